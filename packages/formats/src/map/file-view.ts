import type { FileBytes, FileRange } from './file-bytes.js';
import type { GameMap } from './game-map.js';
import { type Gaps, gapRanges, gapsIn } from './gaps.js';

/** The file that was opened, with every change that keeps a lump's length: as much of it as somebody has in memory. */
export interface FileView {
  /** Size in bytes. */
  readonly size: number;
  /** Header and directory. */
  readonly head: Uint8Array;
  /** What lies between the lumps. */
  readonly gaps: Gaps;
  /** Bytes of a region, of a part of one, or of what lies between regions. */
  slice(start: number, end: number): FileBytes;
}

/** A view of a file whose bytes are all in memory. */
export function memoryView(map: GameMap<object>, file: Uint8Array): FileView {
  const { headSize } = map.head;
  const slice = (start: number, end: number): Uint8Array => file.subarray(start, end);
  const filled = ({ start, length }: FileRange): number => {
    let end = start + length;
    while (end > start && file[end - 1] === 0) end--;
    return end - start;
  };
  const ranges = gapRanges(map.regions, { headSize, size: file.length });
  return {
    size: file.length,
    head: file.subarray(0, headSize),
    gaps: gapsIn(ranges, { filled, slice }),
    slice,
  };
}
