import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { brushBounds, firstBrushSides } from '../../src/index.js';
import {
  buildScene,
  layerKinds,
  type Scene,
  type SceneLayer,
  type SceneMesh,
} from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

type Row = Record<string, number>;
type Rows = { readonly length: number; at(i: number): Row };
const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

const SOURCE = 'valve/orange-box';
const CALL_OF_DUTY = 'infinity-ward/call-of-duty';

function layersOf(map: GameMap, ...kinds: SceneLayer['kind'][]): Scene {
  return buildScene(map, { layers: kinds.length === 0 ? layerKinds : kinds });
}

/** The box around the triangles of each record of a mesh. */
function boundsOf({
  positions,
  indices,
  source,
}: SceneMesh): Map<number, { mins: number[]; maxs: number[] }> {
  const found = new Map<number, { mins: number[]; maxs: number[] }>();
  source.records.forEach((record, t) => {
    const box = found.get(record) ?? { mins: [1e9, 1e9, 1e9], maxs: [-1e9, -1e9, -1e9] };
    found.set(record, box);
    for (let k = 0; k < 9; k++) {
      const value = positions[(indices[t * 3 + Math.floor(k / 3)] as number) * 3 + (k % 3)] as number;
      box.mins[k % 3] = Math.min(box.mins[k % 3] as number, value);
      box.maxs[k % 3] = Math.max(box.maxs[k % 3] as number, value);
    }
  });
  return found;
}

/** Volume of closed meshes whose triangles look outwards. */
function volumeOf(meshes: readonly SceneMesh[]): number {
  let sum = 0;
  for (const { positions, indices } of meshes)
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => {
        const start = (indices[i + k] as number) * 3;
        return [...positions.subarray(start, start + 3)];
      }) as [number[], number[], number[]];
      const [ax, ay, az] = a as [number, number, number];
      const [bx, by, bz] = b as [number, number, number];
      const [cx, cy, cz] = c as [number, number, number];
      sum += (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
    }
  return sum;
}

const drawable = goodMaps.filter(({ branch }) => branch.capabilities.geometry !== undefined);

describe('layers', () => {
  it('are made only when they are asked for', () => {
    expect(buildScene(goodMap(SOURCE)).layers).toEqual([]);
    expect(new Set(layersOf(goodMap(SOURCE), 'leaf').layers.map(({ kind }) => kind))).toEqual(
      new Set(['leaf']),
    );
  });

  it.each(drawable.map(({ branch }) => branch.id))('of %s are whole', (id) => {
    const { layers, issues } = layersOf(goodMap(id));
    // The occluders of the small maps are none: their edges are made up.
    expect(issues.filter(({ path }) => path?.[0] !== 'OCCLUDERS')).toEqual([]);
    // Of Titanfall and its relatives it isn't known yet what stops players.
    expect(layers.length > 0).toBe(goodMap(id).branch.capabilities.layers !== undefined);
    for (const { meshes } of layers)
      for (const { indices, source, positions, vertexCount, normals } of meshes) {
        expect(source.records).toHaveLength(indices.length / 3);
        expect([positions.length, normals.length]).toEqual([vertexCount * 3, vertexCount * 3]);
        expect(Math.max(...indices)).toBeLessThan(vertexCount);
      }
  });

  it('take no more than there is room for, and say so', () => {
    const { layers, issues } = buildScene(goodMap(SOURCE), { layers: layerKinds, maxVertices: 900 });
    expect(
      layers.flatMap(({ meshes }) => meshes).reduce((sum, mesh) => sum + mesh.vertexCount, 0),
    ).toBeLessThan(900);
    expect(issues.map(({ rule }) => rule)).toContain('scene-budget');
  });
});

describe('brushes', () => {
  it('are as large as the box that they say they have', () => {
    const map = goodMap(CALL_OF_DUTY);
    const firsts = firstBrushSides(map);
    let compared = 0;
    for (const { meshes } of layersOf(map, 'collision').layers)
      for (const mesh of meshes.filter(({ source }) => source.lump === 'BRUSHES'))
        for (const [brush, { mins, maxs }] of boundsOf(mesh)) {
          const box = brushBounds(map, brush, { firsts });
          expect([...mins, ...maxs]).toEqual([...Object.values(box.mins), ...Object.values(box.maxs)]);
          compared++;
        }
    expect(compared).toBeGreaterThan(0);
  });

  it('look outwards, and lie where their entity has their model', () => {
    const { layers, placements } = layersOf(goodMap(SOURCE), 'collision');
    const own = layers.find(({ placement }) => placement !== undefined);
    expect(own?.title).toMatch(/^collision \*1 func_brush$/);
    expect(placements).toContainEqual(own?.placement);
    for (const { meshes } of layers)
      expect(volumeOf(meshes.filter(({ source }) => source.lump === 'BRUSHES'))).toBeGreaterThan(0);
  });

  it('of an entity that is touched are a layer of triggers, and stop nobody', () => {
    const map = goodMap(SOURCE);
    const before = layersOf(map).layers.map(({ title }) => title);
    expect(before).toContain('collision *1 func_brush');
    const text = new TextDecoder('latin1')
      .decode(map.lump('ENTITIES').bytes)
      .replace('func_brush', 'trigger_it');
    map.lump('ENTITIES').setBytes(Uint8Array.from(text, (character) => character.charCodeAt(0)));
    const titles = layersOf(map).layers.map(({ title }) => title);
    expect(titles).toContain('trigger *1 trigger_it');
    expect(titles.some((title) => title.startsWith('collision *1'))).toBe(false);
  });

  it.each([
    ['sides that are not there', 'BRUSHES', 'firstSide', 1_000_000, 'bad-reference'],
    ['no sides', 'BRUSHES', 'sideCount', 0, 'bad-count'],
    ['a negative number of sides', 'BRUSHES', 'sideCount', -6, 'bad-count'],
    ['more sides than anything has', 'BRUSHES', 'sideCount', 2_000_000_000, 'limit'],
    ['a side on no plane', 'BRUSH_SIDES', 'plane', 65_000, 'bad-reference'],
  ])('with %s are left out, and the others stay', (_, lump, field, value, code) => {
    const map = goodMap(SOURCE);
    const before = layersOf(map, 'collision').layers[0]?.meshes[0];
    const brush = before?.source.records[0] as number;
    const index = lump === 'BRUSHES' ? brush : (rowsOf(map, 'BRUSHES').at(brush)['firstSide'] as number);
    rowsOf(map, lump).at(index)[field] = value;
    const { layers, issues } = layersOf(map, 'collision');
    expect(issues.map(({ rule, code: found }) => [rule, found])).toEqual([['scene-solid', code]]);
    expect(issues[0]?.offset).toBeGreaterThan(0);
    const after = new Set(layers[0]?.meshes[0]?.source.records);
    expect([...new Set(before?.source.records)].filter((one) => !after.has(one))).toEqual([brush]);
  });

  it('whose planes are none, or leave them open, are issues', () => {
    const map = goodMap(SOURCE);
    const brush = layersOf(map, 'collision').layers[0]?.meshes[0]?.source.records[0] as number;
    const sides = rowsOf(map, 'BRUSH_SIDES');
    const first = rowsOf(map, 'BRUSHES').at(brush)['firstSide'] as number;
    const second = sides.at(first + 1)['plane'] as number;
    const old = sides.at(first)['plane'] as number;
    sides.at(first)['plane'] = second;
    expect(layersOf(map, 'collision').issues.map(({ message }) => message)).toEqual([
      "its sides don't enclose it on all sides",
    ]);
    sides.at(first)['plane'] = old;
    (rowsOf(map, 'PLANES').at(old) as unknown as { distance: number }).distance = Number.NaN;
    const { issues } = layersOf(map, 'collision');
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.every(({ rule, code }) => rule === 'scene-solid' && code === 'bad-value')).toBe(true);
  });

  it('below nodes that lead back to themselves, or to each other twice, are found once', () => {
    const map = goodMap(SOURCE);
    const before = layersOf(map, 'collision').layers.length;
    const nodes = map.lump('NODES') as unknown as {
      length: number;
      at(i: number): { children: { set(i: number, v: number): void } };
    };
    nodes.at(nodes.length - 1).children.set(0, 0);
    nodes.at(nodes.length - 1).children.set(1, 0);
    const { layers, issues } = layersOf(map, 'collision');
    expect(issues).toEqual([]);
    expect(layers.length).toBeLessThanOrEqual(before);
    nodes.at(0).children.set(0, 1_000_000);
    expect(layersOf(map, 'collision').issues.map(({ code }) => code)).toEqual(['bad-reference']);
  });
});

describe('physics', () => {
  it('encloses what it is made of, in game units', () => {
    const map = goodMap(SOURCE);
    const { layers } = layersOf(map, 'physics');
    const world = layers.filter(({ title }) => title === 'physics').flatMap(({ meshes }) => meshes);
    expect(Math.abs(volumeOf(world))).toBeGreaterThan(0);
    const { mins, maxs } = rowsOf(map, 'MODELS').at(0) as unknown as Record<
      'mins' | 'maxs',
      { x: number; y: number; z: number }
    >;
    for (const { positions } of world)
      positions.forEach((value, i) => {
        const axis = (['x', 'y', 'z'] as const)[i % 3] as 'x';
        expect(value).toBeGreaterThan(mins[axis] - 1);
        expect(value).toBeLessThan(maxs[axis] + 1);
      });
  });

  it('has hulls around displacements', () => {
    const { layers } = layersOf(goodMap(SOURCE), 'physics');
    const hulls = layers.find(({ title }) => title === 'physics displacements');
    expect(hulls?.meshes[0]?.source.lump).toBe('PHYSICS_DISPLACEMENT');
    expect(Math.abs(volumeOf(hulls?.meshes ?? []))).toBeGreaterThan(0);
  });

  it('that is cut off is an issue', () => {
    const map = goodMap(SOURCE);
    const { bytes } = map.lump('PHYSICS_COLLISION');
    map.lump('PHYSICS_COLLISION').setBytes(bytes.slice(0, 120));
    const { layers } = layersOf(map, 'physics');
    expect(layers.filter(({ title }) => title === 'physics')).toEqual([]);
  });
});

describe('polygons that divide space', () => {
  it('look to the side of their plane, and have the record that they come from', () => {
    const { layers } = layersOf(goodMap(SOURCE), 'occluder', 'portal');
    expect(layers.map(({ kind }) => kind).sort()).toEqual(['occluder', 'portal']);
    const map = goodMap(SOURCE);
    const portals = rowsOf(map, 'AREA_PORTALS');
    const mesh = layers.find(({ kind }) => kind === 'portal')?.meshes[0] as SceneMesh;
    mesh.source.records.forEach((record, t) => {
      const { plane } = portals.at(record) as { plane: number };
      const { normal } = rowsOf(map, 'PLANES').at(plane) as unknown as {
        normal: { x: number; y: number; z: number };
      };
      const start = (mesh.indices[t * 3] as number) * 3;
      const [x, y, z] = mesh.normals.subarray(start, start + 3) as unknown as [number, number, number];
      expect(x * normal.x + y * normal.y + z * normal.z).toBeCloseTo(1, 3);
    });
  });

  it.each([
    ['corners that are not there', 'firstVertex', 60_000, 'bad-reference'],
    ['two corners', 'vertexCount', 2, 'bad-count'],
    ['more corners than anything has', 'vertexCount', 60_000, 'bad-count'],
  ])('with %s are issues', (_, field, value, code) => {
    const map = goodMap(SOURCE);
    const portals = rowsOf(map, 'AREA_PORTALS');
    const one = Array.from({ length: portals.length }, (__, i) => i).find(
      (i) => (portals.at(i)['vertexCount'] as number) > 0,
    ) as number;
    portals.at(one)[field] = value;
    expect(layersOf(map, 'portal').issues.map(({ rule, code: found }) => [rule, found])).toEqual([
      ['scene-solid', code],
    ]);
  });
});

describe('boxes', () => {
  it('of leaves with volume have twelve triangles each', () => {
    const map = goodMap(SOURCE);
    const leaves = rowsOf(map, 'LEAVES') as unknown as {
      length: number;
      at(i: number): Record<'mins' | 'maxs', { x: number; y: number; z: number }>;
    };
    let expected = 0;
    for (let i = 0; i < leaves.length; i++) {
      const { mins, maxs } = leaves.at(i);
      if (mins.x < maxs.x && mins.y < maxs.y && mins.z < maxs.z) expected += 12;
    }
    const mesh = layersOf(map, 'leaf').layers[0]?.meshes[0];
    expect((mesh?.indices.length as number) / 3).toBe(expected);
  });
});
