import type { Container } from '../../container/container.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';

/**
 * The order in which Valve's compilers write lumps, each followed by zeros up to a multiple of four. A lump that is empty
 * when its turn comes is given the running offset; those that are never written keep 0.
 * @source layouts of real maps and the public compiler's behaviour @confidence certain
 */
export const compilerOrder: readonly number[] = [
  1, 10, 56, 52, 51, 55, 3, 5, 6, 2, 26, 33, 48, 34, 47, 37, 38, 39, 7, 58, 11, 27, 18, 19, 16, 17, 13, 12,
  14, 20, 21, 8, 53, 4, 0, 15, 54, 36, 9, 59, 41, 42, 43, 44, 45, 50, 60, 29, 28, 30, 31, 46, 35, 40,
];

/** A directory of Source: 64 lumps of four words, then the map's revision; `PSBV` begins a big-endian file. */
export function sourceDirectory(
  versions: readonly number[],
  difference: Partial<LumpDirectoryOptions> = {},
): Container {
  return lumpDirectory({
    magic: 'VBSP',
    bigEndianMagic: 'PSBV',
    versions,
    entryCount: 64,
    entry: ['offset', 'length', 'version', 'unpacked'],
    hasRevision: true,
    alignment: 4,
    emptyOffset: 'running',
    writeOrder: compilerOrder,
    ...difference,
  });
}
