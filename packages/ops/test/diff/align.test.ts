import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from '../../src/diff/align.js';
import type { Alignment } from '../../src/diff/alignment.js';
import { Hashes, Mixer } from '../../src/diff/hashes.js';
import { longestIncreasing } from '../../src/diff/longest-increasing.js';
import { strongComponents } from '../../src/diff/strong-components.js';

function hashesOf(values: readonly number[]): Hashes {
  const hashes = new Hashes(values.length);
  const mixer = new Mixer();
  values.forEach((value, i) => {
    mixer.start();
    mixer.addNumber(value);
    mixer.finish(hashes, i);
  });
  return hashes;
}

function alignValues(left: readonly number[], right: readonly number[], areMovedFound = false): Alignment {
  return align(hashesOf(left), hashesOf(right), { areMovedFound, maxThings: 1000 });
}

const values = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 });

describe('lists put side by side', () => {
  it('pair each thing with one of the other list at most, and mirror', () => {
    fc.assert(
      fc.property(values, values, fc.boolean(), (left, right, areMovedFound) => {
        const { leftToRight, rightToLeft } = alignValues(left, right, areMovedFound);
        leftToRight.forEach((r, l) => {
          if (r >= 0) expect(rightToLeft[r]).toBe(l);
        });
        const mirrored = alignValues(right, left, areMovedFound);
        expect(mirrored.leftToRight).toEqual(rightToLeft);
        expect(mirrored.rightToLeft).toEqual(leftToRight);
      }),
    );
  });

  it('find what was put in and taken out of a list of different values', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 1, maxLength: 80 }),
        fc.infiniteStream(fc.nat(9)),
        (all, choices) => {
          const sides = all.map((value) => ({ value, side: choices.next().value as number }));
          const left = sides.filter(({ side }) => side !== 0).map(({ value }) => value);
          const right = sides.filter(({ side }) => side !== 1).map(({ value }) => value);
          const { leftToRight } = alignValues(left, right);
          left.forEach((value, l) => {
            const r = right.indexOf(value);
            if (r >= 0) expect(leftToRight[l]).toBe(r);
          });
        },
      ),
    );
  });

  it('find rows of few different values again behind something that was put in', () => {
    const row = Array.from({ length: 400 }, (_, i) => (i * i * 7 + (i >> 3)) % 5);
    const right = [...row.slice(0, 100), 3, 3, 1, ...row.slice(100, 250), 4, ...row.slice(250)];
    const { leftToRight } = alignValues(row, right);
    const isRight = [...leftToRight].filter((r, l) => r === (l < 100 ? l : l < 250 ? l + 3 : l + 4)).length;
    expect(isRight).toBeGreaterThan(390);
  });

  it('say where a list was too long to be looked at one by one', () => {
    const left = Array.from({ length: 900 }, (_, i) => i);
    const right = left.map((i) => i + 10_000);
    const { isCutShort, leftToRight } = alignValues(left, right);
    expect(isCutShort).toBe(true);
    expect(leftToRight[5]).toBe(5);
  });
});

describe('longestIncreasing', () => {
  it('marks a run of ascending numbers that can not be made longer', () => {
    expect([...longestIncreasing(Int32Array.of(3, 0, 1, -1, 2, 9, 4))].reduce((a, b) => a + b)).toBe(4);
    expect([...longestIncreasing(Int32Array.of())]).toEqual([]);
  });
});

describe('strongComponents', () => {
  it('gives what is led to first, and what leads to itself as one', () => {
    const edges = [[1], [2, 3], [1], [], [0, 4]];
    expect(strongComponents(5, (i) => edges[i] ?? [])).toEqual([[3], [1, 2], [0], [4]]);
  });

  it('takes a long chain without recursion', () => {
    expect(strongComponents(200_000, (i) => (i + 1 < 200_000 ? [i + 1] : []))).toHaveLength(200_000);
  });
});
