import type { TypedFaceGeometry } from '@brushwork/formats';
import { type FaceColumns, type FaceKind, shapeNumbers } from './face-columns.js';
import type { MeasuredRoom } from './measured-room.js';
import { type PatchPoints, patchGrid, patchSizeProblem } from './patch-grid.js';
import { numberAt } from './scene-columns.js';

/** What a face comes to. */
export interface FaceMeasure {
  /** Number of vertices. */
  readonly vertices: number;
  /** Number of triangles. */
  readonly triangles: number;
}

/** What keeps a face from being drawn. */
export interface FaceRefusal {
  /** The kind of failure; `limit` for one that there is no room for. */
  readonly code: 'bad-count' | 'bad-reference' | 'bad-value' | 'limit';
  /** Field that it is seen in. */
  readonly field: string;
  /** What is wrong. */
  readonly message: string;
}

/** What faces are measured with. */
export interface FaceMeasuring {
  /** How they are stored. */
  readonly geometry: TypedFaceGeometry;
  /** Their columns. */
  readonly columns: FaceColumns;
  /** What may still be looked at. */
  readonly room: MeasuredRoom;
  /** Greatest distance of chords of patches from their curves. */
  readonly patchError: number;
}

/** The vertices and indexes of a form, most of which is drawn once. */
interface Form extends FaceMeasure {
  /** Number of vertices that indexes may name. */
  readonly named: number;
  /** Number of places. */
  readonly places: number;
}

const noRoom = (field: string): FaceRefusal => ({
  code: 'limit',
  field,
  message: 'there is no room for it',
});

/** Finds out what a face of a kind that is drawn comes to, or what keeps it from being drawn. */
export function measureFace(
  measuring: FaceMeasuring,
  face: number,
  kind: FaceKind,
): FaceMeasure | FaceRefusal {
  const { columns, geometry } = measuring;
  const { firstVertex } = geometry.face;
  const first = numberAt(columns.firstVertex, face);
  const count = numberAt(columns.vertexCount, face);
  if (!(first >= 0 && count >= 0 && first + count <= columns.vertexTotal))
    return { code: 'bad-reference', field: firstVertex, message: "its vertices aren't all there" };
  const isLost = (counts: Uint32Array): boolean => counts[first] !== counts[first + count];
  // What is unlit may keep other things in the place of its light.
  if (isLost(columns.nonFinite) || (columns.pageOf(face) >= 0 && isLost(columns.nonFiniteLight)))
    return {
      code: 'bad-value',
      field: firstVertex,
      message: 'one of its vertices is nowhere, or nowhere on an image',
    };
  return kind === 'patch' ? measurePatch(measuring, face) : measureForm(measuring, face, kind);
}

/** The control points of a patch, whose size was checked. */
export function patchPoints(geometry: TypedFaceGeometry, columns: FaceColumns, face: number): PatchPoints {
  const [width, height] = shapeNumbers(geometry, columns, face, 'patch');
  return { positions: columns.position, first: numberAt(columns.firstVertex, face), width, height };
}

function measurePatch(
  { geometry, columns, room, patchError }: FaceMeasuring,
  face: number,
): FaceMeasure | FaceRefusal {
  const { shape, vertexCount } = geometry.face;
  const points = patchPoints(geometry, columns, face);
  const { width, height } = points;
  const problem = patchSizeProblem(width, height);
  if (problem !== undefined) return { code: 'bad-count', field: shape, message: problem };
  const count = numberAt(columns.vertexCount, face);
  if (width * height > count)
    return {
      code: 'bad-count',
      field: vertexCount,
      message: `${width} x ${height} control points are more than its ${count}`,
    };
  if (!room.take(width * height, 0)) return noRoom(vertexCount);
  const grid = patchGrid(points, patchError);
  if (!room.take(grid.vertexCount, grid.triangleCount)) return noRoom(shape);
  return { vertices: grid.vertexCount, triangles: grid.triangleCount };
}

function measureForm(measuring: FaceMeasuring, face: number, kind: FaceKind): FaceMeasure | FaceRefusal {
  const { geometry, columns, room } = measuring;
  const { firstIndex, indexCount, vertexCount } = geometry.face;
  const form = formOf(measuring, face, kind);
  if ('code' in form) return form;
  const first = numberAt(columns.firstIndex, face);
  const count = numberAt(columns.indexCount, face);
  if (!(first >= 0 && count >= 0 && first + count <= columns.indexTotal))
    return { code: 'bad-reference', field: firstIndex, message: "its indexes aren't all there" };
  if (count === 0 || count % 3 !== 0)
    return { code: 'bad-count', field: indexCount, message: `${count} indexes make no whole triangles` };
  if (!room.take(form.vertices, form.triangles)) return noRoom(vertexCount);
  const { array, offset, stride } = columns.indices;
  for (let k = first; k < first + count; k++) {
    const local = array[offset + k * stride] as number;
    if (local < 0 || local >= form.named)
      return {
        code: 'bad-reference',
        field: firstIndex,
        message: `index ${local} is no vertex of its ${form.named}`,
      };
  }
  return form;
}

function formOf({ geometry, columns }: FaceMeasuring, face: number, kind: FaceKind): Form | FaceRefusal {
  const count = numberAt(columns.vertexCount, face);
  const triangles = numberAt(columns.indexCount, face) / 3;
  if (kind === 'triangles') return { vertices: count, triangles, named: count, places: 1 };
  const [named, places] = shapeNumbers(geometry, columns, face, kind);
  if (!(named > 0 && places > 0 && named + places <= count))
    return {
      code: 'bad-count',
      field: geometry.face.shape,
      message: `a form of ${named} vertices at ${places} places is more than its ${count}`,
    };
  return { vertices: named * places, triangles: triangles * places, named, places };
}
