import fc from 'fast-check';
import { unzlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { deflateRuns } from '../../src/image/deflate-runs.js';

/** Pieces of one byte each, as long as `lengths` says. */
function runs(lengths: readonly number[]): Uint8Array {
  return Uint8Array.from(lengths.flatMap((length, i) => new Array<number>(length).fill((i * 7) & 255)));
}

/** Bytes that look like nothing at all, always the same. */
function noise(size: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

/** Comparing large arrays number by number takes seconds. */
function expectSame(found: Uint8Array, meant: Uint8Array): void {
  expect(Buffer.compare(found, meant)).toBe(0);
}

describe('deflateRuns', () => {
  it('writes what another program unpacks to the same bytes', () => {
    const pieces = fc.array(fc.tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 1, max: 600 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 2000 }), pieces.map(ofPieces)), (bytes) => {
        expectSame(unzlibSync(deflateRuns(bytes)), bytes);
      }),
    );
  });

  it('has a symbol for runs of every length', () => {
    const bytes = runs(Array.from({ length: 600 }, (_, i) => i));
    expectSame(unzlibSync(deflateRuns(bytes)), bytes);
  });

  it('unpacks from several blocks, with runs across their borders', () => {
    const bytes = new Uint8Array(200_000);
    for (let i = 0; i < bytes.length; i += 977) bytes[i] = i;
    const packed = deflateRuns(bytes);
    expectSame(unzlibSync(packed), bytes);
    expect(packed.length).toBeLessThan(4000);
    expectSame(deflateRuns(bytes), packed);
  });

  it('is hardly longer than bytes that nothing makes shorter', () => {
    for (const size of [0, 1, 2, 65_535, 65_536, 150_000]) {
      const bytes = noise(size);
      const packed = deflateRuns(bytes);
      expectSame(unzlibSync(packed), bytes);
      expect(packed.length).toBeLessThanOrEqual(size + 6 + 5 * Math.max(1, Math.ceil(size / 65_535)));
    }
  });

  it('keeps codes within 15 bits where some bytes are far rarer than others', () => {
    // Counts like Fibonacci's numbers, whose tree is as deep as there are symbols; no byte follows itself.
    const counts = [1, 1];
    while (counts.length < 22) counts.push((counts.at(-1) as number) + (counts.at(-2) as number));
    const bytes = counts.flatMap((count, i) => Array.from({ length: count }, (_, k) => (k % 2 ? i : 200)));
    const all = Uint8Array.from(bytes.slice(0, 65_000));
    expectSame(unzlibSync(deflateRuns(all)), all);
  });
});

function ofPieces(pieces: readonly (readonly [byte: number, length: number])[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap(([byte, length]) => new Array<number>(length).fill(byte)));
}
