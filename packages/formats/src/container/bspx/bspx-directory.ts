import { many, sequence, struct, text, u32 } from '@brushwork/record';
import type { DirectoryForm, DirectoryType } from '../game-lump/directory-form.js';

/** First bytes of a BSPX directory. */
export const BSPX_MAGIC = 'BSPX';

/**
 * Entry of a BSPX directory.
 * @orig bspx_lump_t @source description of the directory by an engine that reads it and by the tools that write it @confidence certain
 */
export class BspxEntry extends struct(32, {
  /** What the lump holds, as text. */
  name: text(24),
  /** First byte, counted from the start of the file. */
  offset: u32,
  /** Length in bytes. */
  length: u32,
}) {}

/** A directory of lumps that are known by their names. */
export const bspxDirectory = sequence('BspxDirectory', {
  /** `BSPX`. */
  magic: text(4),
  /** Number of entries. */
  count: u32,
  /** The entries. */
  entries: many(BspxEntry, 'count'),
});

/** Bytes before the first entry. */
export const BSPX_HEAD_SIZE = 8;

/** The directory as what other directories of lumps inside a lump are written by. */
export const bspxForm: DirectoryForm = {
  name: 'bspx',
  type: bspxDirectory as unknown as DirectoryType,
  headSize: BSPX_HEAD_SIZE,
  entrySize: BspxEntry.size,
};
