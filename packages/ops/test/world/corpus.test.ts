import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Entity, type EntityText, type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import * as ops from '../../src/index.js';
import { record } from './support/small-map.js';

const besideRepository = fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));
const folder = join(process.env['CORPUS_DIR'] ?? besideRepository, 'cod1-ibsp59');
const isPresent = existsSync(folder);
if (!isPresent) console.log(`skipped: questions about real maps: no folder ${folder} (CORPUS_DIR)`);
const files = isPresent
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.bsp'))
  : [];

interface NodeRecord {
  readonly plane: number;
  readonly children: { toArray(): number[] };
}

const numbers = (map: GameMap, lump: string, index: number): Record<string, number> =>
  record(map, lump, index) as Record<string, number>;
const count = (map: GameMap, lump: string): number => map.lump(lump).length;
const entitiesOf = (map: GameMap): readonly Entity[] => (map.lump('ENTITIES') as EntityText).entities;
const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** Distance of a point from a plane. */
function distanceFrom(side: { normal: ops.Point; distance: number }, { x, y, z }: ops.Point): number {
  return side.normal.x * x + side.normal.y * y + side.normal.z * z - side.distance;
}

function center({ mins, maxs }: ops.Bounds): ops.Point {
  return { x: (mins.x + maxs.x) / 2, y: (mins.y + maxs.y) / 2, z: (mins.z + maxs.z) / 2 };
}

/** How far a box reaches from its middle along a direction. */
function reachOf(box: ops.Bounds, { x, y, z }: ops.Point): number {
  const { mins, maxs } = box;
  return (
    (Math.abs(x) * (maxs.x - mins.x) + Math.abs(y) * (maxs.y - mins.y) + Math.abs(z) * (maxs.z - mins.z)) / 2
  );
}

/** The node and the side of it that each leaf and each node hangs on, found without walking down. */
function parents(map: GameMap): Map<number, { node: number; side: number }> {
  const found = new Map<number, { node: number; side: number }>();
  for (const index of range(count(map, 'NODES'))) {
    const children = (record(map, 'NODES', index) as unknown as NodeRecord).children.toArray();
    children.forEach((child, side) => {
      found.set(child, { node: index, side });
    });
  }
  return found;
}

describe.skipIf(!isPresent)('real maps', () => {
  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
  });

  for (const file of files) {
    describe(basename(file), () => {
      const load = (): Promise<GameMap> => open(readFileSync(join(folder, file)));

      it('have every entity in a leaf on the right side of all planes above it', async () => {
        const map = await load();
        const above = parents(map);
        for (const entity of entitiesOf(map)) {
          const origin = ops.entityOrigin(entity);
          if (origin === undefined) continue;
          let below = -1 - ops.leafAtPoint(map, origin).index;
          for (let step = above.get(below); step !== undefined; step = above.get(below)) {
            const node = record(map, 'NODES', step.node) as unknown as NodeRecord;
            const plane = record(map, 'PLANES', node.plane) as { normal: ops.Point; distance: number };
            expect(distanceFrom(plane, origin) < 0).toBe(step.side === 1);
            below = step.node;
          }
          expect(below).toBe(0);
        }
      });

      it('have brushes that use up all sides, whose planes cut their boxes', async () => {
        const map = await load();
        const firsts = ops.firstBrushSides(map);
        let next = 0;
        for (const brush of range(count(map, 'BRUSHES'))) {
          const sides = ops.brushSides(map, brush, { firsts });
          expect(sides[0]?.index).toBe(next);
          next += sides.length;
          const box = ops.brushBounds(map, brush, { firsts });
          const middle = center(box);
          for (const side of sides) {
            const reach = reachOf(box, side.normal);
            expect(reach).toBeGreaterThanOrEqual(0);
            expect(Math.abs(distanceFrom(side, middle))).toBeLessThanOrEqual(reach + 0.1);
          }
        }
        expect(next).toBe(count(map, 'BRUSH_SIDES'));
      });

      it('list each brush of the world in the leaf of its middle', async () => {
        const map = await load();
        const firsts = ops.firstBrushSides(map);
        let tried = 0;
        for (const brush of ops.brushesOfModel(map, 0)) {
          const middle = center(ops.brushBounds(map, brush, { firsts }));
          if (!ops.brushSides(map, brush, { firsts }).every((side) => distanceFrom(side, middle) < -0.01))
            continue;
          tried++;
          expect(ops.brushesOfLeaf(map, ops.leafAtPoint(map, middle).index)).toContain(brush);
        }
        expect(tried).toBeGreaterThanOrEqual(7);
      });

      it('list in a leaf only brushes whose box reaches to its side of all planes above it', async () => {
        const map = await load();
        const firsts = ops.firstBrushSides(map);
        const above = parents(map);
        for (const leaf of range(count(map, 'LEAVES'))) {
          // Two of the maps list brush 0 in 44 leaves far from it, as if for brushes that weren't written.
          const brushes = ops.brushesOfLeaf(map, leaf).filter((brush) => brush !== 0);
          const boxes = brushes.map((brush) => ops.brushBounds(map, brush, { firsts }));
          let below = -1 - leaf;
          for (let step = above.get(below); step !== undefined; step = above.get(below)) {
            const node = record(map, 'NODES', step.node) as unknown as NodeRecord;
            const plane = record(map, 'PLANES', node.plane) as { normal: ops.Point; distance: number };
            const outward = step.side === 0 ? 1 : -1;
            for (const box of boxes) {
              const farthest = outward * distanceFrom(plane, center(box)) + reachOf(box, plane.normal);
              expect(farthest).toBeGreaterThanOrEqual(-0.1);
            }
            below = step.node;
          }
        }
      });

      it('have models that share out all brushes, each named by an entity', async () => {
        const map = await load();
        const brushes = range(count(map, 'MODELS')).flatMap((model) => ops.brushesOfModel(map, model));
        expect(brushes).toEqual(range(count(map, 'BRUSHES')));
        const named = new Set(entitiesOf(map).map((entity) => ops.modelOfEntity(map, entity)));
        named.delete(undefined);
        expect(named.size).toBe(count(map, 'MODELS'));
        expect(
          ops.entitiesByClass(map, 'worldspawn').map((entity) => ops.modelOfEntity(map, entity)),
        ).toEqual([0]);
      });

      it('have surface trees whose children share out the surfaces of their parent', async () => {
        const map = await load();
        const links = ops.surfaceTreeLinks(map);
        expect([...new Set(ops.treeRoots(map))].sort((a, b) => a - b)).toEqual(links.roots);
        for (const node of range(count(map, 'AABB_TREES'))) {
          const children = ops.treeChildren(map, node, { links });
          const own = numbers(map, 'AABB_TREES', node);
          let next = own['firstSurface'] as number;
          for (const child of children) {
            const part = numbers(map, 'AABB_TREES', child);
            expect(part['firstSurface']).toBe(next);
            next += part['surfaceCount'] as number;
          }
          if (children.length > 0)
            expect(next).toBe((own['firstSurface'] as number) + (own['surfaceCount'] as number));
        }
      });

      it('have cells with the box of their surface tree', async () => {
        const map = await load();
        const links = ops.surfaceTreeLinks(map);
        ops.treeRoots(map).forEach((root, cell) => {
          const { mins, maxs } = plainCell(map, cell);
          expect(ops.treeBounds(map, root, { links })).toEqual({ mins, maxs });
        });
      });

      it('have clusters that see themselves and those that see them', async () => {
        const map = await load();
        const clusters = ops.clusterCount(map);
        expect(clusters).toBeGreaterThan(0);
        for (const cluster of range(clusters)) {
          const seen = ops.visibleClusters(map, cluster);
          expect(seen).toContain(cluster);
          // Every seventh suffices: the rows of the largest map hold more than a million bits.
          for (const other of seen.filter((_, i) => i % 7 === 0)) {
            if (!ops.isVisible(map, other, cluster)) expect(`${other} sees ${cluster}`).toBe(true);
          }
        }
        const row = ops.visibilityRow(map, 0);
        expect((row?.length ?? 0) * 8).toBeGreaterThanOrEqual(clusters);
      });

      it('have surfaces that use up all indexes', async () => {
        const map = await load();
        const triangles = range(count(map, 'TRIANGLE_SOUPS')).map((surface) =>
          ops.surfaceTriangles(map, surface),
        );
        expect(triangles.reduce((sum, { length }) => sum + length, 0)).toBe(count(map, 'DRAW_INDICES'));
        const highest = triangles.map((indexes) => indexes.reduce((most, index) => Math.max(most, index), 0));
        expect(Math.max(...highest)).toBe(count(map, 'DRAW_VERTICES') - 1);
      });

      it('light all leaves of a cluster by the same list, which the light cache relies on', async () => {
        const map = await load();
        const lists = new Map<number, string>();
        for (const leaf of range(count(map, 'LEAVES'))) {
          const list = JSON.stringify(ops.lightsOfLeaf(map, leaf));
          const cluster = numbers(map, 'LEAVES', leaf)['cluster'] as number;
          if (cluster < 0) continue;
          expect(lists.get(cluster) ?? list).toBe(list);
          lists.set(cluster, list);
        }
      });

      it('have pages of baked light that are there or not', async () => {
        const map = await load();
        const pages = range(ops.lightmapPageCount(map)).map(
          (page) => ops.lightmapImage(map, page).data.length,
        );
        expect(pages.reduce((sum, size) => sum + size, 0)).toBe(map.lump('LIGHTMAPS').bytes.length);
      });
    });
  }
});

function plainCell(map: GameMap, cell: number): ops.Bounds {
  const [plain] = map.lump('CELLS').block(cell, 1) as ops.Bounds[];
  if (plain === undefined) throw new RangeError(`no cell ${cell}`);
  return plain;
}
