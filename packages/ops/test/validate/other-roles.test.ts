import { defineBranch, lump, lumpDirectory } from '@brushwork/formats';
import {
  array,
  f32,
  i16,
  i32,
  list,
  many,
  opaque,
  records,
  ref,
  sequence,
  signedRef,
  span,
  struct,
  textOffset,
  u8,
  u16,
  vector,
  versions,
} from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { buildMap } from './support/build-map.js';

/** What no format at hand has yet: signed references, texts, arrays that are used in part, nested records, sequences, versions, big-endian files. */
class Corner extends struct(4, { vertex: ref(u16, 'VERTICES'), edge: signedRef(i16, 'EDGES') }) {}
class Face extends struct(20, {
  name: textOffset(i32, 'TEXTS'),
  corner: Corner,
  count: u8,
  extra: array(ref(u8, 'VERTICES'), 3, { used: 'count' }),
  first: span(i16, 'VERTICES', 'count + 1', { none: -1 }),
  pair: array(ref(u8, 'EDGES', { none: 255 }), 2),
  bent: f32,
}) {}
class FaceV1 extends struct(2, { vertex: ref(u16, 'VERTICES') }) {}

const branch = defineBranch({
  id: 'test/roles',
  title: 'Roles',
  container: lumpDirectory({
    magic: 'TEST',
    versions: [1],
    entryCount: 6,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  byteOrders: ['little'],
  lumps: {
    FACES: lump(0, versions({ 0: records(Face), 1: records(FaceV1) })),
    VERTICES: lump(1, list(vector(f32, ['x', 'y', 'z']))),
    EDGES: lump(2, list(u16)),
    TEXTS: lump(3, opaque),
    GROUPS: lump(
      4,
      sequence('Groups', {
        first: ref(i32, 'EDGES'),
        count: i32,
        members: many(ref(u16, 'VERTICES'), 'count'),
      }),
    ),
    UNUSED: lump(5, opaque),
  },
  capabilities: {},
});

const face = {
  name: 0,
  corner: { vertex: 0, edge: -1 },
  count: 1,
  extra: [3, 99, 99],
  first: 2,
  pair: [0, 255],
  bent: 0,
};
const good = {
  FACES: [face, { ...face, first: -1 }],
  VERTICES: [0, 1, 2, 3].map((x) => ({ x, y: 0, z: 0 })),
  EDGES: [0, 1],
  TEXTS: new Uint8Array([0x61, 0]),
  GROUPS: { first: 1, count: 2, members: [0, 3] },
};

function found(changes: Readonly<Record<string, unknown>>): string[] {
  return validate(buildMap(branch, { ...good, ...changes })).issues.map(
    ({ rule, path }) => `${rule} ${path.join('.')}`,
  );
}

describe('roles that no format at hand has', () => {
  it('are kept to by a good map', () => expect(found({})).toEqual([]));

  it.each([
    [{ name: 2 }, 'reference FACES.0.name'],
    [{ name: -1 }, 'reference FACES.0.name'],
    [{ corner: { vertex: 4, edge: 0 } }, 'reference FACES.0.corner.vertex'],
    [{ corner: { vertex: 0, edge: -2 } }, 'reference FACES.0.corner.edge'],
    [{ corner: { vertex: 0, edge: 2 } }, 'reference FACES.0.corner.edge'],
    [{ extra: [4, 0, 0] }, 'reference FACES.0.extra.0'],
    [{ count: 2, first: 1 }, 'reference FACES.0.extra.1'],
    [{ first: 3 }, 'span FACES.0.first'],
    [{ first: -2 }, 'span FACES.0.first'],
    [{ pair: [2, 1] }, 'reference FACES.0.pair.0'],
    [{ bent: Number.POSITIVE_INFINITY }, 'not-finite FACES.0.bent'],
  ])('are checked: %o', (fields, expected) => {
    expect(found({ FACES: [{ ...face, ...fields }] })).toEqual([expected]);
  });

  it('are checked in sequences', () => {
    expect(found({ GROUPS: { first: 2, count: 2, members: [0, 4] } })).toEqual([
      'reference GROUPS.first',
      'reference GROUPS.members.1',
    ]);
  });

  it('have offsets in sequences', () => {
    const map = buildMap(branch, { ...good, GROUPS: { first: 0, count: 2, members: [0, 4] } });
    const { offset } = map.entryOf('GROUPS');
    expect(validate(map).issues.find((one) => one.rule === 'reference')?.offset).toBe(offset + 8 + 2);
  });
});
