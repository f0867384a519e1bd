import { describe, expect, it } from 'vitest';
import { buildScene, type Scene, type SceneMesh } from '../../src/scene/index.js';
import { buildMap } from '../validate/support/build-map.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { floor, groundLumps, groundMap, type TestFace } from './support/ground-map.js';
import { areaOf, doubleArea, trianglesOf } from './support/mesh-parts.js';

const isDecal = ({ decal }: SceneMesh): boolean => decal === true;

/** A decal of 32 by 16 units around a point of the floor, whose picture runs along x and stands upright in y. */
function overlay(x: number, y: number, changes: Readonly<Record<string, unknown>> = {}): object {
  return {
    ...{ id: 1, texture: 0, faceCount: 2, renderOrder: 0 },
    faces: Array.from({ length: 64 }, (_, i) => (i < 2 ? i : 0)),
    ...{ u: { start: 0, end: 1 }, v: { start: 1, end: 0 } },
    uvPoints: [
      { x: -16, y: -8, z: 1 },
      { x: -16, y: 8, z: 0 },
      { x: 16, y: 8, z: 0 },
      { x: 16, y: -8, z: 0 },
    ],
    origin: { x, y, z: 0 },
    normal: { x: 0, y: 0, z: 1 },
    ...changes,
  };
}

const two: readonly TestFace[] = [{ corners: floor(0, 0, 64) }, { corners: floor(64, 0, 64) }];

const sceneWith = (overlays: readonly object[], faces: readonly TestFace[] = two): Scene =>
  buildScene(groundMap(faces, { OVERLAYS: overlays }));

/** Place and texture coordinates of each vertex of the decals. */
function vertices(scene: Scene): { place: number[]; picture: number[] }[] {
  return scene.models
    .flatMap(({ meshes }) => meshes.filter(isDecal))
    .flatMap(({ positions, textureCoordinates, vertexCount }) =>
      Array.from({ length: vertexCount }, (_, i) => ({
        place: [...positions.subarray(i * 3, i * 3 + 3)],
        picture: [...textureCoordinates.subarray(i * 2, i * 2 + 2)],
      })),
    );
}

describe('a decal', () => {
  it('lies on each of its faces with what of it is there', () => {
    const scene = sceneWith([overlay(60, 32)]);
    const found = trianglesOf(scene, isDecal);
    expect([scene.issues, scene.counts.decals, scene.counts.drawn]).toEqual([[], 2, 2]);
    expect(areaOf(found)).toBeCloseTo(32 * 16, 3);
    expect(found.every((triangle) => doubleArea(triangle)[2] > 0)).toBe(true);
    expect(found.map(({ mesh, record }) => [mesh.source.lump, record])).toEqual(
      found.map(() => ['OVERLAYS', 0]),
    );
    // 44 to 64 on the first face, 64 to 76 on the second.
    const xs = vertices(scene).map(({ place: [x = 0] }) => x);
    expect([...new Set(xs)].toSorted((a, b) => a - b)).toEqual([44, 64, 76]);
  });

  it('shows its picture from its left and lower border to its right and upper one', () => {
    const scene = sceneWith([overlay(60, 32)]);
    for (const { place, picture } of vertices(scene)) {
      expect(picture[0]).toBeCloseTo(((place[0] ?? 0) - 44) / 32, 5);
      expect(picture[1]).toBeCloseTo(1 - ((place[1] ?? 0) - 24) / 16, 5);
    }
  });

  it.each([0, 1, 2, 3])('of order %i is as many steps above its surface', (renderOrder) => {
    for (const { place } of vertices(sceneWith([overlay(60, 32, { renderOrder })])))
      expect(place[2]).toBeCloseTo(0.1 * (1 + renderOrder), 5);
  });

  it('whose second axis is turned over is a mirror image', () => {
    const turned = [
      { x: -16, y: -8, z: 1 },
      { x: -16, y: 8, z: 0 },
      { x: 16, y: 8, z: 0 },
      { x: 16, y: -8, z: 1 },
    ];
    const scene = sceneWith([overlay(60, 32, { uvPoints: turned })]);
    expect(areaOf(trianglesOf(scene, isDecal))).toBeCloseTo(32 * 16, 3);
    for (const { place, picture } of vertices(scene))
      expect(picture[1]).toBeCloseTo(((place[1] ?? 0) - 24) / 16, 5);
    expect(trianglesOf(scene, isDecal).every((triangle) => doubleArea(triangle)[2] > 0)).toBe(true);
  });

  it('with corners of its own stretches its picture between them', () => {
    const uvPoints = [
      { x: -16, y: -16, z: 1 },
      { x: -8, y: 16, z: 0 },
      { x: 8, y: 16, z: 0 },
      { x: 16, y: -16, z: 0 },
    ];
    const scene = sceneWith([overlay(32, 32, { uvPoints, faces: new Array(64).fill(0), faceCount: 1 })]);
    expect(areaOf(trianglesOf(scene, isDecal))).toBeCloseTo((32 + 16) * 16, 3);
    const corners = vertices(scene).map(({ place: [x = 0, y = 0], picture }) =>
      [x, y, ...picture].map(Math.round),
    );
    expect(corners).toContainEqual([16, 16, 0, 1]);
    expect(corners).toContainEqual([24, 48, 0, 0]);
    expect(corners).toContainEqual([40, 48, 1, 0]);
    expect(corners).toContainEqual([48, 16, 1, 1]);
  });

  it('moves with the ground that it lies on', () => {
    const raised: TestFace = { corners: floor(0, 0, 64), ground: { power: 3, height: () => 24 } };
    const slope: TestFace = {
      corners: floor(0, 0, 64),
      ground: { power: 3, height: (column) => column * 8 },
    };
    const on = (face: TestFace): Scene => sceneWith([overlay(32, 32)], [face, { corners: floor(64, 0, 64) }]);
    for (const { place } of vertices(on(raised))) expect(place[2]).toBeCloseTo(24.1, 5);
    expect(areaOf(trianglesOf(on(raised), isDecal))).toBeCloseTo(32 * 16, 3);
    const steep = on(slope);
    expect(areaOf(trianglesOf(steep, isDecal))).toBeCloseTo(32 * 16 * Math.SQRT2, 3);
    for (const {
      place: [x = 0, , z = 0],
    } of vertices(steep))
      expect(z - x).toBeCloseTo(0.1 * Math.SQRT2, 4);
  });

  it('lies on no surface that looks away, stands upright, or is elsewhere', () => {
    const below: TestFace = { corners: floor(0, 0, 64) };
    const upright: TestFace = {
      corners: [
        [64, 0, 0],
        [64, 64, 0],
        [64, 64, 64],
        [64, 0, 64],
      ],
    };
    const scene = sceneWith(
      [overlay(32, 32, { normal: { x: 0, y: 0, z: -1 } }), overlay(64, 32, { faces: new Array(64).fill(1) })],
      [below, upright],
    );
    expect([scene.issues, scene.counts.decals]).toEqual([[], 0]);
  });

  it('belongs to the model of its surface', () => {
    const [world, door] = [
      { firstFace: 0, faceCount: 1 },
      { firstFace: 1, faceCount: 1 },
    ].map((faces) => ({
      ...{
        mins: { x: 0, y: 0, z: 0 },
        maxs: { x: 0, y: 0, z: 0 },
        origin: { x: 0, y: 0, z: 0 },
        headNode: 0,
      },
      ...faces,
    }));
    const map = groundMap(two, { OVERLAYS: [overlay(60, 32)], MODELS: [world, door] });
    const { models } = buildScene(map);
    expect(models.map(({ meshes }) => meshes.filter(isDecal).length)).toEqual([1, 1]);
  });
});

describe('a broken decal', () => {
  const nan = Number.NaN;
  it.each([
    ['nowhere', { origin: { x: nan, y: 0, z: 0 } }, 'origin'],
    ['that looks nowhere', { normal: { x: 0, y: 0, z: 0 } }, 'normal'],
    ['whose picture has no size', { u: { start: 0, end: nan } }, 'u'],
    ['whose corners are one', { uvPoints: [1, 0, 0, 0].map((z) => ({ x: 0, y: 0, z })) }, 'uvPoints'],
    ['without direction', { uvPoints: [0, 0, 0, 0].map((z, k) => ({ x: k % 2, y: k >> 1, z })) }, 'uvPoints'],
    [
      'whose corners cross each other',
      { uvPoints: [1, 0, 0, 0].map((z, k) => ({ x: k % 2 === 0 ? -8 : 8, y: k < 2 ? -8 : 8, z })) },
      'uvPoints',
    ],
  ])('%s is left out', (_, changes, field) => {
    const { counts, issues } = sceneWith([overlay(60, 32, changes), overlay(60, 32)]);
    expect(issues.map(({ rule, code, path }) => [rule, code, path])).toEqual([
      ['scene-decal', 'bad-value', ['OVERLAYS', 0, field]],
    ]);
    expect([counts.decals, counts.skipped]).toEqual([2, 1]);
  });

  it('lies on those of its faces that are there', () => {
    const faces = Array.from({ length: 64 }, (_, i) => [0, 99, -1][i] ?? 0);
    const { counts, issues } = sceneWith([overlay(60, 32, { faces, faceCount: 3 })]);
    expect(issues.map(({ rule, code }) => `${rule} ${code}`)).toEqual(
      new Array(2).fill('scene-decal bad-reference'),
    );
    expect(counts.decals).toBe(1);
  });

  it('with more faces than it can have has those that are there', () => {
    const { counts, issues } = sceneWith([overlay(60, 32, { faceCount: 16_000 })]);
    expect(issues.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['scene-decal bad-count']);
    expect(counts.decals).toBe(2);
  });

  it('cannot make more work than there is room for', () => {
    const ground: TestFace = { corners: floor(0, 0, 64), ground: { power: 4 } };
    const many = Array.from({ length: 3000 }, () => overlay(32, 32));
    const map = groundMap([ground, { corners: floor(64, 0, 64) }], { OVERLAYS: many });
    const { counts, issues } = buildScene(map, { maxVertices: 20_000 });
    expect(counts.vertices).toBeLessThan(20_000);
    expect(issues.map(({ rule }) => rule)).toContain('scene-budget');
  });
});

describe('decals of the fixtures', () => {
  it.each([
    ['valve/source-2004', ['OVERLAYS']],
    ['valve/orange-box', ['OVERLAYS', 'WATER_OVERLAYS']],
    ['valve/dota2', ['OVERLAYS', 'WATER_OVERLAYS']],
    ['nexon/vindictus-2010', ['OVERLAYS', 'WATER_OVERLAYS']],
  ])('of %s lie on walls and on water', (id, lumps) => {
    const scene = buildScene(goodMap(id));
    const found = trianglesOf(scene, isDecal);
    expect([...new Set(found.map(({ mesh }) => mesh.source.lump))]).toEqual(lumps);
    expect(areaOf(found)).toBeCloseTo(lumps.length * 32 * 32, 1);
  });

  it('of a layout that is not known are an issue', () => {
    const strata = goodMaps.find(({ branch }) => branch.id === 'strata/strata-source');
    if (strata === undefined) throw new Error('no such map');
    const contents = { ...strata.contents, OVERLAYS: new Uint8Array(64) };
    const map = buildMap(strata.branch, contents, { ...strata.versions, OVERLAYS: 3 });
    expect(buildScene(map).issues.map(({ rule, code, path }) => [rule, code, path])).toEqual([
      ['scene-decal', 'unsupported', ['OVERLAYS']],
    ]);
  });
});

it('a map without decals has none', () => {
  expect(groundLumps(two)).not.toHaveProperty('OVERLAYS');
  expect(buildScene(groundMap(two)).counts.decals).toBe(0);
});
