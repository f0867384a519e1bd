import { FormatError } from '@brushwork/record';
import { type EncodedLzma, encodeLzma } from '../container/lzma/index.js';
import type { GameMap } from './game-map.js';
import { defaultMaxUnpacked } from './lump-contents.js';
import { type LeftLump, type PackingProgress, packedForms } from './packed-forms.js';
import { currentFile, type SavedMap, saveMap } from './save.js';

/** How a map is compressed. */
export interface SaveCompressedOptions {
  /** `stock`: ignore every stored offset and lay the lumps out as the format's own compiler does. */
  readonly layout?: 'keep' | 'stock';
  /** `follow`: the files of a pakfile are compressed, too, one by one; otherwise they are left alone. */
  readonly packedFiles?: 'keep' | 'follow';
  /**
   * Makes streams, `encodeLzma` unless given: for a caller that has it done elsewhere, several at a time. It is asked for
   * all of them at once.
   */
  readonly encode?: (bytes: Uint8Array) => Promise<EncodedLzma>;
  /** Is told how far compressing has come, each time a lump or part is done. */
  readonly onProgress?: (progress: PackingProgress) => void;
  /** Most bytes that lumps which are compressed already may unpack to, all together; 2 GiB unless given. */
  readonly maxUnpacked?: number;
}

/** A map that was written compressed. */
export interface CompressedMap extends SavedMap {
  /** Lumps that were left uncompressed for another reason than their size or their kind. */
  readonly left: readonly LeftLump[];
}

/**
 * Writes a map with every lump compressed, as its games and their public tools do it: each lump as one LZMA block whose
 * unpacked size is in the directory, each lump inside the game lump as a block of its own, the pakfile never as a whole.
 * What would grow stays as it is, and so do lumps that share bytes with others or can't be read wholly. Lumps keep their
 * order, each at a multiple of four, the pakfile at whole sectors. A map that is compressed already comes out as it was.
 *
 * Throws `FormatError` 'unsupported' for a format whose games read no compressed lumps, 'not-found' for a map that was
 * opened from a source, and as `save` does.
 */
export async function saveCompressed(
  map: GameMap<object>,
  options: SaveCompressedOptions = {},
): Promise<CompressedMap> {
  checkCompressible(map);
  const { layout = 'keep', packedFiles = 'keep', encode = encodeLzma, onProgress } = options;
  const bytes = map.wholeFile;
  if (bytes === undefined)
    throw new FormatError('not-found', 'the map was opened from a source: open it from its bytes');
  const { bytes: file } = currentFile(map, { bytes, isOwned: false });
  const maxUnpacked = options.maxUnpacked ?? defaultMaxUnpacked;
  const { forms, left } = await packedForms(map, { file, maxUnpacked, packedFiles, encode, onProgress });
  return { ...saveMap(map, { bytes, isOwned: false }, { layout, forms }), left };
}

/** Throws `FormatError` 'unsupported' for a map whose games read no compressed lumps. */
export function checkCompressible({ branch, head }: GameMap<object>): void {
  const hasWord = head.entries.every(({ unpacked }) => unpacked !== undefined);
  if (branch.capabilities.compression === 'lzma' && hasWord) return;
  throw new FormatError('unsupported', `games of ${branch.title} read no compressed lumps`, {
    expected: 'a format with compressed lumps',
    found: branch.id,
  });
}
