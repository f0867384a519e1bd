import { defineBranch, lump, lumpDirectory } from '@brushwork/formats';
import { i32, list, many, ref, sequence, span, struct, u16 } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { buildMap } from './support/build-map.js';

class Group extends struct(8, { first: span(i32, '.polygons', 'count'), count: i32 }) {}
class Polygon extends struct(8, { first: span(i32, '.corners', 'count'), count: i32 }) {}

const branch = defineBranch({
  id: 'test/own-parts',
  title: 'Own parts',
  container: lumpDirectory({
    magic: 'TEST',
    versions: [1],
    entryCount: 2,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  byteOrders: ['little'],
  lumps: {
    VERTICES: lump(0, list(u16)),
    OCCLUDERS: lump(
      1,
      sequence('Occluders', {
        groupCount: i32,
        groups: many(Group, 'groupCount'),
        polygonCount: i32,
        polygons: many(Polygon, 'polygonCount'),
        corners: many(ref(u16, 'VERTICES'), 'rest'),
      }),
    ),
  },
  capabilities: {},
});

function found(changes: object): string[] {
  const good = {
    groupCount: 1,
    groups: [{ first: 0, count: 2 }],
    polygonCount: 2,
    polygons: [
      { first: 0, count: 3 },
      { first: 1, count: 3 },
    ],
    corners: [0, 1, 2, 3],
  };
  const map = buildMap(branch, { VERTICES: [7, 7, 7, 7], OCCLUDERS: { ...good, ...changes } });
  return validate(map).issues.map(({ rule, path, found: value }) => `${rule} ${path.join('.')} ${value}`);
}

describe('references to parts of the same sequence', () => {
  it('are kept to by a good map', () => expect(found({})).toEqual([]));

  it.each([
    [{ groups: [{ first: 1, count: 2 }] }, 'span OCCLUDERS.groups.0.first 1'],
    [{ groups: [{ first: 0, count: 3 }] }, 'span OCCLUDERS.groups.0.first 0'],
    [{ groups: [{ first: 0, count: -1 }] }, 'count OCCLUDERS.groups.0.count -1'],
    [
      { polygonCount: 1, polygons: [{ first: 2, count: 3 }], groups: [], groupCount: 0 },
      'span OCCLUDERS.polygons.0.first 2',
    ],
    [{ corners: [0, 1, 2, 4] }, 'reference OCCLUDERS.corners.3 4'],
  ])('are checked: %o', (changes, expected) => {
    expect(found(changes)).toEqual([expected]);
  });
});
