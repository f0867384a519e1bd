import type { Container } from '../../container/container.js';
import { entityFile } from '../../container/entity-file-content.js';
import type { ExternalNames } from '../../container/external-names.js';
import { type LumpDirectoryOptions, lumpDirectory } from '../../container/lump-directory.js';

/**
 * The order in which the map compiler of Titanfall 2's players writes lumps, each followed by zeros up to a multiple of
 * four. What the game's own compiler does isn't known: no map of its making was at hand.
 * @source the directory of a real map @confidence certain
 */
export const compilerOrderTitanfall2: readonly number[] = [
  0, 1, 2, 3, 14, 30, 24, 35, 43, 44, 54, 71, 72, 73, 74, 75, 79, 80, 81, 82, 83, 85, 86, 87, 88, 91, 92, 94,
  93, 98, 99, 106, 107, 117, 118, 119, 120, 121, 123,
];

/**
 * The order in which the compiler of Apex Legends writes lumps, each followed by zeros up to a multiple of four.
 * @source the directory of a real map of version 51.1 @confidence certain
 */
export const compilerOrderApex: readonly number[] = [
  2, 1, 14, 15, 16, 17, 18, 19, 20, 21, 22, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
  119, 37, 39, 120, 121, 123, 124, 125, 126, 127, 99, 38, 100, 5, 0, 24, 3, 71, 72, 73, 74, 79, 80, 81, 82,
  83, 98, 97, 105, 122, 30, 103, 104, 101, 102, 4, 42, 43, 54, 55, 85, 44, 45, 46, 47, 48, 35, 40,
];

/**
 * A directory of Respawn's maps: version, revision, the index of the last lump, then 128 lumps of four words. Lumps may
 * lie in files of their own beside the map.
 */
export function respawnDirectory(
  versions: readonly number[],
  difference: Partial<LumpDirectoryOptions> = {},
): Container {
  return lumpDirectory({
    magic: 'rBSP',
    versions,
    wordsBefore: 2,
    leadingWords: ['revision', 'last-lump'],
    entryCount: 128,
    entry: ['offset', 'length', 'version', 'unpacked'],
    hasExternalLumps: true,
    alignment: 4,
    emptyOffset: 'running',
    writeOrder: compilerOrderTitanfall2,
    ...difference,
  });
}

/**
 * `mp_box.bsp` has its lump 0x2A in `mp_box.bsp.002a.bsp_lump`, and entities in `mp_box_env.ent` and four more.
 * @source facts on external lumps; files beside a real map @confidence certain
 */
export const respawnExternals: ExternalNames = {
  lumpFile: (map, index) => `${map}.${index.toString(16).padStart(4, '0')}.bsp_lump`,
  documents: [
    { name: 'ENTITIES_ENV', suffix: '_env.ent', type: entityFile() },
    { name: 'ENTITIES_FX', suffix: '_fx.ent', type: entityFile() },
    { name: 'ENTITIES_SCRIPT', suffix: '_script.ent', type: entityFile() },
    { name: 'ENTITIES_SND', suffix: '_snd.ent', type: entityFile() },
    { name: 'ENTITIES_SPAWN', suffix: '_spawn.ent', type: entityFile() },
  ],
};

/** A version word whose upper half counts changes within a version: 51.1 is `respawnVersion(51, 1)`. */
export function respawnVersion(version: number, minor: number): number {
  return version + minor * 0x10000;
}
