import { contentForm, i32, placed, struct, text, u32 } from '@brushwork/record';

/**
 * An entry of a directory without offsets: the lump begins where the one of the entry before ends.
 * @source real maps @confidence certain
 */
export class LumpSequenceEntry extends struct(8, {
  /** What the lump is. */
  id: u32,
  /** Length of the lump in bytes, what fills it up not counted. */
  length: u32,
}) {}

/** What a file with a directory without offsets begins with. */
export const lumpSequenceForm = contentForm('LumpSequenceHead', {
  /** What every file begins with. */
  magic: text(4),
  /** Version of the format. */
  version: i32,
  /** Number of entries. */
  entryCount: u32,
  /** The lumps in the order of the file. The first begins right behind the last entry. */
  entries: placed(LumpSequenceEntry, { count: 'entryCount' }),
});
