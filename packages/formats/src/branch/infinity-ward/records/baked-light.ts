import {
  array,
  enumeration,
  f32,
  i32,
  many,
  padding,
  ref,
  run,
  sequence,
  struct,
  text,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';

/** Kinds of primary light (`PrimaryLight.type`). */
export const PrimaryLightType = { none: 0, sun: 1, spot: 2, omni: 3 } as const;

/**
 * A light that is worked out while the map is drawn (lump 43). The first is no light, the second the sun.
 * @orig DiskPrimaryLight @source recovered loaders of the game; real maps, of whose lights none but the sun shines @confidence probable
 */
export class PrimaryLight extends struct(128, {
  /** Kind of light. */
  type: enumeration(u8, PrimaryLightType),
  /** Whether it casts shadows that move. */
  canUseShadowMap: u8,
  /** Room. */
  unused: padding(2),
  /** Colour, 1 = full. */
  color: vector(f32, ['red', 'green', 'blue']),
  /** Unit vector towards the sun; of a spot, against the way it shines. @confidence probable */
  direction: vector(f32, ['x', 'y', 'z']),
  /** Place of spots and of those that shine all around, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** How far it reaches, in game units. */
  radius: f32,
  /** Cosine of half the angle at which the cone ends. */
  outerConeCosine: f32,
  /** Cosine of half the angle within which the cone is at its brightest. */
  innerConeCosine: f32,
  /** How sharply the light is gathered around the axis. */
  exponent: i32,
  /** Cosine of the angle by which it may turn. @confidence guess */
  rotationLimit: f32,
  /** How far it may move, in game units. @confidence guess */
  translationLimit: f32,
  /** Name of what is known of its kind, NUL-terminated. */
  definition: text(64),
}) {}

/**
 * One page of baked light (lump 1).
 * @source size of the pages of real maps, of which one is lit; recovered loaders of the game @confidence probable
 */
export class Lightmap extends struct(3145728, {
  /** Light but that of primary lights: two pictures one behind the other, each rows of 512 pixels of four bytes. @confidence guess */
  secondary: array(u8, 2097152, { shape: [2, 512, 512, 4] }),
  /** How much of the surface's primary light comes: rows of 1024 pixels of one byte, 255 = all of it. */
  primary: array(u8, 1048576, { shape: [1024, 1024] }),
}) {}

/**
 * A place of the grid of light (lump 2). Rows of the grid select these, column by column, from low to high.
 * @orig GfxLightGridEntry @source recovered loaders of the game, a real map @confidence certain
 */
export class LightGridEntry extends struct(4, {
  /** Its light. */
  colors: ref(u16, 'LIGHT_GRID_COLORS'),
  /** Primary light that is seen from there; 255 = none. */
  primaryLight: ref(u8, 'PRIMARY_LIGHTS', { none: 255 }),
  /** Whether the game looks for itself what light reaches a place beside it. */
  needsTrace: u8,
}) {}

/**
 * Light at places of the grid (lump 3).
 * @orig GfxLightGridColors @source recovered loaders of the game, a real map for the size @confidence probable
 */
export class LightGridColors extends struct(168, {
  /** Light from 56 directions, three bytes each: red, green, blue. */
  colors: array(u8, 168, { shape: [56, 3] }),
}) {}

/**
 * How the grid of light lies in the world (lump 44). Its steps are 32 units along x and y and 64 along z, from -131,072 on.
 * @source recovered loaders of the game, real maps @confidence certain
 */
export const lightGridHeader = sequence('LightGridHeader', {
  /** Lowest step in x, y and z. */
  mins: vector(u16, ['x', 'y', 'z']),
  /** Highest step in x, y and z. */
  maxs: vector(u16, ['x', 'y', 'z']),
  /** Axis along which rows follow each other: 0 = x, 1 = y. */
  rowAxis: u32,
  /** Axis along which a row runs. */
  columnAxis: u32,
  /** Where each row from the lowest step on begins in LIGHT_GRID_ROWS, in units of four bytes; 65535 = there is no such row. */
  rowStarts: many(u16, 'rest'),
});

/**
 * How many hulls bound what a primary light reaches (lump 52), light by light.
 * @orig DiskLightRegion @source recovered loaders of the game, real maps @confidence certain
 */
export class LightRegion extends struct(1, {
  /** Number of hulls; they follow those of the light before. */
  hullCount: run(u8, 'LIGHT_REGION_HULLS'),
}) {}

/**
 * A convex space that a primary light reaches (lump 53): within nine pairs of planes, and any number more.
 * @orig GfxLightRegionHull @source recovered loaders of the game @confidence probable
 */
export class LightRegionHull extends struct(76, {
  /** Middle of the space along each of nine fixed directions. */
  midPoints: array(f32, 9),
  /** Half the size of the space along each of those. */
  halfSizes: array(f32, 9),
  /** Number of further axes; they follow those of the hull before. */
  axisCount: run(u32, 'LIGHT_REGION_AXES'),
}) {}

/**
 * A further pair of planes that bounds a hull (lump 54).
 * @orig GfxLightRegionAxis @source recovered loaders of the game @confidence probable
 */
export class LightRegionAxis extends struct(20, {
  /** Unit vector across the planes. */
  direction: vector(f32, ['x', 'y', 'z']),
  /** Middle of the space along it. */
  midPoint: f32,
  /** Half the size of the space along it. */
  halfSize: f32,
}) {}

/**
 * A place that reflections were taken at, and what was seen (lump 41).
 * @orig DiskGfxReflectionProbe @source recovered loaders of the game, a real map @confidence certain
 */
export class ReflectionProbe extends struct(131140, {
  /** Where it is, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** File that colours are corrected by, NUL-terminated; empty for most. */
  colorCorrection: text(64),
  /** Six pictures of 64 x 64 pixels of four bytes, each followed by itself in half the size, down to one pixel. @confidence probable */
  pixels: array(u8, 131064),
}) {}
