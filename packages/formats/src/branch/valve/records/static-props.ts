/**
 * Static props: models that stand in the world and never move (game lump `sprp`). Games changed the record with the
 * version and without it; every layout here differs from the one before by what it names. Distances are game units,
 * angles are degrees.
 */
import {
  bool,
  bytes,
  enumeration,
  f32,
  flags,
  i32,
  ref,
  span,
  struct,
  text,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';

/** How a static prop collides (`SOLID_*`). @source engine headers @confidence certain */
export const StaticPropSolid = { none: 0, boundingBox: 2, physics: 6 } as const;

/**
 * What is said of a static prop (`STATIC_PROP_*`), in a byte up to version 9.
 * @source engine headers @confidence certain
 */
export const staticPropFlags = {
  fades: 0x1,
  usesLightingOrigin: 0x2,
  noDraw: 0x4,
  ignoreNormals: 0x8,
  noShadow: 0x10,
  screenSpaceFade: 0x20,
  noPerVertexLighting: 0x40,
  noSelfShadowing: 0x80,
} as const;

/**
 * The same in 32 bits, from version 10 on.
 * @source engine headers of 2013 @confidence certain
 */
export const staticPropFlags32 = { ...staticPropFlags, noPerTexelLighting: 0x100 } as const;

/**
 * More of what is said of a static prop, in Counter-Strike: Global Offensive and its relatives.
 * @source public readers; the values of bits are not settled @confidence probable
 */
export const staticPropFlagsEx = { noShadowDepth: 0x1, excluded: 0x2, lightBounce: 0x4 } as const;

const point = vector(f32, ['x', 'y', 'z']);
const color = vector(u8, ['red', 'green', 'blue', 'alpha']);

/**
 * A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
 * @orig StaticPropLump_t @source specification, static props @confidence certain
 */
export class StaticPropV4 extends struct(56, {
  /** Where it stands, in game units. */
  origin: point,
  /** How it is turned, in degrees. */
  angles: vector(f32, ['pitch', 'yaw', 'roll']),
  /** Its model, in `models` of the same sub-lump. */
  model: ref(u16, '.models'),
  /** First of `leafCount` entries in `leaves` of the same sub-lump. */
  firstLeaf: span(u16, '.leaves', 'leafCount'),
  /** Number of leaves that it is in. */
  leafCount: u16,
  /** How it collides. */
  solid: enumeration(u8, StaticPropSolid),
  /** What is said of it. */
  flags: flags(u8, staticPropFlags),
  /** Skin of the model. */
  skin: i32,
  /** Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never. */
  fadeMinDistance: f32,
  /** Distance at which it is gone, in game units. */
  fadeMaxDistance: f32,
  /** Where it is lit from, in game units, when the flags say that it is used. */
  lightingOrigin: point,
}) {}

/**
 * A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
 * @orig StaticPropLump_t @source specification, static props; maps @confidence certain
 */
export class StaticPropV5 extends StaticPropV4.insertAfter(60, 'lightingOrigin', {
  /** What fade distances are multiplied with; 1 = as they are. */
  forcedFadeScale: f32,
}) {}

/** A static prop of version 5 in The Ship. @source public readers @confidence probable */
export class StaticPropV5TheShip extends StaticPropV5.insertAfter(188, 'forcedFadeScale', {
  /** Name of the prop. */
  name: text(128),
}) {}

/**
 * A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the same.
 * @orig StaticPropLump_t @source specification, static props; maps @confidence certain
 */
export class StaticPropV6 extends StaticPropV5.insertAfter(64, 'forcedFadeScale', {
  /** Lowest DirectX version at which it is drawn, such as 80; 0 = any. */
  minDirectX: u16,
  /** Highest DirectX version at which it is drawn; 0 = any. */
  maxDirectX: u16,
}) {}

/** A static prop of version 6 in Bloody Good Time. @source public readers @confidence probable */
export class StaticPropV6BloodyGoodTime extends StaticPropV6.insertAfter(192, 'maxDirectX', {
  /** Name of the prop. */
  name: text(128),
}) {}

/** A static prop of version 6 in Dark Messiah of Might and Magic. @source public readers @confidence probable */
export class StaticPropV6DarkMessiah extends StaticPropV6.insertAfter(136, 'maxDirectX', {
  /** Unknown. */
  unknown0x40: bytes(72),
}) {}

/** A static prop of version 7 in early maps of Left 4 Dead. @source specification, static props @confidence probable */
export class StaticPropV7 extends StaticPropV6.insertAfter(68, 'maxDirectX', {
  /** Colour that it is multiplied with. */
  color: color,
}) {}

/** A static prop of version 7 in Zeno Clash. @source specification, static props; public readers @confidence probable */
export class StaticPropV7ZenoClash extends StaticPropV6.insertAfter(68, 'maxDirectX', {
  /** Unknown. */
  unknown0x40: bytes(4),
}) {}

/**
 * A static prop of version 8: Left 4 Dead.
 * @orig StaticPropLump_t @source specification, static props; engine headers @confidence certain
 */
export class StaticPropV8 extends StaticPropV5.insertAfter(68, 'forcedFadeScale', {
  /** Lowest processor level at which it is drawn; 0 = any. */
  minCpuLevel: u8,
  /** Highest processor level at which it is drawn; 0 = any. */
  maxCpuLevel: u8,
  /** Lowest graphics level at which it is drawn; 0 = any. */
  minGpuLevel: u8,
  /** Highest graphics level at which it is drawn; 0 = any. */
  maxGpuLevel: u8,
  /** Colour that it is multiplied with. */
  color: color,
}) {}

/** A static prop of version 8 in Vindictus since 2025. @source public readers @confidence guess */
export class StaticPropV8Vindictus extends StaticPropV6.insertAfter(72, 'maxDirectX', {
  /** Unknown. */
  unknown0x40: bytes(8),
}) {}

/**
 * A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
 * @orig StaticPropLump_t @source specification, static props; maps @confidence certain
 */
export class StaticPropV9 extends StaticPropV8.insertAfter(72, 'color', {
  /** Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps. */
  disableXbox360: bool,
}) {}

/** A static prop of version 9 in Dear Esther. @source public readers @confidence probable */
export class StaticPropV9DearEsther extends StaticPropV9.insertAfter(76, 'flags', {
  /** Unknown. */
  unknown0x20: bytes(4),
}) {}

/**
 * A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of version 7. Its
 * flags are a word of their own, and the byte where they stood is garbage in some maps.
 * @orig StaticPropLump_t @source engine headers of 2013; maps, which settle it against the specification @confidence certain
 */
export class StaticPropV10 extends StaticPropV6.omit(64, 'flags').insertAfter(72, 'maxDirectX', {
  /** What is said of it. */
  flags: flags(u32, staticPropFlags32),
  /** Width of its lightmap, in samples; 0 = none. */
  lightmapWidth: u16,
  /** Height of its lightmap, in samples; 0 = none. */
  lightmapHeight: u16,
}) {}

/** A static prop of version 10 in older maps of Counter-Strike: Global Offensive. @source public readers @confidence probable */
export class StaticPropV10GlobalOffensive extends StaticPropV9.insertAfter(76, 'disableXbox360', {
  /** More of what is said of it. */
  flagsEx: flags(u32, staticPropFlagsEx),
}) {}

/** A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same. @source public readers @confidence probable */
export class StaticPropV11GlobalOffensive extends StaticPropV10GlobalOffensive.insertAfter(80, 'flagsEx', {
  /** What its size is multiplied with. */
  scale: f32,
}) {}

/** A static prop of version 11, or 10, in maps of Black Mesa before its last engine. @source public readers @confidence probable */
export class StaticPropV11BlackMesaLite extends StaticPropV10.insertAfter(76, 'lightmapHeight', {
  /** Colour that it is multiplied with. */
  color: color,
}) {}

/** A static prop of version 11 in Black Mesa. @source public readers @confidence probable */
export class StaticPropV11BlackMesa extends StaticPropV11BlackMesaLite.insertAfter(80, 'color', {
  /** More of what is said of it. */
  flagsEx: flags(u32, staticPropFlagsEx),
}) {}

/** A static prop of version 11 in Merubasu; only the last field is sure. @source public readers @confidence guess */
export class StaticPropV11Merubasu extends StaticPropV10.insertAfter(76, 'lightmapHeight', {
  /** What its size is multiplied with. */
  scale: f32,
}) {}

/** A static prop of version 13 in games of the Strata engine. @source public readers @confidence probable */
export class StaticPropV13 extends StaticPropV10GlobalOffensive.insertAfter(88, 'flagsEx', {
  /** What its size along each axis is multiplied with. */
  scale: point,
}) {}

/** How one static prop of Vindictus is stretched. @source public readers @confidence probable */
export class StaticPropScale extends struct(16, {
  /** The prop, in `props` of the same sub-lump. */
  prop: ref(i32, '.props'),
  /** What its size along each axis is multiplied with. */
  scale: point,
}) {}

/**
 * A static prop of a version that isn't known: what all have in common, and the rest as bytes. The rest is as long as
 * the records of a file turn out to be; four bytes are the least.
 */
export class StaticPropOfUnknownVersion extends StaticPropV4.insertAfter(60, 'lightingOrigin', {
  /** What isn't known. */
  unknown0x38: bytes(4),
}) {}
