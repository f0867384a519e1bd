import { type GameMap, open } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourtyard } from '../../../../tools/fixtures/infinity-ward/build-courtyard.js';
import { leafAtPoint, leafPoints, seenFromPoint, visibilityStatistics } from '../../src/index.js';
import { buildScene, layerKinds, type Scene, type SceneMesh } from '../../src/scene/index.js';

type Rows<R> = { readonly length: number; at(i: number): R };

let map: GameMap;
let scene: Scene;

beforeAll(async () => {
  map = await open(await buildCourtyard(), { branch: 'infinity-ward/call-of-duty' });
  scene = buildScene(map, { layers: layerKinds });
}, 120_000);

const rowsOf = <R>(lump: string): Rows<R> => map.lump(lump) as unknown as Rows<R>;
const meshesOf = (kind: string, lump: string): SceneMesh[] =>
  scene.layers
    .filter((layer) => layer.kind === kind)
    .flatMap(({ meshes }) => meshes.filter(({ source }) => source.lump === lump));

function trianglesByRecord(meshes: readonly SceneMesh[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { source } of meshes)
    for (const record of source.records) counts.set(record, (counts.get(record) ?? 0) + 1);
  return counts;
}

describe('the courtyard', () => {
  it('has no layer that cannot be shown', () => {
    expect(scene.issues).toEqual([]);
    expect(new Set(scene.layers.map(({ kind }) => kind))).toEqual(
      new Set(['clip', 'collision', 'player', 'portal', 'cell', 'occluder']),
    );
  });

  it('has as many triangles to collide with as its terrain says, and curves', () => {
    interface Patch {
      readonly shape: { readonly $case: string; readonly indexCount: number };
    }
    const patches = rowsOf<Patch>('COLLISION_PATCHES');
    const counts = trianglesByRecord([
      ...meshesOf('collision', 'COLLISION_PATCHES'),
      ...meshesOf('clip', 'COLLISION_PATCHES'),
    ]);
    let [terrain, curves] = [0, 0];
    for (const [patch, count] of counts) {
      const { shape } = patches.at(patch);
      if (shape.$case === 'curve') curves++;
      else {
        terrain++;
        expect(count).toBe(shape.indexCount / 3);
      }
    }
    expect(Math.min(terrain, curves)).toBeGreaterThan(0);
  });

  it('has occluders with twelve triangles for each box', () => {
    const counts = [...trianglesByRecord(meshesOf('occluder', 'OCCLUDERS')).values()];
    expect(counts).toHaveLength(rowsOf('OCCLUDERS').length);
    expect(new Set(counts)).toEqual(new Set([12]));
  });

  it('has a box for each cell, and a polygon for each portal', () => {
    expect(trianglesByRecord(meshesOf('cell', 'CELLS')).size).toBe(rowsOf('CELLS').length);
    const portals = rowsOf<{ readonly vertexCount: number }>('PORTALS');
    const counts = trianglesByRecord(meshesOf('portal', 'PORTALS'));
    expect(counts.size).toBe(portals.length);
    for (const [portal, count] of counts) expect(count).toBe(portals.at(portal).vertexCount - 2);
  });

  it('has a point inside each leaf that its tree leads to', () => {
    const found = leafPoints(map);
    expect([found.withoutVolume, found.unreached, found.isLimited]).toEqual([0, 0, false]);
    for (let leaf = 0; leaf < found.found; leaf++) {
      const [x, y, z] = found.points.subarray(leaf * 3, leaf * 3 + 3) as unknown as [number, number, number];
      expect(leafAtPoint(map, { x, y, z }).index).toBe(leaf);
    }
  });

  it('is seen from a point as its clusters and rooms say', () => {
    const { clusterCount, isStored, most, blind, oneWay } = visibilityStatistics(map);
    expect([isStored, blind, oneWay]).toEqual([true, 0, 0]);
    const { points } = leafPoints(map);
    const leaves = rowsOf<{ readonly cluster: number; readonly cell: number }>('LEAVES');
    let inside = 0;
    for (let leaf = 0; leaf < leaves.length; leaf += 7) {
      const [x, y, z] = points.subarray(leaf * 3, leaf * 3 + 3) as unknown as [number, number, number];
      const seen = seenFromPoint(map, { x, y, z });
      const { cluster, cell } = leaves.at(leaf);
      expect([seen.leaf, seen.cell]).toEqual([leaf, cell]);
      expect(seen.clusters.length).toBeLessThanOrEqual(Math.min(most, clusterCount));
      if (cluster < 0) {
        expect([seen.clusters, seen.leaves, seen.surfaces]).toEqual([[], [], []]);
        continue;
      }
      inside++;
      expect(seen.clusters).toContain(cluster);
      expect(seen.leaves).toContain(leaf);
      expect(seen.cells).toContain(cell);
      expect(seen.surfaces?.length).toBeGreaterThan(0);
    }
    expect(inside).toBeGreaterThan(0);
  });
});
