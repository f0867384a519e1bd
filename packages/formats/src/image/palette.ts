import { FormatError } from '@brushwork/record';

/** Bytes of a palette of 256 colours: red, green and blue of each. */
export const paletteSize = 768;

/**
 * Reads the colours that the indexed images of a game have in common from the file in which it keeps them: 768 bytes
 * (`palette.lmp`), or a PCX image, whose last 768 bytes they are. Throws 'bad-length'.
 */
export function readPalette(bytes: Uint8Array, name = 'palette'): Uint8Array {
  if (bytes.length === paletteSize) return bytes.slice();
  const isPcx = bytes[0] === 0x0a && bytes.length >= 128 + 1 + paletteSize;
  if (isPcx && bytes[bytes.length - paletteSize - 1] === 0x0c) return bytes.slice(bytes.length - paletteSize);
  throw new FormatError('bad-length', 'a palette is 768 bytes, or the end of a PCX image', {
    path: [name],
    expected: paletteSize,
    found: bytes.length,
  });
}

/** Hues of the sixteen ramps of the palette that stands in for that of a game, in degrees, and how colourful they are. */
const ramps: readonly (readonly [hue: number, saturation: number])[] = [
  [0, 0],
  [30, 0.35],
  [225, 0.25],
  [75, 0.45],
  [0, 0.6],
  [50, 0.5],
  [20, 0.45],
  [15, 0.3],
  [300, 0.2],
  [330, 0.25],
  [100, 0.3],
  [170, 0.25],
  [55, 0.7],
  [220, 0.6],
  [25, 0.7],
  [45, 0.6],
];

function component(hue: number, saturation: number, value: number, shift: number): number {
  const k = (shift + hue / 60) % 6;
  return Math.round(255 * value * (1 - saturation * Math.max(0, Math.min(k, 4 - k, 1))));
}

let stand: Uint8Array | undefined;

/**
 * A palette for images whose game's own isn't at hand: sixteen ramps of sixteen shades in hues of Brushwork's own
 * choice. Shapes and shades of a picture can be seen with it; its colours are not the game's.
 */
export function standInPalette(): Uint8Array {
  if (stand !== undefined) return stand;
  stand = new Uint8Array(paletteSize);
  for (let i = 0; i < 256; i++) {
    const [hue, saturation] = ramps[i >> 4] as readonly [number, number];
    const value = ((i & 15) + 1) / 16;
    stand[i * 3] = component(hue, saturation, value, 5);
    stand[i * 3 + 1] = component(hue, saturation, value, 3);
    stand[i * 3 + 2] = component(hue, saturation, value, 1);
  }
  return stand;
}
