import { f32, i32, struct, vector } from '@brushwork/record';

/**
 * How a face gives and takes light, as its shader says it: the compiler's notes, one for each face. Games don't read them.
 * @orig dlightdef_t @source public headers of the games' kits @confidence probable
 */
export class LightDefinition extends struct(52, {
  /** How much light the face gives; 0 = none. */
  intensity: i32,
  /** Angle within which it gives light, in degrees. @confidence guess */
  angle: i32,
  /** Game units between two pixels of its lightmap. */
  lightmapResolution: i32,
  /** Whether it gives light on both sides. */
  isTwoSided: i32,
  /** Whether its light falls off with the distance, not with its square. */
  isLinear: i32,
  /** Colour of its light, 1 = full. */
  color: vector(f32, ['red', 'green', 'blue']),
  /** How fast its light falls off. @confidence guess */
  falloff: f32,
  /** Share of the light that is thrown back from where it meets a face nearby. @confidence guess */
  backsplashFraction: f32,
  /** How far behind the face light is thrown back, in game units. @confidence guess */
  backsplashDistance: f32,
  /** Game units between the points that stand for the face where it gives light. @confidence guess */
  subdivide: f32,
  /** Whether the face turns to whoever looks at it. */
  isAutosprite: i32,
}) {}
