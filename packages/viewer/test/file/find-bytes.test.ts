import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBytes, type SearchedBytes } from '../../src/worker/bytes/find-bytes.js';

function searched(bytes: Uint8Array): SearchedBytes & { readonly largest: () => number } {
  let largest = 0;
  return {
    size: bytes.length,
    async read(start, end) {
      largest = Math.max(largest, end - start);
      return bytes.slice(start, end);
    },
    largest: () => largest,
  };
}

const exact = (...values: number[]) => ({
  values: Uint8Array.from(values),
  masks: new Uint8Array(values.length).fill(255),
});

describe('a search among bytes', () => {
  it('finds the next place and the one before, and goes round', async () => {
    const bytes = searched(Uint8Array.of(1, 2, 1, 2, 1, 3));
    const forward = (from: number) => findBytes(bytes, exact(1, 2), { from, isBackwards: false });
    const backward = (from: number) => findBytes(bytes, exact(1, 2), { from, isBackwards: true });
    expect(await forward(0)).toBe(0);
    expect(await forward(1)).toBe(2);
    expect(await forward(3)).toBe(0);
    expect(await backward(2)).toBe(0);
    expect(await backward(0)).toBe(2);
    expect(await findBytes(bytes, exact(9), { from: 0, isBackwards: false })).toBeUndefined();
    expect(
      await findBytes(bytes, exact(1, 2, 1, 2, 1, 3, 1), { from: 0, isBackwards: false }),
    ).toBeUndefined();
  });

  it('finds what a search through all of them finds, whatever the bits that count', async () => {
    const few = fc.integer({ min: 0, max: 3 });
    const patterns = fc.array(fc.tuple(few, fc.constantFrom(0, 1, 255)), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ max: 3, maxLength: 24 }),
        patterns,
        fc.nat(30),
        async (all, wanted, from) => {
          const pattern = {
            values: Uint8Array.from(wanted, ([value]) => value),
            masks: Uint8Array.from(wanted, ([, mask]) => mask),
          };
          const places = Array.from(all.keys()).filter(
            (at) =>
              at + wanted.length <= all.length &&
              wanted.every(([value, mask], k) => (((all[at + k] as number) ^ value) & mask) === 0),
          );
          const next = places.find((at) => at >= from) ?? places[0];
          const before = places.findLast((at) => at < from) ?? places.at(-1);
          expect(await findBytes(searched(all), pattern, { from, isBackwards: false })).toBe(next);
          expect(await findBytes(searched(all), pattern, { from, isBackwards: true })).toBe(before);
        },
      ),
    );
  });

  it('finds what lies across the blocks of a large file, and never holds more than one', async () => {
    const all = new Uint8Array(3 * 1024 * 1024 + 5);
    const at = 2 * 1024 * 1024 - 1;
    all.set([7, 8, 9], at);
    const bytes = searched(all);
    expect(await findBytes(bytes, exact(7, 8, 9), { from: 0, isBackwards: false })).toBe(at);
    expect(await findBytes(bytes, exact(7, 8, 9), { from: all.length, isBackwards: true })).toBe(at);
    expect(bytes.largest()).toBeLessThanOrEqual(1024 * 1024 + 2);
  });

  it('ends when nobody waits for it any more', async () => {
    const bytes = searched(new Uint8Array(3 * 1024 * 1024));
    let asked = 0;
    const found = await findBytes(bytes, exact(1), {
      from: 0,
      isBackwards: false,
      isWanted: () => ++asked < 2,
    });
    expect(found).toBeUndefined();
    expect(asked).toBe(2);
  });
});
