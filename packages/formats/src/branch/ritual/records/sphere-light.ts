import { f32, i32, ref, struct, vector } from '@brushwork/record';

/**
 * A light that shines on what moves.
 * @orig mapspherel_t @source public headers of the games' kits @confidence probable
 */
export class SphereLight extends struct(56, {
  /** Where it is, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Colour, 1 = full. */
  color: vector(f32, ['red', 'green', 'blue']),
  /** How strong it is. */
  intensity: f32,
  /** Leaf that it is in; negative = none. */
  leaf: ref(i32, 'LEAVES', { none: 'negative' }),
  /** Whether the game looks for what stands in its way. */
  needsTrace: i32,
  /** Whether it shines in a cone. */
  isSpot: i32,
  /** Unit vector along the cone. */
  spotDirection: vector(f32, ['x', 'y', 'z']),
  /** Radius of the cone at a distance of 1. */
  spotRadiusByDistance: f32,
}) {}
