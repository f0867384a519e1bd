import type { ByteOrder } from '@brushwork/record';
import {
  Ledge,
  LedgeBigEndian,
  LedgeTriangle,
  LedgeTriangleBigEndian,
  WideLedge,
  WideTriangle,
} from './ledge-records.js';
import { CompactSurface, CompactSurfaceBigEndian, WideSurface } from './surface-records.js';

/** The records that a surface consists of, beside nodes and points, which are the same in all. */
export interface SurfaceFormat {
  /** Whether sizes and indexes have 32 bits. */
  readonly isWide: boolean;
  /** Head of the surface. */
  readonly head: typeof CompactSurface | typeof WideSurface;
  /** Head of a ledge. */
  readonly ledge: typeof Ledge | typeof WideLedge;
  /** A triangle. */
  readonly triangle: typeof LedgeTriangle | typeof WideTriangle;
}

const wide: SurfaceFormat = { isWide: true, head: WideSurface, ledge: WideLedge, triangle: WideTriangle };

const compact: Readonly<Record<ByteOrder, SurfaceFormat>> = {
  little: { isWide: false, head: CompactSurface, ledge: Ledge, triangle: LedgeTriangle },
  big: {
    isWide: false,
    head: CompactSurfaceBigEndian,
    ledge: LedgeBigEndian,
    triangle: LedgeTriangleBigEndian,
  },
};

/** Solid version from which on surfaces are wide. */
const WIDE_VERSION = 0x101;

/** What is known of a surface before it is read. */
export interface SurfacePlace {
  /** The surface's bytes. */
  readonly bytes: Uint8Array;
  /** Absolute offset of the first one in the file. */
  readonly offset: number;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** Version of the solid; `undefined` for old ones that state none. */
  readonly version: number | undefined;
}

/** The format whose head states the surface's size; the solid's version decides where none does. `undefined` when the bytes are too few. */
export function surfaceFormat(place: SurfacePlace): SurfaceFormat | undefined {
  const narrow = compact[place.byteOrder];
  const formats = place.version === WIDE_VERSION ? [wide, narrow] : [narrow, wide];
  const { bytes, byteOrder } = place;
  const possible = formats.filter(({ head }) => head.size <= bytes.length);
  const stating = possible.find(({ head }) => head.fromBytes(bytes, { byteOrder }).byteSize === bytes.length);
  return stating ?? possible[0];
}

/** The format by its name in plain data. */
export function surfaceFormatOf(byteOrder: ByteOrder, isWide: boolean): SurfaceFormat {
  return isWide ? wide : compact[byteOrder];
}
