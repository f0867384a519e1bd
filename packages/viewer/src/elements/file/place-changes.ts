import type { LumpSummary } from '../../protocol/overview.js';

/** How many lumps of a file lie elsewhere, and how many have another length, than when it was opened. */
export function placeChanges(
  opened: readonly LumpSummary[],
  now: readonly LumpSummary[],
): { readonly moved: number; readonly resized: number } {
  const before = new Map(opened.map((lump) => [lump.name, lump]));
  const changes = { moved: 0, resized: 0 };
  for (const { length, name, offset } of now) {
    const old = before.get(name);
    if (old === undefined) continue;
    // Where nothing is has no place.
    if (old.offset !== offset && length > 0) changes.moved++;
    if (old.length !== length) changes.resized++;
  }
  return changes;
}
