import { FormatError, type Issue, issue } from '@brushwork/record';
import type { StoredLump } from '../container/container.js';
import { isLzmaBlock, type LzmaOptions, readLzmaBlock } from '../container/lzma/index.js';

/** Content of a compressed lump. */
export interface UnpackedLump {
  /** The content; the stored bytes when they can't be unpacked. */
  readonly bytes: Uint8Array;
  /** What was found while unpacking. */
  readonly issues: readonly Issue[];
}

/** Whether a lump is stored compressed: by its own first bytes, whatever the directory says, where the directory has a word for it. */
export function isPacked(entry: StoredLump, stored: Uint8Array): boolean {
  return entry.unpacked !== undefined && isLzmaBlock(stored);
}

/** Unpacks a compressed lump, as tolerantly as games do. Never throws: what can't be unpacked stays as it is, with an issue. */
export function unpackLump(
  entry: StoredLump,
  stored: Uint8Array,
  name: string,
  limits: Pick<LzmaOptions, 'maxOutput'> = {},
): UnpackedLump {
  try {
    const { bytes, issues } = readLzmaBlock(stored, {
      ...limits,
      path: [name],
      offset: entry.start,
      ...(entry.unpacked !== undefined && entry.unpacked > 0 && { expectedSize: entry.unpacked }),
    });
    return { bytes, issues };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const found = issue('lump-unpack', 'error', error.code, {
      message: `can't be unpacked: ${error.reason}`,
      path: [name],
      offset: error.offset ?? entry.start,
    });
    return { bytes: stored, issues: [found] };
  }
}
