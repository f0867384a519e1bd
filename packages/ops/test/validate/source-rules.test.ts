import { formatIssue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { withFields } from './support/broken-map.js';
import { buildMap, type LumpContents } from './support/build-map.js';
import { goodMaps } from './support/good-maps.js';

const id = 'valve/orange-box';
const good = goodMaps.find(({ branch }) => branch.id === id)!;

function issuesOf(changes: LumpContents): string[] {
  const map = buildMap(good.branch, { ...good.contents, ...changes }, good.versions);
  return validate(map).issues.map(formatIssue);
}

const objects = (lump: string): readonly Record<string, unknown>[] =>
  good.contents[lump] as Record<string, unknown>[];

describe('lightmap samples', () => {
  it('have the averages of all styles before them', () => {
    // Face 0 has two styles, so that its samples begin at 8 at the earliest.
    const at = (lightOffset: number): string[] =>
      issuesOf({ FACES: withFields(good.contents, 'FACES', 0, { lightOffset }) });
    expect(at(8)).toEqual([]);
    expect(at(7)).toEqual([expect.stringContaining('leaves no room for 2 averages before the samples')]);
    expect(at(-1)).toEqual([]);
    expect(at(-2)).toEqual([expect.stringContaining('[lightmap-samples]')]);
  });

  it('have a size, though two negative ones make a positive number of them', () => {
    const at = (s: number, t: number): string[] =>
      issuesOf({ FACES: withFields(good.contents, 'FACES', 0, { lightmapSize: { s, t } }) });
    expect(at(-1, -1)).toEqual([]);
    for (const [s, t] of [
      [-3, -3],
      [-3, 2],
      [2, -3],
    ] as const)
      expect(at(s, t)).toEqual([expect.stringMatching(/FACES\[0\]\.lightOffset .*\[lightmap-samples\]/)]);
  });

  it('are four times as many where light has directions', () => {
    // 4 x 5 samples of 2 styles in 4 sets, 4 bytes each: 640 bytes and no more fit before the end.
    const end = objects('LIGHTING').length * 4;
    const at = (lightOffset: number): string[] =>
      issuesOf({ FACES: withFields(good.contents, 'FACES', 0, { lightOffset }) });
    expect(at(end - 640)).toEqual([]);
    expect(at(end - 636)).toEqual([expect.stringContaining('640 bytes of samples')]);
  });

  it('are those of the faces for a high dynamic range where there are such faces, else those of the plain ones', () => {
    const outside = withFields(good.contents, 'FACES_HDR', 0, { lightOffset: 0x100000 });
    expect(issuesOf({ FACES_HDR: outside })).toEqual([
      expect.stringMatching(/^error: FACES_HDR\[0\]\.lightOffset .*outside LIGHTING_HDR/),
    ]);
    const plain = withFields(good.contents, 'FACES', 0, { lightOffset: 0x100000 });
    // Its samples are in neither lump, but one place is named once.
    expect(issuesOf({ FACES: plain, FACES_HDR: [] })).toEqual([expect.stringMatching(/outside LIGHTING \(/)]);
  });

  it('are not asked for in a map whose light was never compiled', () => {
    const unlit = objects('FACES').map((face) => ({ ...face, lightOffset: 0 }));
    const hdrUnlit = objects('FACES_HDR').map((face) => ({ ...face, lightOffset: 0 }));
    expect(issuesOf({ FACES: unlit, FACES_HDR: hdrUnlit, LIGHTING: [], LIGHTING_HDR: [] })).toEqual([]);
  });
});

describe('faces', () => {
  const moved = (by: number): LumpContents => {
    const vertices = objects('VERTICES').map((vertex, i) =>
      i === 1 ? { ...vertex, z: (vertex['z'] as number) + by } : vertex,
    );
    return { VERTICES: vertices };
  };

  it('may have corners as far off their planes as compilers put them, and no further', () => {
    expect(issuesOf(moved(0.25))).toEqual([]);
    const found = issuesOf(moved(0.5));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => text.endsWith('0.50 game units off the plane [face-flat]'))).toBe(true);
  });

  it('may have corners on a line, and drawn ones spikes', () => {
    // Face 0 has five corners of which one lies on an edge; with one of its edges walked to and fro it has a spike.
    const [face] = objects('FACES') as [{ firstEdge: number; edgeCount: number }];
    expect(face.edgeCount).toBe(5);
    const surfedges = good.contents['SURFEDGES'] as number[];
    const own = surfedges.slice(face.firstEdge, face.firstEdge + face.edgeCount);
    const spiked = [...own.slice(0, 1), own[1]!, -own[1]!, ...own.slice(1, 3)];
    const changes = {
      SURFEDGES: [...spiked, ...surfedges.slice(face.firstEdge + face.edgeCount)],
    };
    expect(issuesOf(changes).filter((text) => text.includes('convex'))).toEqual([]);
  });

  it('of displacements need no leaf', () => {
    const displaced = objects('FACES').findIndex((face) => face['displacement'] === 0);
    expect(displaced).toBeGreaterThanOrEqual(0);
    expect((good.contents['LEAF_FACES'] as number[]).includes(displaced)).toBe(false);
  });
});

describe('lumps that belong together', () => {
  it('may be filled for one kind of light alone', () => {
    expect(issuesOf({ LIGHTING_HDR: [], WORLD_LIGHTS_HDR: [], FACES_HDR: [] })).toEqual([]);
    const unlit = objects('FACES').map((face) => ({ ...face, lightOffset: 0 }));
    expect(issuesOf({ LIGHTING: [], WORLD_LIGHTS: [], FACES: unlit })).toEqual([]);
  });

  it('may be empty where the game does without', () => {
    const nothing = {
      VERTEX_NORMALS: [],
      VERTEX_NORMAL_INDICES: [],
      LEAF_AMBIENT_INDEX: [],
      LEAF_AMBIENT_LIGHTING: [],
      VISIBILITY: new Uint8Array(0),
    };
    expect(issuesOf(nothing)).toEqual([]);
  });
});

describe('planes', () => {
  it('have opposites of any type, whose numbers are those of the axis', () => {
    const oblique = { normal: { x: 0.6, y: 0.8, z: 0 }, distance: 3, type: 4 };
    const other = { normal: { x: -0.6, y: -0.8, z: 0 }, distance: -3, type: 4 };
    const add = (...planes: readonly object[]): LumpContents => ({
      PLANES: [...objects('PLANES'), ...planes],
    });
    expect(issuesOf(add(oblique, other))).toEqual([]);
    expect(issuesOf(add(oblique, { ...other, distance: 3 }))).toEqual([
      expect.stringContaining('is not the opposite of plane 70 [plane-pair]'),
    ]);
    expect(issuesOf(add({ ...oblique, type: 3 }, other))).toEqual([
      expect.stringContaining('is type 3, the normal is of type 4 [plane-nearest-axis]'),
    ]);
    expect(issuesOf(add({ ...oblique, type: 1 }, other))).toEqual([
      expect.stringContaining('says axis y, which the normal is not on [plane-type]'),
    ]);
  });
});

describe('hostile files', () => {
  it('take time that is linear in their size, however much their spans overlap', () => {
    const faces = Array.from({ length: 20_000 }, () => ({
      ...objects('FACES')[0],
      firstEdge: 0,
      edgeCount: 30_000,
      firstPrimitive: 0,
      primitiveCount: 30_000,
    }));
    const primitive = { type: 0, firstIndex: 0, indexCount: 60_000, firstVertex: 0, vertexCount: 0 };
    const model = { ...objects('MODELS')[0], firstFace: 0, faceCount: 20_000 };
    const leaf = { ...objects('LEAVES')[1], firstFace: 0, faceCount: 60_000 };
    const map = buildMap(
      good.branch,
      {
        ...good.contents,
        FACES: faces,
        ORIGINAL_FACES: faces,
        SURFEDGES: new Uint8Array(4 * 30_000),
        PRIMITIVES: Array.from({ length: 30_000 }, () => primitive),
        PRIMITIVE_INDICES: new Uint8Array(2 * 60_000),
        MODELS: Array.from({ length: 20_000 }, () => model),
        LEAVES: Array.from({ length: 20_000 }, () => leaf),
        LEAF_FACES: new Uint8Array(2 * 60_000),
      },
      good.versions,
    );
    const start = performance.now();
    for (const rule of good.branch.rules) rule.check(map, { checked: () => {}, broken: () => {} });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
