import type { FaceLightTable } from './face-light-table.js';
import { FULL_BYTE, sampleBytes, sharedExponentColor } from './sample-coding.js';
import { linearOfBytes } from './screen-light.js';

/** Light of one kind: a style, as it falls on surfaces as a whole or from one of three directions. */
export interface LightLayer {
  /** Number of the light style that switches it; 0 is always on. */
  readonly style: number;
  /** Which of the three directions that bump-mapped surfaces are lit from; none for the surface as a whole. */
  readonly direction?: 0 | 1 | 2;
}

/** Puts light into the pixels of a page; three numbers a pixel. */
export type FaceDrawer = (
  face: number,
  at: {
    readonly pixels: Float32Array;
    readonly pageWidth: number;
    readonly left: number;
    readonly top: number;
  },
) => void;

/** Makes what draws the luxels of faces, and a border of one pixel like its neighbours; faces without the layer stay black. */
export function faceDrawer(table: FaceLightTable, layer: LightLayer): FaceDrawer {
  const read = rowReader(table);
  const { heights, kinds, slots, starts, styleCounts, styles, widths } = table;
  const size = sampleBytes[table.coding.coding ?? 'rgb-exponent'];
  const set = layer.direction === undefined ? 0 : layer.direction + 1;
  return (face, { pixels, pageWidth, left, top }) => {
    const slot = styles
      .subarray(face * slots, face * slots + (styleCounts[face] as number))
      .indexOf(layer.style);
    const sets = kinds[face] as number;
    if (slot < 0 || set >= sets) return;
    const width = widths[face] as number;
    const height = heights[face] as number;
    const first = (starts[face] as number) + (slot * sets + set) * width * height * size;
    const rowLength = (width + 2) * 3;
    for (let y = 0; y < height; y++) {
      const at = ((top + y) * pageWidth + left) * 3;
      read(first + y * width * size, width, pixels, at);
      const behind = at + width * 3;
      for (let c = 0; c < 3; c++) {
        pixels[at - 3 + c] = pixels[at + c] as number;
        pixels[behind + c] = pixels[behind - 3 + c] as number;
      }
    }
    const upper = (top * pageWidth + left - 1) * 3;
    pixels.copyWithin(upper - pageWidth * 3, upper, upper + rowLength);
    const lower = upper + (height - 1) * pageWidth * 3;
    pixels.copyWithin(lower + pageWidth * 3, lower, lower + rowLength);
  };
}

/** Makes what reads samples one after the other. */
function rowReader({
  coding: { coding = 'rgb-exponent', white = FULL_BYTE },
  samples,
}: FaceLightTable): (from: number, count: number, to: Float32Array, at: number) => void {
  if (coding === 'rgb-exponent') {
    const factors = Float64Array.from({ length: 256 }, (_, byte) => 2 ** ((byte << 24) >> 24) / 255);
    return (from, count, to, at) => {
      for (let i = 0; i < count; i++) {
        const factor = factors[samples[from + i * 4 + 3] as number] as number;
        to[at + i * 3] = (samples[from + i * 4] as number) * factor;
        to[at + i * 3 + 1] = (samples[from + i * 4 + 1] as number) * factor;
        to[at + i * 3 + 2] = (samples[from + i * 4 + 2] as number) * factor;
      }
    };
  }
  if (coding === 'shared-exponent') {
    const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
    return (from, count, to, at) => {
      for (let i = 0; i < count; i++) {
        const { red, green, blue } = sharedExponentColor(view.getUint32(from + i * 4, true));
        to[at + i * 3] = red;
        to[at + i * 3 + 1] = green;
        to[at + i * 3 + 2] = blue;
      }
    };
  }
  const light = linearOfBytes(white);
  if (coding === 'rgb')
    return (from, count, to, at) => {
      for (let i = 0; i < count * 3; i++) to[at + i] = light[samples[from + i] as number] as number;
    };
  return (from, count, to, at) => {
    for (let i = 0; i < count; i++)
      to.fill(light[samples[from + i] as number] as number, at + i * 3, at + i * 3 + 3);
  };
}
