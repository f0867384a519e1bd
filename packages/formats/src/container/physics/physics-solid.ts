import type { ByteOrder } from '@brushwork/record';
import { PhysicsSurface } from './physics-surface.js';
import { type SolidKind, type SolidParts, solidParts } from './solid-parts.js';
import type { MoppSolidHead, PolygonSolidHead, SolidHead } from './solid-records.js';
import type { SurfacePlace } from './surface-format.js';

/** One solid of a brush model's collision. */
export class PhysicsSolid {
  /** Its bytes, those of its size left out. */
  readonly bytes: Uint8Array;
  /** Absolute offset of the first byte in the file. */
  readonly offset: number;
  private readonly byteOrder: ByteOrder;
  private readonly parts: SolidParts;

  constructor(bytes: Uint8Array, offset: number, byteOrder: ByteOrder) {
    this.bytes = bytes;
    this.offset = offset;
    this.byteOrder = byteOrder;
    this.parts = solidParts(bytes, byteOrder);
  }

  /** How it is stored. */
  get kind(): SolidKind {
    return this.parts.kind;
  }

  /** Its head, live; `undefined` for old solids, which have none, and unknown ones. */
  get head(): SolidHead | PolygonSolidHead | MoppSolidHead | undefined {
    return this.parts.head?.fromBytes(this.bytes, { byteOrder: this.byteOrder });
  }

  /** Where the surface lies. */
  get surfacePlace(): SurfacePlace {
    const { surfaceStart, surfaceEnd, version } = this.parts;
    return {
      bytes: this.bytes.subarray(surfaceStart, surfaceEnd),
      offset: this.offset + surfaceStart,
      byteOrder: this.byteOrder,
      version,
    };
  }

  /** The axis map; no real map has one. */
  get axisMap(): Uint8Array {
    return this.bytes.subarray(this.parts.surfaceEnd, this.parts.axisMapEnd);
  }

  /** What is behind the parts that its head states. */
  get rest(): Uint8Array {
    return this.bytes.subarray(this.parts.axisMapEnd);
  }

  /** Bytes that its head states for all parts together; those that are there for old solids. */
  get statedSize(): number {
    return this.parts.statedSize;
  }

  /** Whether the parts that its head states are the whole solid. */
  get isExact(): boolean {
    return this.statedSize === this.bytes.length && this.rest.length === 0;
  }

  /** Reads its ledges and their tree; `undefined` for one that isn't made of ledges. */
  readSurface(): PhysicsSurface | undefined {
    return this.kind === 'polygon' ? PhysicsSurface.read(this.surfacePlace) : undefined;
  }
}
