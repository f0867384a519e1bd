import {
  type ByteOrder,
  concatenate,
  FormatError,
  type FormatPath,
  fromHex,
  type RebuildPlace,
  records,
  toHex,
} from '@brushwork/record';
import type { PhysicsSolid } from './physics-solid.js';
import { MoppSolidHead, PolygonSolidHead, SolidHead } from './solid-records.js';
import { type PlainSurface, plainSurface, surfaceBytes } from './surface-plain.js';
import { CompactSurface } from './surface-records.js';

/** A solid as plain data: the parts that it has, in the order of the file. */
export interface PlainSolid {
  /** Bytes of the solid; worked out when it is left out. */
  readonly size?: number;
  /** Head of a solid of ledges. */
  readonly polygon?: unknown;
  /** Head of a solid of another physics library. */
  readonly mopp?: unknown;
  /** Head of a solid of another kind. */
  readonly other?: unknown;
  /** The surface: ledges and their tree, or the head and the bytes of another library's. */
  readonly surface?: PlainSurface;
  /** The axis map, as hexadecimal digits. */
  readonly axisMap?: string;
  /** What is left over, as hexadecimal digits. */
  readonly rest?: string;
}

const heads = { polygon: PolygonSolidHead, mopp: MoppSolidHead, other: SolidHead } as const;

/** A solid as plain data. */
export function plainSolid(solid: PhysicsSolid): PlainSolid {
  const { kind, head, surfacePlace, axisMap, rest } = solid;
  const name = kind === 'unknown' ? 'other' : kind;
  const isSurface = kind !== 'unknown' && surfacePlace.bytes.length > 0;
  return {
    size: solid.bytes.length,
    ...(head !== undefined && { [name]: head.toObject() }),
    ...(isSurface && { surface: kind === 'polygon' ? plainSurface(surfacePlace) : foreignSurface(solid) }),
    ...(axisMap.length > 0 && { axisMap: toHex(axisMap) }),
    ...(rest.length > 0 && { rest: toHex(rest) }),
  };
}

/** A surface of another library: the head is the same, its own data is kept as bytes. */
function foreignSurface(solid: PhysicsSolid): PlainSurface {
  const { bytes, byteOrder } = solid.surfacePlace;
  const { size } = CompactSurface;
  if (byteOrder === 'big' || bytes.length < size) return { isWide: false, pieces: [{ bytes: toHex(bytes) }] };
  const head = CompactSurface.fromBytes(bytes).toObject();
  return { isWide: false, pieces: [{ head }, { bytes: toHex(bytes.subarray(size)) }] };
}

/** Bytes of a solid from plain data, its size in front; `does-not-fit` for anything else. */
export function solidBytes(plain: unknown, place: RebuildPlace): Uint8Array[] {
  const path = [place.name];
  const { size, surface, axisMap, rest, ...own } = (plain ?? {}) as Record<string, unknown>;
  const [[name, head] = [undefined, undefined], ...more] = Object.entries(own);
  const chunks: Uint8Array[] = [];
  if (name !== undefined) {
    if (more.length > 0 || !Object.hasOwn(heads, name))
      throw new FormatError('does-not-fit', `has no part '${more[0]?.[0] ?? name}'`, { path });
    chunks.push(records(heads[name as keyof typeof heads]).rebuild([head], place, 0));
  }
  if (surface !== undefined) chunks.push(surfaceBytes(surface, { ...place, name: `${place.name}.surface` }));
  for (const [key, hex] of Object.entries({ axisMap, rest }))
    if (hex !== undefined) chunks.push(hexBytes(hex, [...path, key]));
  const bytes = concatenate(chunks);
  return [word(size ?? bytes.length, place.byteOrder, [...path, 'size']), bytes];
}

/** Bytes of hexadecimal digits of any number. */
export function hexBytes(hex: unknown, path: FormatPath): Uint8Array {
  return fromHex(hex, typeof hex === 'string' ? Math.floor(hex.length / 2) : 0, path);
}

function word(value: unknown, byteOrder: ByteOrder, path: FormatPath): Uint8Array {
  if (typeof value !== 'number' || (value | 0) !== value)
    throw new FormatError('does-not-fit', 'needs an integer of 32 bits', { path, found: String(value) });
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setInt32(0, value, byteOrder === 'little');
  return bytes;
}
