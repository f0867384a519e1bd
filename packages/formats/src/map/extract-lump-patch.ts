import { FormatError } from '@brushwork/record';
import { writeLumpPatch } from '../container/lump-patch/write-lump-patch.js';
import type { GameMap } from './game-map.js';

/**
 * The bytes of a file that replaces a lump, made of a lump of a map as it is now, unpacked. Throws `FormatError`
 * 'unsupported' for a format without such files, 'not-found' for a lump that the branch lacks or that isn't loaded, and
 * as `writeLumpPatch` does.
 */
export function extractLumpPatch(map: GameMap<object>, lump: string | number): Uint8Array {
  const { revision } = map.head;
  if (map.branch.capabilities.lumpPatches === undefined || revision === undefined)
    throw new FormatError('unsupported', `${map.branch.title} has no patches of lumps`);
  const name = map.nameOf(lump);
  const { index, version = 0 } = map.entryOf(name);
  // Games unpack no patch.
  const { bytes } = map.lump(name);
  return writeLumpPatch({ lump: index, version, revision, bytes, byteOrder: map.byteOrder });
}
