import { type EntityText, type GameMap, open } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourtyard } from '../../../../tools/fixtures/infinity-ward/build-courtyard.js';
import * as ops from '../../src/index.js';
import { record } from './support/small-map.js';

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const indexes = (map: GameMap, lump: string): number[] => range(map.lump(lump).length);

let map: GameMap;

beforeAll(async () => {
  map = await open(await buildCourtyard(), { branch: 'infinity-ward/call-of-duty' });
}, 120_000);

describe('the courtyard', () => {
  it('has surface trees deeper than those of real maps, whose children share out the surfaces of their parent', () => {
    const links = ops.surfaceTreeLinks(map);
    expect(ops.treeRoots(map)).toEqual(links.roots);
    let deepest = 0;
    for (const node of indexes(map, 'AABB_TREES')) {
      const own = record(map, 'AABB_TREES', node) as Record<string, number>;
      const children = ops.treeChildren(map, node, { links });
      let next = own['firstSurface'] ?? 0;
      for (const child of children) {
        const part = record(map, 'AABB_TREES', child) as Record<string, number>;
        expect(part['firstSurface']).toBe(next);
        next += part['surfaceCount'] ?? 0;
      }
      if (children.length > 0) expect(next).toBe((own['firstSurface'] ?? 0) + (own['surfaceCount'] ?? 0));
      let depth = 0;
      for (let above = links.parent[node] ?? -1; above >= 0; above = links.parent[above] ?? -1) depth++;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeGreaterThanOrEqual(3);
  });

  it('has occluders whose edges lie on the planes that meet in them', () => {
    expect(map.lump('OCCLUDERS').length).toBeGreaterThan(1);
    for (const occluder of indexes(map, 'OCCLUDERS')) {
      const edges = ops.occluderEdges(map, occluder, { from: 'stored' });
      expect(edges.length).toBeGreaterThan(2);
      for (const { planes, vertices } of edges) {
        for (const plane of planes) {
          const { normal, distance } = record(map, 'PLANES', plane) as {
            normal: ops.Point;
            distance: number;
          };
          for (const vertex of vertices) {
            const { x, y, z } = record(map, 'PORTAL_VERTICES', vertex) as unknown as ops.Point;
            expect(Math.abs(normal.x * x + normal.y * y + normal.z * z - distance)).toBeLessThan(0.1);
          }
        }
      }
      expect(ops.occluderEdges(map, occluder)[0]?.index).toBe(0);
    }
  });

  it('has brushes in the leaves of their middles, and entities in the open', () => {
    const firsts = ops.firstBrushSides(map);
    let listed = 0;
    for (const brush of ops.brushesOfModel(map, 0)) {
      const { mins, maxs } = ops.brushBounds(map, brush, { firsts });
      const middle = { x: (mins.x + maxs.x) / 2, y: (mins.y + maxs.y) / 2, z: (mins.z + maxs.z) / 2 };
      const isInside = ops
        .brushSides(map, brush, { firsts })
        .every(
          ({ normal: { x, y, z }, distance }) => x * middle.x + y * middle.y + z * middle.z < distance - 0.01,
        );
      if (!isInside) continue;
      expect(ops.brushesOfLeaf(map, ops.leafAtPoint(map, middle).index)).toContain(brush);
      listed++;
    }
    expect(listed).toBeGreaterThan(100);
    for (const player of ops.entitiesByClass(map, 'mp_deathmatch_spawn')) {
      const origin = ops.entityOrigin(player);
      expect(origin).toBeDefined();
      if (origin !== undefined) expect(ops.leafAtPoint(map, origin).record.cluster).toBeGreaterThanOrEqual(0);
    }
  });

  it('has a model for each entity that names one', () => {
    const entities = (map.lump('ENTITIES') as EntityText).entities;
    const models = entities
      .map((entity) => ops.modelOfEntity(map, entity))
      .filter((model) => model !== undefined);
    expect(new Set(models)).toEqual(new Set(indexes(map, 'MODELS')));
  });

  it('has surfaces whose triangles use up all indexes, and pages for all that name one', () => {
    const triangles = indexes(map, 'TRIANGLE_SOUPS').map(
      (surface) => ops.surfaceTriangles(map, surface).length,
    );
    expect(triangles.reduce((sum, length) => sum + length, 0)).toBe(map.lump('DRAW_INDICES').length);
    for (const surface of indexes(map, 'TRIANGLE_SOUPS')) {
      const page = record(map, 'TRIANGLE_SOUPS', surface)['lightmap'] as number;
      if (page >= 0) expect(ops.lightmapImage(map, page).data.length).toBe(512 * 512 * 3);
    }
  });

  it('has clusters that see themselves and those that see them', () => {
    for (const cluster of range(ops.clusterCount(map))) {
      const seen = ops.visibleClusters(map, cluster);
      expect(seen).toContain(cluster);
      expect(seen.every((other) => ops.isVisible(map, other, cluster))).toBe(true);
      expect(ops.visibilityRow(map, cluster)?.buffer).toBe(map.lump('VISIBILITY').bytes.buffer);
    }
  });

  it('has lights in its leaves and a light cache that is in use', () => {
    const lists = indexes(map, 'LEAVES').map((leaf) => ops.lightsOfLeaf(map, leaf));
    expect(lists.some(({ sun }) => sun)).toBe(true);
    expect(lists.some(({ lights }) => lights.length > 1)).toBe(true);
    const statistics = ops.lightCacheStatistics(map);
    expect(statistics?.used).toBeGreaterThan(0);
    expect(statistics?.unreachable).toBe(0);
  });
});
