import { FormatError } from '@brushwork/record';
import type { PlacedLump } from '../container/container.js';
import type { Lumps } from '../lump.js';
import { areInMemory, type PlacedBytes } from './file-bytes.js';
import type { GameMap } from './game-map.js';

/**
 * Moves the absolute offsets inside lumps that came to lie elsewhere, in what is written of a file: the same contents where
 * nothing changes, copies where something does. A lump isn't read for it, only as much of it as says where the offsets are.
 * With `stock` those of lumps that stay are looked at too: they may be wrong. Throws `FormatError` 'not-found' for such a
 * lump that isn't in memory.
 */
export function relocateLumps(
  map: GameMap<object>,
  contents: readonly PlacedBytes[],
  placed: readonly PlacedLump[],
  { stock }: { readonly stock: boolean },
): PlacedBytes[] {
  const places = new Map(placed.map((lump) => [lump.index, lump]));
  const written = [...contents];
  const copied = new Set<PlacedBytes>();
  for (const { index, type } of Object.values(map.branch.lumps as Lumps)) {
    const place = places.get(index);
    const entry = map.head.entries[index];
    if (type.relocate === undefined || place === undefined || entry === undefined) continue;
    // The offset that its content was opened with, and that a changed content makes its bytes for.
    const from = entry.end > entry.start ? entry.start : entry.offset;
    if (place.length === 0 || (place.offset === from && !stock)) continue;
    const i = written.findIndex(
      ({ offset, bytes }) => offset <= place.offset && place.offset + place.length <= offset + bytes.length,
    );
    const content = written[i];
    if (content === undefined) continue;
    if (!areInMemory(content.bytes))
      throw new FormatError('not-found', 'holds offsets of the file and is not loaded', { offset: from });
    const at = place.offset - content.offset;
    const bytes = content.bytes.subarray(at, at + place.length);
    const moved = type.relocate(bytes, { from, to: place.offset, byteOrder: map.byteOrder });
    if (moved === bytes || moved.length !== bytes.length) continue;
    const own = copied.has(content) ? content.bytes : new Uint8Array(content.bytes);
    own.set(moved, at);
    const copy = { offset: content.offset, bytes: own };
    copied.add(copy);
    written[i] = copy;
  }
  return written;
}
