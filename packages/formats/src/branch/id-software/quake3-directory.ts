import type { Container } from '../../container/container.js';
import { lumpDirectory } from '../../container/lump-directory.js';

/** Number of entries of the directory with the one that later compilers added. */
export const QUAKE3_LUMPS = 18;

/** Lumps in the order in which q3map, q3map2 and their relatives write them; the real maps at hand all have it. */
const compilerOrder = [1, 2, 4, 3, 8, 9, 5, 6, 7, 10, 13, 16, 14, 15, 0, 12, 11, 17];

/** The same with the indexes of light, lump 17, behind the light that they select. No real map is at hand. */
const lightArrayOrder = [1, 2, 4, 3, 8, 9, 5, 6, 7, 10, 13, 16, 14, 15, 17, 0, 12, 11];

/** What differs between the directories of the family. */
export interface Quake3DirectoryOptions {
  /** First four bytes. */
  readonly magic: string;
  /** Versions that are known. */
  readonly versions: readonly number[];
  /** How many entries every file has: later compilers write one more, the eighteenth, for every game. */
  readonly leastEntryCount: 17 | 18;
  /** Whether lump 17 holds indexes of light. */
  readonly hasLightArray?: boolean;
}

/** The directory of Quake III's family: entries of offset and length, and often the compiler's mark behind it. */
export function quake3Directory({ hasLightArray, ...signature }: Quake3DirectoryOptions): Container {
  return lumpDirectory({
    ...signature,
    entryCount: QUAKE3_LUMPS,
    hasMark: true,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'running',
    appended: { magic: 'BSPX', alignment: 4 },
    writeOrder: hasLightArray === true ? lightArrayOrder : compilerOrder,
  });
}
