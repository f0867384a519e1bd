import { bytes, enumeration, i32, struct, text, u8, u16 } from '@brushwork/record';

/** How the pixels of an SGI image are stored. */
export const sgiStorages = { VERBATIM: 0, RUN_LENGTH: 1 } as const;

/** What the numbers of an SGI image are. */
export const sgiColourMaps = {
  /** Brightnesses of the channels. */
  NORMAL: 0,
  /** One byte a pixel: three bits of red (the lowest), three of green, two of blue. */
  DITHERED: 1,
  /** Indexes into a colour map that is not in the file. */
  SCREEN: 2,
  /** The file is a colour map for others, and no picture. */
  COLOUR_MAP: 3,
} as const;

/** Number that an SGI image begins with. */
export const sgiMagic = 474;

/**
 * What stands before the pixels of an SGI image (`.sgi`, `.rgb`, `.rgba`, `.bw`). Numbers are big-endian; rows follow each
 * other from the bottom to the top, and all rows of a channel come before those of the next.
 * @source the format's own description by its maker, version 1.00 @confidence certain
 */
export class SgiHeader extends struct(
  512,
  {
    /** 474. */
    magic: u16,
    /** Verbatim, or run-length encoded with a table of rows behind the header. */
    storage: enumeration(u8, sgiStorages),
    /** Bytes for each number: 1 or 2. */
    bytesPerChannel: u8,
    /** 1: a single row of one channel; 2: one channel; 3: as many as `channelCount` says. */
    dimension: u16,
    /** Pixels in a row. */
    width: u16,
    /** Rows; counts only where `dimension` is 2 or 3. */
    height: u16,
    /** Channels; counts only where `dimension` is 3. */
    channelCount: u16,
    /** Lowest number in the image, usually 0. Nothing is scaled by it. */
    lowest: i32,
    /** Highest number in the image, usually 255. Nothing is scaled by it. */
    highest: i32,
    /** Not used. */
    unknown0x14: bytes(4),
    /** Name of the image, closed by a NUL. */
    name: text(80),
    /** What the numbers are. The packing of the bits where they are dithered is `probable`. */
    colourMap: enumeration(i32, sgiColourMaps),
    /** Not used. */
    unknown0x6C: bytes(404),
  },
  { byteOrder: 'big' },
) {}
