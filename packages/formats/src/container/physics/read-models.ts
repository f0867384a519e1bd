import type { ByteOrder } from '@brushwork/record';
import { PhysicsModelHead } from './solid-records.js';

/** A solid in its place, behind its size. */
export interface SolidPlace {
  /** Offset in the lump. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
}

/** A brush model's collision in its place. */
export interface ModelPlace {
  /** Offset of its head in the lump. */
  readonly start: number;
  /** Brush model that it is for. */
  readonly model: number;
  /** Bytes of its solids, as stated. */
  readonly dataSize: number;
  /** Bytes of its text, as stated. */
  readonly keyDataSize: number;
  /** Number of solids, as stated. */
  readonly solidCount: number;
  /** Its solids, as far as their sizes fit. */
  readonly solids: readonly SolidPlace[];
  /** Byte behind the last of them. */
  readonly solidsEnd: number;
  /** Where the text begins. */
  readonly textStart: number;
  /** Byte behind the text. */
  readonly end: number;
}

/** How a lump of physics is divided. */
export interface ReadModels {
  /** The brush models, in the order of the file. */
  readonly models: readonly ModelPlace[];
  /** Offset of the head that ends the lump; -1 when there is none. */
  readonly terminator: number;
  /** Where what is left over begins. */
  readonly end: number;
}

/** Divides a lump of physics, up to the head that ends it or the first one whose sizes don't fit. */
export function readModels(bytes: Uint8Array, byteOrder: ByteOrder): ReadModels {
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const littleEndian = byteOrder === 'little';
  const models: ModelPlace[] = [];
  let start = 0;
  while (bytes.length - start >= PhysicsModelHead.size) {
    const [model, dataSize, keyDataSize, solidCount] = [0, 4, 8, 12].map((at) =>
      d.getInt32(start + at, littleEndian),
    ) as [number, number, number, number];
    const data = start + PhysicsModelHead.size;
    if (model === -1) return { models, terminator: start, end: data };
    const isFitting =
      dataSize >= 0 &&
      keyDataSize >= 0 &&
      solidCount >= 0 &&
      dataSize <= bytes.length - data &&
      keyDataSize <= bytes.length - data - dataSize;
    if (!isFitting) break;
    const textStart = data + dataSize;
    const solids: SolidPlace[] = [];
    let at = data;
    while (solids.length < solidCount && textStart - at >= 4) {
      const size = d.getInt32(at, littleEndian);
      if (size < 0 || size > textStart - at - 4) break;
      solids.push({ start: at + 4, end: at + 4 + size });
      at += 4 + size;
    }
    const end = textStart + keyDataSize;
    models.push({
      start,
      model,
      dataSize,
      keyDataSize,
      solidCount,
      solids,
      solidsEnd: at,
      textStart,
      end,
    });
    start = end;
  }
  return { models, terminator: -1, end: start };
}
