/**
 * A hash of 64 bits for each of many things, in two arrays of numbers: eight bytes a thing, whatever its size. Two things
 * with equal hashes are taken to be equal: by chance that goes wrong once in some billion files with millions of records.
 */
export class Hashes {
  /** One half of each hash. */
  readonly low: Uint32Array;
  /** The other half. */
  readonly high: Uint32Array;

  constructor(length: number) {
    this.low = new Uint32Array(length);
    this.high = new Uint32Array(length);
  }

  /** Number of hashes. */
  get length(): number {
    return this.low.length;
  }

  /** Whether hash `i` is hash `j` of another list. */
  isSame(i: number, other: Hashes, j: number): boolean {
    return this.low[i] === other.low[j] && this.high[i] === other.high[j];
  }

  /** Whether hash `i` is 0, which stands for none. */
  isNone(i: number): boolean {
    return this.low[i] === 0 && this.high[i] === 0;
  }
}

/** Mixes numbers into a hash, one after the other. */
export class Mixer {
  /** One half of the hash. */
  low = 0;
  /** The other half. */
  high = 0;

  /** Begins a hash. */
  start(seed = 0): void {
    this.low = 0x2545f491 ^ seed;
    this.high = 0x6c8e9cf5 ^ seed;
  }

  /** Adds 32 bits. */
  add(value: number): void {
    const low = Math.imul(this.low ^ value, 0x9e3779b1);
    const high = Math.imul((this.high + value) | 0, 0x85ebca6b);
    this.low = low ^ (low >>> 15);
    this.high = ((high << 13) | (high >>> 19)) ^ low;
  }

  /** Adds another hash. */
  addHash(hashes: Hashes, i: number): void {
    this.add(hashes.low[i] as number);
    this.add(hashes.high[i] as number);
  }

  /** Adds a number of any kind; -0 and 0 are two, as they are in a file. */
  addNumber(value: number): void {
    scratchNumber[0] = value;
    this.add(scratchBits[0] as number);
    this.add(scratchBits[1] as number);
  }

  /** Adds text. */
  addText(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    this.add(text.length | 0x40000000);
  }

  /** Adds bytes. */
  addBytes(bytes: Uint8Array): void {
    for (const byte of bytes) this.add(byte);
    this.add(bytes.length | 0x20000000);
  }

  /** Writes the hash down; never as 0. */
  finish(hashes: Hashes, i: number): void {
    const low = Math.imul(this.low ^ (this.high >>> 16), 0xc2b2ae35);
    const high = Math.imul(this.high ^ (low >>> 13), 0x27d4eb2f);
    hashes.low[i] = (low ^ (low >>> 16) ^ high) | 1;
    hashes.high[i] = high ^ (high >>> 15);
  }
}

const scratchNumber = new Float64Array(1);
const scratchBits = new Int32Array(scratchNumber.buffer);
