import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type Scene } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';
import { doubleArea, type Triangle, trianglesOf } from './support/mesh-parts.js';

type Row = Record<string, unknown>;
type Rows = { readonly length: number; at(i: number): Row; object(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** Indexes of the faces of the small map by their kinds: the sides of the room, then these. */
const patch = 6;
const mesh = 7;
const flare = 8;

const ofFace = (scene: Scene, face: number): Triangle[] =>
  trianglesOf(scene).filter(({ record, mesh: { source } }) => source.lump === 'FACES' && record === face);

/** Whether triangles look to the side that the normals of their vertices look to. */
function looksAlong(triangle: Triangle): boolean {
  const area = doubleArea(triangle);
  const at = triangle.vertices[0] * 3;
  return area.reduce((sum, value, k) => sum + value * (triangle.mesh.normals[at + k] as number), 0) > 0;
}

const family = [
  'id-software/quake3',
  'id-software/quake-live',
  'raven/soldier-of-fortune2',
  'qfusion/qfusion',
  'ritual/fakk2',
  'ritual/elite-force2',
  '2015/medal-of-honor',
  '2015/medal-of-honor-demo',
  '2015/medal-of-honor-expansions',
] as const;

describe.each(family)('the room of %s', (id) => {
  const map = goodMap(id);
  const scene = buildScene(map);

  it('has its polygons, its curve and its mesh, and counts its flare', () => {
    expect(scene.issues).toEqual([]);
    const terrain = id.startsWith('2015') ? rowsOf(map, 'TERRAIN').length : 0;
    expect(scene.counts).toMatchObject({
      ...{ surfaces: 10 + terrain, drawn: 9 + terrain, billboards: 1, skipped: 0, unowned: 0 },
    });
    expect(ofFace(scene, 0)).toHaveLength(2);
    expect(ofFace(scene, mesh)).toHaveLength(1);
    expect(ofFace(scene, flare)).toHaveLength(0);
    expect(scene.models[1]?.meshes.flatMap(({ source }) => [...source.records])).toEqual([9, 9]);
  });

  it('has triangles that run counterclockwise, seen from the side that is drawn', () => {
    const all = trianglesOf(scene);
    expect(all.length).toBeGreaterThan(16);
    expect(all.every(looksAlong)).toBe(true);
  });

  it('has the numbers of the file at the corners of polygons', () => {
    const [triangle] = ofFace(scene, 1) as [Triangle];
    const { mesh: found, vertices } = triangle;
    const file = rowsOf(map, 'VERTICES').object(4) as {
      position: { x: number; y: number; z: number };
      textureCoordinates: { s: number; t: number };
    };
    const at = vertices[0];
    expect([...found.positions.subarray(at * 3, at * 3 + 3)]).toEqual(Object.values(file.position));
    expect([...found.textureCoordinates.subarray(at * 2, at * 2 + 2)]).toEqual(
      Object.values(file.textureCoordinates),
    );
    expect(found.page).toBe(0);
    // The colours of vertices are the same light again.
    expect(found.colors).toBeUndefined();
    expect(found.lightmapCoordinates).toHaveLength(found.vertexCount * 2);
  });

  it('names materials as the map does', () => {
    expect(scene.materials.map(({ name }) => name)).toContain('textures/brushwork/stone');
  });
});

describe('a face without a page of light', () => {
  it('has the colours of its vertices, which are its light', () => {
    const dark = goodMap('id-software/quake3');
    (dark.lump('FACES') as unknown as { at(i: number): Record<string, number> }).at(1)['lightmap'] = -1;
    const [triangle] = ofFace(buildScene(dark), 1) as [Triangle];
    expect([...(triangle.mesh.colors?.subarray(0, 4) ?? [])]).toEqual([255, 255, 255, 255]);
  });
});

describe('a curve', () => {
  // Columns at x = 32, 48, 64 with heights 0, 32, 0: the top of the arch is at 16.
  const triangles = ofFace(buildScene(goodMap('id-software/quake3')), patch);

  it('passes through the ends of its control points and half way below its middle ones', () => {
    const heights = new Map(triangles.flatMap(({ corners }) => corners.map(([x, , z]) => [x, z])));
    // 16 units from the chord with one piece, 4 with two.
    expect([...heights].sort(([a], [b]) => a - b)).toEqual([
      [32, 0],
      [48, 16],
      [64, 0],
    ]);
    expect(triangles).toHaveLength(4);
  });

  it('has texture coordinates along it', () => {
    for (const { mesh: found, vertices } of triangles)
      for (const v of vertices) {
        const x = found.positions[v * 3] as number;
        expect(found.textureCoordinates[v * 2]).toBeCloseTo((x - 32) / 32, 6);
        expect(found.lightmapCoordinates?.[v * 2]).toBeCloseTo((x - 32) / 128, 6);
      }
  });

  it('is divided as finely as is asked for', () => {
    const fine = buildScene(goodMap('id-software/quake3'), { patchError: 0.1 });
    // 16 units from the chord, a quarter of that for each halving: 0.0625 with sixteen pieces.
    expect(ofFace(fine, patch)).toHaveLength(32);
  });

  it('refuses a distance that is none', () => {
    expect(() => buildScene(goodMap('id-software/quake3'), { patchError: Number.NaN })).toThrow(
      expect.objectContaining({ code: 'bad-value' }),
    );
  });
});

describe('plants', () => {
  it('are drawn at each of their places', () => {
    const map = goodMap('gray-matter/return-to-castle-wolfenstein');
    const scene = buildScene(map);
    expect(scene.issues).toEqual([]);
    const triangles = ofFace(scene, flare);
    expect(triangles).toHaveLength(2);
    const { firstVertex } = rowsOf(map, 'FACES').at(flare) as { firstVertex: number };
    const at = (i: number): number[] =>
      Object.values((rowsOf(map, 'VERTICES').object(firstVertex + i) as { position: object }).position);
    const indices = [0, 1, 2].map((i) => Number((map.lump('MESH_VERTICES') as unknown as Rows).at(i)));
    const [a, b, c] = indices as [number, number, number];
    for (const [place, { corners }] of triangles.entries())
      expect(corners).toEqual(
        [a, c, b].map((corner) => at(corner).map((value, k) => value + (at(3 + place)[k] as number))),
      );
  });
});

describe('ground', () => {
  const map = goodMap('2015/medal-of-honor');
  const scene = buildScene(map);
  const piece = (i: number): Triangle[] =>
    trianglesOf(scene).filter(({ record, mesh: { source } }) => source.lump === 'TERRAIN' && record === i);

  it('is 8 x 8 cells of 64 units, two triangles each, in the world', () => {
    expect(piece(0)).toHaveLength(128);
    expect(scene.models[0]?.meshes.some(({ source }) => source.lump === 'TERRAIN')).toBe(true);
    const { x, y } = rowsOf(map, 'TERRAIN').at(0) as { x: number; y: number };
    const across = piece(0).flatMap(({ corners }) => corners.map((corner) => corner[0]));
    expect([Math.min(...across), Math.max(...across)]).toEqual([x * 64, x * 64 + 512]);
    // Seen from above, all cells together cover the square once.
    const area = piece(0).reduce((sum, triangle) => sum + doubleArea(triangle)[2] / 2, 0);
    expect(Math.abs(area)).toBe(512 * 512);
    expect(y).toBeTypeOf('number');
  });

  it('has the heights of the file', () => {
    const file = rowsOf(map, 'TERRAIN').object(0) as Record<'x' | 'y' | 'baseHeight', number> & {
      heights: number[][];
    };
    const heights = file.heights.flat(2);
    for (const { corners } of piece(0))
      for (const [x, y, z] of corners)
        expect(z).toBe(file.baseHeight + 2 * (heights[(y / 64 - file.y) * 9 + (x / 64 - file.x)] as number));
  });
});

describe('faces that can not be drawn are left out, and the others stay', () => {
  it.each([
    ['vertices that are not there', 0, { firstVertex: 1_000_000 }, 'bad-reference', 'firstVertex'],
    ['vertices before the first', 0, { firstVertex: -1 }, 'bad-reference', 'firstVertex'],
    ['a negative number of vertices', 0, { vertexCount: -4 }, 'bad-reference', 'firstVertex'],
    ['indexes that are not there', 0, { firstMeshVertex: 1_000_000 }, 'bad-reference', 'firstMeshVertex'],
    ['indexes that make no triangles', 0, { meshVertexCount: 4 }, 'bad-count', 'meshVertexCount'],
    ['no indexes', 0, { meshVertexCount: 0 }, 'bad-count', 'meshVertexCount'],
    ['indexes beyond their vertices', 0, { vertexCount: 2 }, 'bad-reference', 'firstMeshVertex'],
    ['a texture that is not there', 0, { texture: 99 }, 'bad-reference', 'texture'],
    ['a kind that is not known', 0, { type: 77 }, 'bad-value', 'type'],
    ['more control points than vertices', patch, { vertexCount: 8 }, 'bad-count', 'vertexCount'],
  ])('with %s', (_, face, change, code, field) => {
    const map = goodMap('id-software/quake3');
    const before = buildScene(map).counts;
    Object.assign(rowsOf(map, 'FACES').at(face), change);
    const { counts, issues } = buildScene(map);
    expect(issues.map((found) => [found.rule, found.code, found.path])).toEqual([
      ['scene-surface', code, ['FACES', face, field]],
    ]);
    expect([counts.drawn, counts.skipped]).toEqual([before.drawn - 1, 1]);
  });

  it.each([
    [1, 3],
    [3, 4],
    [3, -3],
    [32_767, 32_767],
    [2 ** 31 - 1, 3],
  ])('with a curve of %d x %d control points', (width, height) => {
    const map = goodMap('id-software/quake3');
    Object.assign((rowsOf(map, 'FACES').at(patch) as { shape: object }).shape, { width, height });
    const { counts, issues } = buildScene(map);
    expect(issues.map(({ rule, code }) => [rule, code])).toEqual([['scene-surface', 'bad-count']]);
    expect(counts.skipped).toBe(1);
  });

  it.each(['position', 'textureCoordinates', 'lightmapCoordinates'])('with a vertex without %s', (field) => {
    const map = goodMap('id-software/quake3');
    const vertex = rowsOf(map, 'VERTICES').at(0)[field] as Record<string, number>;
    vertex[Object.keys(rowsOf(map, 'VERTICES').object(0)[field] as object)[0] as string] = Number.NaN;
    const { counts, issues } = buildScene(map);
    expect(issues.map(({ code, path }) => [code, path])).toEqual([
      ['bad-value', ['FACES', 0, 'firstVertex']],
    ]);
    expect(counts.skipped).toBe(1);
  });
});

describe('normals', () => {
  it.each([0, Number.NaN, Number.POSITIVE_INFINITY, 3])('of length %d become unit vectors', (length) => {
    const map = goodMap('id-software/quake3');
    for (let i = 0; i < 4; i++) {
      const normal = rowsOf(map, 'VERTICES').at(i)['normal'] as Record<string, number>;
      normal['x'] = length;
    }
    const scene = buildScene(map);
    for (const { mesh: found, vertices } of ofFace(scene, 0))
      for (const v of vertices) expect([...found.normals.subarray(v * 3, v * 3 + 3)]).toEqual([1, 0, 0]);
  });
});

describe('a map that asks for more than there is room for', () => {
  it('has 65,536 faces that share one long span', () => {
    const good = goodMap('id-software/quake3');
    const face = rowsOf(good, 'FACES').object(0);
    const vertex = rowsOf(good, 'VERTICES').object(0);
    const count = 30_000;
    const map = goodMap('id-software/quake3', {
      VERTICES: Array.from({ length: count }, () => vertex),
      MESH_VERTICES: Array.from({ length: count }, (_, i) => i),
      FACES: Array.from({ length: 65_536 }, () => ({
        ...face,
        ...{ firstVertex: 0, vertexCount: count, firstMeshVertex: 0, meshVertexCount: count },
      })),
      MODELS: [0, 1].map((i) => ({
        ...rowsOf(good, 'MODELS').object(i),
        ...{ firstFace: 0, faceCount: i === 0 ? 65_536 : 0 },
      })),
    });
    const { counts, issues } = buildScene(map, { maxVertices: 1_000_000 });
    expect(counts.drawn).toBe(33);
    expect(counts.skipped).toBe(65_536 - 33);
    // All vertices are at one place.
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(new Set(['scene-budget', 'scene-empty']));
  });

  it('has curves that are divided as finely as they can be', () => {
    const map = goodMap('id-software/quake3');
    const { counts, issues } = buildScene(map, { patchError: 0, maxVertices: 100 });
    expect(counts.vertices).toBeLessThanOrEqual(100);
    expect(issues.map(({ rule, path }) => [rule, path])).toContainEqual([
      'scene-budget',
      ['FACES', patch, 'shape'],
    ]);
  });
});
