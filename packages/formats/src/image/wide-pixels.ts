import type { PixelCoding } from './pixel-coding.js';

/** What the numbers of a pixel are, all little-endian. */
export type WideNumber =
  /** Floating point of 16 bits. */
  | 'half'
  /** Floating point of 32 bits. */
  | 'float'
  /** Whole numbers of 16 bits, of which `white` is what a screen shows as white. */
  | 'whole';

/** How pixels with more than eight bits a number are stored. */
export interface WidePixels {
  /** What their numbers are. */
  readonly number: WideNumber;
  /** Numbers of a pixel: red, green, blue, alpha as far as there are so many; one alone is a brightness. */
  readonly channels: number;
  /**
   * Whether colours are amounts of light, which are turned to what a screen takes; otherwise they are taken for that.
   * Alpha never is light.
   */
  readonly isLinear: boolean;
  /** The whole number that is white; 65,535 unless given. */
  readonly white?: number;
}

/** A number of 16 bits as floating point has it: sign, five bits of exponent, ten of fraction. */
function halfToNumber(half: number): number {
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  const sign = half & 0x8000 ? -1 : 1;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (1024 + fraction) * 2 ** (exponent - 25);
}

/** A value, 0 to 1, as a byte; what isn't a number is 0. */
function byteOf(value: number): number {
  return value > 0 ? Math.min(255, Math.round(value * 255)) : 0;
}

/** An amount of light, 1 for white, as a byte of a picture. */
function lightByte(value: number): number {
  return byteOf(value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
}

/** The bytes for all numbers of 16 bits, made when the first picture needs them. */
function tableOf(convert: (word: number) => number): () => Uint8Array {
  let table: Uint8Array | undefined;
  return () => {
    table ??= Uint8Array.from({ length: 65_536 }, (_, word) => convert(word));
    return table;
  };
}

/** Pixels with 16 or 32 bits a number. */
export function widePixels(
  name: string,
  { channels, isLinear, number, white = 65_535 }: WidePixels,
): PixelCoding {
  const size = (number === 'float' ? 4 : 2) * channels;
  const colour = isLinear ? lightByte : byteOf;
  const numberOf = (word: number): number => (number === 'half' ? halfToNumber(word) : word / white);
  const colours = tableOf((word) => colour(numberOf(word)));
  const alphas = tableOf((word) => byteOf(numberOf(word)));
  return {
    name,
    channels,
    bitsPerChannel: number === 'float' ? 32 : 16,
    compression: 'none',
    sizeOf: (width, height) => width * height * size,
    put(stored, { data, width, height }) {
      const of = width * height;
      const count = Math.min(of, Math.floor(stored.length / size));
      const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
      const isFloat = number === 'float';
      const colourTable = isFloat ? undefined : colours();
      const alphaTable = isFloat ? undefined : alphas();
      const colourAt = (at: number): number =>
        colourTable === undefined
          ? colour(view.getFloat32(at, true))
          : (colourTable[view.getUint16(at, true)] as number);
      const alphaAt = (at: number): number =>
        alphaTable === undefined
          ? byteOf(view.getFloat32(at, true))
          : (alphaTable[view.getUint16(at, true)] as number);
      const step = size / channels;
      for (let i = 0, at = 0, to = 0; i < count; i++, at += size, to += 4) {
        const first = colourAt(at);
        data[to] = first;
        data[to + 1] = channels === 1 ? first : colourAt(at + step);
        data[to + 2] = channels === 1 ? first : channels === 2 ? 0 : colourAt(at + step * 2);
        data[to + 3] = channels === 4 ? alphaAt(at + step * 3) : 255;
      }
      return { put: count, of };
    },
  };
}
