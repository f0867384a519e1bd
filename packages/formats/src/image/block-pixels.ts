import type { PixelCoding } from './pixel-coding.js';

/** How the sixteen pixels of a block are stored. */
export type BlockKind =
  /** Two colours and shades between them; black where the first colour isn't the larger number. */
  | 'DXT1'
  /** The same, where that black is a hole. */
  | 'DXT1 with holes'
  /** Four bits of alpha for each pixel in front of the colours. */
  | 'DXT3'
  /** Two alphas and steps between them in front of the colours. */
  | 'DXT5'
  /** Two brightnesses and steps between them. */
  | 'BC4'
  /** The same for two directions of a normal, the third of which follows. */
  | 'BC5';

/** Bytes of a block. */
function blockSize(kind: BlockKind): number {
  return kind === 'DXT1' || kind === 'DXT1 with holes' || kind === 'BC4' ? 8 : 16;
}

/** Where a block goes: the picture, as bytes and as whole pixels, and the block's upper left pixel. */
interface BlockTarget {
  readonly data: Uint8Array;
  readonly pixels: Uint32Array;
  readonly width: number;
  /** Number of the upper left pixel. */
  at: number;
  /** Pixels of a row that the picture has room for. */
  columns: number;
  /** Rows that it has room for. */
  rows: number;
}

/** The four colours that the pixels of a block choose from, four bytes each. */
const palette = new Uint8Array(16);
/** The same as whole pixels, in whatever order the machine has their bytes. */
const wholeColours = new Uint32Array(palette.buffer);

function putEndColour(word: number, at: number): void {
  const red = word >> 11;
  const green = (word >> 5) & 63;
  const blue = word & 31;
  palette[at] = (red << 3) | (red >> 2);
  palette[at + 1] = (green << 2) | (green >> 4);
  palette[at + 2] = (blue << 3) | (blue >> 2);
  palette[at + 3] = 255;
}

/** What a first colour that is no larger than the second makes of the last of the four; with alpha there always are four. */
type ThirdMeaning = 'four' | 'black' | 'hole';

/** Makes the four colours of a block. Numbers are no larger than 765, so that adding 1 rounds thirds to the nearest. */
function mixColours(first: number, second: number, three: ThirdMeaning): void {
  putEndColour(first, 0);
  putEndColour(second, 4);
  const hasFour = three === 'four' || first > second;
  for (let c = 0; c < 3; c++) {
    const a = palette[c] as number;
    const b = palette[4 + c] as number;
    palette[8 + c] = hasFour ? ((2 * a + b + 1) / 3) | 0 : (a + b + 1) >> 1;
    palette[12 + c] = hasFour ? ((a + 2 * b + 1) / 3) | 0 : 0;
  }
  palette[11] = 255;
  palette[15] = hasFour || three === 'black' ? 255 : 0;
}

/** Colours of a block of eight bytes. */
function putColours(stored: Uint8Array, from: number, target: BlockTarget, three: ThirdMeaning): void {
  const first = (stored[from] as number) | ((stored[from + 1] as number) << 8);
  const second = (stored[from + 2] as number) | ((stored[from + 3] as number) << 8);
  mixColours(first, second, three);
  const { at, columns, pixels, rows, width } = target;
  for (let row = 0; row < rows; row++) {
    let bits = stored[from + 4 + row] as number;
    const to = at + row * width;
    for (let column = 0; column < columns; column++, bits >>= 2) {
      pixels[to + column] = wholeColours[bits & 3] as number;
    }
  }
}

/** Four bits of alpha for each pixel. */
function putFlatAlpha(
  stored: Uint8Array,
  from: number,
  { at, columns, data, rows, width }: BlockTarget,
): void {
  for (let row = 0; row < rows; row++) {
    let bits = (stored[from + row * 2] as number) | ((stored[from + row * 2 + 1] as number) << 8);
    for (let column = 0; column < columns; column++, bits >>= 4) {
      data[(at + row * width + column) * 4 + 3] = (bits & 15) * 17;
    }
  }
}

/** The eight steps that the pixels of a block choose from. */
const steps = new Uint8Array(8);

/** Two numbers and steps between them, put as channel `channel` of each pixel. */
function putSteps(stored: Uint8Array, from: number, target: BlockTarget, channel: number): void {
  const first = stored[from] as number;
  const second = stored[from + 1] as number;
  steps[0] = first;
  steps[1] = second;
  const count = first > second ? 7 : 5;
  for (let i = 1; i < count; i++) {
    steps[i + 1] = (((count - i) * first + i * second + (count >> 1)) / count) | 0;
  }
  if (count === 5) {
    steps[6] = 0;
    steps[7] = 255;
  }
  const { at, columns, data, rows, width } = target;
  for (let row = 0; row < rows; row++) {
    // Three bits a pixel: twelve a row, that begin in the middle of a byte in every other row.
    const byte = from + 2 + ((row * 3) >> 1);
    const two = (stored[byte] as number) | ((stored[byte + 1] as number) << 8);
    let bits = row & 1 ? two >> 4 : two;
    for (let column = 0; column < columns; column++, bits >>= 3) {
      data[(at + row * width + column) * 4 + channel] = steps[bits & 7] as number;
    }
  }
}

/** Goes over the pixels of a block that the picture has room for, by the position of their first byte. */
function eachPixel({ at, columns, rows, width }: BlockTarget, visit: (to: number) => void): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) visit((at + row * width + column) * 4);
  }
}

/** Makes brightnesses grey. */
function spreadGrey(target: BlockTarget): void {
  const { data } = target;
  eachPixel(target, (to) => {
    data[to + 1] = data[to] as number;
    data[to + 2] = data[to] as number;
    data[to + 3] = 255;
  });
}

/** Puts the third direction of a normal of length 1 beside the other two. */
function addThirdDirection(target: BlockTarget): void {
  const { data } = target;
  eachPixel(target, (to) => {
    const x = (data[to] as number) / 127.5 - 1;
    const y = (data[to + 1] as number) / 127.5 - 1;
    data[to + 2] = Math.round((Math.sqrt(Math.max(0, 1 - x * x - y * y)) + 1) * 127.5);
    data[to + 3] = 255;
  });
}

function putBlock(kind: BlockKind, stored: Uint8Array, from: number, target: BlockTarget): void {
  if (kind === 'DXT1') putColours(stored, from, target, 'black');
  else if (kind === 'DXT1 with holes') putColours(stored, from, target, 'hole');
  else if (kind === 'BC4') {
    putSteps(stored, from, target, 0);
    spreadGrey(target);
  } else if (kind === 'BC5') {
    putSteps(stored, from, target, 0);
    putSteps(stored, from + 8, target, 1);
    addThirdDirection(target);
  } else {
    putColours(stored, from + 8, target, 'four');
    if (kind === 'DXT3') putFlatAlpha(stored, from, target);
    else putSteps(stored, from, target, 3);
  }
}

const traits: Readonly<Record<BlockKind, { readonly channels: number; readonly bits: number }>> = {
  DXT1: { channels: 3, bits: 6 },
  'DXT1 with holes': { channels: 4, bits: 6 },
  DXT3: { channels: 4, bits: 6 },
  DXT5: { channels: 4, bits: 8 },
  BC4: { channels: 1, bits: 8 },
  BC5: { channels: 2, bits: 8 },
};

/**
 * Blocks of four by four pixels, from the upper left. Pixels of the last blocks that are outside of the picture are left out.
 * @source the public description of the block formats of Direct3D; shades between are rounded to the nearest, which
 * hardware may do otherwise by one
 * @confidence certain
 */
export function blockPixels(kind: BlockKind, name: string = kind): PixelCoding {
  const size = blockSize(kind);
  return {
    name,
    channels: traits[kind].channels,
    bitsPerChannel: traits[kind].bits,
    compression: 'block',
    sizeOf: (width, height) => Math.ceil(width / 4) * Math.ceil(height / 4) * size,
    put(stored, { data, height, width }) {
      const across = Math.ceil(width / 4);
      const of = across * Math.ceil(height / 4);
      const count = Math.min(of, Math.floor(stored.length / size));
      const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
      const target: BlockTarget = { data, pixels, width, at: 0, columns: 4, rows: 4 };
      for (let i = 0, x = 0, y = 0; i < count; i++) {
        target.at = y * width + x;
        target.columns = Math.min(4, width - x);
        target.rows = Math.min(4, height - y);
        putBlock(kind, stored, i * size, target);
        x += 4;
        if (x < width) continue;
        x = 0;
        y += 4;
      }
      return { put: count, of };
    },
  };
}
