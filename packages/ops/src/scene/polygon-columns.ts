import type { GameMap, PolygonGeometry } from '@brushwork/formats';
import { fieldColumn, type NumberColumn, numberAt, valueColumn } from './scene-columns.js';

/** The columns that polygons are put together from. */
export interface PolygonColumns {
  /** Name of the lump of faces. */
  readonly faces: string;
  /** Number of faces. */
  readonly length: number;
  /** First edge index of a face. */
  readonly firstEdge: NumberColumn;
  /** Number of edges. */
  readonly edgeCount: NumberColumn;
  /** Plane. */
  readonly plane: NumberColumn;
  /** Whether it faces against its plane; none in formats whose faces never do. */
  readonly side: NumberColumn | undefined;
  /** How it is textured. */
  readonly mapping: NumberColumn;
  /** Its displacement; none in formats without. */
  readonly displacement: NumberColumn | undefined;
  /** The edge indexes. */
  readonly surfedges: NumberColumn;
  /** Number of them. */
  readonly surfedgeCount: number;
  /** For each edge index the first one from there on that leads to no vertex, or to one that is nowhere. */
  readonly nextBad: Uint32Array;
  /** Both vertices of each edge. */
  readonly edges: NumberColumn;
  /** Number of edges. */
  readonly edgeTotal: number;
  /** Positions. */
  readonly vertices: NumberColumn;
  /** Number of positions. */
  readonly vertexTotal: number;
  /** Normals of planes. */
  readonly normals: NumberColumn;
  /** Number of planes. */
  readonly planeTotal: number;
  /** Factors and offset of the first texture coordinate. */
  readonly s: NumberColumn;
  /** Factors and offset of the second one. */
  readonly t: NumberColumn;
  /** The same for light; those of the texture in formats that have no others. */
  readonly lightS: NumberColumn;
  /** The same for light, along the other side. */
  readonly lightT: NumberColumn;
  /** Number of mappings. */
  readonly mappingTotal: number;
}

/** The lump of faces that is drawn: the first that is filled. Relatives of a format may lack one of them. */
export function drawnFaces(map: GameMap<object>, { faces }: Pick<PolygonGeometry, 'faces'>): string {
  const isFilled = (lump: string): boolean =>
    Object.hasOwn(map.branch.lumps, lump) && map.lump(lump).length > 0;
  return faces.find(isFilled) ?? (faces[0] as string);
}

/** Reads the columns that polygons are put together from. */
export function polygonColumns(map: GameMap<object>, geometry: PolygonGeometry): PolygonColumns {
  const faces = drawnFaces(map, geometry);
  const { face, mapping, edges, vertices, planes } = geometry;
  const ofFace = (field: string): NumberColumn => fieldColumn(map, faces, field);
  const ofMapping = (field: string): NumberColumn => fieldColumn(map, mapping.lump, field);
  const lengthOf = (lump: string): number => map.lump(lump).length;
  const columns = {
    faces,
    length: lengthOf(faces),
    firstEdge: ofFace(face.firstEdge),
    edgeCount: ofFace(face.edgeCount),
    plane: ofFace(face.plane),
    side: face.side === undefined ? undefined : ofFace(face.side),
    mapping: ofFace(face.mapping),
    displacement: face.displacement === undefined ? undefined : ofFace(face.displacement),
    surfedges: valueColumn(map, { lump: geometry.surfedges }),
    surfedgeCount: lengthOf(geometry.surfedges),
    edges: fieldColumn(map, edges.lump, edges.field),
    edgeTotal: lengthOf(edges.lump),
    vertices: valueColumn(map, vertices),
    vertexTotal: lengthOf(vertices.lump),
    normals: fieldColumn(map, planes.lump, planes.field),
    planeTotal: lengthOf(planes.lump),
    s: ofMapping(mapping.s),
    t: ofMapping(mapping.t),
    lightS: ofMapping(mapping.lightS ?? mapping.s),
    lightT: ofMapping(mapping.lightT ?? mapping.t),
    mappingTotal: lengthOf(mapping.lump),
  };
  return { ...columns, nextBad: nextBadCorners(columns) };
}

/** Finds out once for all edge indexes what faces would find out again for each span that they share. */
function nextBadCorners(columns: Omit<PolygonColumns, 'nextBad'>): Uint32Array {
  const { surfedgeCount, vertices } = columns;
  const next = new Uint32Array(surfedgeCount + 1).fill(surfedgeCount);
  for (let i = surfedgeCount - 1; i >= 0; i--) {
    const vertex = cornerVertex(columns, i);
    const at = vertices.offset + vertex * vertices.stride;
    const { array } = vertices;
    const isGood =
      vertex >= 0 &&
      Number.isFinite((array[at] as number) + (array[at + 1] as number) + (array[at + 2] as number));
    next[i] = isGood ? (next[i + 1] as number) : i;
  }
  return next;
}

/** Vertex at which edge index `i` begins; -1 when an edge or a vertex isn't there. */
export function cornerVertex(
  columns: Pick<PolygonColumns, 'edges' | 'edgeTotal' | 'vertexTotal' | 'surfedges'>,
  i: number,
): number {
  const { edges, edgeTotal, vertexTotal } = columns;
  const signed = numberAt(columns.surfedges, i);
  const edge = signed < 0 ? -signed : signed;
  if (edge >= edgeTotal) return -1;
  const vertex = edges.array[edges.offset + edge * edges.stride + (signed < 0 ? 1 : 0)] as number;
  return vertex >= 0 && vertex < vertexTotal ? vertex : -1;
}
