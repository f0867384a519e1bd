import type { GameMap, TypedFaceGeometry } from '@brushwork/formats';
import { type AnyRecords, recordsOf } from '../world/typed-lumps.js';
import { fieldColumn, type NumberColumn, numberAt, valueColumn } from './scene-columns.js';
import { surfacePages } from './surface-pages.js';
import { countNonFinite } from './vertex-runs.js';

/** How a face is drawn. */
export type FaceKind = 'triangles' | 'patch' | 'billboard' | 'repeated';

/** The columns that faces of several kinds are put together from. */
export interface FaceColumns {
  /** The faces. */
  readonly list: AnyRecords;
  /** Kind. */
  readonly type: NumberColumn;
  /** Material. */
  readonly material: NumberColumn;
  /** Page of light of a face; -1 for none. */
  readonly pageOf: (face: number) => number;
  /** First vertex or control point. */
  readonly firstVertex: NumberColumn;
  /** Number of them. */
  readonly vertexCount: NumberColumn;
  /** First index. */
  readonly firstIndex: NumberColumn;
  /** Number of indexes. */
  readonly indexCount: NumberColumn;
  /** The indexes. */
  readonly indices: NumberColumn;
  /** Number of them. */
  readonly indexTotal: number;
  /** Number of vertices. */
  readonly vertexTotal: number;
  /** Positions. */
  readonly position: NumberColumn;
  /** Normals. */
  readonly normal: NumberColumn;
  /** Texture coordinates. */
  readonly textureCoordinates: NumberColumn;
  /** Coordinates on pages of light. */
  readonly lightmapCoordinates: NumberColumn;
  /** Colours. */
  readonly color: NumberColumn;
  /** How many of the first vertices have a position or a place on the image that is no finite number. */
  readonly nonFinite: Uint32Array;
  /** How many of the first vertices have a place on the page of light that is no finite number. */
  readonly nonFiniteLight: Uint32Array;
}

/** Reads the columns that faces of several kinds are put together from. */
export function faceColumns(map: GameMap<object>, geometry: TypedFaceGeometry): FaceColumns {
  const { faces, face, vertices } = geometry;
  const of = (field: string): NumberColumn => fieldColumn(map, faces, field);
  const ofVertex = (field: string): NumberColumn => fieldColumn(map, vertices.lump, field);
  const vertexTotal = map.lump(vertices.lump).length;
  const position = ofVertex(vertices.position);
  const textureCoordinates = ofVertex(vertices.textureCoordinates);
  const lightmapCoordinates = ofVertex(vertices.lightmapCoordinates);
  return {
    list: recordsOf(map, faces),
    type: of(face.type),
    material: of(face.material),
    pageOf: surfacePages(map, faces, face.lightmap),
    firstVertex: of(face.firstVertex),
    vertexCount: of(face.vertexCount),
    firstIndex: of(face.firstIndex),
    indexCount: of(face.indexCount),
    indices: valueColumn(map, { lump: geometry.indices }),
    indexTotal: map.lump(geometry.indices).length,
    vertexTotal,
    position,
    normal: ofVertex(vertices.normal),
    textureCoordinates,
    lightmapCoordinates,
    color: ofVertex(vertices.color),
    nonFinite: countNonFinite([position, textureCoordinates], vertexTotal),
    nonFiniteLight: countNonFinite([lightmapCoordinates], vertexTotal),
  };
}

/** How a face is drawn; nothing for a kind that isn't known. */
export function faceKind(
  geometry: TypedFaceGeometry,
  columns: FaceColumns,
  face: number,
): FaceKind | undefined {
  const type = numberAt(columns.type, face);
  const { triangles, patches, billboards, repeated = [] } = geometry.types;
  if (triangles.includes(type)) return 'triangles';
  if (patches.includes(type)) return 'patch';
  if (billboards.includes(type)) return 'billboard';
  return repeated.includes(type) ? 'repeated' : undefined;
}

/** Two numbers that the kind of a face alone has: sides of a patch, or vertices of a form and its places. */
export function shapeNumbers(
  geometry: TypedFaceGeometry,
  { list }: FaceColumns,
  face: number,
  kind: FaceKind,
): readonly [number, number] {
  const { patch, repeated } = geometry;
  const fields = kind === 'patch' ? [patch.width, patch.height] : [repeated?.vertexCount, repeated?.count];
  const record = list.at(face) as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const shape = record[geometry.face.shape];
  const [first, second] = fields.map((field) => (field === undefined ? Number.NaN : Number(shape?.[field])));
  return [first as number, second as number];
}
