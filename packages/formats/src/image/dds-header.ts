import { array, struct, u32 } from '@brushwork/record';

/** What a DDS image begins with: `DDS` and a space. */
export const ddsMagic = 0x20534444;

/** Bits of `pixelFlags`. */
export const ddsPixelFlags = {
  /** There is alpha beside the colours. */
  ALPHA_PIXELS: 0x1,
  /** There is nothing but alpha. */
  ALPHA: 0x2,
  /** `fourCC` says how pixels are stored. */
  FOUR_CC: 0x4,
  /** The masks say it. */
  RGB: 0x40,
  /** Brightnesses; the mask of red is theirs. */
  LUMINANCE: 0x20000,
  /** Directions, signed. */
  DIRECTIONS: 0x80000,
} as const;

/** Bit of `capabilities2` of a cube, and those of its sides. */
export const ddsCube = { CUBE: 0x200, SIDES: 0xfc00 } as const;

/**
 * What a DDS image begins with. The pictures follow, of each side all sizes, the largest first.
 * @orig DDS_HEADER @source the public description by its maker @confidence certain
 */
export class DdsHeader extends struct(128, {
  /** `DDS` and a space. */
  magic: u32,
  /** 124. */
  size: u32,
  /** Which fields count. */
  flags: u32,
  /** Rows. */
  height: u32,
  /** Pixels in a row. */
  width: u32,
  /** Bytes of a row, or of the largest size; often wrong, and not used. */
  pitch: u32,
  /** Slices of a volume. */
  depth: u32,
  /** Number of sizes; 0 where there is one. */
  mipCount: u32,
  /** Not used. */
  unknown0x20: array(u32, 11),
  /** 32. */
  pixelSize: u32,
  /** What says how pixels are stored. */
  pixelFlags: u32,
  /** Four characters as a number, or a number. */
  fourCC: u32,
  /** Bits of a pixel. */
  bitCount: u32,
  /** Bits of red, or of a brightness. */
  redMask: u32,
  /** Bits of green. */
  greenMask: u32,
  /** Bits of blue. */
  blueMask: u32,
  /** Bits of alpha. */
  alphaMask: u32,
  /** What kind of texture it is. */
  capabilities: u32,
  /** Whether it is a cube, and which sides are there, or a volume. */
  capabilities2: u32,
  /** Not used. */
  unknown0x74: array(u32, 3),
}) {}

/**
 * What follows the header of a DDS image whose four characters are `DX10`.
 * @orig DDS_HEADER_DXT10 @source the public description by its maker @confidence certain
 */
export class DdsHeaderDx10 extends struct(20, {
  /** How pixels are stored. */
  format: u32,
  /** 2 for a row, 3 for a picture, 4 for a volume. */
  dimension: u32,
  /** Bit 2: a cube. */
  flags: u32,
  /** Number of pictures, of cubes that of cubes. */
  arraySize: u32,
  /** What alpha means. */
  flags2: u32,
}) {}
