import { bits, bytes, enumeration, struct, text, u8, u16, u32 } from '@brushwork/record';

/** Kinds of TGA images that are decoded. The run-length forms are those of 1, 2 and 3 plus 8. */
export const tgaTypes = {
  NONE: 0,
  COLOUR_MAPPED: 1,
  TRUE_COLOUR: 2,
  GREYSCALE: 3,
  RUN_LENGTH_COLOUR_MAPPED: 9,
  RUN_LENGTH_TRUE_COLOUR: 10,
  RUN_LENGTH_GREYSCALE: 11,
} as const;

/**
 * What a TGA image begins with. Numbers are little-endian and not aligned. The text of `idLength` bytes follows, then the
 * colour map, then the pixels.
 * @source the format's own specification, version 2.0 @confidence certain
 */
export class TgaHeader extends struct(
  18,
  {
    /** Bytes of text behind the header. */
    idLength: u8,
    /** 1 when there is a colour map; a true-colour image may have one, which counts for nothing. */
    colourMapType: u8,
    /** What the pixels are and how they are stored. */
    imageType: enumeration(u8, tgaTypes),
    /** Index that the first entry of the colour map in the file has. */
    firstMapEntry: u16,
    /** Entries of the colour map in the file. */
    mapEntryCount: u16,
    /** Bits of each of them: 15, 16, 24 or 32. */
    mapEntryBits: u8,
    /** Where the left edge is on the screen, in pixels. */
    xOrigin: u16,
    /** Where the lower edge is on the screen, in pixels. */
    yOrigin: u16,
    /** Pixels in a row. */
    width: u16,
    /** Rows. */
    height: u16,
    /** Bits of each pixel. */
    pixelBits: u8,
    /** Bits of each colour that are alpha: 0, 1 or 8. */
    alphaBits: bits(u8, 4),
    /** 1: pixels of a row go from right to left. */
    rightToLeft: bits(u8, 1),
    /** 1: rows go from top to bottom; 0: from bottom to top. */
    topToBottom: bits(u8, 1),
    /** Order of rows for screens of long ago: 0. */
    interleaving: bits(u8, 2),
  },
  { packed: true },
) {}

/** Text that marks a footer. */
export const tgaSignature = 'TRUEVISION-XFILE';

/**
 * What a TGA image of version 2 ends with.
 * @source the format's own specification, version 2.0 @confidence certain
 */
export class TgaFooter extends struct(
  26,
  {
    /** Where an area with the author, the time and the like begins, from the start of the file; 0: there is none. */
    extensionOffset: u32,
    /** Where a directory of programs' own data begins, from the start of the file; 0: there is none. */
    developerOffset: u32,
    /** `TRUEVISION-XFILE`. */
    signature: text(16),
    /** A full stop and a NUL. */
    end: bytes(2),
  },
  { packed: true },
) {}
