import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { displacementColumns } from '../../src/scene/displacements/displacement-columns.js';
import type { DisplacementGrid } from '../../src/scene/displacements/displacement-grid.js';
import {
  type DisplacementReader,
  displacementReader,
} from '../../src/scene/displacements/displacement-reader.js';
import { buildScene } from '../../src/scene/index.js';
import { polygonColumns } from '../../src/scene/polygon-columns.js';
import { SceneBudget } from '../../src/scene/scene-budget.js';
import { SceneIssues } from '../../src/scene/scene-issues.js';
import { sceneMaterials } from '../../src/scene/scene-materials.js';
import { areaOf, trianglesOf } from './support/mesh-parts.js';
import { samplesElsewhere } from './support/samples-elsewhere.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'source');

/** Maps that have displacements or decals. */
const parts = [
  'InscrutableAlpha/',
  'TSPAlphaFix/map1_a0_fix',
  'GigaBuilder/',
  'bliink/',
  'map_cannals_escape01',
  'source-sdk-2013/sdk_vehicles',
  'hns_floppytown',
  'bevy_vbsp/test.rev31',
  'momentum-mod__game/background_01',
  'ValveBSP/testmap',
  'bsp_tool/shack.360',
  'bsp_tool/test',
];

const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.bsp') && parts.some((part) => name.includes(part)))
      .toSorted()
  : [];

interface Xyz {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface FaceRow {
  readonly edgeCount: number;
  readonly firstEdge: number;
  readonly displacement: number;
  readonly area: number;
  readonly lightOffset: number;
  readonly lightmapSize: { readonly s: number; readonly t: number };
}
interface InfoRow {
  readonly startPosition: Xyz;
  readonly firstVertex: number;
  readonly power: number;
  readonly lightmapSamplePositionStart: number;
  readonly allowedVertices: readonly number[];
  readonly edgeNeighbors: readonly {
    readonly subNeighbors: readonly {
      readonly displacement: number;
      readonly orientation: number;
      readonly span: number;
      readonly neighborSpan: number;
    }[];
  }[];
}
interface OverlayRow {
  readonly faceCount: number;
  readonly uvPoints: readonly Xyz[];
}

/** The records of a lump as plain data, read without any of the scene's own means. */
function rows<T>(map: GameMap, lump: string): T[] {
  const list = map.lump(lump) as unknown as { readonly length: number; object(i: number): T };
  return Array.from({ length: list.length }, (_, i) => list.object(i));
}

const facesOf = (map: GameMap): FaceRow[] =>
  rows<FaceRow>(map, map.lump('FACES').length > 0 ? 'FACES' : 'FACES_HDR');

/** Triangles by Euler's formula, from the bits alone. */
function trianglesOfBits({ power, allowedVertices }: InfoRow): number {
  const side = 2 ** power + 1;
  let [all, rim] = [0, 0];
  for (let i = 0; i < side * side; i++) {
    if ((((allowedVertices[i >> 5] ?? 0) >>> (i & 31)) & 1) === 0) continue;
    all++;
    const [x, y] = [i % side, Math.floor(i / side)];
    if (x % (side - 1) === 0 || y % (side - 1) === 0) rim++;
  }
  return 2 * all - rim - 2;
}

function corners(map: GameMap, { firstEdge, edgeCount }: FaceRow): Xyz[] {
  const surfedges = map.lump('SURFEDGES') as unknown as { at(i: number): number };
  const edges = map.lump('EDGES') as unknown as { object(i: number): { vertices: [number, number] } };
  const vertices = map.lump('VERTICES') as unknown as { at(i: number): Xyz };
  return Array.from({ length: edgeCount }, (_, k) => {
    const edge = surfedges.at(firstEdge + k);
    const { x, y, z } = vertices.at(edges.object(Math.abs(edge)).vertices[edge < 0 ? 1 : 0]);
    return { x, y, z };
  });
}

const distance = (a: Xyz, b: Xyz): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

function readerOf(map: GameMap): DisplacementReader {
  const { geometry, displacements: fields } = map.branch.capabilities;
  if (geometry?.kind !== 'polygons' || fields === undefined) throw new Error('no displacements');
  const issues = new SceneIssues();
  return displacementReader({
    ...{ map, geometry, issues, materials: sceneMaterials(map, issues) },
    faces: polygonColumns(map, geometry),
    displacements: displacementColumns(map, fields),
    budget: new SceneBudget(map.size, {}),
  });
}

/** A vertex of a neighbour's grid, as columns and rows of this one are carried over: across the edge, then turned. */
function turned(x: number, y: number, steps: number, orientation: number): readonly [number, number] {
  if (orientation === 1) return [y, steps - x];
  if (orientation === 2) return [steps - x, steps - y];
  return orientation === 3 ? [steps - y, x] : [x, y];
}

/** Vertices of both grids that are the same by what the records say, in steps of the finer one. */
function* sharedVertices(
  info: InfoRow,
  infos: readonly InfoRow[],
): Generator<readonly [other: number, own: number, others: number]> {
  const steps = 2 ** info.power;
  for (const [edge, { subNeighbors }] of info.edgeNeighbors.entries())
    for (const { displacement, orientation, span, neighborSpan } of subNeighbors) {
      const other = infos[displacement];
      if (other === undefined) continue;
      const otherSteps = 2 ** other.power;
      for (let k = 0; k <= 16; k++) {
        // Share of the part of the edge that both have, from its lower end.
        const share = k / 16;
        const own = (span === 1 ? share / 2 : span === 2 ? (1 + share) / 2 : share) * steps;
        const isLower = edge === 0 || edge === 3;
        const [x, y] = edge % 2 === 0 ? [isLower ? 0 : steps, own] : [own, isLower ? 0 : steps];
        const isAgainst =
          orientation === 2 || ((orientation === 1) === (edge % 2 === 1) && orientation % 2 === 1);
        const far = isAgainst ? 1 - share : share;
        const along = neighborSpan === 1 ? far / 2 : neighborSpan === 2 ? (1 + far) / 2 : far;
        const before = (isAgainst ? 1 - along : along) * otherSteps;
        const [u, v] =
          edge % 2 === 0 ? [isLower ? otherSteps : 0, before] : [before, isLower ? otherSteps : 0];
        const [column, row] = turned(u, v, otherSteps, orientation);
        if (![x, y, column, row].every(Number.isInteger)) continue;
        yield [displacement, y * (steps + 1) + x, row * (otherSteps + 1) + column];
      }
    }
}

const isDrawn = ({ drawn }: DisplacementGrid, vertex: number): boolean => drawn?.includes(vertex) ?? true;

describe.skipIf(files.length === 0)(
  `displacements and decals of the corpus (skipped without ${folder})`,
  () => {
    it.each(files)('%s', async (file) => {
      const map = (await open(new Uint8Array(readFileSync(path.join(folder, file))))) as GameMap;
      const scene = buildScene(map);
      const faces = facesOf(map);
      const infos = rows<InfoRow>(map, 'DISPLACEMENT_INFO');
      const { surfaces } = readerOf(map);
      // What an entity names that isn't there is another test's business.
      const issues = scene.issues.filter(({ rule }) => rule !== 'scene-entity');
      expect([issues, scene.counts.skipped, scene.counts.unowned]).toEqual([[], 0, 0]);

      // As many triangles as the records say.
      const expected = faces.reduce((sum, { displacement, edgeCount }) => {
        const info = infos[displacement];
        return sum + (info === undefined ? edgeCount - 2 : trianglesOfBits(info));
      }, 0);
      const drawn = trianglesOf(scene, ({ decal }) => decal !== true);
      expect(drawn.length).toBe(expected);
      expect(surfaces.grids.length).toBe(infos.length);

      const byDisplacement = new Map(surfaces.grids.map((grid) => [grid.displacement, grid]));
      const position = ({ first }: DisplacementGrid, vertex: number): Xyz => {
        const [x = 0, y = 0, z = 0] = surfaces.positions.subarray(
          (first + vertex) * 3,
          (first + vertex) * 3 + 3,
        );
        return { x, y, z };
      };
      const normal = ({ first }: DisplacementGrid, vertex: number): string =>
        surfaces.normals.subarray((first + vertex) * 3, (first + vertex) * 3 + 3).join();
      const moved = map.lump('DISPLACEMENT_VERTICES') as unknown as {
        at(i: number): { direction: Xyz; distance: number };
      };
      const samples = map.lump('DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS').bytes;
      for (const [i, info] of infos.entries()) {
        const grid = byDisplacement.get(i);
        const face = faces.find(({ displacement }) => displacement === i);
        if (grid === undefined || face === undefined) throw new Error(`displacement ${i} isn't drawn`);
        const steps = 2 ** info.power;

        // Corners are those of the face, moved as the vertex says; up to 0.94 units for vertices of neighbours that gape.
        const around = corners(map, face);
        const nearest = around.map((corner) => distance(corner, info.startPosition));
        const start = nearest.indexOf(Math.min(...nearest));
        expect(nearest[start]).toBeLessThan(0.01);
        for (const [k, vertex] of [0, steps * (steps + 1), (steps + 1) ** 2 - 1, steps].entries()) {
          const { direction, distance: far } = moved.at(info.firstVertex + vertex);
          const { x, y, z } = around[(start + k) % 4] as Xyz;
          const place = { x: x + direction.x * far, y: y + direction.y * far, z: z + direction.z * far };
          expect(distance(position(grid, vertex), place)).toBeLessThan(0.95);
        }

        // Neighbours have the same vertices at the same places, and one normal at each.
        for (const [other, own, others] of sharedVertices(info, infos)) {
          const neighbor = byDisplacement.get(other) as DisplacementGrid;
          expect(isDrawn(neighbor, others)).toBe(isDrawn(grid, own));
          expect(position(neighbor, others)).toEqual(position(grid, own));
          if (isDrawn(grid, own)) expect(normal(neighbor, others)).toBe(normal(grid, own));
        }

        if (face.lightOffset >= 0 && samples.length > 0 && grid.drawn === undefined)
          expect(samplesElsewhere(samples, info, face.lightmapSize)).toBe(0);
      }

      // All is in the box of the world, which compilers make without displacements.
      const [world] = rows<{ mins: Xyz; maxs: Xyz }>(map, 'MODELS');
      const farthest = rows<{ distance: number }>(map, 'DISPLACEMENT_VERTICES').reduce(
        (most, vertex) => Math.max(most, Math.abs(vertex.distance)),
        0,
      );
      let outside = 0;
      for (const { positions, blends } of scene.models[0]?.meshes ?? []) {
        const slack = blends === undefined ? 1 : 128 + farthest;
        for (let i = 0; i < positions.length; i++) {
          const axis = (['x', 'y', 'z'] as const)[i % 3] as 'x' | 'y' | 'z';
          const place = positions[i] as number;
          if (place < (world?.mins[axis] ?? 0) - slack || place > (world?.maxs[axis] ?? 0) + slack) outside++;
        }
      }
      expect(outside).toBe(0);

      // Grids lie over faces of the area that the records give.
      for (const { face, corners: around } of surfaces.grids)
        expect(areaOfCorners(around) / (faces[face]?.area ?? 0)).toBeCloseTo(1, 2);

      // A decal is no larger than its corners say, but for slopes.
      for (const [i, { uvPoints, faceCount }] of rows<OverlayRow>(map, 'OVERLAYS').entries()) {
        const pieces = trianglesOf(scene, ({ decal }) => decal === true).filter(({ record }) => record === i);
        const size = uvPoints.reduce((sum, { x, y }, k) => {
          const next = uvPoints[(k + 1) % 4] as Xyz;
          return sum + (x * next.y - next.x * y) / 2;
        }, 0);
        expect(pieces.length > 0).toBe(faceCount > 0);
        expect(areaOf(pieces)).toBeLessThan(Math.abs(size) * 1.01);
      }
    });
  },
);

/** Area of a quadrangle, by both its triangles. */
function areaOfCorners(p: Float64Array): number {
  const at = (k: number): Xyz => ({ x: p[k * 3] ?? 0, y: p[k * 3 + 1] ?? 0, z: p[k * 3 + 2] ?? 0 });
  const triangle = (a: Xyz, b: Xyz, c: Xyz): number => {
    const [ab, bc, ca] = [distance(a, b), distance(b, c), distance(c, a)];
    const half = (ab + bc + ca) / 2;
    return Math.sqrt(Math.max(0, half * (half - ab) * (half - bc) * (half - ca)));
  };
  return triangle(at(0), at(1), at(2)) + triangle(at(0), at(2), at(3));
}
