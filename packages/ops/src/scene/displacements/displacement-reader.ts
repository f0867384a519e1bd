import type { PackedLight } from '../packed-light.js';
import { fieldColumn, type NumberColumn, numberAt, valueColumn } from '../scene-columns.js';
import type { MaterialTable } from '../scene-materials.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from '../surface-reader.js';
import { cornerMapping } from './corner-mapping.js';
import type { DisplacementColumns } from './displacement-columns.js';
import { type DisplacementGrid, type DisplacementGrids, rowEnds } from './displacement-grid.js';
import { displacementGrids } from './displacement-grids.js';
import { multiblendColumns, writeMultiblend } from './multiblend.js';
import type { GridSources } from './plan-grids.js';

/** What displacements are read with. */
export interface DisplacementReaderOptions extends GridSources {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where the light of the faces was packed to; they carry none without. */
  readonly light?: PackedLight | undefined;
}

/** A reader of displacements, and the grids that it reads. */
export interface DisplacementReader extends SurfaceReader {
  /** The grids. */
  readonly surfaces: DisplacementGrids;
}

/**
 * Displacements: grids over faces of four corners, whose vertices are moved. Rows and columns begin at the corner that
 * the displacement names, and textures and light follow the corners from there on. Where vertices are left out, since a
 * neighbour lacks them, triangles are wider, so that borders meet. A triangle comes from the record of its face.
 */
export function displacementReader(options: DisplacementReaderOptions): DisplacementReader {
  const { faces, displacements, light } = options;
  const { refused, ...surfaces } = displacementGrids(options);
  const byFace = new Map(surfaces.grids.map((grid) => [grid.face, grid]));
  const multiblend = multiblendColumns(options.map, displacements, options.issues);
  const table = tableOf(options, { grids: surfaces.grids, refused, multiblend: multiblend !== undefined });
  const texture = cornerMapping(options);
  const size = fieldColumn(options.map, faces.faces, displacements.fields.lightSize);
  return { table, surfaces, write };

  function write(face: number, target: MeshTarget): void {
    const grid = byFace.get(face);
    if (grid === undefined) return;
    copyVertices(grid, surfaces.positions, target.positions, target.vertex);
    copyVertices(grid, surfaces.normals, target.normals, target.vertex);
    const place = { grid, vertex: target.vertex };
    spread(texture(grid, table.materials[face] as number), target.textureCoordinates, place);
    if (light !== undefined && target.lightmapCoordinates !== undefined && (light.pages[face] as number) >= 0)
      spread(lightOfCorners(light, size, face), target.lightmapCoordinates, place);
    if (target.blends !== undefined) writeBlends(grid, target.blends, target.vertex);
    if (target.multiblend !== undefined && multiblend !== undefined)
      writeMultiblend(grid, multiblend, {
        ...{ target: target.multiblend, blends: target.blends, vertex: target.vertex },
        count: table.vertexCounts[face] as number,
      });
    writeTriangles(grid, target);
  }

  function writeBlends(grid: DisplacementGrid, blends: Float32Array, vertex: number): void {
    const { array, offset, stride } = displacements.alpha;
    const first = numberAt(displacements.firstVertex, grid.displacement);
    const count = table.vertexCounts[grid.face] as number;
    for (let k = 0; k < count; k++) {
      const alpha = array[offset + (first + (grid.drawn?.[k] ?? k)) * stride] as number;
      // Not a number stands for nothing of the second image.
      blends[vertex + k] = alpha > 0 ? Math.min(1, alpha / ALPHA_RANGE) : 0;
    }
  }
}

/** What alpha is when the second image hides the first. */
const ALPHA_RANGE = 255;

/** Number of vertices of a grid that are drawn. */
function drawnCount({ drawn, steps }: DisplacementGrid): number {
  return drawn?.length ?? (steps + 1) ** 2;
}

function tableOf(
  { map, displacements, faces, materials, light }: DisplacementReaderOptions,
  found: {
    readonly grids: readonly DisplacementGrid[];
    readonly refused: number;
    readonly multiblend: boolean;
  },
): SurfaceTable {
  const { grids, multiblend, refused } = found;
  const { length } = faces;
  const vertexCounts = new Uint32Array(length);
  const triangleCounts = new Uint32Array(length);
  const materialOf = new Uint32Array(length);
  for (const grid of grids) {
    vertexCounts[grid.face] = drawnCount(grid);
    triangleCounts[grid.face] = grid.triangles.length / 3;
    materialOf[grid.face] = materials.byRecord[numberAt(faces.mapping, grid.face)] ?? materials.nameless;
  }
  return {
    lump: faces.faces,
    length,
    vertexCounts,
    triangleCounts,
    materials: materialOf,
    carries: { light: light !== undefined, blends: true, multiblend },
    refused,
    removedTriangles: removedTriangles(map, displacements, grids),
    ...(light !== undefined && { pages: light.pages }),
  };
}

/** Copies three numbers for each vertex of a grid that is drawn. */
function copyVertices(
  { first, drawn, steps }: DisplacementGrid,
  from: Float32Array,
  to: Float32Array,
  vertex: number,
): void {
  if (drawn === undefined) {
    to.set(from.subarray(first * 3, (first + (steps + 1) ** 2) * 3), vertex * 3);
    return;
  }
  for (let k = 0; k < drawn.length; k++) {
    const at = (first + (drawn[k] as number)) * 3;
    to[(vertex + k) * 3] = from[at] as number;
    to[(vertex + k) * 3 + 1] = from[at + 1] as number;
    to[(vertex + k) * 3 + 2] = from[at + 2] as number;
  }
}

/** Writes two coordinates for each vertex of a grid that is drawn, from those of its corners. */
function spread(
  corners: Float64Array,
  to: Float32Array,
  { grid, vertex }: { readonly grid: DisplacementGrid; readonly vertex: number },
): void {
  const { steps, drawn } = grid;
  const side = steps + 1;
  const ends = new Float64Array(4);
  let at = vertex * 2;
  let k = 0;
  for (let row = 0; row < side; row++) {
    rowEnds(corners, { v: row / steps, width: 2 }, ends);
    const ax = ends[0] as number;
    const ay = ends[1] as number;
    const bx = ends[2] as number;
    const by = ends[3] as number;
    for (let column = 0; column < side; column++) {
      if (drawn !== undefined && drawn[k] !== row * side + column) continue;
      const u = column / steps;
      to[at] = ax * (1 - u) + bx * u;
      to[at + 1] = ay * (1 - u) + by * u;
      at += 2;
      k++;
    }
  }
}

/**
 * Coordinates of light at the corners of a grid: its columns run along the rows of luxels, and it begins and ends in the
 * middle of a luxel.
 */
function lightOfCorners(light: PackedLight, size: NumberColumn, face: number): Float64Array {
  const at = size.offset + face * size.stride;
  const left = (light.left[face] as number) + 0.5;
  const top = (light.top[face] as number) + 0.5;
  const right = left + (size.array[at] as number);
  const bottom = top + (size.array[at + 1] as number);
  const across = (x: number): number => x / light.pageWidth;
  const down = (y: number): number => y / light.pageHeight;
  return Float64Array.of(
    ...[across(left), down(top), across(left), down(bottom)],
    ...[across(right), down(bottom), across(right), down(top)],
  );
}

function writeTriangles(
  { triangles, drawn }: DisplacementGrid,
  { indices, index, vertex }: MeshTarget,
): void {
  if (drawn === undefined) {
    for (let i = 0; i < triangles.length; i++) indices[index + i] = vertex + (triangles[i] as number);
    return;
  }
  const place = new Map<number, number>();
  for (let k = 0; k < drawn.length; k++) place.set(drawn[k] as number, k);
  for (let i = 0; i < triangles.length; i++)
    indices[index + i] = vertex + (place.get(triangles[i] as number) as number);
}

/** Counts the triangles of grids that are marked as taken out. */
function removedTriangles(
  map: GridSources['map'],
  { fields, firstTriangle }: DisplacementColumns,
  grids: readonly DisplacementGrid[],
): number {
  if (fields.triangles === undefined || firstTriangle === undefined) return 0;
  const { lump, removed: bit } = fields.triangles;
  const { array, offset, stride } = valueColumn(map, { lump });
  const { length } = map.lump(lump);
  let removed = 0;
  for (const { displacement, steps } of grids) {
    const first = numberAt(firstTriangle, displacement);
    const count = 2 * steps * steps;
    if (!(first >= 0 && first + count <= length)) continue;
    for (let k = 0; k < count; k++)
      if (((array[offset + (first + k) * stride] as number) & bit) !== 0) removed++;
  }
  return removed;
}
