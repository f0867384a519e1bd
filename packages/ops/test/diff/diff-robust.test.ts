import { type Branch, type GameMap, openAs } from '@brushwork/formats';
import { branch as callOfDuty } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { branch as orangeBox } from '@brushwork/formats/branch/valve/orange-box';
import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { type DiffChange, diffMaps, type MapDiff } from '../../src/diff/index.js';

const files: { readonly branch: Branch; readonly bytes: Uint8Array }[] = [];

beforeAll(async () => {
  files.push({ branch: orangeBox as unknown as Branch, bytes: tinySource({ branch: orangeBox }) });
  files.push({ branch: callOfDuty as unknown as Branch, bytes: await tinyMap() });
});

/** A map of damaged bytes; `undefined` when not even its directory can be read. */
function opened(branch: Branch, bytes: Uint8Array): GameMap<object> | undefined {
  try {
    return openAs(branch, bytes) as GameMap<object>;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

const damage = fc.array(
  fc.tuple(fc.double({ min: 0, max: 0.999999, noNaN: true }), fc.integer({ min: 0, max: 255 })),
  {
    minLength: 1,
    maxLength: 12,
  },
);

function damaged(bytes: Uint8Array, edits: readonly (readonly [number, number])[]): Uint8Array {
  const copy = bytes.slice();
  for (const [where, value] of edits) copy[Math.floor(where * copy.length)] = value;
  return copy;
}

type Told = readonly [string, DiffChange['kind'], number | undefined, number | undefined];

/** All that a diff tells, in an order that doesn't depend on the direction. */
function told(diff: MapDiff, turned: boolean): Told[] {
  const mirror = { added: 'removed', removed: 'added', changed: 'changed', moved: 'moved' } as const;
  return diff.lumps
    .flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part
          .changes(0, part.changeCount)
          .map(
            ({ kind, left, right }): Told =>
              turned ? [part.path, mirror[kind], right, left] : [part.path, kind, left, right],
          ),
      ),
    )
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

describe('damaged maps', () => {
  it('are compared without an error, and the other way round with the same result the other way round', () => {
    fc.assert(
      fc.property(fc.nat(1), damage, damage, (which, edits, others) => {
        const file = files[which] as (typeof files)[number];
        const [left, right] = [
          opened(file.branch, damaged(file.bytes, edits)),
          opened(file.branch, damaged(file.bytes, others)),
        ];
        if (left === undefined || right === undefined) return;
        const diff = diffMaps(left, right);
        const mirrored = diffMaps(right, left);
        expect(told(mirrored, true)).toEqual(told(diff, false));
        expect(mirrored.isSame).toBe(diff.isSame);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('and themselves have no difference', () => {
    fc.assert(
      fc.property(fc.nat(1), damage, (which, edits) => {
        const file = files[which] as (typeof files)[number];
        const bytes = damaged(file.bytes, edits);
        const left = opened(file.branch, bytes);
        const right = opened(file.branch, bytes.slice());
        if (left === undefined || right === undefined) return;
        const diff = diffMaps(left, right);
        expect(diff.isSame).toBe(true);
        expect(told(diff, false)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('that were cut off are compared as far as they go', () => {
    for (const { branch, bytes } of files) {
      for (const part of [0.1, 0.4, 0.7, 0.95]) {
        const right = opened(branch, bytes.slice(0, Math.floor(bytes.length * part)));
        if (right !== undefined)
          expect(diffMaps(opened(branch, bytes.slice()) as GameMap<object>, right).isSame).toBe(false);
      }
    }
  });
});
