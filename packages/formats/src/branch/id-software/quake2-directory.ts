import type { Container } from '../../container/container.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';

/** Number of entries of the directory. */
export const QUAKE2_LUMPS = 19;

/**
 * The order in which the game's compilers write lumps, each at a multiple of four.
 * @source layouts of the two real maps @confidence certain
 */
export const quake2CompilerOrder: readonly number[] = [
  1, 8, 2, 4, 5, 6, 14, 15, 9, 10, 12, 11, 13, 17, 18, 7, 3, 0, 16,
];

/** A directory of Quake II's family: entries of offset and length, and what later tools append behind the last lump. */
export function quake2Directory(
  signature: Pick<LumpDirectoryOptions, 'magic' | 'versions'>,
  difference: Partial<LumpDirectoryOptions> = {},
): Container {
  return lumpDirectory({
    ...signature,
    entryCount: QUAKE2_LUMPS,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'running',
    // A tool that changes maps leaves the lump out that nothing reads: its entry is zero then.
    emptyAtZero: [16],
    writeOrder: quake2CompilerOrder,
    appended: { magic: 'BSPX', alignment: 4 },
    ...difference,
  });
}
