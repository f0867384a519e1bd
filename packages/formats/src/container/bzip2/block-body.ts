import { FormatError } from '@brushwork/record';
import type { BitReader } from './bit-reader.js';
import type { BlockHead } from './block-head.js';

const groupSize = 50;

/**
 * Reads a block's symbols into `block`: the last column of the sorted rotations, one byte in each number's low 8 bits.
 * Undoes the prefix codes, the move-to-front coding and the runs of the front value.
 *
 * Throws 'bad-value' for damaged data and for more bytes than `block` has room for. Returns the number of bytes.
 */
export function readBlockBody(bits: BitReader, head: BlockHead, block: Uint32Array): number {
  const { selectors, tables } = head;
  const recent = head.alphabet.slice();
  const endOfBlock = recent.length + 1;
  let length = 0;
  let run = 0;
  let runUnit = 1;
  for (const selector of selectors) {
    const table = tables[selector];
    if (table === undefined) break;
    for (let left = groupSize; left > 0; left -= 1) {
      const symbol = table.read(bits);
      if (symbol <= 1) {
        // A run's length in the digits 1 and 2, the lowest first.
        run += runUnit << symbol;
        runUnit *= 2;
        if (run > block.length - length) throw tooLong(bits, block.length);
        continue;
      }
      if (run > 0) {
        block.fill(recent[0] ?? 0, length, length + run);
        length += run;
        run = 0;
        runUnit = 1;
      }
      if (symbol === endOfBlock) return length;
      if (length >= block.length) throw tooLong(bits, block.length);
      block[length] = moveToFront(recent, symbol - 1);
      length += 1;
    }
  }
  throw new FormatError('bad-value', 'a bzip2 block without an end', { offset: bits.byteOffset });
}

function moveToFront(recent: Uint8Array, place: number): number {
  const value = recent[place] ?? 0;
  if (place < 16) {
    for (let index = place; index > 0; index -= 1) recent[index] = recent[index - 1] ?? 0;
  } else {
    recent.copyWithin(1, 0, place);
  }
  recent[0] = value;
  return value;
}

function tooLong(bits: BitReader, limit: number): FormatError {
  const details = { offset: bits.byteOffset, expected: limit };
  return new FormatError('bad-value', 'a bzip2 block is longer than its file says blocks are', details);
}

/**
 * Turns the last column of the sorted rotations into links: above the low 8 bits, each number gets the place of the
 * byte that follows. Returns the place of the block's first byte; throws 'bad-value' when the block has no such place.
 */
export function linkRotations(block: Uint32Array, length: number, origin: number): number {
  if (origin >= length)
    throw new FormatError('bad-value', 'a bzip2 block starts outside itself', { found: origin });
  const starts = new Uint32Array(256);
  for (let index = 0; index < length; index += 1) {
    const byte = (block[index] ?? 0) & 0xff;
    starts[byte] = (starts[byte] ?? 0) + 1;
  }
  let sum = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const count = starts[byte] ?? 0;
    starts[byte] = sum;
    sum += count;
  }
  for (let index = 0; index < length; index += 1) {
    const byte = (block[index] ?? 0) & 0xff;
    const place = starts[byte] ?? 0;
    starts[byte] = place + 1;
    block[place] = (block[place] ?? 0) | (index << 8);
  }
  return (block[origin] ?? 0) >>> 8;
}
