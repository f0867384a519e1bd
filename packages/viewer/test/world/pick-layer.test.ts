import type { SceneLayer, SceneMesh } from '@brushwork/ops';
import { Ray, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { pickLayer } from '../../src/world/pick-layer.js';

/** A square of two triangles across the x axis, which faces to lower x, of record 5, or of 6 the second triangle. */
function square(x: number): SceneMesh {
  const corners = [
    [x, -10, -10],
    [x, -10, 10],
    [x, 10, 10],
    [x, 10, -10],
  ];
  return {
    ...{ material: -1, page: -1, vertexCount: 4 },
    positions: Float32Array.from(corners.flat()),
    normals: new Float32Array(12),
    textureCoordinates: new Float32Array(8),
    ...{ lightmapCoordinates: undefined, colors: undefined, blends: undefined },
    indices: Uint32Array.from([0, 1, 2, 0, 2, 3]),
    source: { lump: 'BRUSHES', records: Uint32Array.from([5, 6]) },
  };
}

const layerOf = (kind: SceneLayer['kind'], x: number, entity?: number): SceneLayer => ({
  kind,
  title: kind,
  meshes: [square(x)],
  ...(entity !== undefined && {
    placement: { model: 1, entity, origin: [0, 0, 100], rotation: [0, 0, 0, 1] },
  }),
});

const rayFrom = (x: number, y: number, z: number, way = 1): Ray =>
  new Ray(new Vector3(x, y, z), new Vector3(way, 0, 0));

describe('a layer that is clicked', () => {
  it('gives the record of the nearest triangle', () => {
    const found = pickLayer([layerOf('clip', 50), layerOf('collision', 30)], rayFrom(0, -5, 5));
    expect(found).toEqual({ distance: 30, selection: { path: 'BRUSHES', index: 5 } });
    expect(pickLayer([layerOf('clip', 50)], rayFrom(0, 5, -5))?.selection.index).toBe(6);
    expect(pickLayer([layerOf('clip', 50)], rayFrom(0, 20, 0))).toBeUndefined();
  });

  it('gives the entity of a trigger, where that is placed', () => {
    const trigger = layerOf('trigger', 50, 12);
    expect(pickLayer([trigger], rayFrom(0, -5, 5))).toBeUndefined();
    expect(pickLayer([trigger], rayFrom(0, -5, 105))?.selection).toEqual({ path: 'ENTITIES', index: 12 });
    expect(pickLayer([layerOf('clip', 50, 12)], rayFrom(0, -5, 105))?.selection.path).toBe('BRUSHES');
  });

  it('isn’t met from inside, unless it is flat', () => {
    expect(pickLayer([layerOf('leaf', 50)], rayFrom(100, -5, 5, -1))).toBeUndefined();
    expect(pickLayer([layerOf('portal', 50)], rayFrom(100, -5, 5, -1))?.distance).toBe(50);
  });
});
