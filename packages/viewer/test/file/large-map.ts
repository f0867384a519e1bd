import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';

/** A million. */
export const MEGA = 1e6;
/** Rows of the longest table of the large map. */
export const ROWS = 5_000_000;

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
/** Size of a record of the largest lump. */
const LIGHTMAP = 512 * 512 * 3;

/**
 * Writes a map of more than 200 MB: the sample with two lumps behind its end, of which nothing is written, so that the file
 * takes no room on the disk. Gives its size.
 */
export async function writeLargeMap(file: string): Promise<number> {
  const bytes = new Uint8Array(readFileSync(sample));
  const map = await open(bytes.slice());
  const rows = { index: map.entryOf('DRAW_INDICES').index, offset: align(bytes.length), length: ROWS * 2 };
  const pages = {
    index: map.entryOf('LIGHTMAPS').index,
    offset: align(rows.offset + rows.length),
    length: Math.ceil((190 * MEGA) / LIGHTMAP) * LIGHTMAP,
  };
  map.branch.container.writeEntries(bytes, [rows, pages], map.byteOrder);
  const size = pages.offset + pages.length;
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, bytes);
    ftruncateSync(handle, size);
    // So that its end can be told from its middle.
    writeSync(handle, Uint8Array.of(0xab), 0, 1, size - 1);
    writeSync(handle, Uint8Array.of(0x39, 0x30), 0, 2, rows.offset + rows.length - 2);
  } finally {
    closeSync(handle);
  }
  return size;
}

function align(offset: number): number {
  return Math.ceil(offset / 4) * 4;
}
