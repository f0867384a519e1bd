import { FormatError } from '@brushwork/record';
import type { BitReader } from './bit-reader.js';
import { HuffmanTable } from './huffman-table.js';

/** What stands in front of a block's symbols. */
export interface BlockHead {
  /** CRC of the block's unpacked bytes. */
  readonly crc: number;
  /** Where in the sorted rotations the block's own text is. */
  readonly origin: number;
  /** The byte values that occur, ascending. */
  readonly alphabet: Uint8Array;
  /** For each group of 50 symbols, which code it is written in. */
  readonly selectors: Uint8Array;
  /** The codes. */
  readonly tables: readonly HuffmanTable[];
}

/** Reads a block's head, after its magic number. Throws 'bad-value' or 'bad-count' for what no encoder writes. */
export function readBlockHead(bits: BitReader): BlockHead {
  const crc = bits.read32();
  if (bits.read(1) !== 0) {
    throw new FormatError('unsupported', 'a randomised bzip2 block, as only versions before 0.9.5 wrote', {
      offset: bits.byteOffset,
    });
  }
  const origin = bits.read(24);
  const alphabet = readAlphabet(bits);
  const tableCount = bits.read(3);
  if (tableCount < 2 || tableCount > 6) throw badCount(bits, 'codes', tableCount);
  const selectors = readSelectors(bits, tableCount);
  const tables: HuffmanTable[] = [];
  // Two run symbols, every byte value but the front one, and the end of the block.
  for (let index = 0; index < tableCount; index += 1) tables.push(readTable(bits, alphabet.length + 2));
  return { crc, origin, alphabet, selectors, tables };
}

function readAlphabet(bits: BitReader): Uint8Array {
  const ranges = bits.read(16);
  const values: number[] = [];
  for (let range = 0; range < 16; range += 1) {
    if ((ranges & (0x8000 >>> range)) === 0) continue;
    const used = bits.read(16);
    for (let index = 0; index < 16; index += 1) {
      if ((used & (0x8000 >>> index)) !== 0) values.push(range * 16 + index);
    }
  }
  if (values.length === 0) throw badCount(bits, 'byte values', 0);
  return Uint8Array.from(values);
}

/**
 * Selectors are written as places in a list whose chosen one moves to the front. There may be more of them than any
 * block has use for: some writers pad their list.
 */
function readSelectors(bits: BitReader, tableCount: number): Uint8Array {
  const count = bits.read(15);
  if (count === 0) throw badCount(bits, 'groups', 0);
  const recent = Array.from({ length: tableCount }, (_, index) => index);
  const selectors = new Uint8Array(count);
  for (let index = 0; index < count; index += 1) {
    let place = 0;
    while (bits.read(1) === 1) {
      place += 1;
      if (place >= tableCount) throw badCount(bits, 'codes', place + 1);
    }
    const [chosen = 0] = recent.splice(place, 1);
    recent.unshift(chosen);
    selectors[index] = chosen;
  }
  return selectors;
}

/** Code lengths are written as differences: 0 ends a symbol's, 10 adds one, 11 takes one away. */
function readTable(bits: BitReader, symbolCount: number): HuffmanTable {
  const lengths = new Uint8Array(symbolCount);
  let length = bits.read(5);
  for (let symbol = 0; symbol < symbolCount; symbol += 1) {
    for (;;) {
      if (length < 1 || length > 20) {
        const details = { offset: bits.byteOffset, found: length };
        throw new FormatError('bad-value', 'a bzip2 code word has no length from 1 to 20', details);
      }
      if (bits.read(1) === 0) break;
      length += bits.read(1) === 0 ? 1 : -1;
    }
    lengths[symbol] = length;
  }
  return new HuffmanTable(lengths);
}

function badCount(bits: BitReader, what: string, found: number): FormatError {
  return new FormatError('bad-count', `a bzip2 block with an impossible number of ${what}`, {
    offset: bits.byteOffset,
    found,
  });
}
