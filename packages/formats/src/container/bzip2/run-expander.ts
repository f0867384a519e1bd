import type { LimitedOutput } from '../limited-output.js';

const table = makeTable();

/** CRC-32 with the highest bit first, as bzip2 uses it; the polynomial is the usual one, 0x04C11DB7. */
function makeTable(): Int32Array {
  const made = new Int32Array(256);
  for (let index = 0; index < 256; index += 1) {
    let value = index << 24;
    for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1;
    made[index] = value;
  }
  return made;
}

const partSize = 64 * 1024;
/** Four equal bytes and a count of up to 255 more. */
const longestRun = 259;

/** Writes a block's bytes to the output, with the runs of four to 259 equal bytes made long again. */
export class RunExpander {
  private readonly output: LimitedOutput;
  private readonly part = new Uint8Array(partSize + longestRun);

  constructor(output: LimitedOutput) {
    this.output = output;
  }

  /**
   * Follows the links of `linkRotations` from `first` through all `length` bytes; returns the CRC of what came out.
   * Throws 'limit' as the output does, after at most one part of 64 KiB too many.
   */
  expand(block: Uint32Array, length: number, first: number): number {
    const part = this.part;
    let used = 0;
    let crc = -1;
    let place = first;
    let previous = -1;
    let equal = 0;
    for (let index = 0; index < length; index += 1) {
      const linked = block[place] ?? 0;
      const byte = linked & 0xff;
      place = linked >>> 8;
      if (equal === 4) {
        // The byte after four equal ones counts how many more there are.
        part.fill(previous, used, used + byte);
        used += byte;
        for (let left = byte; left > 0; left -= 1) crc = (crc << 8) ^ (table[(crc >>> 24) ^ previous] ?? 0);
        equal = 0;
        previous = -1;
      } else {
        part[used] = byte;
        used += 1;
        crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] ?? 0);
        equal = byte === previous ? equal + 1 : 1;
        previous = byte;
      }
      if (used < partSize) continue;
      this.output.push(part.subarray(0, used));
      used = 0;
    }
    this.output.push(part.subarray(0, used));
    return ~crc >>> 0;
  }
}
