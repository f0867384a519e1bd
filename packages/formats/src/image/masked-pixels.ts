import type { PixelCoding } from './pixel-coding.js';

/** Which bits of a pixel are what. The pixel is one number, its first byte the lowest. */
export interface PixelMasks {
  /** Bytes of a pixel, 1 to 4. */
  readonly size: number;
  /** Bits of red; 0 for a pixel without. */
  readonly red: number;
  /** Bits of green. */
  readonly green: number;
  /** Bits of blue. */
  readonly blue: number;
  /** Bits of alpha; 0 for an opaque pixel. */
  readonly alpha: number;
  /** What colours without bits are: 0 unless given. */
  readonly fill?: number;
  /** A colour that stands for a hole, as a number like that of a pixel; none unless given. */
  readonly hole?: number;
}

interface Channel {
  readonly mask: number;
  readonly shift: number;
  /** What the largest number is multiplied with to be 255. */
  readonly scale: number;
  /** What it is without bits. */
  readonly fixed: number;
}

function channelOf(mask: number, fixed: number): Channel {
  if (mask === 0) return { mask: 0, shift: 0, scale: 0, fixed };
  const shift = 31 - Math.clz32(mask & -mask);
  return { mask, shift, scale: 255 / (mask >>> shift), fixed };
}

/** Number of bits from the lowest to the highest one that is set. */
function widthOf(mask: number): number {
  return mask === 0 ? 0 : 32 - Math.clz32(mask >>> (31 - Math.clz32(mask & -mask)));
}

/** Which byte of a pixel a channel is; `undefined` when it isn't one whole byte. */
function byteOfMask(mask: number): number | undefined {
  const byte = [0xff, 0xff00, 0xff0000, 0xff000000 | 0].indexOf(mask);
  return byte < 0 ? undefined : byte;
}

/** Pixels whose channels are whole bytes, or aren't there: what most are, and several times as fast. */
function putWholeBytes(
  stored: Uint8Array,
  data: Uint8Array,
  {
    bytes,
    count,
    fill,
    size,
  }: {
    readonly bytes: readonly (number | undefined)[];
    readonly count: number;
    readonly fill: number;
    readonly size: number;
  },
): void {
  bytes.forEach((byte, channel) => {
    if (byte === undefined) {
      const value = channel === 3 ? 255 : fill;
      for (let i = 0, to = channel; i < count; i++, to += 4) data[to] = value;
    } else {
      for (let i = 0, from = byte, to = channel; i < count; i++, from += size, to += 4) {
        data[to] = stored[from] as number;
      }
    }
  });
}

/** Pixels of any masks: the number of each is put together, and each channel taken out of it. */
function putWords(
  stored: Uint8Array,
  data: Uint8Array,
  {
    channels,
    count,
    hole,
    size,
  }: {
    readonly channels: readonly Channel[];
    readonly count: number;
    readonly hole: number | undefined;
    readonly size: number;
  },
): void {
  for (let i = 0, at = 0, to = 0; i < count; i++, to += 4) {
    let word = 0;
    for (let shift = 0; shift < size * 8; shift += 8) word |= (stored[at++] as number) << shift;
    if (word === hole) continue;
    for (let c = 0; c < 4; c++) {
      const { fixed, mask, scale, shift } = channels[c] as Channel;
      data[to + c] = mask === 0 ? fixed : Math.round(((word & mask) >>> shift) * scale);
    }
  }
}

/** Pixels that are numbers of one to four bytes. */
export function maskedPixels(name: string, masks: PixelMasks): PixelCoding {
  const { alpha, blue, fill = 0, green, hole, red, size } = masks;
  const all = [red, green, blue, alpha];
  const channels = all.map((mask, i) => channelOf(mask, i === 3 ? 255 : fill));
  const bytes = all.map(byteOfMask);
  const isWhole = hole === undefined && all.every((mask, i) => mask === 0 || (bytes[i] ?? size) < size);
  return {
    name,
    channels: new Set(all.filter((mask) => mask !== 0)).size,
    bitsPerChannel: Math.max(...all.map(widthOf)),
    compression: 'none',
    sizeOf: (width, height) => width * height * size,
    put(stored, { data, height, width }) {
      const of = width * height;
      const count = Math.min(of, Math.floor(stored.length / size));
      if (isWhole) putWholeBytes(stored, data, { bytes, count, fill, size });
      else putWords(stored, data, { channels, count, hole, size });
      return { put: count, of };
    },
  };
}
