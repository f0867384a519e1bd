import type { Displacements, GameMap } from '@brushwork/formats';
import { type AnyRecords, recordsOf } from '../../world/typed-lumps.js';
import { fieldColumn, type NumberColumn } from '../scene-columns.js';

/** The columns that displacements are put together from. */
export interface DisplacementColumns {
  /** What the format says of them. */
  readonly fields: Displacements;
  /** The displacements. */
  readonly list: AnyRecords;
  /** How often the sides were halved. */
  readonly power: NumberColumn;
  /** Place of the first corner. */
  readonly startPosition: NumberColumn;
  /** First vertex. */
  readonly firstVertex: NumberColumn;
  /** First triangle, where something is said of triangles. */
  readonly firstTriangle: NumberColumn | undefined;
  /** Bits of the vertices that are drawn. */
  readonly allowed: NumberColumn;
  /** Directions in which vertices are moved. */
  readonly direction: NumberColumn;
  /** How far. */
  readonly distance: NumberColumn;
  /** How much of a second image is seen, 0 to 255. */
  readonly alpha: NumberColumn;
  /** Number of vertices. */
  readonly vertexTotal: number;
}

/** Reads the columns of displacements; `unsupported` for a lump that holds something else than records. */
export function displacementColumns(map: GameMap<object>, fields: Displacements): DisplacementColumns {
  const of = (field: string): NumberColumn => fieldColumn(map, fields.lump, field);
  const ofVertex = (field: string): NumberColumn => fieldColumn(map, fields.vertices.lump, field);
  return {
    fields,
    list: recordsOf(map, fields.lump),
    power: of(fields.power),
    startPosition: of(fields.startPosition),
    firstVertex: of(fields.firstVertex),
    firstTriangle: fields.firstTriangle === undefined ? undefined : of(fields.firstTriangle),
    allowed: of(fields.allowedVertices),
    direction: ofVertex(fields.vertices.direction),
    distance: ofVertex(fields.vertices.distance),
    alpha: ofVertex(fields.vertices.alpha),
    vertexTotal: map.lump(fields.vertices.lump).length,
  };
}

/** Whether the bits of a displacement say that its first vertices, a number of them, are all drawn. */
export function areAllAllowed(
  { allowed }: DisplacementColumns,
  displacement: number,
  count: number,
): boolean {
  const at = allowed.offset + displacement * allowed.stride;
  for (let word = 0; word < allowed.width && word * 32 < count; word++) {
    const used = count - word * 32 >= 32 ? 0xffffffff : 2 ** (count - word * 32) - 1;
    if ((~(allowed.array[at + word] as number) & used) !== 0) return false;
  }
  return true;
}

/** Whether the bits of a displacement say that a vertex is drawn; those that there is no bit for are. */
export function isVertexAllowed(
  { allowed }: DisplacementColumns,
  displacement: number,
  vertex: number,
): boolean {
  const word = vertex >> 5;
  if (word >= allowed.width) return true;
  const bits = allowed.array[allowed.offset + displacement * allowed.stride + word] as number;
  return ((bits >>> (vertex & 31)) & 1) === 1;
}
