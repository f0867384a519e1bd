/** Bits, the highest first. */
class BitWriter {
  private readonly bits: number[] = [];

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) this.bits.push(Math.floor(value / 2 ** bit) % 2);
  }

  finish(): Uint8Array {
    const bytes = new Uint8Array(Math.ceil(this.bits.length / 8));
    this.bits.forEach((bit, index) => {
      bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
    });
    return bytes;
  }
}

/** What a stream is made wrong with. */
export interface Bzip2Flaws {
  readonly origin?: number;
  readonly randomised?: boolean;
  readonly tableCount?: number;
  /** Selectors that are never used, behind the others. */
  readonly extraSelectors?: number;
  readonly blockCrc?: number;
  readonly streamCrc?: number;
  /** Symbols for the block, instead of those that its bytes give; the last is the end of the block. */
  readonly symbols?: readonly number[];
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = (crc ^ (byte << 24)) >>> 0;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc >= 0x80000000 ? ((crc << 1) ^ 0x04c11db7) >>> 0 : (crc << 1) >>> 0;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Four to 259 equal bytes become four and a count. */
function shortenRuns(bytes: Uint8Array): number[] {
  const out: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    let run = 1;
    while (run < 259 && bytes[at + run] === byte) run += 1;
    for (let index = 0; index < Math.min(run, 4); index += 1) out.push(byte);
    if (run >= 4) out.push(run - 4);
    at += run;
  }
  return out;
}

/** The last column of the sorted rotations, by sorting them as they are. */
function sortRotations(text: readonly number[]): { readonly last: number[]; readonly origin: number } {
  const order = text.map((_, index) => index);
  order.sort((a, b) => {
    for (let step = 0; step < text.length; step += 1) {
      const difference = (text[(a + step) % text.length] ?? 0) - (text[(b + step) % text.length] ?? 0);
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  const last = order.map((start) => text[(start + text.length - 1) % text.length] ?? 0);
  return { last, origin: order.indexOf(0) };
}

/** Move-to-front with runs of the front value in the digits 1 and 2. */
function toSymbols(last: readonly number[], alphabet: readonly number[]): number[] {
  const recent = [...alphabet];
  const symbols: number[] = [];
  let run = 0;
  const flush = (): void => {
    for (; run > 0; run = Math.floor((run - 1) / 2)) symbols.push((run - 1) % 2);
  };
  for (const byte of last) {
    const place = recent.indexOf(byte);
    recent.splice(place, 1);
    recent.unshift(byte);
    if (place === 0) run += 1;
    else {
      flush();
      symbols.push(place + 1);
    }
  }
  flush();
  symbols.push(alphabet.length + 1);
  return symbols;
}

/** Two codes in turn: one with words of one length, one with a single short word. */
function lengthsOf(table: number, symbolCount: number): number[] {
  return Array.from({ length: symbolCount }, (_, symbol) =>
    table === 0 ? 9 : symbol === 0 ? 1 : 10 + (symbol % 3),
  );
}

function codesOf(lengths: readonly number[]): number[] {
  const codes: number[] = new Array<number>(lengths.length).fill(0);
  let code = 0;
  for (let length = 1; length <= 20; length += 1) {
    lengths.forEach((wanted, symbol) => {
      if (wanted !== length) return;
      codes[symbol] = code;
      code += 1;
    });
    code *= 2;
  }
  return codes;
}

function writeBlock(bits: BitWriter, bytes: Uint8Array, flaws: Bzip2Flaws): number {
  const text = shortenRuns(bytes);
  const { last, origin } = sortRotations(text);
  const alphabet = [...new Set(text)].sort((a, b) => a - b);
  const symbols = flaws.symbols ?? toSymbols(last, alphabet);
  const crc = flaws.blockCrc ?? crcOf(bytes);
  bits.write(0x314159265359, 48);
  bits.write(crc, 32);
  bits.write(flaws.randomised === true ? 1 : 0, 1);
  bits.write(flaws.origin ?? origin, 24);
  const ranges = Array.from({ length: 16 }, (_, range) => alphabet.some((byte) => byte >> 4 === range));
  for (const used of ranges) bits.write(used ? 1 : 0, 1);
  ranges.forEach((used, range) => {
    for (let low = 0; used && low < 16; low += 1) bits.write(alphabet.includes(range * 16 + low) ? 1 : 0, 1);
  });
  const groupCount = Math.ceil(symbols.length / 50);
  bits.write(flaws.tableCount ?? 2, 3);
  bits.write(groupCount + (flaws.extraSelectors ?? 0), 15);
  // The first group uses the first code, and each next one the other, which is always the second in the list.
  for (let group = 0; group < groupCount; group += 1) bits.write(group === 0 ? 0 : 2, group === 0 ? 1 : 2);
  for (let extra = 0; extra < (flaws.extraSelectors ?? 0); extra += 1) bits.write(0, 1);
  for (const table of [0, 1]) {
    let length = 9;
    bits.write(length, 5);
    for (const wanted of lengthsOf(table, alphabet.length + 2)) {
      for (; length < wanted; length += 1) bits.write(2, 2);
      for (; length > wanted; length -= 1) bits.write(3, 2);
      bits.write(0, 1);
    }
  }
  symbols.forEach((symbol, index) => {
    const lengths = lengthsOf(Math.floor(index / 50) % 2, alphabet.length + 2);
    bits.write(codesOf(lengths)[symbol] ?? 0, lengths[symbol] ?? 0);
  });
  return crc;
}

/** Packs blocks as one bzip2 stream, slowly and badly, but by the format's rules, unless flaws are asked for. */
export function encodeBzip2(blocks: readonly Uint8Array[], flaws: Bzip2Flaws = {}): Uint8Array {
  const bits = new BitWriter();
  for (const byte of [0x42, 0x5a, 0x68, 0x31]) bits.write(byte, 8);
  let streamCrc = 0;
  for (const block of blocks) {
    const crc = writeBlock(bits, block, flaws);
    streamCrc = (((streamCrc << 1) | (streamCrc >>> 31)) ^ crc) >>> 0;
  }
  bits.write(0x177245385090, 48);
  bits.write(flaws.streamCrc ?? streamCrc, 32);
  return bits.finish();
}
