import type { Relocation } from '@brushwork/record';
import type { ReadDirectory } from './read-directory.js';

/**
 * The bytes of a game lump that comes to lie elsewhere: offsets of sub-lumps that are absolute are moved with it, zero
 * ones and those that point elsewhere are left as they are. The same array when nothing changes.
 */
export function relocated(
  bytes: Uint8Array,
  { base, shift, size, form, entries }: ReadDirectory,
  { from, to, byteOrder }: Relocation,
): Uint8Array {
  if (base === 'lump' || to === shift) return bytes;
  const moving = entries.filter(
    (entry) => entry.offset !== 0 && entry.from >= 0 && entry.from <= bytes.length,
  );
  if (moving.length === 0) return bytes;
  const copy = new Uint8Array(bytes);
  const place = { name: '', offset: from, byteOrder, bytes: copy.subarray(0, size) };
  const { parts } = form.type.open(place);
  for (const { index, from: start } of moving) parts.entries.at(index).offset = to + start;
  return copy;
}
