import type { Branch } from '@brushwork/formats';
import type { AnyStruct, FormatPath } from '@brushwork/record';
import type { LumpContents } from './build-map.js';

/** A map that breaks one rule: a good one with some lumps replaced. */
export interface BrokenMap {
  /** The lumps that differ from those of the good map. */
  changes(good: LumpContents): LumpContents;
  /** Where the rule has to be found broken. */
  readonly path: FormatPath | ((good: LumpContents) => FormatPath);
  /** Rules that can't be kept where this one is broken, with the reason beside them. */
  readonly alsoBroken?: readonly string[];
  /** Whether the rule can be broken in maps of a branch; in all of them unless given. */
  isFor?(branch: Branch): boolean;
  /** Breaks the file of those lumps, where they alone don't do it; gives back the broken one. */
  damage?(file: Uint8Array, branch: Branch): Uint8Array;
}

/** Whether a branch has a lump. */
export function hasLump(name: string): (branch: Branch) => boolean {
  return (branch) => Object.hasOwn(branch.lumps, name);
}

/** Whether the records of a lump have a field in a branch. */
export function hasField(lump: string, field: string): (branch: Branch) => boolean {
  return (branch) => {
    const type = branch.lumps[lump]?.type as { readonly record?: AnyStruct } | undefined;
    return type?.record?.layout.byName.has(field) ?? false;
  };
}

/** A file with a lump moved behind its end: to the first offset from there on that is `beyond` behind a multiple of 4. */
export function withMovedLump(
  file: Uint8Array,
  branch: Branch,
  { index, beyond, length }: { readonly index: number; readonly beyond: number; readonly length?: number },
): Uint8Array {
  const byteOrder = branch.byteOrders[0] ?? 'little';
  const { entries } = branch.container.readHead(file, {
    fileSize: file.length,
    nameOf: String,
  });
  const entry = entries[index];
  if (entry === undefined) throw new Error(`${branch.id} has no lump ${index}`);
  const bytes = length === undefined ? file.subarray(entry.start, entry.end) : new Uint8Array(length);
  const offset = Math.ceil(file.length / 4) * 4 + beyond;
  const moved = new Uint8Array(offset + bytes.length);
  moved.set(file);
  moved.set(bytes, offset);
  const placed = entries.map((one) =>
    one.index === index
      ? { index, offset, length: bytes.length }
      : { index: one.index, offset: one.offset, length: one.length },
  );
  branch.container.writeEntries(moved, placed, byteOrder);
  return moved;
}

/** Records of a lump with some fields of one of them replaced. */
export function withFields(good: LumpContents, lump: string, i: number, fields: object): object[] {
  return (good[lump] as object[]).map((record, k) => (k === i ? { ...record, ...fields } : record));
}

/** Values of a lump with one of them replaced. */
export function withValue(good: LumpContents, lump: string, i: number, value: number): number[] {
  return (good[lump] as number[]).map((known, k) => (k === i ? value : known));
}

/** The entity text with a part of it replaced, as text or as bytes, whichever the good map has. */
export function withText(good: LumpContents, from: string, to: string): LumpContents {
  const entities = good['ENTITIES'];
  const text = entities instanceof Uint8Array ? Buffer.from(entities).toString('latin1') : String(entities);
  if (!text.includes(from)) throw new Error(`the good entities don't have ${from}`);
  const changed = text.replace(from, to);
  return {
    ENTITIES: entities instanceof Uint8Array ? Uint8Array.from(Buffer.from(changed, 'latin1')) : changed,
  };
}
