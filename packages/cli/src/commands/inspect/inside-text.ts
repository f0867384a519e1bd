import { counted, grouped } from '../shared/number-text.js';
import type { InspectedGameLump, InspectedPakfile } from './inspect-inside.js';

/** The lumps in the game lump as lines of a table: what each is, how it was read, and how much is in it. */
export function gameLumpRows(lumps: readonly InspectedGameLump[]): string[][] {
  return lumps.map(({ id, version, layout, count, recordSize, lists, length, compressed }) => {
    const last = lists.at(-1);
    const records =
      last === undefined ? '' : `${grouped(count ?? 0)} ${last.name} x ${grouped(recordSize ?? 0)}`;
    const read = layout === null ? '' : `read as ${layout}`;
    const notes = [
      `version ${version}`,
      records,
      read,
      counted(length, 'byte'),
      compressed ? 'compressed' : '',
    ];
    return [id, notes.filter((note) => note !== '').join(', ')];
  });
}

/** The pakfile in a line. */
export function pakfileText({ entryCount, size, packedSize, methods, problem }: InspectedPakfile): string {
  if (entryCount === null) return `can't be read: ${problem ?? ''}`;
  const packed = packedSize === size ? '' : `, packed to ${grouped(packedSize)}`;
  const how = methods.map(({ name, count }) => `${grouped(count)} ${name}`).join(', ');
  return `${counted(entryCount, 'file')}, ${counted(size, 'byte')}${packed}${how === '' ? '' : ` (${how})`}`;
}
