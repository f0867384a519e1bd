import { describe, expect, it } from 'vitest';
import type { NumberColumn } from '../../src/scene/scene-columns.js';
import { copyVertices, countNonFinite } from '../../src/scene/vertex-runs.js';

const column = (array: NumberColumn['array'], width: number): NumberColumn => ({
  ...{ array, offset: 2, stride: 7, width, copied: false },
});

describe('copyVertices', () => {
  const floats = Float32Array.from({ length: 72 }, (_, i) => i + 0.5);
  const bytes = Uint8Array.from({ length: 72 }, (_, i) => i);
  it.each([
    ['three floats', floats, 3, new Float32Array(18)],
    ['two floats', floats, 2, new Float32Array(12)],
    ['one float', floats, 1, new Float32Array(6)],
    ['four bytes', bytes, 4, new Uint8Array(24)],
    ['bytes as floats', bytes, 3, new Float32Array(18)],
  ] as const)('copies %s of each vertex of a run, and nothing beside it', (_, from, width, to) => {
    copyVertices(column(from, width), to, { first: 3, count: 4, vertex: 1 }, width);
    const meant = Array.from({ length: 6 * width }, (_value, i) => {
      const vertex = Math.floor(i / width) - 1;
      return vertex < 0 || vertex >= 4 ? 0 : from[2 + (3 + vertex) * 7 + (i % width)];
    });
    expect([...to]).toEqual(meant);
  });
});

describe('countNonFinite', () => {
  it('counts vertices of which one number is none, in whichever column', () => {
    const places = new Float32Array(70);
    const images = new Float32Array(70);
    places[2 + 7 * 1 + 1] = Number.NaN;
    places[2 + 7 * 4 + 2] = Number.POSITIVE_INFINITY;
    images[2 + 7 * 4] = Number.NaN;
    images[2 + 7 * 6 + 1] = Number.NEGATIVE_INFINITY;
    // Beside the columns.
    images[2 + 7 * 2 + 5] = Number.NaN;
    const counts = countNonFinite([column(places, 3), column(images, 2)], 9);
    expect([...counts]).toEqual([0, 0, 1, 1, 1, 2, 2, 3, 3, 3]);
  });

  it('counts nothing where all are finite, though their sum of two is beyond what 32 bits hold', () => {
    const array = new Float32Array(70).fill(3e38);
    expect([...countNonFinite([column(array, 2)], 9)]).toEqual(new Array(10).fill(0));
  });
});
