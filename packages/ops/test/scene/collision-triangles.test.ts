import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type Scene, type SceneMesh } from '../../src/scene/index.js';
import type { LumpContents } from '../validate/support/build-map.js';
import { goodMap } from '../validate/support/good-maps.js';

const TWO = 'infinity-ward/call-of-duty2';
const FOUR = 'infinity-ward/call-of-duty4';

type Fields = Readonly<Record<string, unknown>>;
type Rows = { readonly length: number; object(i: number): Record<string, unknown> };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** All records of a lump, some fields of each set to others. */
function changed(id: string, lump: string, changes: (i: number) => Fields): object[] {
  const rows = rowsOf(goodMap(id), lump);
  return Array.from({ length: rows.length }, (_, i) => ({ ...rows.object(i), ...changes(i) }));
}

/** The small map, every material of which is solid, and no brush of which belongs to a model. */
function solidMap(id: string, lumps: LumpContents = {}): GameMap {
  return goodMap(id, {
    MATERIALS: changed(id, 'MATERIALS', () => ({ contentFlags: 1 })),
    MODELS: changed(id, 'MODELS', () => ({ brushCount: 0 })),
    ENTITIES: '{\n"classname" "worldspawn"\n}\n{\n"classname" "script_brushmodel"\n"model" "*1"\n}\n',
    ...lumps,
  });
}

const sceneOf = (map: GameMap): Scene => buildScene(map, { layers: ['collision', 'clip'] });

/** Triangles of the layers: the number of the model, the record, and the corners. */
function trianglesOf({ layers }: Scene): readonly (readonly [number, number, number[][]])[] {
  return layers.flatMap(({ meshes, placement }) =>
    meshes.flatMap(({ indices, positions, source }: SceneMesh) =>
      [...source.records].map((record, t) => {
        const corners = [0, 1, 2].map((k) => {
          const at = (indices[t * 3 + k] as number) * 3;
          return [...positions.subarray(at, at + 3)];
        });
        return [placement?.model ?? 0, record, corners] as const;
      }),
    ),
  );
}

/** Corners from the least one on, since a triangle may begin with any. */
function turned(corners: readonly number[][]): number[][] {
  const first = corners.reduce((least, one, i) => (String(one) < String(corners[least]) ? i : least), 0);
  return [...corners.slice(first), ...corners.slice(0, first)];
}

const lower = [
  [0, 0, 0],
  [8, 0, 0],
  [8, 8, 0],
];
const upper = [
  [0, 0, 0],
  [8, 8, 0],
  [0, 8, 0],
];

describe.each([TWO, FOUR])('triangles to collide with in a map of %s', (id) => {
  it('belong to the model whose boxes lead to them, and look up', () => {
    const scene = sceneOf(solidMap(id));
    expect(scene.issues).toEqual([]);
    expect(scene.layers.map(({ kind }) => kind)).toEqual(['collision']);
    expect(scene.layers[0]?.meshes.map(({ source }) => source.lump)).toEqual(['COLLISION_TRIANGLES']);
    const found = trianglesOf(scene).map(([model, record, corners]) => [model, record, turned(corners)]);
    expect(found).toEqual([
      [0, 0, lower],
      [0, 1, upper],
    ]);
  });

  it('belong to the world where leaves alone lead to them', () => {
    const MODELS = changed(id, 'MODELS', (i) => ({
      brushCount: 0,
      ...(i === 0
        ? { firstCollisionTree: 0, collisionTreeCount: 0 }
        : { firstCollisionTree: 2, collisionTreeCount: 1 }),
    }));
    const found = trianglesOf(sceneOf(solidMap(id, { MODELS }))).map(([model, record]) => [model, record]);
    expect(found).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('stop only players where their material says so', () => {
    const MATERIALS = changed(id, 'MATERIALS', () => ({ contentFlags: 0x10000 }));
    expect(sceneOf(solidMap(id, { MATERIALS })).layers.map(({ kind }) => kind)).toEqual(['clip']);
  });

  it('are left out, each with an issue, where corners, runs and boxes lead nowhere', () => {
    const broken = (lumps: LumpContents): readonly unknown[] => {
      const { issues, layers } = sceneOf(solidMap(id, lumps));
      return [...issues.map(({ code, path, rule }) => `${rule} ${code} ${path?.join('.')}`), layers.length];
    };
    expect(
      broken({ COLLISION_TRIANGLES: changed(id, 'COLLISION_TRIANGLES', () => ({ vertices: [0, 1, 9] })) }),
    ).toEqual([
      'scene-solid bad-reference COLLISION_TRIANGLES.0.vertices',
      'scene-solid bad-reference COLLISION_TRIANGLES.1.vertices',
      0,
    ]);
    expect(
      broken({ COLLISION_PARTITIONS: changed(id, 'COLLISION_PARTITIONS', () => ({ firstTriangle: 2 })) }),
    ).toEqual([
      'scene-solid bad-reference COLLISION_PARTITIONS.0.firstTriangle',
      'scene-solid bad-reference COLLISION_PARTITIONS.1.firstTriangle',
      0,
    ]);
    expect(
      broken({
        COLLISION_AABB_TREES: changed(id, 'COLLISION_AABB_TREES', (i) =>
          i === 0 ? {} : { content: { $case: 'leaf', partition: 7 } },
        ),
      }),
    ).toEqual([
      'scene-solid bad-reference COLLISION_AABB_TREES.1.content',
      'scene-solid bad-reference COLLISION_AABB_TREES.2.content',
      0,
    ]);
  });

  it('are made once, though boxes hold each other', () => {
    const COLLISION_AABB_TREES = changed(id, 'COLLISION_AABB_TREES', (i) =>
      i === 1 ? { childCount: 3, content: { $case: 'node', firstChild: 0 } } : {},
    );
    const found = trianglesOf(sceneOf(solidMap(id, { COLLISION_AABB_TREES })));
    expect(found.map(([, record]) => record)).toEqual([1]);
  });
});

it('triangles of Call of Duty 2 are seen from where their normal points', () => {
  const down = changed(TWO, 'COLLISION_TRIANGLES', () => ({ normal: { x: 0, y: 0, z: -1 } }));
  const found = trianglesOf(sceneOf(solidMap(TWO, { COLLISION_TRIANGLES: down })));
  expect(found.map(([, , corners]) => turned(corners))).toEqual([
    [lower[0], lower[2], lower[1]],
    [upper[0], upper[2], upper[1]],
  ]);
});
