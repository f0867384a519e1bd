import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';

/**
 * The lump of the faces that a map is drawn with: FACES, or FACES_HDR in a file for consoles, from which the others
 * were taken out; `undefined` when neither is loaded.
 */
export function drawnFaces(map: GameMap<object>): string | undefined {
  const plain = loadedLump(map, 'FACES');
  const hdr = loadedLump(map, 'FACES_HDR');
  if (plain !== undefined && plain.length > 0) return 'FACES';
  if (hdr !== undefined && hdr.length > 0) return 'FACES_HDR';
  return plain === undefined ? undefined : 'FACES';
}
