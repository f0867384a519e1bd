/** Named bits and kinds of Respawn's maps. */

/**
 * What a volume is (`CONTENTS_*`), in unique contents.
 * @source public readers of the games' scripts; the one real map has only `solid` @confidence probable
 */
export const contentFlags = {
  solid: 0x1,
  window: 0x2,
  aux: 0x4,
  grate: 0x8,
  slime: 0x10,
  water: 0x20,
  windowNoCollide: 0x40,
  opaque: 0x80,
  testFogVolume: 0x100,
  blockLight: 0x400,
  team1: 0x800,
  team2: 0x1000,
  ignoreNoDrawOpaque: 0x2000,
  moveable: 0x4000,
  playerClip: 0x10000,
  monsterClip: 0x20000,
  brushPaint: 0x40000,
  blockLineOfSight: 0x80000,
  noClimb: 0x100000,
  titanClip: 0x200000,
  bulletClip: 0x400000,
  origin: 0x1000000,
  monster: 0x2000000,
  debris: 0x4000000,
  detail: 0x8000000,
  translucent: 0x10000000,
  ladder: 0x20000000,
  hitbox: 0x40000000,
} as const;

/**
 * How a mesh is drawn, in meshes and texture data. The two bits 0x600 together say in which lump the vertices are: 0 =
 * VERTEX_LIT_FLAT, 0x200 = VERTEX_LIT_BUMP, 0x400 = VERTEX_UNLIT, 0x600 = VERTEX_UNLIT_TS.
 * @source public readers; the vertex lump fits on the one real map @confidence probable
 */
export const meshFlags = {
  sky2d: 0x2,
  sky: 0x4,
  warp: 0x8,
  translucent: 0x10,
  vertexLitBump: 0x200,
  vertexUnlit: 0x400,
  skip: 0x20000,
  trigger: 0x40000,
} as const;

/** Those of them that are in the lower 16 bits. @source public readers @confidence probable */
export const meshFlagsLow = {
  sky2d: 0x2,
  sky: 0x4,
  warp: 0x8,
  translucent: 0x10,
  vertexLitBump: 0x200,
  vertexUnlit: 0x400,
} as const;

/** What collision primitives are. @source public readers; 0 on a real map @confidence probable */
export const PrimitiveType = { brush: 0, triangles: 0x40, staticProp: 0x60 } as const;

/**
 * What is said of a side of a brush.
 * @source public readers and compilers; `discard` on a real map @confidence probable
 */
export const brushSideFlags = { discard: 0x20, abutting: 0x40 } as const;

/** What an opening of a cell leads to. @source public readers @confidence probable */
export const PortalType = { cell: 0, sky: 1, water: 2 } as const;
