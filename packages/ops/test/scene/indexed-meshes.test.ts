import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';
import { doubleArea, trianglesOf } from './support/mesh-parts.js';

type Row = Record<string, unknown>;
type Rows = { readonly length: number; at(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** Corners of the triangles that come of a mesh. */
function cornersOf(scene: Scene, mesh: number): (readonly (readonly number[])[])[] {
  return trianglesOf(scene)
    .filter(({ record }) => record === mesh)
    .map(({ corners }) => corners);
}

/** Corners of the floor, and those of the ceiling, counted from the same corner. */
const floor = [
  [-256, -256, 0],
  [256, -256, 0],
  [256, 256, 0],
  [-256, 256, 0],
] as const;
const ceiling = floor.map(([x, y]) => [x, y, 256]);

describe.each(['respawn/titanfall', 'respawn/titanfall2', 'respawn/apex-legends'])('meshes of %s', (id) => {
  it('have vertices of the lump that their flags say, from where their material says', () => {
    const scene = buildScene(goodMap(id));
    expect(scene.issues).toEqual([]);
    expect(scene.counts).toMatchObject({ surfaces: 5, drawn: 5, triangles: 10, vertices: 20 });
    // Indexes are 0, 1, 2 and 0, 2, 3, clockwise.
    for (const mesh of [0, 1, 2, 3])
      expect(cornersOf(scene, mesh)).toEqual([
        [floor[0], floor[2], floor[1]],
        [floor[0], floor[3], floor[2]],
      ]);
    // Vertices 4 to 7 of those without light.
    expect(cornersOf(scene, 4)).toEqual([
      [ceiling[0], ceiling[2], ceiling[1]],
      [ceiling[0], ceiling[3], ceiling[2]],
    ]);
    expect(scene.models.map(({ meshes }) => meshes.flatMap(({ source }) => [...source.records]))).toEqual(
      [[0, 0, 3, 3, 1, 1, 2, 2].sort(), [4, 4]].map((records) => expect.arrayContaining(records)),
    );
  });

  it('have the names of their textures, and their places on them', () => {
    const { materials, models } = buildScene(goodMap(id));
    const names = materials.map(({ name }) => name);
    expect(names[0]).toBe('world\\brushwork\\floor');
    const first = models[0]?.meshes.find(({ source }) => source.records[0] === 0);
    expect([...(first?.textureCoordinates.subarray(0, 8) ?? [])]).toEqual([0, 0, 1, 0, 0, 1, 1, 1]);
  });

  it('are left out, each with an issue, where what they name is not there', () => {
    const broken = (change: (map: GameMap) => void): unknown[] => {
      const map = goodMap(id);
      change(map);
      const { counts, issues } = buildScene(map);
      return [counts.skipped, ...issues.map(({ code, path: at }) => `${code} ${at?.join('.')}`)];
    };
    const mesh = (map: GameMap): Row => rowsOf(map, 'MESHES').at(0);
    expect(broken((map) => Object.assign(mesh(map), { firstIndex: 28 }))).toEqual([
      1,
      'bad-reference MESHES.0.firstIndex',
    ]);
    expect(broken((map) => Object.assign(mesh(map), { triangleCount: 0 }))).toEqual([
      1,
      'bad-count MESHES.0.triangleCount',
    ]);
    expect(broken((map) => Object.assign(mesh(map), { material: 9 }))).toEqual([
      1,
      'bad-reference MESHES.0.material',
    ]);
    expect(broken((map) => Object.assign(rowsOf(map, 'MATERIAL_SORTS').at(0), { firstVertex: 1 }))).toEqual([
      1,
      'bad-reference MESHES.0.firstIndex',
    ]);
    expect(broken((map) => Object.assign(rowsOf(map, 'VERTEX_LIT_FLAT').at(1), { position: 99 }))).toEqual([
      1,
      'bad-value MESHES.0.firstIndex',
    ]);
    expect(
      broken((map) => Object.assign(rowsOf(map, 'VERTICES').at(0), { x: Number.POSITIVE_INFINITY }))[0],
    ).toBe(4);
  });

  it('look where their triangles do without a normal', () => {
    const map = goodMap(id);
    for (let i = 0; i < 4; i++) rowsOf(map, 'VERTEX_LIT_FLAT').at(i)['normal'] = 1000;
    const first = buildScene(map).models[0]?.meshes.find(({ source }) => source.records[0] === 0);
    expect([...(first?.normals.subarray(0, 3) ?? [])]).toEqual([0, 0, -1]);
  });
});

it('2,000 meshes that share all indexes are looked at as far as there is room', () => {
  const good = goodMap('respawn/titanfall2');
  const object = (good.lump('MESHES') as unknown as { object(i: number): object }).object(0);
  const map = goodMap('respawn/titanfall2', {
    MESH_INDICES: Array.from({ length: 60_000 }, (_, i) => i % 4),
    MESHES: Array.from({ length: 2000 }, () => ({ ...object, firstIndex: 0, triangleCount: 20_000 })),
  });
  const { counts, issues } = buildScene(map, { maxGrowth: 0 });
  expect(counts.drawn).toBeGreaterThan(0);
  expect(counts.skipped).toBeGreaterThan(1500);
  expect(issues.some(({ rule }) => rule === 'scene-budget')).toBe(true);
});

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const source = path.join(corpus, 'source');
const files = existsSync(source)
  ? readdirSync(source, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('mp_hippodrome.bsp'))
  : [];
if (files.length === 0) console.log(`skipped: meshes of a real map: none in ${source} (CORPUS_DIR)`);

describe.skipIf(files.length === 0)('a map of the corpus with meshes of indexes (CORPUS_DIR)', () => {
  it.each(files)(
    '%s has the triangles and the bounds that its records say, all seen from their normals',
    async (file) => {
      const map = await open(new Uint8Array(readFileSync(path.join(source, file))));
      const scene = buildScene(map);
      expect(scene.issues).toEqual([]);
      expect(scene.counts.triangles).toBe(map.lump('MESH_INDICES').bytes.length / 6);
      const triangles = trianglesOf(scene);
      const bounds = [0, 1, 2].map((axis) => {
        const values = triangles.flatMap(({ corners }) => corners.map((corner) => corner[axis] as number));
        return [Math.min(...values), Math.max(...values)];
      });
      const { maxs, mins } = rowsOf(map, 'MODELS').at(0) as unknown as Record<
        'mins' | 'maxs',
        Record<string, number>
      >;
      expect(bounds).toEqual(['x', 'y', 'z'].map((axis) => [mins[axis], maxs[axis]]));
      for (const triangle of triangles) {
        const area = doubleArea(triangle);
        const at = triangle.vertices[0] * 3;
        const normal = triangle.mesh.normals.subarray(at, at + 3);
        expect(area.reduce((sum, value, c) => sum + value * (normal[c] as number), 0)).toBeGreaterThan(0);
      }
    },
  );
});
