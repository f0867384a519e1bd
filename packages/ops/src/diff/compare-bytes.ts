import { toHex } from '@brushwork/record';
import type { DiffChange } from './diff-change.js';
import type { DiffCounts } from './diff-kind.js';
import type { PartComparison } from './part-comparison.js';

/** Equal bytes between two differences that are told as a part of one. */
const joined = 15;
/** Bytes of a difference that are told. */
const toldBytes = 16;
/** Differences that are kept apart; what is behind is one. */
const mostStretches = 100_000;

/** The differences of bytes that aren't read as anything: stretches at the same offsets, or one where the lengths differ. */
export class BytesComparison implements PartComparison {
  /** Always `bytes`. */
  readonly kind = 'bytes' as const;
  readonly path: string;
  private readonly left: Uint8Array;
  private readonly right: Uint8Array;
  /** Start and end on the left, start and end on the right, of each. */
  private readonly stretches: Float64Array;

  constructor(path: string, left: Uint8Array, right: Uint8Array) {
    this.path = path;
    this.left = left;
    this.right = right;
    this.stretches = differingStretches(left, right);
  }

  /** Number of bytes in the left file. */
  get leftCount(): number {
    return this.left.length;
  }

  /** Number of bytes in the right file. */
  get rightCount(): number {
    return this.right.length;
  }

  /** Number of differences. */
  get changeCount(): number {
    return this.stretches.length / 4;
  }

  /** How many stretches differ, and how. */
  get counts(): DiffCounts {
    const counts = { added: 0, removed: 0, changed: 0, moved: 0 };
    for (let i = 0; i < this.changeCount; i++) counts[this.kindOf(i)]++;
    return counts;
  }

  /** Some of the differences. */
  changes(first: number, count: number): DiffChange[] {
    const from = Math.max(0, first);
    const to = Math.max(from, Math.min(this.changeCount, first + count));
    return Array.from({ length: to - from }, (_, k) => this.change(from + k));
  }

  private stretch(i: number): readonly [number, number, number, number] {
    const { stretches } = this;
    const at = (k: number): number => stretches[i * 4 + k] as number;
    return [at(0), at(1), at(2), at(3)];
  }

  private kindOf(i: number): 'added' | 'removed' | 'changed' {
    const [leftStart, leftEnd, rightStart, rightEnd] = this.stretch(i);
    if (leftStart === leftEnd) return 'added';
    return rightStart === rightEnd ? 'removed' : 'changed';
  }

  private change(i: number): DiffChange {
    const [leftStart, leftEnd, rightStart, rightEnd] = this.stretch(i);
    const hex = (bytes: Uint8Array, start: number, end: number): string | undefined =>
      start === end ? undefined : toHex(bytes.subarray(start, Math.min(end, start + toldBytes)));
    return {
      kind: this.kindOf(i),
      left: leftStart,
      right: rightStart,
      leftCount: leftEnd - leftStart,
      rightCount: rightEnd - rightStart,
      fields: [
        {
          field: 'bytes',
          left: hex(this.left, leftStart, leftEnd),
          right: hex(this.right, rightStart, rightEnd),
        },
      ],
    };
  }
}

/**
 * Start and end on the left, start and end on the right, of each stretch in which bytes differ: at the same offsets, or one
 * where the lengths differ.
 */
export function differingStretches(left: Uint8Array, right: Uint8Array): Float64Array {
  return Float64Array.from(left.length === right.length ? inPlace(left, right) : shifted(left, right));
}

function inPlace(left: Uint8Array, right: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 0; i < left.length; i++) {
    if (left[i] === right[i]) continue;
    const start = i;
    let end = i + 1;
    for (let k = end; k < left.length && k - end <= joined; k++) if (left[k] !== right[k]) end = k + 1;
    if (found.length / 4 >= mostStretches) {
      found.push(start, left.length, start, left.length);
      break;
    }
    found.push(start, end, start, end);
    i = end - 1;
  }
  return found;
}

function shifted(left: Uint8Array, right: Uint8Array): number[] {
  const least = Math.min(left.length, right.length);
  let start = 0;
  while (start < least && left[start] === right[start]) start++;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd--;
    rightEnd--;
  }
  return [start, leftEnd, start, rightEnd];
}
