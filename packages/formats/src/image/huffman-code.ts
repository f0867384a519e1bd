/** A code of whole numbers of bits, by symbol. */
export interface HuffmanCode {
  /** Bits of each symbol; 0 for one that doesn't occur. */
  readonly lengths: Uint8Array;
  /** The bits, the first that is written lowest. */
  readonly codes: Uint16Array;
}

/**
 * The shortest code for symbols that occur as often as `counts` says, none longer than `most` bits, as Deflate numbers
 * such codes. A single symbol gets one bit.
 */
export function huffmanCode(counts: Uint32Array, most: number): HuffmanCode {
  let weights = counts;
  let lengths = codeLengths(weights);
  // Flatter counts have flatter trees; all of them alike at the latest.
  while (lengths.some((length) => length > most)) {
    weights = weights.map((count) => (count === 0 ? 0 : (count >>> 1) | 1));
    lengths = codeLengths(weights);
  }
  return { lengths, codes: codesOf(lengths) };
}

/** Depth of each symbol in a tree of least weight. */
function codeLengths(counts: Uint32Array): Uint8Array {
  const lengths = new Uint8Array(counts.length);
  const leaves: number[] = [];
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) leaves.push(i);
  if (leaves.length === 1) lengths[leaves[0] as number] = 1;
  if (leaves.length < 2) return lengths;
  leaves.sort((a, b) => (counts[a] as number) - (counts[b] as number) || a - b);
  // Leaves by weight, then what they are joined to, whose weights only grow: the lightest is at the front of either.
  const total = 2 * leaves.length - 1;
  const weights = new Float64Array(total);
  const parents = new Uint32Array(total);
  for (let i = 0; i < leaves.length; i++) weights[i] = counts[leaves[i] as number] as number;
  let leaf = 0;
  let inner = leaves.length;
  for (let made = leaves.length; made < total; made++) {
    for (let k = 0; k < 2; k++) {
      const takesLeaf =
        leaf < leaves.length && (inner >= made || (weights[leaf] as number) <= (weights[inner] as number));
      const taken = takesLeaf ? leaf++ : inner++;
      parents[taken] = made;
      weights[made] = (weights[made] as number) + (weights[taken] as number);
    }
  }
  const depths = new Uint32Array(total);
  for (let i = total - 2; i >= 0; i--) depths[i] = (depths[parents[i] as number] as number) + 1;
  for (let i = 0; i < leaves.length; i++) lengths[leaves[i] as number] = Math.min(255, depths[i] as number);
  return lengths;
}

/** Numbers the symbols of each length in their order, as Deflate does, and turns the bits round. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let length = 1; length < 16; length++) {
    next <<= 1;
    for (let i = 0; i < lengths.length; i++) if (lengths[i] === length) codes[i] = reversed(next++, length);
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let k = 0; k < length; k++) bits |= ((code >>> k) & 1) << (length - 1 - k);
  return bits;
}
