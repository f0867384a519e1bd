/** Records of baked light. Colours are red, green and blue with a common exponent. */
import {
  array,
  enumeration,
  f32,
  flags,
  i8,
  i32,
  padding,
  ref,
  span,
  struct,
  u8,
  u16,
  vector,
} from '@brushwork/record';

/**
 * A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
 * @orig ColorRGBExp32 @source specification, lighting; the 255 is settled on lit maps @confidence certain
 */
export class ColorRgbExp extends struct(4, {
  /** Red. */
  red: u8,
  /** Green. */
  green: u8,
  /** Blue. */
  blue: u8,
  /** Power of two that all three are multiplied with. */
  exponent: i8,
}) {}

/**
 * Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
 * @orig CompressedLightCube @source engine headers @confidence certain
 */
export class CompressedLightCube extends struct(24, {
  /** One colour a side. */
  sides: array(ColorRgbExp, 6),
}) {}

/**
 * Ambient light at a place of a leaf (lumps 55 and 56 with an index lump).
 * @orig dleafambientlighting_t @source engine headers @confidence certain
 */
export class LeafAmbientSample extends struct(28, {
  /** Light from six sides. */
  cube: CompressedLightCube,
  /** Place in the leaf's box, 0 to 255 from its lower to its upper corner along each axis. */
  position: vector(u8, ['x', 'y', 'z']),
  /** Filler. */
  padding: padding(1),
}) {}

/**
 * Which samples a leaf has (lumps 51 and 52), by the leaf's number.
 * @orig dleafambientindex_t @source engine headers @confidence certain
 */
export class LeafAmbientIndex extends struct(4, {
  /** Number of samples. */
  sampleCount: u16,
  /** First of `sampleCount` samples. */
  firstSample: span(u16, 'LEAF_AMBIENT_LIGHTING', 'sampleCount', { mayBeEmpty: true }),
}) {}

/**
 * The same for maps with a high dynamic range.
 * @orig dleafambientindex_t @source engine headers @confidence certain
 */
export class LeafAmbientIndexHdr extends LeafAmbientIndex.with(4, {
  /** First of `sampleCount` samples. */
  firstSample: span(u16, 'LEAF_AMBIENT_LIGHTING_HDR', 'sampleCount', { mayBeEmpty: true }),
}) {}

/** Kinds of world light (`emittype_t`). */
export const WorldLightType = {
  surface: 0,
  point: 1,
  spot: 2,
  skyLight: 3,
  quakeLight: 4,
  skyAmbient: 5,
} as const;

/** What a world light may do (`DWL_FLAGS_*`). */
export const worldLightFlags = { inAmbientCube: 0x1, castEntityShadows: 0x2 } as const;

/**
 * A light that doesn't move (lumps 15 and 54).
 * @orig dworldlight_t @source engine headers @confidence certain
 */
export class WorldLight extends struct(88, {
  /** Where it shines from, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Colour times strength. */
  intensity: vector(f32, ['red', 'green', 'blue']),
  /** Unit vector along surface lights, spots and the sun. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Visibility cluster that it is in; -1 = none. */
  cluster: i32,
  /** Kind of light. */
  type: enumeration(i32, WorldLightType),
  /** Light style that switches it. */
  style: i32,
  /** Cosine of the angle at which a spot begins to fade. */
  stopDot: f32,
  /** Cosine of the angle at which a spot ends. */
  stopDot2: f32,
  /** How sharply a spot is gathered around its axis. */
  exponent: f32,
  /** Distance at which it ends, in game units; 0 = never. */
  radius: f32,
  /** Constant part of the fall-off. */
  constantAttenuation: f32,
  /** Part of the fall-off that grows with the distance. */
  linearAttenuation: f32,
  /** Part of the fall-off that grows with the square of the distance. */
  quadraticAttenuation: f32,
  /** What it may do. */
  flags: flags(i32, worldLightFlags),
  /** Texture that a surface light is made of. */
  texture: ref(i32, 'TEXTURE_INFO', { none: -1 }),
  /** Entity that moves with it; usually 0. */
  owner: i32,
}) {}

/**
 * A world light that casts shadows from another place, as Left 4 Dead and files above version 20 have it.
 * @orig dworldlight_t @source facts on branches; sizes of real maps @confidence certain
 */
export class WorldLightShadowOffset extends WorldLight.insertAfter(100, 'normal', {
  /** Offset of the place that shadows are cast from, in game units. */
  shadowCastOffset: vector(f32, ['x', 'y', 'z']),
}) {}
