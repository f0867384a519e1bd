import {
  type AnyStruct,
  concatenate,
  FormatError,
  fromHex,
  type RebuildPlace,
  records,
  toHex,
} from '@brushwork/record';
import { recordsAt } from './physics-surface.js';
import { readSurface } from './read-surface.js';
import { type SurfaceFormat, type SurfacePlace, surfaceFormatOf } from './surface-format.js';
import { LedgePoint, LedgeTreeNode } from './surface-records.js';

/** A stretch of a surface as plain data: records of one kind one behind the other, or bytes that no record has: so many zeros, or hexadecimal digits. */
export type PlainSurfacePiece =
  | { readonly head: unknown }
  | { readonly ledges: readonly unknown[] }
  | { readonly points: readonly unknown[] }
  | { readonly nodes: readonly unknown[] }
  | { readonly zeros: number }
  | { readonly bytes: string };

/** A surface as plain data. */
export interface PlainSurface {
  /** Whether sizes and indexes have 32 bits. */
  readonly isWide: boolean;
  /** Its records in the order of the file; offsets between them are values like others. */
  readonly pieces: readonly PlainSurfacePiece[];
}

/** Most zeros that plain data may ask for in one piece: what the size in a compact surface can say. */
const MOST_ZEROS = 0xffffff;

/** Records of one kind, or bytes, in their place. */
interface Stretch {
  readonly kind: 'head' | 'ledges' | 'points' | 'nodes';
  readonly start: number;
  readonly end: number;
  /** Number of triangles of a ledge. */
  readonly triangleCount?: number;
}

/** Every record of a surface in the order of the file. */
function stretches(place: SurfacePlace): { format: SurfaceFormat; found: Stretch[] } | undefined {
  const read = readSurface(place);
  if (read === undefined) return undefined;
  const { format } = read;
  const found: Stretch[] = [{ kind: 'head', start: 0, end: format.head.size }];
  for (const { offset } of read.nodes)
    found.push({ kind: 'nodes', start: offset, end: offset + LedgeTreeNode.size });
  for (const { offset, triangleCount } of read.ledges) {
    const end = offset + format.ledge.size + triangleCount * format.triangle.size;
    found.push({ kind: 'ledges', start: offset, end, triangleCount });
  }
  for (const { offset, count } of read.points)
    found.push({ kind: 'points', start: offset, end: offset + count * LedgePoint.size });
  return { format, found: found.sort((a, b) => a.start - b.start) };
}

/** A surface as plain data; all of it as bytes when its head isn't there. */
export function plainSurface(place: SurfacePlace): PlainSurface {
  const read = stretches(place);
  if (read === undefined) return { isWide: false, pieces: [{ bytes: toHex(place.bytes) }] };
  const { format, found } = read;
  const pieces: PlainSurfacePiece[] = [];
  let open: unknown[] = [];
  let kind = '';
  let cursor = 0;
  const gap = (end: number): void => {
    if (end <= cursor) return;
    const own = place.bytes.subarray(cursor, end);
    pieces.push(own.every((byte) => byte === 0) ? { zeros: own.length } : { bytes: toHex(own) });
    kind = '';
  };
  for (const stretch of found) {
    gap(stretch.start);
    cursor = stretch.end;
    const items = plainStretch(place, format, stretch);
    if (stretch.kind === 'head') pieces.push({ head: items[0] });
    else if (stretch.kind === kind) for (const item of items) open.push(item);
    else {
      open = items;
      pieces.push({ [stretch.kind]: open } as unknown as PlainSurfacePiece);
    }
    kind = stretch.kind;
  }
  gap(place.bytes.length);
  return { isWide: format.isWide, pieces };
}

function plainStretch(place: SurfacePlace, format: SurfaceFormat, stretch: Stretch): unknown[] {
  const { kind, start: offset, end } = stretch;
  const plain = (record: AnyStruct, at: number, count: number): unknown[] =>
    recordsAt(record, place, { offset: at, count }).block(0, Math.max(1, count)) as unknown[];
  switch (kind) {
    case 'head':
      return plain(format.head, offset, 1);
    case 'nodes':
      return plain(LedgeTreeNode, offset, 1);
    case 'points':
      return plain(LedgePoint, offset, (end - offset) / LedgePoint.size);
    case 'ledges': {
      const [head] = plain(format.ledge, offset, 1);
      const triangles = plain(format.triangle, offset + format.ledge.size, stretch.triangleCount ?? 0);
      return [{ ...(head as object), triangles }];
    }
  }
}

/** Bytes of a surface from plain data; `does-not-fit` for anything else. */
export function surfaceBytes(plain: unknown, place: RebuildPlace): Uint8Array {
  const { isWide, pieces } = (plain ?? {}) as Record<string, unknown>;
  if (typeof isWide !== 'boolean' || !Array.isArray(pieces))
    throw new FormatError('does-not-fit', 'needs isWide and pieces', { path: [place.name] });
  const format = surfaceFormatOf(place.byteOrder, isWide);
  return concatenate(
    pieces.map((piece: unknown, i) => pieceBytes(piece, format, { ...place, name: `${place.name}.${i}` })),
  );
}

function pieceBytes(piece: unknown, format: SurfaceFormat, place: RebuildPlace): Uint8Array {
  const [[kind, value] = ['', undefined], ...more] = Object.entries(piece ?? {});
  const rebuilt = (record: AnyStruct, items: unknown): Uint8Array => records(record).rebuild(items, place, 0);
  if (more.length === 0) {
    if (kind === 'head') return rebuilt(format.head, [value]);
    if (kind === 'nodes') return rebuilt(LedgeTreeNode, value);
    if (kind === 'points') return rebuilt(LedgePoint, value);
    if (kind === 'zeros' && Number.isInteger(value) && value >= 0 && value <= MOST_ZEROS)
      return new Uint8Array(value as number);
    if (kind === 'bytes' && typeof value === 'string')
      return fromHex(value, Math.floor(value.length / 2), [place.name]);
    if (kind === 'ledges' && Array.isArray(value))
      return concatenate(
        value.flatMap((ledge: unknown) => {
          const { triangles, ...head } = (ledge ?? {}) as Record<string, unknown>;
          return [rebuilt(format.ledge, [head]), rebuilt(format.triangle, triangles)];
        }),
      );
  }
  throw new FormatError('does-not-fit', 'needs one of head, ledges, points, nodes, bytes', {
    path: [place.name],
  });
}
