import type { ByteOrder } from '@brushwork/record';
import { VisibilityRowOffsets } from './visibility-form.js';

/** Which of a cluster's two rows. */
export type RowKind =
  /** Clusters that can be seen (potentially visible set). */
  | 'pvs'
  /** Clusters that can be heard (potentially audible set). */
  | 'pas';

const COUNT_SIZE = 4;
const ENTRY_SIZE = VisibilityRowOffsets.size;

/** Where rows begin when there are so many clusters. */
export function tableEnd(clusterCount: number): number {
  return COUNT_SIZE + clusterCount * ENTRY_SIZE;
}

/** Bytes in a row of so many clusters. */
export function rowSizeOf(clusterCount: number): number {
  return (clusterCount + 7) >> 3;
}

/** The count and the offsets at the start of a lump of rows. */
export class VisibilityTable {
  /** Number of clusters as the lump says it. */
  readonly stated: number;
  /** Number of clusters whose offsets are there: as stated, or 0. */
  readonly clusterCount: number;
  private readonly d: DataView;
  private readonly littleEndian: boolean;

  constructor(bytes: Uint8Array, byteOrder: ByteOrder) {
    this.d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.littleEndian = byteOrder === 'little';
    this.stated = bytes.length < COUNT_SIZE ? 0 : this.d.getInt32(0, this.littleEndian);
    const most = Math.floor(Math.max(0, bytes.length - COUNT_SIZE) / ENTRY_SIZE);
    this.clusterCount = this.stated >= 0 && this.stated <= most ? this.stated : 0;
  }

  /** Offset of a row from the start of the lump, as the file has it. */
  rowOffset(cluster: number, kind: RowKind): number {
    return this.d.getInt32(tableEnd(cluster) + (kind === 'pvs' ? 0 : 4), this.littleEndian);
  }
}
