import type { GameMap } from '@brushwork/formats';
import { FormatError, type FormatErrorDetails } from '@brushwork/record';
import { lumpByShape } from './lump-by-shape.js';
import { readCount, readSpan, type Span, type SpanField, spanFields } from './read-span.js';
import { lacking } from './require-capability.js';
import { type AnyRecords, checkReference, placeOf, recordsOf, valuePlace, valuesOf } from './typed-lumps.js';

/** An edge of an occluder with absolute indexes. */
export interface OccluderEdgeIndexes {
  /** Index in the lump of edges. */
  readonly index: number;
  /** Indexes in the lump of planes of the two planes that meet in it. */
  readonly planes: readonly [number, number];
  /** Indexes in the lump of vertices of its two ends. */
  readonly vertices: readonly [number, number];
}

/** Options of `occluderEdges`. */
export interface OccluderEdgesOptions {
  /**
   * Where the edges begin: `retail` = at the first edge of the lump for every occluder, as the game reads them;
   * `stored` = where the occluder's record says. `retail` unless given.
   */
  readonly from?: 'retail' | 'stored';
}

interface EdgeRecord {
  readonly planes: { at(i: number): number | undefined };
  readonly vertices: { at(i: number): number | undefined };
}

/** The spans by which an edge's numbers count, under the names of the fields of an edge. */
interface LocalNames {
  readonly planes?: string;
  readonly vertices?: string;
}

function localOf(field: Pick<SpanField, 'role'>): LocalNames | undefined {
  const { local } = field.role;
  return typeof local === 'object' ? (local as LocalNames) : undefined;
}

const occludersLump = lumpByShape('occluders', ({ roles }) =>
  roles.some((role) => role.kind === 'span' && localOf({ role })?.planes !== undefined),
);

/**
 * The edges of an occluder, with the numbers of planes and vertices, which count from the occluder's own, resolved to
 * indexes in the lumps of planes and of portal vertices.
 *
 * Throws `FormatError`: 'unsupported' when the format has no occluders, 'not-found' for an occluder that isn't there,
 * 'bad-count' for a negative count, 'bad-reference' for edges, planes or vertices outside.
 */
export function occluderEdges(
  map: GameMap<object>,
  occluder: number,
  options: OccluderEdgesOptions = {},
): OccluderEdgeIndexes[] {
  const occluders = recordsOf(map, occludersLump(map));
  const fields = spanFields(occluders);
  const edgeField = fields.find((field) => localOf(field) !== undefined);
  const byName = (name: string | undefined): SpanField | undefined =>
    fields.find((field) => field.name === name);
  const planeField = edgeField && byName(localOf(edgeField)?.planes);
  const vertexField = edgeField && byName(localOf(edgeField)?.vertices);
  if (edgeField === undefined || planeField === undefined || vertexField === undefined) {
    throw lacking(map, 'occluders with edges');
  }
  const edges = recordsOf(map, edgeField.role.lump);
  const stored = (options.from ?? 'retail') === 'stored';
  const span = stored
    ? readSpan(map, occluders, occluder, edgeField)
    : fromStart(occluders, occluder, edgeField, edges);
  if (span.count === 0) return [];
  const planeSpan = readSpan(map, occluders, occluder, planeField);
  const vertexSpan = readSpan(map, occluders, occluder, vertexField);
  const planeOf = planeLookup(map, planeField.role.lump);
  return Array.from({ length: span.count }, (_, i): OccluderEdgeIndexes => {
    const index = span.first + i;
    const edge = edges.at(index) as EdgeRecord;
    const plane = (end: number): number =>
      planeOf(absolute(planeSpan, edge.planes.at(end), placeOf(edges, index, 'planes')));
    const vertex = (end: number): number =>
      absolute(vertexSpan, edge.vertices.at(end), placeOf(edges, index, 'vertices'));
    return { index, planes: [plane(0), plane(1)], vertices: [vertex(0), vertex(1)] };
  });
}

/** As many edges as the occluder has, from the first of the lump on. */
function fromStart(occluders: AnyRecords, occluder: number, field: SpanField, edges: AnyRecords): Span {
  const count = readCount(occluders, occluder, field);
  if (count <= edges.length) return { first: 0, count };
  throw new FormatError('bad-reference', `${count} edges, ${edges.name} holds ${edges.length}`, {
    ...placeOf(occluders, occluder, field.role.count),
    expected: `at most ${edges.length}`,
    found: count,
  });
}

/** Element of a span by a number that counts from its first. */
function absolute(span: Span, local: number | undefined, place: FormatErrorDetails): number {
  if (local !== undefined && local < span.count) return span.first + local;
  throw new FormatError('bad-reference', `${local} outside the occluder's ${span.count}`, {
    ...place,
    expected: `0 to ${span.count - 1}`,
    found: local,
  });
}

/** Looks an entry of the list of plane indexes up. */
function planeLookup(map: GameMap<object>, lump: string): (entry: number) => number {
  const entries = valuesOf(map, lump);
  const role = (entries.element as { readonly role?: { readonly kind: string; readonly lump?: string } })
    .role;
  if (role?.kind !== 'ref' || role.lump === undefined) throw lacking(map, 'occluders with planes');
  const planes = recordsOf(map, role.lump);
  return (entry) => {
    const plane = entries.at(entry) as number;
    checkReference(planes, plane, valuePlace(entries, entry));
    return plane;
  };
}
