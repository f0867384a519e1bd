import type { SceneMesh, ScenePlacement } from '@brushwork/ops';
import { MeshBasicMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { meshGeometry } from '../../src/world/mesh-geometry.js';
import { orderTriangles } from '../../src/world/order-triangles.js';
import { PlacedModel } from '../../src/world/placed-model.js';
import { SeenFilter } from '../../src/world/seen-filter.js';

function meshOf(lump: string, records: readonly number[], more: Partial<SceneMesh> = {}): SceneMesh {
  const vertexCount = records.length * 3;
  return {
    ...{ material: 0, page: -1, vertexCount },
    positions: new Float32Array(vertexCount * 3),
    normals: new Float32Array(vertexCount * 3),
    textureCoordinates: new Float32Array(vertexCount * 2),
    ...{ lightmapCoordinates: undefined, colors: undefined, blends: undefined },
    indices: Uint32Array.from({ length: vertexCount }, (_, i) => i),
    source: { lump, records: Uint32Array.from(records) },
    ...more,
  };
}

function placed(meshes: readonly SceneMesh[], entity = -1): PlacedModel {
  const placement: ScenePlacement = { model: 0, entity, origin: [0, 0, 0], rotation: [0, 0, 0, 1] };
  return new PlacedModel(placement, { index: 0, meshes }, (mesh) => ({
    geometry: meshGeometry(mesh),
    material: new MeshBasicMaterial(),
  }));
}

/** Numbers of the triangles that are drawn. */
function drawn(model: PlacedModel, mesh = 0): number[] {
  const { geometry } = model.meshes[mesh]?.object ?? {};
  const index = geometry?.index;
  if (geometry === undefined || index === null || index === undefined) throw new Error('there is no mesh');
  const { count, start } = geometry.drawRange;
  const corners = [...index.array].slice(start, Math.min(start + count, index.count));
  return corners.filter((_, i) => i % 3 === 0).map((corner) => corner / 3);
}

const decided = { lumps: new Set(['FACES']), groups: Int32Array.from([0, 0, 5, -1]) };

describe('triangles in two parts', () => {
  it('keep their order in each part, and their corners', () => {
    const { firstCount, indices } = orderTriangles([0, 1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 1], (r) => r === 2);
    expect([firstCount, [...indices]]).toEqual([1, [3, 4, 5, 0, 1, 2, 6, 7, 8]]);
  });

  it('may all be in one of them', () => {
    expect(orderTriangles([0, 1, 2], [1], () => true).firstCount).toBe(1);
    expect(orderTriangles([0, 1, 2], [1], () => false).firstCount).toBe(0);
    expect(orderTriangles([], [], () => true)).toEqual({ indices: new Uint32Array(0), firstCount: 0 });
  });
});

describe('what is seen from a point', () => {
  it('leaves out triangles of surfaces that aren’t, and counts them', () => {
    const world = placed([meshOf('FACES', [0, 1, 1, 2, 3])]);
    const filter = new SeenFilter([world], decided);
    // Surface 3 is in no leaf: nothing decides on it, so it stays.
    expect(filter.show([1], { isDimmed: false })).toEqual({
      surfaces: { seen: 1, all: 3 },
      triangles: { seen: 2, all: 4 },
      undecided: 1,
    });
    expect(drawn(world)).toEqual([1, 2, 4]);
    expect([0, 1, 2, 3, 4].map((t) => filter.isHidden(world.meshes[0]?.mesh as SceneMesh, t))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it('changes with every point, and ends', () => {
    const world = placed([meshOf('FACES', [0, 1, 2])]);
    const filter = new SeenFilter([world], decided);
    filter.show([0], { isDimmed: false });
    filter.show([2, 99], { isDimmed: false });
    expect(drawn(world)).toEqual([2]);
    filter.clear();
    expect(drawn(world)).toEqual([0, 1, 2]);
    expect(filter.isHidden(world.meshes[0]?.mesh as SceneMesh, 0)).toBe(false);
  });

  it('draws the rest faintly where that is wanted', () => {
    const world = placed([meshOf('FACES', [0, 1, 2])]);
    const filter = new SeenFilter([world], decided);
    filter.show([0], { isDimmed: true });
    const object = world.meshes[0]?.object;
    const [ghost] = object?.children ?? [];
    expect(ghost?.visible).toBe(true);
    filter.show([0, 1, 2], { isDimmed: true });
    expect(ghost?.visible).toBe(false);
    filter.dispose();
    expect(object?.children).toEqual([]);
  });

  it('leaves decals, other lumps, and what moves as they are', () => {
    const world = placed([meshOf('FACES', [0], { decal: true }), meshOf('OVERLAYS', [0])]);
    const door = placed([meshOf('FACES', [1])], 4);
    const filter = new SeenFilter([world, door], decided);
    const counts = filter.show([], { isDimmed: false });
    expect([drawn(world), drawn(world, 1), drawn(door)]).toEqual([[0], [0], [0]]);
    expect(counts).toEqual({
      surfaces: { seen: 0, all: 0 },
      triangles: { seen: 0, all: 0 },
      undecided: 1,
    });
  });

  it('is of triangles with wide indexes, too, whose own list stays as it is', () => {
    const mesh = meshOf(
      'FACES',
      Array.from({ length: 22_000 }, (_, i) => i % 3),
    );
    const before = mesh.indices.slice();
    const world = placed([mesh]);
    new SeenFilter([world], decided).show([2], { isDimmed: false });
    expect(drawn(world).every((triangle) => triangle % 3 === 2)).toBe(true);
    expect(mesh.indices).toEqual(before);
  });
});
