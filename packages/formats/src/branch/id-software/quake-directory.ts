import type { Container } from '../../container/container.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';

/** Number of entries of the directory. */
export const QUAKE_LUMPS = 15;

/**
 * The order in which the family's compilers write lumps, from those of 1996 to today's: each at a multiple of four, an
 * empty one at the running offset. The light of a map without light, and its visibility, may stand the other way round:
 * both are empty then.
 * @source layouts of all ten real maps @confidence certain
 */
export const quakeCompilerOrder: readonly number[] = [1, 10, 3, 5, 6, 7, 9, 11, 13, 12, 14, 8, 4, 0, 2];

/** A directory of Quake's family: 15 lumps of offset and length, and what later tools append behind the last lump. */
export function quakeDirectory(
  signature: Pick<LumpDirectoryOptions, 'magic' | 'versionAt' | 'versions'>,
  difference: Partial<LumpDirectoryOptions> = {},
): Container {
  return lumpDirectory({
    ...signature,
    entryCount: QUAKE_LUMPS,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'running',
    writeOrder: quakeCompilerOrder,
    appended: { magic: 'BSPX', alignment: 4 },
    ...difference,
  });
}
