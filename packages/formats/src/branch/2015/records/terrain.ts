import { array, f32, flags, i8, i16, ref, struct, u8, u16, vector } from '@brushwork/record';

/** Bits of `TerrainPatch.flags`. */
export const TerrainFlags = { flipped: 0x40, neighbor: 0x80 } as const;

/**
 * A piece of terrain (lump 22): 8 x 8 cells of 64 units, each of two triangles. Terrain is no brush and no face: it is drawn
 * and collided with from here.
 * @orig cTerraPatch_t @source public headers and loaders of an engine that loads such maps @confidence probable
 */
export class TerrainPatch extends struct(388, {
  /** Which way its triangles lie. */
  flags: flags(u8, TerrainFlags),
  /** Size of its rectangle on the lightmap page: that many times 8 pixels and one more, along each side. */
  lightmapScale: u8,
  /** Lower corner of its rectangle on the page, in pixels. */
  lightmapPosition: vector(u8, ['s', 't']),
  /** Texture coordinates of its corners: lower left, upper left, lower right, upper right as x and y grow; 1 is one repeat. */
  textureCoordinates: array(vector(f32, ['s', 't']), 4),
  /** Lower corner, in steps of 64 units. */
  x: i8,
  /** Lower corner, in steps of 64 units. */
  y: i8,
  /** Height that heights count from, in game units. */
  baseHeight: i16,
  /** Texture that it is drawn with, whose content flags it has. */
  texture: ref(u16, 'TEXTURES'),
  /** Lightmap page; 65535 = none. */
  lightmap: ref(u16, 'LIGHTMAPS', { none: 0xffff, mayBeEmpty: true }),
  /** The piece beside it to the north; -1 = none. */
  north: ref(i16, 'TERRAIN', { none: -1 }),
  /** The piece beside it to the east; -1 = none. */
  east: ref(i16, 'TERRAIN', { none: -1 }),
  /** The piece beside it to the south; -1 = none. */
  south: ref(i16, 'TERRAIN', { none: -1 }),
  /** The piece beside it to the west; -1 = none. */
  west: ref(i16, 'TERRAIN', { none: -1 }),
  /** For each of its two halves a tree of 63 nodes: how far it would be off with less detail in the low 11 bits, flags in the high four. */
  detail: array(u16, 126, { shape: [2, 63] }),
  /** Heights above the base in steps of two units, row by row from low to high y. */
  heights: array(u8, 81, { shape: [9, 9] }),
}) {}
