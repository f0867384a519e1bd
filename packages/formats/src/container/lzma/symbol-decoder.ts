import {
  afterLiteral,
  afterMatch,
  afterRepeat,
  afterShortRepeat,
  alignModels,
  createLzmaModels,
  distanceModels,
  endMarkerDistance,
  firstDirectSlot,
  firstMatchState,
  isFourthRepeatModels,
  isLongRepeatModels,
  isMatchModels,
  isOtherRepeatModels,
  isRepeatModels,
  isThirdRepeatModels,
  lengthChoice,
  lengthHigh,
  lengthLow,
  lengthMiddle,
  literalContextSize,
  literalModels,
  matchLengthModels,
  minMatchLength,
  repeatLengthModels,
  slotModels,
} from './lzma-models.js';
import type { LzmaProperties } from './lzma-properties.js';

/** What a symbol was: bytes, the end of the stream, or a distance that reaches back behind the first byte. */
export type LzmaSymbol = 'bytes' | 'marker' | 'damage';

/** No symbol takes more input than this. */
export const maxSymbolInput = 20;

/**
 * Decodes LZMA symbols from `input` to `output`, which is the dictionary as well. It checks neither end of the input:
 * whoever calls sees to it that `maxSymbolInput` bytes can be read. At the end of the output a match is cut off.
 *
 * Range and code are unsigned 32-bit numbers, kept as signed ones: those stay out of the heap.
 */
export class SymbolDecoder {
  /** Index of the next byte of it. */
  next = 0;
  /** What has been decoded; may be replaced by a longer copy. */
  output: Uint8Array<ArrayBuffer>;
  /** Number of bytes decoded. */
  position = 0;
  /** Number of bytes of the last match for which there was no room. */
  overflow = 0;
  /** The farthest that a match has reached back. */
  farthest = 0;

  private readonly input: Uint8Array;
  private range = -1;
  private code = 0;
  private state = 0;
  private distance0 = 0;
  private distance1 = 0;
  private distance2 = 0;
  private distance3 = 0;
  private readonly models: Uint16Array;
  private readonly literalContextBits: number;
  private readonly literalPositionMask: number;
  private readonly positionMask: number;

  /** Reads the 5 bytes that a stream begins with; the first is 0 by rights and of no use. */
  constructor(properties: LzmaProperties, input: Uint8Array, output: Uint8Array<ArrayBuffer>) {
    this.input = input;
    this.output = output;
    this.models = createLzmaModels(properties);
    this.literalContextBits = properties.literalContextBits;
    this.literalPositionMask = (1 << properties.literalPositionBits) - 1;
    this.positionMask = (1 << properties.positionBits) - 1;
    this.code = (input[1]! << 24) | (input[2]! << 16) | (input[3]! << 8) | input[4]!;
    this.next = 5;
  }

  /** What is left of the input up to `next`, as a number, once all symbols so far are taken off: 0 at a stream's end. */
  get rest(): number {
    return this.code >>> 0;
  }

  /** Decodes symbols until the input is read beyond `nextEnd` or the output filled up to `positionEnd`. */
  run(nextEnd: number, positionEnd: number): LzmaSymbol {
    while (this.next <= nextEnd && this.position < positionEnd) {
      const symbol = this.symbol();
      if (symbol !== 'bytes') return symbol;
    }
    return 'bytes';
  }

  /** Reads the byte that is due before the next bit. */
  normalise(): void {
    if ((this.range & 0xff000000) !== 0) return;
    this.range <<= 8;
    this.code = (this.code << 8) | this.input[this.next]!;
    this.next += 1;
  }

  /** Decodes one symbol. */
  symbol(): LzmaSymbol {
    const { state, position } = this;
    const positionState = position & this.positionMask;
    if (this.bit(isMatchModels + (state << 4) + positionState) === 0) {
      if (position < this.output.length) {
        this.output[position] = this.literal();
        this.position = position + 1;
      }
      this.state = afterLiteral(state);
      return 'bytes';
    }
    let length = 1;
    if (this.bit(isRepeatModels + state) === 0) {
      length = this.length(matchLengthModels, positionState);
      this.state = afterMatch(state);
      this.distance3 = this.distance2;
      this.distance2 = this.distance1;
      this.distance1 = this.distance0;
      this.distance0 = this.distance(length);
      if (this.distance0 === endMarkerDistance) return 'marker';
    } else if (this.repeat(positionState)) {
      length = this.length(repeatLengthModels, positionState);
      this.state = afterRepeat(state);
    } else {
      this.state = afterShortRepeat(state);
    }
    if (this.distance0 >= position) return 'damage';
    if (this.distance0 >= this.farthest) this.farthest = this.distance0 + 1;
    this.copy(length);
    return 'bytes';
  }

  private copy(length: number): void {
    const { output, position } = this;
    const end = Math.min(position + length, output.length);
    this.overflow = position + length - end;
    let from = position - this.distance0 - 1;
    // Source and target may overlap: then what has just been written is copied again.
    for (let to = position; to < end; to += 1) {
      output[to] = output[from]!;
      from += 1;
    }
    this.position = end;
  }

  /** Moves the distance that is repeated to the front; false for one byte at the last distance. */
  private repeat(positionState: number): boolean {
    const { state } = this;
    if (this.bit(isOtherRepeatModels + state) === 0) {
      return this.bit(isLongRepeatModels + (state << 4) + positionState) === 1;
    }
    let distance = this.distance1;
    if (this.bit(isThirdRepeatModels + state) === 1) {
      distance = this.distance2;
      if (this.bit(isFourthRepeatModels + state) === 1) {
        distance = this.distance3;
        this.distance3 = this.distance2;
      }
      this.distance2 = this.distance1;
    }
    this.distance1 = this.distance0;
    this.distance0 = distance;
    return true;
  }

  private literal(): number {
    const { position, output, literalContextBits } = this;
    const before = position > 0 ? output[position - 1]! : 0;
    const context =
      ((position & this.literalPositionMask) << literalContextBits) | (before >> (8 - literalContextBits));
    const base = literalModels + context * literalContextSize;
    if (this.state < firstMatchState) return this.tree(base, 1, 0x100);
    return this.matchedLiteral(base, output[position - this.distance0 - 1]!);
  }

  /** The match before ended where the bytes differ: while the bits agree, the other byte's bits choose the models. */
  private matchedLiteral(base: number, otherByte: number): number {
    const { models, input } = this;
    let { range, code, next } = this;
    let other = otherByte;
    let symbol = 1;
    let offset = 0x100;
    while (symbol < 0x100) {
      if ((range & 0xff000000) === 0) {
        range <<= 8;
        code = (code << 8) | input[next]!;
        next += 1;
      }
      other <<= 1;
      const expected = other & offset;
      const index = base + offset + expected + symbol;
      const probability = models[index]!;
      const bound = Math.imul(range >>> 11, probability);
      if (code >>> 0 < bound >>> 0) {
        models[index] = probability + ((2048 - probability) >> 5);
        range = bound;
        symbol <<= 1;
        offset ^= expected;
      } else {
        models[index] = probability - (probability >> 5);
        range = (range - bound) | 0;
        code = (code - bound) | 0;
        symbol = (symbol << 1) | 1;
        offset = expected;
      }
    }
    this.range = range;
    this.code = code;
    this.next = next;
    return symbol - 0x100;
  }

  private length(base: number, positionState: number): number {
    if (this.bit(base + lengthChoice) === 0) {
      return minMatchLength + this.tree(base + lengthLow + (positionState << 3), 1, 8);
    }
    if (this.bit(base + lengthChoice + 1) === 0) {
      return minMatchLength + 8 + this.tree(base + lengthMiddle + (positionState << 3), 1, 8);
    }
    return minMatchLength + 16 + this.tree(base + lengthHigh, 1, 0x100);
  }

  /** A new distance, less one. */
  private distance(length: number): number {
    const lengthClass = length < 6 ? length - minMatchLength : 3;
    const slot = this.tree(slotModels + (lengthClass << 6), 1, 64);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const first = (2 | (slot & 1)) << bits;
    if (slot < firstDirectSlot) return first + this.reverseTree(distanceModels + first - slot, bits);
    const high = this.directBits(bits - 4) << 4;
    return (first + high + this.reverseTree(alignModels, 4)) >>> 0;
  }

  private bit(index: number): number {
    const { models } = this;
    let { range, code } = this;
    if ((range & 0xff000000) === 0) {
      range <<= 8;
      code = (code << 8) | this.input[this.next]!;
      this.next += 1;
    }
    const probability = models[index]!;
    const bound = Math.imul(range >>> 11, probability);
    if (code >>> 0 < bound >>> 0) {
      models[index] = probability + ((2048 - probability) >> 5);
      this.range = bound;
      this.code = code;
      return 0;
    }
    models[index] = probability - (probability >> 5);
    this.range = (range - bound) | 0;
    this.code = (code - bound) | 0;
    return 1;
  }

  /** Bits from the highest down, from `symbol` on until it reaches `size`, which is then taken off. */
  private tree(base: number, start: number, size: number): number {
    const { models, input } = this;
    let { range, code, next } = this;
    let symbol = start;
    while (symbol < size) {
      if ((range & 0xff000000) === 0) {
        range <<= 8;
        code = (code << 8) | input[next]!;
        next += 1;
      }
      const index = base + symbol;
      const probability = models[index]!;
      const bound = Math.imul(range >>> 11, probability);
      if (code >>> 0 < bound >>> 0) {
        models[index] = probability + ((2048 - probability) >> 5);
        range = bound;
        symbol <<= 1;
      } else {
        models[index] = probability - (probability >> 5);
        range = (range - bound) | 0;
        code = (code - bound) | 0;
        symbol = (symbol << 1) | 1;
      }
    }
    this.range = range;
    this.code = code;
    this.next = next;
    return symbol - size;
  }

  /** Bits from the lowest up. */
  private reverseTree(base: number, bits: number): number {
    let symbol = 1;
    let value = 0;
    for (let shift = 0; shift < bits; shift += 1) {
      const bit = this.bit(base + symbol);
      symbol = (symbol << 1) | bit;
      value |= bit << shift;
    }
    return value;
  }

  /** Bits that are 0 or 1 equally often, from the highest down. */
  private directBits(count: number): number {
    let { range, code, next } = this;
    let value = 0;
    for (let left = count; left > 0; left -= 1) {
      if ((range & 0xff000000) === 0) {
        range <<= 8;
        code = (code << 8) | this.input[next]!;
        next += 1;
      }
      range >>>= 1;
      const bit = code >>> 0 < range ? 0 : 1;
      if (bit === 1) code = (code - range) | 0;
      value = (value << 1) | bit;
    }
    this.range = range;
    this.code = code;
    this.next = next;
    return value;
  }
}
