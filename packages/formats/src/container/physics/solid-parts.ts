import type { ByteOrder } from '@brushwork/record';
import { MoppSolidHead, PolygonSolidHead, SOLID_ID, SolidHead, SolidType } from './solid-records.js';
import { CompactSurface, LEDGE_SURFACE_ID, MOPP_SURFACE_ID } from './surface-records.js';

/** How a solid is stored: ledges that are read, a surface of another physics library, or something that isn't known. */
export type SolidKind = 'polygon' | 'mopp' | 'unknown';

/** Where the parts of a solid lie in its bytes. */
export interface SolidParts {
  /** How it is stored. */
  readonly kind: SolidKind;
  /** Class of its head; `undefined` for old solids, which have none, and unknown ones. */
  readonly head: typeof SolidHead | typeof PolygonSolidHead | typeof MoppSolidHead | undefined;
  /** Version that the head states. */
  readonly version: number | undefined;
  /** Where its surface begins: behind the head. */
  readonly surfaceStart: number;
  /** Byte behind the surface, where an axis map begins. */
  readonly surfaceEnd: number;
  /** Byte behind the axis map. What follows is left over. */
  readonly axisMapEnd: number;
  /** Bytes that the head states for all parts together. */
  readonly statedSize: number;
}

/** Says which bytes of a solid are what; sizes that don't fit are cut to what is there. */
export function solidParts(bytes: Uint8Array, byteOrder: ByteOrder): SolidParts {
  const size = bytes.length;
  const whole = {
    head: undefined,
    version: undefined,
    surfaceStart: 0,
    surfaceEnd: size,
    axisMapEnd: size,
    statedSize: size,
  };
  const unknown: SolidParts = { ...whole, kind: 'unknown', surfaceEnd: 0, axisMapEnd: 0 };
  if (size < SolidHead.size) return unknown;
  const { id, version, type } = SolidHead.fromBytes(bytes, { byteOrder });
  if (id !== SOLID_ID) {
    const kind = oldKind(bytes, byteOrder);
    return kind === 'unknown' ? unknown : { ...whole, kind };
  }
  const isPolygon = type === SolidType.polygon;
  const head = isPolygon ? PolygonSolidHead : type === SolidType.mopp ? MoppSolidHead : SolidHead;
  if (head === SolidHead || size < head.size) {
    const end = SolidHead.size;
    return { ...unknown, head: SolidHead, version, surfaceStart: end, surfaceEnd: end, axisMapEnd: end };
  }
  const { surfaceSize } = (head as typeof MoppSolidHead).fromBytes(bytes, { byteOrder });
  const axisMapSize = isPolygon ? PolygonSolidHead.fromBytes(bytes, { byteOrder }).axisMapSize : 0;
  const surfaceEnd = head.size + within(surfaceSize, size - head.size);
  const axisMapEnd = surfaceEnd + within(axisMapSize, size - surfaceEnd);
  const kind = isPolygon ? 'polygon' : 'mopp';
  const statedSize = head.size + surfaceSize + axisMapSize;
  return { kind, head, version, surfaceStart: head.size, surfaceEnd, axisMapEnd, statedSize };
}

function within(size: number, most: number): number {
  return Math.min(Math.max(0, size), most);
}

/** Old solids are a surface and nothing else, told by the last word of its head. */
function oldKind(bytes: Uint8Array, byteOrder: ByteOrder): SolidKind {
  if (bytes.length < CompactSurface.size) return 'unknown';
  const { id } = CompactSurface.fromBytes(bytes, { byteOrder });
  if (id === MOPP_SURFACE_ID) return 'mopp';
  return id === LEDGE_SURFACE_ID || id === 0 ? 'polygon' : 'unknown';
}
