import { defineBranch, type GameMap, type Lumps, lump, lumpDirectory } from '@brushwork/formats';
import { FormatError, i16, i32, opaque, ref, signedRef, struct, textOffset, u8 } from '@brushwork/record';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { entries, follow } from '../../src/follow/index.js';
import { withFields } from './support/broken-map.js';
import { buildMap } from './support/build-map.js';
import { callOfDutyWorld } from './support/call-of-duty-world.js';
import { goodMaps } from './support/good-maps.js';

const branch = goodMaps[0]!.branch;
const map = (changes: Readonly<Record<string, unknown>> = {}): GameMap =>
  buildMap(branch, { ...callOfDutyWorld, ...changes });

function errorOf(action: () => unknown): FormatError {
  try {
    action();
  } catch (error) {
    if (error instanceof FormatError) return error;
  }
  throw new Error('threw no FormatError');
}

describe('follow', () => {
  it('gives the live record that an index names', () => {
    const good = map();
    const found = follow(good, 'TRIANGLE_SOUPS', 3, 'material');
    expect(found).toMatchObject({ lump: 'MATERIALS', index: 2 });
    (found?.value as { surfaceFlags: number }).surfaceFlags = 5;
    expect(
      (good.lump('MATERIALS') as unknown as { at(i: number): { surfaceFlags: number } }).at(2).surfaceFlags,
    ).toBe(5);
  });

  it('gives nothing for a value that means nothing, and for an empty span', () => {
    const leaves = [0, 1].map((i) => follow(map(), 'LEAVES', i, 'cell')?.index);
    expect(leaves).toEqual([undefined, 0]);
    expect(follow(map(), 'TRIANGLE_SOUPS', 1, 'lightmap')).toBeUndefined();
    expect(follow(map({ LIGHTMAPS: new Uint8Array(0) }), 'TRIANGLE_SOUPS', 0, 'lightmap')).toBeUndefined();
    expect(follow(map(), 'LEAVES', 0, 'firstBrush')).toBeUndefined();
  });

  it('reads lumps of plain indexes', () => {
    expect(follow(map(), 'LEAF_SURFACES', 2)).toMatchObject({ lump: 'COLLISION_PATCHES', index: 2 });
    expect(follow(map(), 'LIGHT_INDICES', 0)).toBeUndefined();
  });

  it('tells the two lumps of one number apart', () => {
    expect(follow(map(), 'NODES', 0, ['children', 1])).toMatchObject({ lump: 'NODES', index: 2 });
    expect(follow(map(), 'NODES', 1, 'children.1')).toMatchObject({ lump: 'LEAVES', index: 1 });
  });

  it("goes into the arm of a union that holds, and into no other's", () => {
    expect(follow(map(), 'COLLISION_PATCHES', 1, 'shape.firstIndex')).toMatchObject({
      lump: 'COLLISION_INDICES',
      index: 0,
    });
    expect(follow(map(), 'COLLISION_PATCHES', 0, 'shape.firstVertex')).toMatchObject({
      lump: 'COLLISION_VERTICES',
      index: 0,
    });
    expect(errorOf(() => follow(map(), 'COLLISION_PATCHES', 0, 'shape.firstIndex')).code).toBe('not-found');
  });

  it('asks the owner which reading of an overlay holds', () => {
    expect(follow(map(), 'BRUSH_SIDES', 20, 'plane')).toMatchObject({ lump: 'PLANES', index: 3 });
    expect(errorOf(() => follow(map(), 'BRUSH_SIDES', 0, 'plane')).code).toBe('not-found');
    expect(follow(map(), 'BRUSH_SIDES', 20, 'plane.index')).toMatchObject({ lump: 'PLANES', index: 3 });
  });

  it('gives the first element of a run, a span and a block of children', () => {
    expect(follow(map(), 'BRUSHES', 2, 'sideCount')).toMatchObject({ lump: 'BRUSH_SIDES', index: 13 });
    expect(follow(map(), 'MODELS', 1, 'firstBrush')).toMatchObject({ lump: 'BRUSHES', index: 2 });
    expect(follow(map(), 'AABB_TREES', 1, 'childCount')).toMatchObject({ lump: 'AABB_TREES', index: 3 });
  });

  it('says where an index is that names nothing', () => {
    const damaged = map({ PORTALS: withFields(callOfDutyWorld, 'PORTALS', 1, { cell: -2 }) });
    const error = errorOf(() => follow(damaged, 'PORTALS', 1, 'cell'));
    expect(error.code).toBe('bad-reference');
    expect(error.path).toEqual(['PORTALS', 1, 'cell']);
    expect(error.offset).toBe(damaged.entryOf('PORTALS').offset + 16 + 4);
    expect(error.found).toBe(-2);
  });

  it('refuses elements and fields that are not there', () => {
    expect(errorOf(() => follow(map(), 'PORTALS', 9, 'cell')).code).toBe('not-found');
    expect(errorOf(() => follow(map(), 'PORTALS', 0, 'colour')).code).toBe('not-found');
    expect(errorOf(() => follow(map(), 'PLANES', 0, 'distance')).code).toBe('not-found');
    expect(errorOf(() => follow(map(), 'UNKNOWN_5', 0, 'x')).code).toBe('not-found');
  });
});

describe('entries', () => {
  it('gives all elements of a span, live', () => {
    const found = entries(map(), 'TRIANGLE_SOUPS', 1, 'firstVertex');
    expect(found).toMatchObject({ lump: 'DRAW_VERTICES', first: 4, length: 3 });
    expect([...found].map((vertex) => (vertex as { position: { x: number } }).position.x)).toEqual([4, 5, 6]);
    expect(found.at(3)).toBeUndefined();
  });

  it('counts by an expression, a run, a block of children', () => {
    expect(entries(map(), 'COLLISION_PATCHES', 0, 'shape.firstVertex').length).toBe(9);
    expect(entries(map(), 'BRUSHES', 1, 'sideCount')).toMatchObject({ first: 7, length: 6 });
    expect(entries(map(), 'AABB_TREES', 0, 'childCount')).toMatchObject({ first: 1, length: 2 });
  });

  it('reads from the start of the lump where the game does', () => {
    expect(entries(map(), 'OCCLUDERS', 1, 'firstEdge')).toMatchObject({
      lump: 'OCCLUDER_EDGES',
      first: 0,
      length: 3,
    });
  });

  it('is empty for a count of 0, whatever the first index says', () => {
    const damaged = map({ LEAVES: withFields(callOfDutyWorld, 'LEAVES', 0, { firstBrush: 999 }) });
    expect([...entries(damaged, 'LEAVES', 0, 'firstBrush')]).toEqual([]);
  });

  it('refuses spans outside of their lump, and what is no span', () => {
    const damaged = map({
      CELLS: withFields(callOfDutyWorld, 'CELLS', 0, { firstPortal: 1, portalCount: 2 }),
    });
    expect(errorOf(() => entries(damaged, 'CELLS', 0, 'firstPortal'))).toMatchObject({
      code: 'bad-reference',
      path: ['CELLS', 0, 'firstPortal'],
    });
    const negative = map({ BRUSHES: withFields(callOfDutyWorld, 'BRUSHES', 0, { sideCount: -1 }) });
    expect(errorOf(() => entries(negative, 'BRUSHES', 0, 'sideCount')).code).toBe('bad-reference');
    expect(errorOf(() => entries(map(), 'CELLS', 0, 'aabbTree')).code).toBe('not-found');
  });
});

class Named extends struct(8, {
  name: textOffset(i32, 'TEXTS'),
  edge: signedRef(i16, 'EDGES'),
  other: ref(i16, 'NAMED', { none: -1 }),
}) {}
class Edge extends struct(2, { a: u8, b: u8 }) {}

const other = defineBranch({
  id: 'test/other',
  title: 'Other',
  container: lumpDirectory({
    magic: 'TEST',
    versions: [1],
    entryCount: 3,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  byteOrders: ['little'],
  lumps: { NAMED: lump(0, Named), EDGES: lump(1, Edge), TEXTS: lump(2, opaque) },
  capabilities: {},
});

describe('references of other formats', () => {
  const made = buildMap(other, {
    NAMED: [
      { name: 2, edge: -1, other: -1 },
      { name: 9, edge: 0, other: 0 },
    ],
    EDGES: [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    TEXTS: new Uint8Array([0x61, 0, 0x62, 0x63, 0]),
  });

  it('have texts and signs', () => {
    expect(follow(made, 'NAMED', 0, 'name')).toMatchObject({ lump: 'TEXTS', index: 2, value: 'bc' });
    expect(follow(made, 'NAMED', 0, 'edge')).toMatchObject({ lump: 'EDGES', index: 1 });
    expect(errorOf(() => follow(made, 'NAMED', 1, 'name')).code).toBe('bad-reference');
  });

  it('are typed by the fields of the branch', () => {
    expectTypeOf(follow(made, 'NAMED', 1, 'other')!.value).toEqualTypeOf<InstanceType<typeof Named>>();
    expectTypeOf(follow(made, 'NAMED', 1, 'other')!.lump).toEqualTypeOf<'NAMED'>();
    expectTypeOf(follow(made, 'NAMED', 1, 'edge')!.value).toEqualTypeOf<InstanceType<typeof Edge>>();
    expectTypeOf(follow(made as unknown as GameMap<Lumps>, 'NAMED', 1, 'edge')!.lump).toEqualTypeOf<string>();
  });
});
