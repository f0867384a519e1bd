import { i32, struct } from '@brushwork/record';

/**
 * What stands before the lump in a file that replaces one.
 * @orig lumpfileheader_t @source the developers' wiki @confidence certain
 */
export class LumpPatchHeader extends struct(20, {
  /** First byte of the lump, counted from the start of the file: 20. */
  lumpOffset: i32,
  /** Index of the lump in the directory of the map. */
  lump: i32,
  /** Version of the lump, which counts instead of the one in the map's directory. */
  version: i32,
  /** Length of the lump in bytes. */
  length: i32,
  /** How often the map was saved in its editor when the lump was made for it. */
  revision: i32,
}) {}

/** Size of the header in bytes. */
export const lumpPatchHeaderSize = 20;
