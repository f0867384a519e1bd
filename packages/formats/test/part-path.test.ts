import type { ContentRows } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as orangeBox } from '../src/branch/valve/orange-box.js';
import {
  byteTextLump,
  findPart,
  type GameLump,
  type GameMap,
  gameLump,
  type ListedPart,
  lumpOfPath,
  openAs,
  type Pakfile,
  partsInside,
  writeLzmaBlock,
} from '../src/index.js';
import { openLump } from './support/content-lumps.js';
import { expectFormatError } from './support/expect-format-error.js';
import { handMade, OFFSET, opened, thingsOf } from './support/game-lumps.js';
import { physicsEnd, physicsModel, polygonSolid } from './support/physics-lump.js';

const map = openAs(orangeBox, tinySource({ branch: orangeBox }));

function pathsIn(lump: string, of: GameMap<object> = map): string[] {
  return Array.from(partsInside(findPart(of, lump)), ({ path }: ListedPart) => path.join('.'));
}

describe('paths into lumps', () => {
  it('lead to lumps by name in any case, or by number', () => {
    expect(['PLANES', 'planes', '1'].map((path) => findPart(map, path).content)).toEqual(
      Array.from({ length: 3 }, () => map.lumps.PLANES),
    );
    expect(lumpOfPath(map, 'game_lump.SPRP.props')).toBe('GAME_LUMP');
  });

  it('lead to the parts of sub-lumps and sequences', () => {
    const props = findPart(map, 'GAME_LUMP.sprp.props');
    expect(props).toMatchObject({
      lump: 'GAME_LUMP',
      path: ['GAME_LUMP', 'sprp', 'props'],
      block: undefined,
    });
    expect(props.content.kind).toBe('records');
    expect(props.content.length).toBeGreaterThan(0);
    expect(findPart(map, 'occlusion.POLYGONS').path).toEqual(['OCCLUSION', 'polygons']);
  });

  it('list everything that is inside', () => {
    expect(pathsIn('GAME_LUMP')).toEqual(
      expect.arrayContaining(['GAME_LUMP.sprp', 'GAME_LUMP.sprp.models', 'GAME_LUMP.dprp.sprites']),
    );
    expect(pathsIn('VISIBILITY')).toEqual(['VISIBILITY.pvs', 'VISIBILITY.pas']);
    expect(pathsIn('PHYSICS_DISPLACEMENT')).toHaveLength(3);
    expect(pathsIn('PLANES')).toEqual([]);
  });

  it('say what there is when a name is wrong', async () => {
    const wrong = await expectFormatError('not-found', () => findPart(map, 'GAME_LUMP.sprp.nothing'));
    expect(wrong.path).toEqual(['GAME_LUMP', 'sprp']);
    expect(wrong.reason).toMatch(/^has no part 'nothing'; there are modelCount, models, /);
    const none = await expectFormatError('not-found', () => findPart(map, 'PLANES.x'));
    expect(none.reason).toContain('it has no parts');
    await expectFormatError('not-found', () => findPart(map, 'NOTHING.x'));
  });

  it('lead to files of the pakfile, whose names have dots in them, and unpack only that one', () => {
    const pak = map.lump('PAKFILE') as Pakfile;
    const [entry] = pak.entries;
    const found = findPart(map, `PAKFILE.${entry?.name.toUpperCase()}`);
    expect(found.isFile).toBe(true);
    expect(found.content.bytes).toEqual(entry?.unpack().bytes);
    const [listed] = partsInside(findPart(map, 'PAKFILE'));
    expect(listed?.content).toBeUndefined();
  });
});

describe('rows of lumps that are no lists', () => {
  const rowsOf = (path: string): Readonly<Record<string, unknown>>[] => {
    const rows = findPart(map, path).content.rows?.();
    if (rows === undefined) throw new Error(`${path} has no rows`);
    for (const row of [0, rows.length - 1].map((i) => rows.row(i))) {
      const names = rows.columns.map(({ name }) => name);
      for (const name of Object.keys(row)) expect(names).toContain(name);
    }
    return Array.from({ length: rows.length }, (_, i) => rows.row(i));
  };

  it('name the clusters that each one sees', () => {
    const { VISIBILITY } = map.lumps;
    const rows = rowsOf('VISIBILITY');
    expect(rows).toHaveLength(VISIBILITY.clusterCount);
    const seen = rowsOf('VISIBILITY.pvs');
    for (const [cluster, row] of rows.entries()) {
      const bits = Array.from({ length: rows.length }, (_, to) => VISIBILITY.isVisible(cluster, to));
      expect(row).toMatchObject({ cluster, pvsCount: bits.filter((bit) => bit).length });
      expect(seen[cluster]).toMatchObject({ visible: row['pvs'], problem: undefined });
    }
  });

  it('name sub-lumps without reading them', () => {
    expect(rowsOf('GAME_LUMP').map(({ id, isCompressed }) => [id, isCompressed])).toEqual(
      map.lumps.GAME_LUMP.lumps.map(({ id }) => [id, false]),
    );
  });

  it('name the models, solids and ledges of the physics, and add up', () => {
    const solids = rowsOf('PHYSICS_COLLISION.solids');
    const triangles = rowsOf('PHYSICS_COLLISION.triangles');
    const sum = (rows: typeof solids, name: string): number =>
      rows.reduce((all, row) => all + Number(row[name]), 0);
    expect(rowsOf('PHYSICS_COLLISION')).toHaveLength(map.lumps.PHYSICS_COLLISION.length);
    expect(sum(rowsOf('PHYSICS_COLLISION'), 'solidCount')).toBe(solids.length);
    expect(sum(solids, 'ledges')).toBe(rowsOf('PHYSICS_COLLISION.ledges').length);
    expect(sum(solids, 'nodes')).toBe(rowsOf('PHYSICS_COLLISION.nodes').length);
    expect(sum(solids, 'triangles')).toBe(triangles.length);
    expect(triangles.length).toBeGreaterThan(0);
    expect(rowsOf('PHYSICS_COLLISION.points').length).toBeGreaterThan(3);
    expect(rowsOf('PHYSICS_COLLISION.keyData')[0]).toMatchObject({ model: 0, key: 'index' });
  });

  it('name the hulls of displacements and what they are made of', () => {
    const rows = rowsOf('PHYSICS_DISPLACEMENT');
    const all = rowsOf('PHYSICS_DISPLACEMENT.triangles');
    expect(rows.reduce((sum, { triangles }) => sum + Number(triangles ?? 0), 0)).toBe(all.length);
    expect(rowsOf('PHYSICS_DISPLACEMENT.hulls').length).toBeGreaterThan(0);
    expect(rowsOf('PHYSICS_DISPLACEMENT.edges').length).toBeGreaterThan(0);
  });

  it('name texts, files and lightmap samples', () => {
    const pak = map.lump('PAKFILE') as Pakfile;
    expect(rowsOf('PAKFILE').map(({ name }) => name)).toEqual(pak.entries.map(({ name }) => name));
    for (const { offset, text } of rowsOf('TEXTURE_STRING_DATA'))
      expect(map.lumps.TEXTURE_STRING_DATA.textAt(Number(offset))).toBe(text);
    expect(rowsOf('DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS')).toHaveLength(
      map.lumps.DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS.length,
    );
  });
});

describe('parts of hostile lumps', () => {
  it('list as many strings as there are, also ten million empty ones', () => {
    const rowsIn = (bytes: Uint8Array): ContentRows => openLump(byteTextLump, bytes).rows();
    const few = rowsIn(Uint8Array.of(0x61, 0, 0, 0x62));
    expect(Array.from({ length: few.length }, (_, i) => few.row(i))).toEqual([
      { offset: 0, text: 'a' },
      { offset: 2, text: '' },
      { offset: 3, text: 'b' },
    ]);
    expect(rowsIn(new Uint8Array(0)).length).toBe(0);
    const many = rowsIn(new Uint8Array(10_000_000));
    expect(many.length).toBe(10_000_000);
    expect(many.row(9_999_999)).toEqual({ offset: 9_999_999, text: '' });
  });

  const partsOf = (content: GameLump): [string, number, string][] =>
    Array.from(content.namedParts(), ([name, part]) => {
      const { length, status } = part.open();
      return [name, length, status];
    });

  it('are empty where a sub-lump lies outside, and cut where it ends outside', () => {
    const bytes = handMade(60, [
      { id: 'list', offset: OFFSET + 5000, length: 10 },
      { id: 'thng', offset: -5, length: 0x7fffffff },
      { id: 'list', offset: OFFSET + 52, length: 0x7fffffff },
    ]);
    expect(partsOf(opened(bytes) as unknown as GameLump)).toEqual([
      ['list', 0, 'empty'],
      ['thng', 0, 'empty'],
      ['list#2', 4, 'ok'],
    ]);
  });

  it('keep to what is there when counts are too large, also of a sub-lump that is its own directory', () => {
    const things = thingsOf(1, 2);
    new DataView(things.buffer).setInt32(0, -1, true);
    const bytes = handMade(36 + things.length, [
      { id: 'thng', offset: OFFSET + 36, length: things.length },
      { id: 'list', offset: OFFSET, length: 36 },
    ]);
    bytes.set(things, 36);
    const content = opened(bytes) as unknown as GameLump;
    expect(partsOf(content)).toEqual([
      ['thng', 1, 'truncated'],
      ['list', 18, 'ok'],
    ]);
    const inner = content.namedParts().get('thng')?.open();
    expect(inner?.namedParts?.().get('things')?.open().length).toBe(0);
  });

  it('are told apart by number when many have one name', () => {
    const entries = Array.from({ length: 64 }, () => ({ id: 'list', offset: OFFSET, length: 4 }));
    const names = partsOf(opened(handMade(2000, entries)) as unknown as GameLump).map(([name]) => name);
    expect(new Set(names).size).toBe(64);
    expect(names.slice(0, 3)).toEqual(['list', 'list#2', 'list#3']);
  });

  it('are not unpacked before they are opened, and then say that they were', async () => {
    const unpacked: string[] = [];
    const type = gameLump({
      lumps: {},
      decompress: (_, { path }) => {
        unpacked.push(path.join('.'));
        return { bytes: new Uint8Array(8), issues: [] };
      },
    });
    const block = await writeLzmaBlock(new Uint8Array(8));
    const lumps = ['aaaa', 'bbbb'].map((id) => ({ id, version: 0, flags: 1, bytes: block, unpackedSize: 8 }));
    const bytes = type.build(lumps, { offset: OFFSET, hasTerminator: true });
    const content = type.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
    content.rows();
    const parts = content.namedParts();
    expect(unpacked).toEqual([]);
    const second = parts.get('bbbb');
    expect([second?.open().length, second?.isUnpacked, unpacked]).toEqual([0, true, ['GAME_LUMP.bbbb']]);
  });

  it('do not walk in circles where the tree of a solid does', () => {
    const { type } = orangeBox.lumps.PHYSICS_COLLISION;
    const place = { name: 'PHYSICS', byteOrder: 'little', offset: 0 } as const;
    const items = [physicsModel(0, [polygonSolid(2)]), physicsEnd];
    const good = type.rebuild(items, place, 0);
    const lumpOf = (bytes: Uint8Array) => type.open({ ...place, bytes });
    const [solid] = lumpOf(good).at(0).solids;
    const root = solid?.readSurface()?.nodes[0]?.offset ?? 0;
    const circle = good.slice();
    // The right child of the root is its left one.
    const at = (solid?.surfacePlace.offset ?? 0) + root;
    new DataView(circle.buffer).setInt32(at, 28, true);
    expect(lumpOf(circle).issues.map(({ rule }) => rule)).toContain('physics-tree-cycle');
    const parts = lumpOf(circle).namedParts();
    for (const [, part] of parts) expect(part.open().blockCount(1)).toBeLessThan(20);
    expect(lumpOf(good).namedParts().get('nodes')?.open().length).toBe(3);
  });
});
