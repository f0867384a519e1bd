import type { Scene, SceneMesh } from '../../../src/scene/index.js';

/** A triangle that looks up, on the floor of a room: corners at (0, 0, 40), (100, 0, 40) and (0, 200, 40). */
export const triangleMesh: SceneMesh = {
  material: 0,
  page: -1,
  vertexCount: 3,
  positions: Float32Array.of(0, 0, 40, 100, 0, 40, 0, 200, 40),
  normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1),
  textureCoordinates: Float32Array.of(0, 0, 1, 0, 0, 0.25),
  lightmapCoordinates: undefined,
  colors: undefined,
  blends: undefined,
  indices: Uint32Array.of(0, 1, 2),
  source: { lump: 'FACES', records: Uint32Array.of(7) },
};

/** A scene with one triangle, and what is changed of it. */
export function triangleScene(changes: Partial<Scene> = {}): Scene {
  return {
    metresPerUnit: 0.0254,
    materials: [{ name: 'floor/tiles', kind: 'plain', isTranslucent: false }],
    models: [{ index: 0, meshes: [triangleMesh] }],
    placements: [{ model: 0, entity: -1, origin: [0, 0, 0], rotation: [0, 0, 0, 1] }],
    props: [],
    lights: [],
    pages: [],
    layers: [],
    counts: {
      ...{ surfaces: 1, drawn: 1, skipped: 0, unowned: 0, decals: 0, billboards: 0, removedTriangles: 0 },
      ...{ vertices: 3, triangles: 1 },
    },
    issues: [],
    ...changes,
  };
}
