/** One way in which a TGA image stores a pixel or an entry of its colour map. */
export interface TgaPixelKind {
  /** Bytes of one. */
  readonly size: number;
  /** Numbers in one. */
  readonly channels: number;
  /** Bits of each of them. */
  readonly bitsPerChannel: number;
  /** Puts the one at `at` of the file into four bytes of a picture. */
  put(from: Uint8Array, at: number, to: PixelTarget): void;
}

/** Where a pixel is put. */
export interface PixelTarget {
  /** Bytes of the picture. */
  readonly data: Uint8Array;
  /** Position of the pixel in them. */
  at: number;
}

function wide(five: number): number {
  return (five << 3) | (five >> 2);
}

function put(target: PixelTarget, grey: number, alpha: number): void {
  const { at, data } = target;
  data[at] = grey;
  data[at + 1] = grey;
  data[at + 2] = grey;
  data[at + 3] = alpha;
}

/**
 * A colour of 15, 16, 24 or 32 bits, blue first. Alpha is there when the file says so and there are bits for it: the top
 * one of 16, the last eight of 32. `undefined` for another number of bits.
 * @source the format's own specification; that a set bit of 16 is opaque is what most programs take it for, but not all
 * @confidence probable
 */
export function tgaColour(bits: number, alphaBits: number): TgaPixelKind | undefined {
  if (bits === 15 || bits === 16) {
    const hasAlpha = bits === 16 && alphaBits > 0;
    return {
      size: 2,
      channels: hasAlpha ? 4 : 3,
      bitsPerChannel: 5,
      put(from, at, { at: to, data }) {
        const word = from[at]! | (from[at + 1]! << 8);
        data[to] = wide((word >> 10) & 31);
        data[to + 1] = wide((word >> 5) & 31);
        data[to + 2] = wide(word & 31);
        data[to + 3] = hasAlpha && word < 0x8000 ? 0 : 255;
      },
    };
  }
  if (bits !== 24 && bits !== 32) return undefined;
  const hasAlpha = bits === 32 && alphaBits > 0;
  return {
    size: bits / 8,
    channels: hasAlpha ? 4 : 3,
    bitsPerChannel: 8,
    put(from, at, { at: to, data }) {
      data[to] = from[at + 2]!;
      data[to + 1] = from[at + 1]!;
      data[to + 2] = from[at]!;
      data[to + 3] = hasAlpha ? from[at + 3]! : 255;
    },
  };
}

/** A brightness of 8 bits, or of 16 with alpha in the second byte; `undefined` for another number of bits. */
export function tgaGrey(bits: number, alphaBits: number): TgaPixelKind | undefined {
  if (bits !== 8 && bits !== 16) return undefined;
  const hasAlpha = bits === 16 && alphaBits > 0;
  return {
    size: bits / 8,
    channels: hasAlpha ? 2 : 1,
    bitsPerChannel: 8,
    put(from, at, target) {
      put(target, from[at]!, hasAlpha ? from[at + 1]! : 255);
    },
  };
}
