import type { ContentRows } from '@brushwork/record';
import type { PakEntry } from './pak-entry.js';

const names = ['name', 'size', 'packedSize', 'method', 'crc', 'modified', 'flags', 'offset'];

/** Entries as rows. `lumpOffset`: absolute offset of the pakfile in the file, which those of data are added to. */
export function pakRows(entries: readonly PakEntry[], lumpOffset: number): ContentRows {
  return {
    columns: names.map((name) => ({ name })),
    length: entries.length,
    row(i) {
      const entry = entries[i] as PakEntry;
      const { name, size, packedSize, methodName, crc, modified, flags, dataOffset } = entry;
      return {
        name,
        size,
        packedSize,
        method: methodName,
        crc: crc.toString(16).padStart(8, '0'),
        modified: dateText(modified),
        flags,
        offset: dataOffset === undefined ? undefined : lumpOffset + dataOffset,
      };
    },
  };
}

/** A date as `2004-11-16 12:30:00`; nothing for the zeros that games' tools write. */
function dateText({ date, time }: PakEntry['modified']): string | undefined {
  if (date === 0 && time === 0) return undefined;
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = [1980 + (date >> 9), two((date >> 5) & 15), two(date & 31)].join('-');
  return `${day} ${[time >> 11, (time >> 5) & 63, (time & 31) * 2].map(two).join(':')}`;
}
