import { describe, expect, it } from 'vitest';
import { assembleMeshes } from '../../src/scene/assemble-meshes.js';
import type { PackedLight } from '../../src/scene/packed-light.js';
import { polygonReaders } from '../../src/scene/polygon-readers.js';
import { SceneBudget } from '../../src/scene/scene-budget.js';
import { SceneIssues } from '../../src/scene/scene-issues.js';
import { sceneMaterials } from '../../src/scene/scene-materials.js';
import type { MeshTarget, SurfaceReader } from '../../src/scene/surface-reader.js';
import { floor, groundMap } from './support/ground-map.js';

/** Light of one face on a page of 64 by 32 luxels, from column 3 and row 5 on. */
const light: PackedLight = {
  ...{
    pageWidth: 64,
    pageHeight: 32,
    pages: Int32Array.of(0),
    left: Int32Array.of(3),
    top: Int32Array.of(5),
  },
  ...{ firstS: Int32Array.of(-7), firstT: Int32Array.of(11), luxelsPerUnit: 1 },
};

/** Coordinates of light of a displacement of power 2 that begins at a corner, in luxels. */
function luxels(start: number): number[][] {
  const face = { corners: floor(0, 0, 64), ground: { power: 2, start }, lightmapSize: { s: 8, t: 6 } };
  const map = groundMap([face]);
  const { geometry } = map.branch.capabilities;
  if (geometry?.kind !== 'polygons') throw new Error('no polygons');
  const issues = new SceneIssues();
  const materials = sceneMaterials(map, issues);
  const readers = polygonReaders(map, geometry, { materials, issues, light, budget: new SceneBudget(0, {}) });
  const target: MeshTarget = {
    ...{ positions: new Float32Array(75), normals: new Float32Array(75), colors: undefined },
    ...{ textureCoordinates: new Float32Array(50), lightmapCoordinates: new Float32Array(50) },
    ...{ blends: undefined, indices: new Uint32Array(96), vertex: 0, index: 0 },
  };
  expect(readers[1]?.table.pages?.[0]).toBe(0);
  readers[1]?.write(0, target);
  const found = target.lightmapCoordinates ?? [];
  return Array.from({ length: 25 }, (_, i) => [(found[i * 2] ?? 0) * 64, (found[i * 2 + 1] ?? 0) * 32]);
}

describe('light on a displacement', () => {
  it.each([0, 1, 2, 3])(
    'that begins at corner %i runs from the middle of its first luxel to that of its last',
    (start) => {
      const found = luxels(start);
      expect(found[0]).toEqual([3.5, 5.5]);
      // Columns run along s, rows along t.
      expect(found[4]).toEqual([3.5 + 8, 5.5]);
      expect(found[20]).toEqual([3.5, 5.5 + 6]);
      expect(found[24]).toEqual([3.5 + 8, 5.5 + 6]);
      expect(found[12]).toEqual([3.5 + 4, 5.5 + 3]);
    },
  );
});

describe('light on a decal', () => {
  it('is that of the surface below', () => {
    const overlay = {
      ...{ id: 1, texture: 0, faceCount: 1, renderOrder: 0, faces: new Array(64).fill(0) },
      ...{ u: { start: 0, end: 1 }, v: { start: 1, end: 0 } },
      uvPoints: [
        { x: -16, y: -8, z: 1 },
        { x: -16, y: 8, z: 0 },
        { x: 16, y: 8, z: 0 },
        { x: 16, y: -8, z: 0 },
      ],
      ...{ origin: { x: 32, y: 32, z: 0 }, normal: { x: 0, y: 0, z: 1 } },
    };
    const map = groundMap(
      [{ corners: floor(0, 0, 64), ground: { power: 2 }, lightmapSize: { s: 8, t: 8 } }],
      {
        OVERLAYS: [overlay],
      },
    );
    const { geometry } = map.branch.capabilities;
    if (geometry?.kind !== 'polygons') throw new Error('no polygons');
    const issues = new SceneIssues();
    const materials = sceneMaterials(map, issues);
    const readers = polygonReaders(map, geometry, {
      materials,
      issues,
      light,
      budget: new SceneBudget(0, {}),
    });
    const models = { count: 1, bySurface: Int32Array.of(0) };
    const { byModel } = assembleMeshes(readers[2] as SurfaceReader, {
      ...{ models, issues, budget: new SceneBudget(0, {}) },
    });
    const [mesh] = byModel.get(0) ?? [];
    expect([mesh?.page, mesh?.decal]).toEqual([0, true]);
    // Eight luxels over 64 units, from the middle of the first one on.
    for (let i = 0; i < (mesh?.vertexCount ?? 0); i++) {
      const [x = 0, y = 0] = mesh?.positions.subarray(i * 3, i * 3 + 2) ?? [];
      const [s = 0, t = 0] = mesh?.lightmapCoordinates?.subarray(i * 2, i * 2 + 2) ?? [];
      expect(s * 64).toBeCloseTo(3.5 + x / 8, 4);
      expect(t * 32).toBeCloseTo(5.5 + y / 8, 4);
    }
  });
});
