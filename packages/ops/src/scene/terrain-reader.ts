import type { GameMap, Terrain } from '@brushwork/formats';
import { placeOf, recordsOf } from '../world/typed-lumps.js';
import { fieldColumn, numberAt } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import type { MeshTarget, SurfaceReader } from './surface-reader.js';
import { mendNormals } from './vertex-runs.js';

/** What terrain is read with. */
export interface TerrainReaderOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
}

/**
 * Pieces of ground at full detail. Cells are cut from their lower left corner where its column and row are both even or both
 * odd, and the other way elsewhere: so that four of them meet in a cross. All belong to the world.
 */
export function terrainReader(
  map: GameMap<object>,
  terrain: Terrain,
  { materials, issues }: TerrainReaderOptions,
): SurfaceReader {
  const { lump, side, step, light } = terrain;
  const list = recordsOf(map, lump);
  const { length } = list;
  const of = (field: string): ReturnType<typeof fieldColumn> => fieldColumn(map, lump, field);
  const [x, y, base, flags] = [of(terrain.x), of(terrain.y), of(terrain.base), of(terrain.flags)];
  const [heights, corners] = [of(terrain.heights), of(terrain.textureCoordinates)];
  const [position, luxelsPerStep] = [of(light.position), of(light.luxelsPerStep)];
  const [page, material] = [of(light.page), of(terrain.material)];
  const vertices = side * side;
  const triangles = (side - 1) * (side - 1) * 2;
  const vertexCounts = new Uint32Array(length);
  const triangleCounts = new Uint32Array(length);
  const materialOf = new Uint32Array(length);
  const pages = new Int32Array(length).fill(-1);
  let refused = 0;
  for (let i = 0; i < length; i++) {
    const found = materials.byRecord[numberAt(material, i)];
    const at = corners.offset + i * corners.stride;
    const places = Array.from({ length: 8 }, (_, k) => corners.array[at + k] as number);
    // A record of zeros would be flat ground with one point of its image all over it.
    const isSomewhere = places.every(Number.isFinite) && places.some((place, k) => place !== places[k % 2]);
    if (found === undefined || !isSomewhere) {
      refused++;
      if (found === undefined)
        issues.add(
          'scene-surface',
          'bad-reference',
          "its texture isn't there",
          placeOf(list, i, terrain.material),
        );
      else
        issues.add(
          'scene-surface',
          'bad-value',
          'the corners of its image are nowhere, or all at one place',
          placeOf(list, i, terrain.textureCoordinates),
        );
      continue;
    }
    vertexCounts[i] = vertices;
    triangleCounts[i] = triangles;
    materialOf[i] = found;
    if (numberAt(page, i) !== light.none) pages[i] = Math.max(-1, numberAt(page, i));
  }
  return {
    table: {
      lump,
      length,
      vertexCounts,
      triangleCounts,
      materials: materialOf,
      pages,
      carries: { light: true },
      refused,
      model: 0,
    },
    write(piece: number, target: MeshTarget): void {
      for (let v = 0; v < vertices; v++) writeVertex(piece, v, target);
      writeTriangles((numberAt(flags, piece) & terrain.downward) !== 0, target);
      mendNormals(target, { vertices, indices: triangles * 3 });
    },
  };

  function writeVertex(piece: number, v: number, target: MeshTarget): void {
    const column = v % side;
    const row = (v - column) / side;
    const to = target.vertex + v;
    const height = heights.array[heights.offset + piece * heights.stride + v] as number;
    target.positions[to * 3] = (numberAt(x, piece) + column) * step;
    target.positions[to * 3 + 1] = (numberAt(y, piece) + row) * step;
    target.positions[to * 3 + 2] = numberAt(base, piece) + height * terrain.heightStep;
    // Triangles say which way it looks.
    target.normals.fill(0, to * 3, to * 3 + 3);
    const u = column / (side - 1);
    const w = row / (side - 1);
    const corner = corners.offset + piece * corners.stride;
    const at = position.offset + piece * position.stride;
    const luxels = numberAt(luxelsPerStep, piece);
    for (let k = 0; k < 2; k++) {
      const of4 = (i: number): number => corners.array[corner + 2 * i + k] as number;
      target.textureCoordinates[to * 2 + k] =
        (1 - u) * ((1 - w) * of4(0) + w * of4(1)) + u * ((1 - w) * of4(2) + w * of4(3));
      if (target.lightmapCoordinates === undefined) continue;
      // Light is sampled in the middle of luxels.
      const luxel = (position.array[at + k] as number) + 0.5 + (k === 0 ? column : row) * luxels;
      target.lightmapCoordinates[to * 2 + k] = luxel / light.pageSize;
    }
  }

  function writeTriangles(isDownward: boolean, { indices, vertex, index }: MeshTarget): void {
    let at = index;
    const put = (a: number, b: number, c: number): void => {
      indices[at++] = vertex + a;
      indices[at++] = vertex + (isDownward ? c : b);
      indices[at++] = vertex + (isDownward ? b : c);
    };
    for (let row = 0; row + 1 < side; row++)
      for (let column = 0; column + 1 < side; column++) {
        const here = row * side + column;
        const [right, above, across] = [here + 1, here + side, here + side + 1];
        if ((row + column) % 2 === 0) {
          put(here, right, across);
          put(here, across, above);
        } else {
          put(here, right, above);
          put(right, across, above);
        }
      }
  }
}
