import type { PlacedLump } from '../container/container.js';
import type { Lumps } from '../lump.js';
import type { GameMap } from './game-map.js';

/**
 * Moves the absolute offsets inside lumps that came to lie elsewhere, in the bytes of the file that is written. A lump
 * isn't read for it, only as much of it as says where the offsets are. With `stock` those of lumps that stay are looked
 * at too: they may be wrong.
 */
export function relocateLumps(
  map: GameMap<object>,
  file: Uint8Array,
  placed: readonly PlacedLump[],
  { stock }: { readonly stock: boolean },
): void {
  const places = new Map(placed.map((lump) => [lump.index, lump]));
  for (const { index, type } of Object.values(map.branch.lumps as Lumps)) {
    const place = places.get(index);
    const entry = map.head.entries[index];
    if (type.relocate === undefined || place === undefined || entry === undefined) continue;
    // The offset that its content was opened with, and that a changed content makes its bytes for.
    const from = entry.end > entry.start ? entry.start : entry.offset;
    if (place.length === 0 || (place.offset === from && !stock)) continue;
    const bytes = file.subarray(place.offset, place.offset + place.length);
    const moved = type.relocate(bytes, { from, to: place.offset, byteOrder: map.byteOrder });
    if (moved !== bytes && moved.length === bytes.length) bytes.set(moved);
  }
}
