import type { ContentRows, RowColumn } from '@brushwork/record';
import { GameLumpEntry } from './game-lump-entry.js';
import type { SubLump } from './sub-lump.js';

const { flags } = GameLumpEntry.schema;
const columns: readonly RowColumn[] = [
  { name: 'id' },
  { name: 'version' },
  { name: 'flags', field: flags },
  { name: 'offset' },
  { name: 'length' },
  { name: 'storedLength' },
  { name: 'isCompressed' },
];

/** Sub-lumps as rows of what their directory says; none of them is read for it. Offsets are as stored. */
export function gameLumpRows(lumps: readonly SubLump[]): ContentRows {
  return {
    columns,
    length: lumps.length,
    row(i) {
      const { entry, stored } = lumps[i] as SubLump;
      const { id, version, flags: set, offset, length, isCompressed } = entry;
      return { id, version, flags: set, offset, length, storedLength: stored.length, isCompressed };
    },
  };
}
