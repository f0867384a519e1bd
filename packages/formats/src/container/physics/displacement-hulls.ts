import { concatenate, FormatError, fromHex, type RebuildPlace, records, toHex } from '@brushwork/record';
import { PackedEdge, PackedHullHead, PackedHullsHead, PackedTriangle } from './packed-hull.js';

const triangles = records(PackedTriangle);
const edges = records(PackedEdge);

/** A closed hull around a displacement or a part of it. */
export interface DisplacementHull {
  /** Vertex of the displacement that the hull's vertices count from. */
  readonly baseVertex: number;
  /** Number of triangles at the beginning that aren't ones of the displacement. */
  readonly virtualTriangleCount: number;
  /** Number of edges at the beginning that aren't ones of the displacement. */
  readonly virtualEdgeCount: number;
  /** The triangles: three edges of the hull and the opposite triangle. */
  readonly triangles: readonly (readonly [number, number, number, number])[];
  /** The edges: two vertices, from `baseVertex` on. */
  readonly edges: readonly (readonly [number, number])[];
}

/** The hulls of a displacement's bytes; `undefined` when these are anything else, or filler in them isn't zero. */
export function readHulls(bytes: Uint8Array): DisplacementHull[] | undefined {
  if (bytes.length < PackedHullsHead.size || bytes[1] !== 0 || bytes[2] !== 0 || bytes[3] !== 0)
    return undefined;
  const { hullCount } = PackedHullsHead.fromBytes(bytes);
  let cursor = PackedHullsHead.size + hullCount * PackedHullHead.size;
  if (cursor > bytes.length) return undefined;
  const hulls: DisplacementHull[] = [];
  for (let i = 0; i < hullCount; i++) {
    const head = PackedHullHead.fromBytes(bytes, {
      offset: PackedHullsHead.size + i * PackedHullHead.size,
    });
    const { triangleCount, edgeCount } = head;
    const edgesAt = cursor + triangleCount * PackedTriangle.size;
    const end = edgesAt + edgeCount * PackedEdge.size;
    if (end > bytes.length) return undefined;
    hulls.push({
      baseVertex: head.baseVertex,
      virtualTriangleCount: head.virtualTriangleCount,
      virtualEdgeCount: head.virtualEdgeCount,
      triangles: groups(bytes.subarray(cursor, edgesAt), 4) as [number, number, number, number][],
      edges: groups(bytes.subarray(edgesAt, end), 2) as [number, number][],
    });
    cursor = end;
  }
  return cursor === bytes.length ? hulls : undefined;
}

function groups(bytes: Uint8Array, size: number): number[][] {
  return Array.from({ length: bytes.length / size }, (_, i) => [...bytes.subarray(i * size, (i + 1) * size)]);
}

/** A displacement as plain data: its hulls, or bytes that are anything else as hexadecimal digits. */
export type PlainHulls = { readonly hulls: readonly DisplacementHull[] } | { readonly bytes: string };

/** A displacement's bytes as plain data. */
export function plainHulls(bytes: Uint8Array): PlainHulls {
  const hulls = readHulls(bytes);
  return hulls === undefined ? { bytes: toHex(bytes) } : { hulls };
}

/** Bytes of a displacement from plain data; `does-not-fit` for anything else. */
export function hullBytes(plain: unknown, place: RebuildPlace, i: number): Uint8Array {
  const path = [place.name, 'displacements', i];
  const { hulls, bytes } = (plain ?? {}) as Record<string, unknown>;
  if (typeof bytes === 'string') return fromHex(bytes, Math.floor(bytes.length / 2), [...path, 'bytes']);
  if (!Array.isArray(hulls))
    throw new FormatError('does-not-fit', 'needs a list of hulls, or bytes', { path });
  const heads: Uint8Array[] = [PackedHullsHead.fromObject({ hullCount: hulls.length }).toBytes()];
  const bodies: Uint8Array[] = [];
  hulls.forEach((hull: unknown, k) => {
    const at = { ...place, name: `${place.name}.displacements.${i}.hulls.${k}` };
    const { triangles: triangleList, edges: edgeList, ...counts } = (hull ?? {}) as Record<string, unknown>;
    const corners = asList(triangleList, at).map((triangle) => {
      const [a, b, c, opposite, ...more] = asList(triangle, at);
      return { edges: [a, b, c], opposite: more.length > 0 ? more : opposite };
    });
    const ends = asList(edgeList, at).map((edge) => ({ vertices: edge }));
    const head = { ...counts, triangleCount: corners.length, edgeCount: ends.length };
    heads.push(PackedHullHead.fromObject(head).toBytes());
    bodies.push(triangles.rebuild(corners, at, 0), edges.rebuild(ends, at, 0));
  });
  return concatenate([...heads, ...bodies]);
}

function asList(value: unknown, place: RebuildPlace): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new FormatError('does-not-fit', 'needs a list', { path: [place.name] });
}
