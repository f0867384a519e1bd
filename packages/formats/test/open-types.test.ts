import { describe, expect, expectTypeOf, it } from 'vitest';
import { branch, type Cell } from '../src/branch/infinity-ward/call-of-duty.js';
import { branch as unitedOffensive } from '../src/branch/infinity-ward/call-of-duty-uo.js';
import { defineBranch } from '../src/branch.js';
import type { EntityText } from '../src/container/entity-text-content.js';
import { lump } from '../src/lump.js';
import { isBranch, open, openAs, openSource } from '../src/open.js';
import { stockFile } from './support/map-files.js';

describe('types of a map', () => {
  it('are those of the branch that it was opened as', () => {
    const { lumps } = openAs(branch, stockFile());
    expectTypeOf(lumps.CELLS.at(0).portalCount).toEqualTypeOf<number>();
    expectTypeOf(lumps.CELLS.at(0)).toEqualTypeOf<Cell>();
    expectTypeOf(lumps.MATERIALS.object(0).name).toEqualTypeOf<string>();
    expectTypeOf(lumps.PLANES.at(0).normal.x).toEqualTypeOf<number>();
    expectTypeOf(lumps.LEAF_BRUSHES.at(0)).toEqualTypeOf<number>();
    expectTypeOf(lumps.PORTAL_VERTICES.at(0).z).toEqualTypeOf<number>();
    expectTypeOf(lumps.VISIBILITY.parts.clusterCount).toEqualTypeOf<number>();
    expectTypeOf(lumps.UNKNOWN_5.bytes).toExtend<Uint8Array>();
    expectTypeOf(lumps.ENTITIES).toEqualTypeOf<EntityText>();
    // @ts-expect-error no such lump
    expect(lumps.CELL).toBeUndefined();
    // @ts-expect-error no such field
    expect(lumps.CELLS.at(0).portals).toBeUndefined();
    // @ts-expect-error no such column
    expect(() => lumps.CELLS.column('portals')).toThrow();
    // @ts-expect-error a number
    lumps.CELLS.at(0).portalCount = 'two';
  });

  it('are the same for a branch that differs in nothing', () => {
    const { lumps } = openAs(unitedOffensive, stockFile());
    expectTypeOf(lumps.CELLS.at(0).portalCount).toEqualTypeOf<number>();
    // @ts-expect-error no such lump
    expect(lumps.CELL).toBeUndefined();
  });

  it('are there once a program has asked which branch it is', async () => {
    const map = await open(stockFile());
    // @ts-expect-error not known yet
    expect(map.lumps.CELLS.at).toBeDefined();
    let portals = 0;
    if (isBranch(map, branch)) portals = map.lumps.CELLS.at(0).portalCount;
    expect(portals).toBe(1);
    const loaded = await (await openSource(stockFile())).load();
    if (isBranch(loaded, branch)) expectTypeOf(loaded.lumps.CELLS.at(0).portalCount).toEqualTypeOf<number>();
  });

  it('refuse a lump that refers to one that is not there', () => {
    const { container } = branch;
    const { CELLS } = branch.lumps;
    const made = defineBranch({
      id: 'test/incomplete',
      title: 'Incomplete',
      container,
      byteOrders: ['little'],
      // @ts-expect-error cells refer to portals and more
      lumps: { CELLS: lump(17, CELLS.type) },
      capabilities: {},
    });
    expect(made.parent).toBeUndefined();
  });

  it('hold at run time: two lumps can not have one place', () => {
    const { container } = branch;
    const { PLANES } = branch.lumps;
    const lumps = { ONE: lump(2, PLANES.type), TWO: lump(2, PLANES.type) };
    const definition = {
      id: 'test/twice',
      title: 'Twice',
      container,
      byteOrders: ['little'] as const,
      lumps,
      capabilities: {},
    };
    expect(() => defineBranch(definition)).toThrow(RangeError);
  });
});
