import type { GameMap, SoupGeometry } from '@brushwork/formats';
import { placeOf, recordsOf } from '../world/typed-lumps.js';
import { MeasuredRoom } from './measured-room.js';
import type { SceneBudget } from './scene-budget.js';
import { fieldColumn, type NumberColumn, numberAt, valueColumn } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import { surfacePages } from './surface-pages.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from './surface-reader.js';
import { carriedColors } from './vertex-colors.js';
import { copyVertices, countNonFinite, mendNormals } from './vertex-runs.js';

/** What triangle soups are read with. */
export interface SoupReaderOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
}

interface SoupColumns {
  readonly length: number;
  readonly material: NumberColumn;
  readonly firstVertex: NumberColumn;
  readonly vertexCount: NumberColumn;
  readonly firstIndex: NumberColumn;
  readonly indexCount: NumberColumn;
  readonly indices: NumberColumn;
  readonly indexTotal: number;
  readonly vertexTotal: number;
  readonly position: NumberColumn;
  readonly texture: NumberColumn;
  readonly light: NumberColumn;
  /** How many of the first vertices have a position or a place on the image that is no finite number. */
  readonly nonFinite: Uint32Array;
  /** How many of the first vertices have a place on the page of light that is no finite number. */
  readonly nonFiniteLight: Uint32Array;
  readonly pageOf: (surface: number) => number;
}

function soupColumns(
  map: GameMap<object>,
  { surfaces, surface, indices, vertices }: SoupGeometry,
): SoupColumns {
  const of = (field: string): NumberColumn => fieldColumn(map, surfaces, field);
  const ofVertex = (field: string): NumberColumn => fieldColumn(map, vertices.lump, field);
  const vertexTotal = map.lump(vertices.lump).length;
  const position = ofVertex(vertices.position);
  const texture = ofVertex(vertices.textureCoordinates);
  const light = ofVertex(vertices.lightmapCoordinates);
  return {
    length: map.lump(surfaces).length,
    material: of(surface.material),
    firstVertex: of(surface.firstVertex),
    vertexCount: of(surface.vertexCount),
    firstIndex: of(surface.firstIndex),
    indexCount: of(surface.indexCount),
    indices: valueColumn(map, { lump: indices }),
    indexTotal: map.lump(indices).length,
    vertexTotal,
    position,
    texture,
    light,
    nonFinite: countNonFinite([position, texture], vertexTotal),
    nonFiniteLight: countNonFinite([light], vertexTotal),
    pageOf: surfacePages(map, surfaces, surface.lightmap),
  };
}

/**
 * Runs of triangles with vertices of their own, which are stored clockwise, seen from the side that is drawn; their
 * triangles run the other way here.
 */
export function soupReader(
  map: GameMap<object>,
  geometry: SoupGeometry,
  options: SoupReaderOptions,
): SurfaceReader {
  const columns = soupColumns(map, geometry);
  const table = measure(map, geometry, { ...options, columns });
  const of = (field: string): NumberColumn => fieldColumn(map, geometry.vertices.lump, field);
  const { vertices } = geometry;
  const normal = of(vertices.normal);
  const { texture, light } = columns;
  const color = of(vertices.color);
  return {
    table,
    write(surface: number, target: MeshTarget): void {
      const run = {
        first: numberAt(columns.firstVertex, surface),
        count: table.vertexCounts[surface] as number,
        vertex: target.vertex,
      };
      copyVertices(columns.position, target.positions, run, 3);
      copyVertices(normal, target.normals, run, 3);
      copyVertices(texture, target.textureCoordinates, run, 2);
      if (target.lightmapCoordinates !== undefined) copyVertices(light, target.lightmapCoordinates, run, 2);
      if (target.colors !== undefined) copyVertices(color, target.colors, run, 4);
      const { array, offset, stride } = columns.indices;
      const { indices, index, vertex } = target;
      const count = (table.triangleCounts[surface] as number) * 3;
      let from = offset + numberAt(columns.firstIndex, surface) * stride;
      for (let at = index; at < index + count; at += 3) {
        indices[at] = vertex + (array[from] as number);
        indices[at + 1] = vertex + (array[from + 2 * stride] as number);
        indices[at + 2] = vertex + (array[from + stride] as number);
        from += 3 * stride;
      }
      mendNormals(target, { vertices: run.count, indices: count });
    },
  };
}

interface Problem {
  readonly code: 'bad-count' | 'bad-reference' | 'bad-value' | 'limit';
  readonly field: string;
  readonly message: string;
}

function measure(
  map: GameMap<object>,
  { surfaces, surface: fields }: SoupGeometry,
  { columns, materials, issues, budget }: SoupReaderOptions & { readonly columns: SoupColumns },
): SurfaceTable {
  const { length } = columns;
  const vertexCounts = new Uint32Array(length);
  const triangleCounts = new Uint32Array(length);
  const materialOf = new Uint32Array(length);
  const pages = new Int32Array(length);
  const list = recordsOf(map, surfaces);
  const room = new MeasuredRoom(budget);
  let refused = 0;
  for (let i = 0; i < length; i++) {
    const problem = problemOf(columns, fields, i, room);
    if (problem !== undefined) {
      refused++;
      const rule = problem.code === 'limit' ? 'scene-budget' : 'scene-surface';
      issues.add(rule, problem.code, problem.message, placeOf(list, i, problem.field));
      continue;
    }
    const material = numberAt(columns.material, i);
    vertexCounts[i] = numberAt(columns.vertexCount, i);
    triangleCounts[i] = numberAt(columns.indexCount, i) / 3;
    materialOf[i] = materials.byRecord[material] ?? materials.nameless;
    pages[i] = columns.pageOf(i);
  }
  return {
    lump: surfaces,
    length,
    vertexCounts,
    triangleCounts,
    materials: materialOf,
    pages,
    carries: { light: true, colors: carriedColors(map) },
    refused,
  };
}

/** What keeps a surface from being drawn. */
function problemOf(
  columns: SoupColumns,
  fields: SoupGeometry['surface'],
  i: number,
  room: MeasuredRoom,
): Problem | undefined {
  const first = numberAt(columns.firstVertex, i);
  const vertices = numberAt(columns.vertexCount, i);
  if (!(first >= 0 && first + vertices <= columns.vertexTotal))
    return { code: 'bad-reference', field: fields.firstVertex, message: "its vertices aren't all there" };
  const firstIndex = numberAt(columns.firstIndex, i);
  const indices = numberAt(columns.indexCount, i);
  if (!(firstIndex >= 0 && firstIndex + indices <= columns.indexTotal))
    return { code: 'bad-reference', field: fields.firstIndex, message: "its indexes aren't all there" };
  if (indices === 0 || indices % 3 !== 0)
    return {
      code: 'bad-count',
      field: fields.indexCount,
      message: `${indices} indexes make no whole triangles`,
    };
  const isLost = (counts: Uint32Array): boolean => counts[first] !== counts[first + vertices];
  // What is unlit may keep other things in the place of its light.
  if (isLost(columns.nonFinite) || (columns.pageOf(i) >= 0 && isLost(columns.nonFiniteLight)))
    return {
      code: 'bad-value',
      field: fields.firstVertex,
      message: 'one of its vertices is nowhere, or nowhere on an image',
    };
  if (!room.take(vertices, indices / 3))
    return { code: 'limit', field: fields.vertexCount, message: 'there is no room for it' };
  const { array, offset, stride } = columns.indices;
  const end = offset + (firstIndex + indices) * stride;
  for (let at = offset + firstIndex * stride; at < end; at += stride) {
    const local = array[at] as number;
    if (local < 0 || local >= vertices)
      return {
        code: 'bad-reference',
        field: fields.firstIndex,
        message: `index ${local} is no vertex of its ${vertices}`,
      };
  }
  return undefined;
}
