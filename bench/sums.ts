import type { Column, RecordList } from '@brushwork/record';
import { type AnyStruct, records } from '@brushwork/record';
import type { BenchFace } from './records.js';

/** A lump of records over bytes. */
export function openList<T extends AnyStruct>(
  record: T,
  bytes: Uint8Array,
  littleEndian: boolean,
): RecordList<T> {
  return records(record).open({
    name: 'FACES',
    bytes,
    offset: 0,
    byteOrder: littleEndian ? 'little' : 'big',
  });
}

/**
 * Records that one call of a loop sums. Every way is called block by block: a loop that runs only once is compiled
 * while it runs, and how well that goes is a matter of luck (a factor of two between one process and the next).
 */
export const BLOCK = 4096;

/** Calls a loop for one block after the other and adds up what it gives. */
export function sumBlocks(length: number, block: (first: number, end: number) => number): number {
  let total = 0;
  for (let first = 0; first < length; first += BLOCK) total += block(first, Math.min(first + BLOCK, length));
  return total;
}

/** Sums three fields of some records through live views. */
export function sumViews(faces: RecordList<typeof BenchFace>, first: number, end: number): number {
  let total = 0;
  for (let i = first; i < end; i++) {
    const face = faces.at(i);
    total += face.plane + face.firstEdge + face.area;
  }
  return total;
}

/** Sums three columns over some records. */
export function sumColumns(columns: readonly [Column, Column, Column], first: number, end: number): number {
  const [plane, edge, area] = columns;
  const planes = plane.array as Uint16Array;
  const edges = edge.array as Int32Array;
  const areas = area.array as Float32Array;
  const { stride: planeStride } = plane;
  const { stride: edgeStride } = edge;
  const { stride: areaStride } = area;
  let p = plane.offset + first * planeStride;
  let e = edge.offset + first * edgeStride;
  let a = area.offset + first * areaStride;
  let total = 0;
  for (let i = first; i < end; i++) {
    total += (planes[p] as number) + (edges[e] as number) + (areas[a] as number);
    p += planeStride;
    e += edgeStride;
    a += areaStride;
  }
  return total;
}

/** Reads every field of other records through views, so that all their getters have been used. */
export function useOtherRecords(others: readonly RecordList<AnyStruct>[]): number {
  let total = 0;
  for (const list of others) {
    for (let i = 0; i < list.length; i++) {
      const view = list.at(i) as Record<string, unknown>;
      for (const name of Object.keys(list.record.schema as object)) total += Number(view[name]) || 0;
    }
  }
  return total;
}
