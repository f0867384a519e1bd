import {
  type Content,
  type ContentPlace,
  type ContentType,
  concatenate,
  toJsonText,
} from '@brushwork/record';
import { expect } from 'vitest';

/** Opens bytes as a lump named `LUMP` at offset 1000 of a file. */
export function openLump<T extends Content>(
  type: ContentType<T>,
  bytes: Uint8Array,
  place: Partial<ContentPlace> = {},
): T {
  return type.open({ name: 'LUMP', offset: 1000, byteOrder: 'little', ...place, bytes });
}

/** The content as blocks of JSON text. */
export function jsonBlocks(content: Content, size: number): string[] {
  return Array.from({ length: content.blockCount(size) }, (_, i) => toJsonText(content.block(i, size)));
}

/** Bytes made again from JSON text alone. */
export function fromJsonBlocks(
  type: ContentType,
  blocks: readonly string[],
  place: Partial<ContentPlace> & { readonly size: number; readonly layout?: string | undefined },
): Uint8Array {
  const { size, ...other } = place;
  const known = { name: 'LUMP', byteOrder: 'little', ...other } as const;
  return concatenate(blocks.map((text, i) => type.rebuild(JSON.parse(text), known, i * size)));
}

/** Opens bytes, takes them apart into JSON text, and makes them again. */
export function throughJson(
  type: ContentType,
  bytes: Uint8Array,
  place: Partial<ContentPlace> & { readonly size?: number } = {},
): Uint8Array {
  const { size = 4096, ...other } = place;
  const content = openLump(type, bytes, other);
  const { layout } = content as { readonly layout?: string };
  return fromJsonBlocks(type, jsonBlocks(content, size), { ...other, size, layout });
}

/** Bytes with so many of them changed to others. */
export function mutated(bytes: Uint8Array, random: (below: number) => number, changes: number): Uint8Array {
  const copy = bytes.slice();
  for (let i = 0; i < changes; i++)
    copy[random(copy.length)] = [0, 1, 0x7f, 0x80, 0xff, random(256)][random(6)]!;
  return copy;
}

/** Compares bytes; says where they differ, without the time that comparing them as lists takes. */
export function expectSameBytes(actual: Uint8Array, expected: Uint8Array, name = 'bytes'): void {
  let i = 0;
  while (i < expected.length && actual[i] === expected[i]) i++;
  const at = (bytes: Uint8Array): string => `${name}: ${bytes.length} bytes, ${bytes[i]} at ${i}`;
  if (i < expected.length || actual.length !== expected.length) expect(at(actual)).toBe(at(expected));
}
