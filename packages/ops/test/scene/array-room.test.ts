import { describe, expect, it } from 'vitest';
import { ArrayRoom } from '../../src/scene/array-room.js';

describe('ArrayRoom', () => {
  it('makes arrays of zeros that never overlap, however many share memory', () => {
    const room = new ArrayRoom();
    const lengths = Array.from({ length: 3000 }, (_, i) => (i * 37) % 1500);
    const made = lengths.map((length, i) => {
      const array = [room.floats(length), room.integers(length), room.bytes(length)][i % 3]!;
      expect([array.length, array.some((one) => one !== 0)]).toEqual([length, false]);
      return array.fill((i % 250) + 1);
    });
    const wrong = made.filter((array, i) => array.some((one) => one !== (i % 250) + 1));
    expect(wrong).toEqual([]);
  });

  it('gives large arrays memory of their own', () => {
    const room = new ArrayRoom();
    room.bytes(3);
    const large = room.floats(100_000);
    expect(large.buffer.byteLength).toBe(large.byteLength);
    expect(room.bytes(5).buffer).not.toBe(large.buffer);
  });
});
