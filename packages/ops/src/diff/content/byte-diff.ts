import { toHex } from '@brushwork/record';
import { differingStretches } from '../compare-bytes.js';

/** A stretch in which bytes differ. */
export interface DifferingBytes {
  /** Offset of the first byte in the left file. */
  readonly left: number;
  /** How many bytes it is there. */
  readonly leftCount: number;
  /** Offset of the first byte in the right file. */
  readonly right: number;
  /** How many bytes it is there. */
  readonly rightCount: number;
  /** The first of its bytes in the left file, in hex. */
  readonly leftHex: string;
  /** The same in the right file. */
  readonly rightHex: string;
}

/** What differs in bytes that aren't read as anything. */
export interface ByteDiff {
  /** Always `bytes`. */
  readonly kind: 'bytes';
  /** Bytes of the left file; `undefined` where there is none. */
  readonly leftSize: number | undefined;
  /** Bytes of the right file. */
  readonly rightSize: number | undefined;
  /** The first stretches that differ: equal offsets where both are as long as each other, else one between what is common. */
  readonly stretches: readonly DifferingBytes[];
  /** How many stretches there are. */
  readonly stretchCount: number;
}

/** How much of bytes is told. */
export interface ByteDiffOptions {
  /** Most stretches; 16 unless given. */
  readonly maxStretches?: number;
  /** Most bytes of each; 32 unless given. */
  readonly maxBytes?: number;
}

const none = new Uint8Array(0);

/** Compares bytes. */
export function byteDiff(
  left: Uint8Array | undefined,
  right: Uint8Array | undefined,
  { maxStretches = 16, maxBytes = 32 }: ByteDiffOptions = {},
): ByteDiff {
  const [one, other] = [left ?? none, right ?? none];
  const stretches = differingStretches(one, other);
  const stretchCount = one.length + other.length === 0 ? 0 : stretches.length / 4;
  const hex = (bytes: Uint8Array, start: number, end: number): string =>
    toHex(bytes.subarray(start, Math.min(end, start + maxBytes)));
  return {
    kind: 'bytes',
    leftSize: left?.length,
    rightSize: right?.length,
    stretches: Array.from({ length: Math.min(maxStretches, stretchCount) }, (_, i) => {
      const at = (k: number): number => stretches[i * 4 + k] as number;
      return {
        left: at(0),
        leftCount: at(1) - at(0),
        right: at(2),
        rightCount: at(3) - at(2),
        leftHex: hex(one, at(0), at(1)),
        rightHex: hex(other, at(2), at(3)),
      };
    }),
    stretchCount,
  };
}
