import type { GameMap, TypedFaceGeometry } from '@brushwork/formats';
import { placeOf } from '../world/typed-lumps.js';
import { writePatchValues } from './curve-patch.js';
import { type FaceColumns, faceColumns, faceKind, shapeNumbers } from './face-columns.js';
import { type FaceRefusal, measureFace, patchPoints } from './face-problem.js';
import { MeasuredRoom } from './measured-room.js';
import { checkPatchError, DEFAULT_PATCH_ERROR, patchGrid } from './patch-grid.js';
import { patchPlaces, writePatchTriangles } from './patch-vertices.js';
import type { SceneBudget } from './scene-budget.js';
import { numberAt } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from './surface-reader.js';
import { type CarriedColors, carriedColors } from './vertex-colors.js';
import { copyVertices, mendNormals, type VertexRun } from './vertex-runs.js';

/** What faces of several kinds are read with. */
export interface FaceReaderOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** How far chords of patches may be from their curves, in game units; 4 unless given. */
  readonly patchError?: number | undefined;
}

/**
 * Polygons, curved patches and meshes of triangles. Triangles are stored clockwise, seen from the side that is drawn, and
 * run the other way here; a patch is drawn on the side from which its rows turn to its columns counterclockwise. Billboards
 * have no triangles and are counted.
 */
export function faceReader(
  map: GameMap<object>,
  geometry: TypedFaceGeometry,
  options: FaceReaderOptions,
): SurfaceReader {
  const { patchError = DEFAULT_PATCH_ERROR } = options;
  checkPatchError(patchError);
  const columns = faceColumns(map, geometry);
  const table = measure(geometry, columns, { ...options, patchError, colors: carriedColors(map) });
  return {
    table,
    write(surface: number, target: MeshTarget): void {
      const counts = {
        vertices: table.vertexCounts[surface] as number,
        indices: (table.triangleCounts[surface] as number) * 3,
      };
      const kind = faceKind(geometry, columns, surface);
      if (kind === 'patch') writePatch(surface, target);
      else if (kind === 'repeated') writeRepeated(surface, target);
      else {
        const first = numberAt(columns.firstVertex, surface);
        copyRun(columns, target, { first, count: counts.vertices, vertex: target.vertex });
        copyTriangles(surface, target, target);
      }
      mendNormals(target, counts);
    },
  };

  function writePatch(surface: number, target: MeshTarget): void {
    const points = patchPoints(geometry, columns, surface);
    const grid = patchGrid(points, patchError);
    const places = patchPlaces(grid);
    const { position, normal, textureCoordinates, lightmapCoordinates, color } = columns;
    const { vertex } = target;
    const patch = { grid, places };
    writePatchValues(points, { ...patch, values: position }, { array: target.positions, vertex });
    writePatchValues(points, { ...patch, values: normal }, { array: target.normals, vertex });
    writePatchValues(
      points,
      { ...patch, values: textureCoordinates },
      { array: target.textureCoordinates, vertex },
    );
    if (target.lightmapCoordinates !== undefined)
      writePatchValues(
        points,
        { ...patch, values: lightmapCoordinates, count: 2 },
        { array: target.lightmapCoordinates, vertex },
      );
    if (target.colors !== undefined)
      writePatchValues(points, { ...patch, values: color, count: 4 }, { array: target.colors, vertex });
    writePatchTriangles(grid, places, target);
  }

  /** A form at all its places: vertices behind it say where, and what colour it has there. */
  function writeRepeated(surface: number, target: MeshTarget): void {
    const [count, places] = shapeNumbers(geometry, columns, surface, 'repeated');
    const first = numberAt(columns.firstVertex, surface);
    const step = numberAt(columns.indexCount, surface);
    const { array, offset, stride } = columns.position;
    for (let place = 0; place < places; place++) {
      const vertex = target.vertex + place * count;
      const from = first + count + place;
      copyRun(columns, target, { first, count, vertex });
      copyTriangles(surface, target, { vertex, index: target.index + place * step });
      for (let v = vertex; v < vertex + count; v++) {
        for (let k = 0; k < 3; k++)
          target.positions[v * 3 + k] =
            (target.positions[v * 3 + k] as number) + (array[offset + from * stride + k] as number);
        if (target.colors !== undefined)
          copyVertices(columns.color, target.colors, { first: from, count: 1, vertex: v }, 4);
      }
    }
  }

  function copyTriangles(
    surface: number,
    { indices }: MeshTarget,
    to: { readonly vertex: number; readonly index: number },
  ): void {
    const { array, offset, stride } = columns.indices;
    const first = offset + numberAt(columns.firstIndex, surface) * stride;
    const count = numberAt(columns.indexCount, surface);
    for (let i = 0; i < count; i += 3) {
      const at = to.index + i;
      indices[at] = to.vertex + (array[first + i * stride] as number);
      indices[at + 1] = to.vertex + (array[first + (i + 2) * stride] as number);
      indices[at + 2] = to.vertex + (array[first + (i + 1) * stride] as number);
    }
  }
}

/** Copies all that a run of vertices has. */
function copyRun(columns: FaceColumns, target: MeshTarget, run: VertexRun): void {
  copyVertices(columns.position, target.positions, run, 3);
  copyVertices(columns.normal, target.normals, run, 3);
  copyVertices(columns.textureCoordinates, target.textureCoordinates, run, 2);
  if (target.lightmapCoordinates !== undefined)
    copyVertices(columns.lightmapCoordinates, target.lightmapCoordinates, run, 2);
  if (target.colors !== undefined) copyVertices(columns.color, target.colors, run, 4);
}

function measure(
  geometry: TypedFaceGeometry,
  columns: FaceColumns,
  {
    colors,
    materials,
    issues,
    budget,
    patchError,
  }: FaceReaderOptions & { readonly patchError: number; readonly colors: CarriedColors | undefined },
): SurfaceTable {
  const { list } = columns;
  const { length } = list;
  const vertexCounts = new Uint32Array(length);
  const triangleCounts = new Uint32Array(length);
  const materialOf = new Uint32Array(length);
  const pages = new Int32Array(length);
  const measuring = { geometry, columns, room: new MeasuredRoom(budget), patchError };
  let refused = 0;
  let billboards = 0;
  const refuse = (face: number, { code, field, message }: FaceRefusal): void => {
    refused++;
    const rule = code === 'limit' ? 'scene-budget' : 'scene-surface';
    issues.add(rule, code, message, placeOf(list, face, field));
  };
  for (let face = 0; face < length; face++) {
    const kind = faceKind(geometry, columns, face);
    const material = materials.byRecord[numberAt(columns.material, face)];
    if (kind === 'billboard') billboards++;
    else if (kind === undefined)
      refuse(face, {
        code: 'bad-value',
        field: geometry.face.type,
        message: `it isn't known how a face of kind ${numberAt(columns.type, face)} is drawn`,
      });
    else if (material === undefined)
      refuse(face, {
        code: 'bad-reference',
        field: geometry.face.material,
        message: `texture ${numberAt(columns.material, face)} isn't there`,
      });
    else {
      const found = measureFace(measuring, face, kind);
      if ('code' in found) {
        refuse(face, found);
        continue;
      }
      vertexCounts[face] = found.vertices;
      triangleCounts[face] = found.triangles;
      materialOf[face] = material;
      pages[face] = columns.pageOf(face);
    }
  }
  return {
    lump: geometry.faces,
    length,
    vertexCounts,
    triangleCounts,
    materials: materialOf,
    pages,
    carries: { light: true, colors },
    refused,
    billboards,
  };
}
