import {
  type ByteOrder,
  i32,
  list,
  many,
  sequence,
  struct,
  toJsonText,
  u8,
  u16,
  versions,
} from '@brushwork/record';
import { expect } from 'vitest';
import { fourCc, type GameLump, gameLump } from '../../src/container/game-lump/index.js';

/** A record of a made-up sub-lump. */
export class Thing extends struct(4, { kind: u16, place: u16 }) {}

/** A made-up sub-lump of records. */
export const things = sequence('Things', { count: i32, things: many(Thing, 'count') });
/** Its sub-lumps. */
export const lumps = { thng: things, list: list(u16), vers: versions({ 1: list(u8), 2: list(i32) }) };
/** A game lump with made-up sub-lumps of every kind. */
export const gameLumpType = gameLump({ lumps });

const type = gameLumpType;

/** Where the game lumps lie that tests make. */
export const OFFSET = 1000;

/** A sub-lump of so many things. */
export function thingsOf(...kinds: readonly number[]): Uint8Array {
  return things.build({ count: kinds.length, things: kinds.map((kind) => ({ kind, place: 0 })) });
}

/** A game lump that a test opened. */
export type Lump = GameLump<typeof lumps>;

/** Opens a copy of bytes as a game lump. */
export function opened(bytes: Uint8Array, place: { offset?: number; byteOrder?: ByteOrder } = {}): Lump {
  return type.open({
    name: 'GAME_LUMP',
    offset: OFFSET,
    byteOrder: 'little',
    ...place,
    bytes: new Uint8Array(bytes),
  });
}

/** A game lump whose directory says whatever it is told to. */
export function handMade(
  size: number,
  entries: readonly { id?: string; flags?: number; version?: number; offset: number; length: number }[],
  count = entries.length,
): Uint8Array {
  const bytes = new Uint8Array(size);
  const d = new DataView(bytes.buffer);
  d.setInt32(0, count, true);
  entries.forEach(({ id, flags = 0, version = 0, offset, length }, i) => {
    const at = 4 + i * 16;
    d.setUint32(at, id === undefined ? 0 : fourCc(id), true);
    d.setUint16(at + 4, flags, true);
    d.setUint16(at + 6, version, true);
    d.setInt32(at + 8, offset, true);
    d.setInt32(at + 12, length, true);
  });
  return bytes;
}

/** The bytes that a content's plain blocks make, by way of JSON text. */
export function rebuilt(
  content: Lump,
  size: number,
  how: { of?: typeof type; byteOrder?: ByteOrder } = {},
): Uint8Array {
  const made: number[] = [];
  for (let i = 0; i < content.blockCount(size); i++) {
    const block = JSON.parse(toJsonText(content.block(i, size))) as unknown;
    made.push(
      ...(how.of ?? type).rebuild(
        block,
        { name: 'GAME_LUMP', byteOrder: how.byteOrder ?? 'little' },
        i * size,
      ),
    );
  }
  return Uint8Array.from(made);
}

/** Checks that plain blocks of any size give the bytes back. */
export function expectRebuilt(content: Lump, how: { of?: typeof type; byteOrder?: ByteOrder } = {}): void {
  for (const size of [1, 3, 4096]) expect(rebuilt(content, size, how)).toEqual(content.bytes);
}

/** A game lump with two sub-lumps. */
export const two = type.build(
  [
    { id: 'thng', version: 3, bytes: thingsOf(7, 8) },
    { id: 'list', version: 1, bytes: Uint8Array.of(1, 0, 2, 0) },
  ],
  { offset: OFFSET },
);
