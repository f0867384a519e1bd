import type { Container } from '../../container/container.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';

/**
 * The order in which Valve's compilers of 2006 to 2013 write lumps, each followed by zeros up to a multiple of four. A lump that is empty
 * when its turn comes is given the running offset; those that are never written keep 0.
 * @source layouts of real maps and the public compiler's behaviour @confidence certain
 */
export const compilerOrder2007: readonly number[] = [
  1, 10, 56, 52, 51, 55, 3, 5, 6, 2, 26, 33, 48, 34, 47, 37, 38, 39, 7, 58, 11, 27, 18, 19, 16, 17, 13, 12,
  14, 20, 21, 8, 53, 4, 0, 15, 54, 36, 9, 59, 41, 42, 43, 44, 45, 50, 60, 29, 28, 30, 31, 46, 35, 40,
];

/**
 * The order in which the compilers of 2006 write lumps.
 * @source layouts of the two real maps of that time @confidence probable
 */
export const compilerOrder2006: readonly number[] = [
  1, 10, 56, 55, 3, 5, 6, 2, 26, 33, 48, 34, 47, 37, 38, 39, 7, 58, 11, 27, 18, 19, 16, 17, 13, 12, 14, 20,
  21, 8, 53, 4, 0, 15, 54, 36, 9, 59, 41, 42, 43, 44, 45, 50, 29, 28, 30, 31, 46, 51, 52, 35, 40,
];

/**
 * The order in which the compilers of 2004 write lumps.
 * @source layouts of the four real maps of version 19, which all follow it @confidence certain
 */
export const compilerOrder2004: readonly number[] = [
  1, 10, 3, 5, 6, 2, 26, 33, 48, 34, 47, 37, 38, 39, 7, 27, 18, 19, 16, 17, 13, 12, 14, 20, 21, 8, 4, 0, 15,
  32, 36, 9, 41, 42, 43, 44, 45, 29, 49, 30, 31, 46, 35, 40,
];

/**
 * The order in which the compilers from Alien Swarm on write lumps.
 * @source layouts of real maps of version 21 @confidence certain
 */
export const compilerOrder2010: readonly number[] = [
  59, 6, 2, 43, 44, 10, 17, 1, 18, 19, 14, 5, 20, 21, 4, 0, 29, 26, 62, 3, 12, 13, 7, 58, 33, 48, 63, 28, 9,
  8, 53, 37, 38, 39, 30, 31, 56, 52, 51, 55, 16, 36, 45, 50, 60, 61, 46, 42, 15, 41, 54, 34, 47, 11, 22, 23,
  27, 35, 40,
];

/**
 * The order in which Left 4 Dead 2's compilers write lumps.
 * @source layouts of the four real maps of the game, which all follow it @confidence certain
 */
export const compilerOrderLeft4Dead2: readonly number[] = [
  59, 6, 2, 43, 44, 10, 17, 1, 18, 19, 14, 5, 20, 21, 4, 0, 29, 62, 26, 3, 12, 13, 7, 58, 33, 48, 28, 9, 8,
  53, 37, 38, 39, 30, 31, 56, 52, 51, 55, 16, 36, 45, 50, 60, 61, 46, 42, 15, 41, 54, 34, 47, 11, 27, 22, 23,
  24, 25, 49, 35, 40,
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
    writeOrder: compilerOrder2007,
    // Face numbers and faces for light with a high dynamic range are written only where there are any.
    emptyAtZero: [11, 58],
    // The public tool that compresses maps brings the pakfile to whole sectors of a disc, on the PC too.
    sectors: { size: 2048, lumps: [40] },
    ...difference,
  });
}
