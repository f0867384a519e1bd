import type { FaceLightTable } from './face-light-table.js';
import { bytesOfSample, exponentFactor, FULL_BYTE, sharedExponentColor } from './sample-coding.js';
import { linearOfBytes } from './screen-light.js';

/** Light of one kind: a style, as it falls on surfaces as a whole or from one of three directions. */
export interface LightLayer {
  /** Number of the light style that switches it; 0 is always on. */
  readonly style: number;
  /** Which of the three directions that bump-mapped surfaces are lit from; none for the surface as a whole. */
  readonly direction?: 0 | 1 | 2;
}

/** Puts what faces have of a layer into a page, with a border like its neighbours; faces without the layer stay as they are. */
export type FaceDrawer<Pixels> = (
  face: number,
  at: {
    readonly pixels: Pixels;
    readonly pageWidth: number;
    readonly left: number;
    readonly top: number;
  },
) => void;

/** Reads `count` samples from a byte on, one after the other. */
type RowReader<Pixels> = (from: number, count: number, to: Pixels, at: number) => void;

/** Makes what draws the light of faces, three numbers a pixel. */
export function faceDrawer(table: FaceLightTable, layer: LightLayer): FaceDrawer<Float32Array> {
  return drawerOf(table, layer, { read: lightReader(table), channels: 3 });
}

/** Makes what draws the samples of faces as they are stored, where each is four bytes: a number a pixel, in the order of the bytes. */
export function sampleDrawer(table: FaceLightTable, layer: LightLayer): FaceDrawer<Uint32Array> {
  return drawerOf(table, layer, { read: sampleReader(table), channels: 1 });
}

function drawerOf<Pixels extends Float32Array | Uint32Array>(
  table: FaceLightTable,
  layer: LightLayer,
  { channels, read }: { readonly read: RowReader<Pixels>; readonly channels: number },
): FaceDrawer<Pixels> {
  const { heights, kinds, slots, starts, styleCounts, styles, widths } = table;
  const size = bytesOfSample(table.coding);
  const set = layer.direction === undefined ? 0 : layer.direction + 1;
  return (face, { pixels, pageWidth, left, top }) => {
    const slot = slotOf(styles, face * slots, styleCounts[face] as number, layer.style);
    const sets = kinds[face] as number;
    if (slot < 0 || set >= sets) return;
    const width = widths[face] as number;
    const height = heights[face] as number;
    const first = (starts[face] as number) + (slot * sets + set) * width * height * size;
    const pitch = pageWidth * channels;
    const corner = (top * pageWidth + left) * channels;
    for (let y = 0; y < height; y++) {
      const at = corner + y * pitch;
      read(first + y * width * size, width, pixels, at);
      const behind = at + width * channels;
      for (let c = 0; c < channels; c++) {
        pixels[at - channels + c] = pixels[at + c] as number;
        pixels[behind + c] = pixels[behind - channels + c] as number;
      }
    }
    const upper = corner - channels;
    const lower = upper + (height - 1) * pitch;
    const rowLength = (width + 2) * channels;
    pixels.copyWithin(upper - pitch, upper, upper + rowLength);
    pixels.copyWithin(lower + pitch, lower, lower + rowLength);
  };
}

/** Which of a face's styles is the wanted one; -1 for none. */
function slotOf(styles: Uint16Array, from: number, count: number, wanted: number): number {
  for (let slot = 0; slot < count; slot++) if (styles[from + slot] === wanted) return slot;
  return -1;
}

/** Makes what reads samples of four bytes as they are. */
function sampleReader({ samples }: FaceLightTable): RowReader<Uint32Array> {
  const whole = samples.byteLength & ~3;
  // What doesn't begin at a number's place can't be read as numbers.
  const aligned = samples.byteOffset % 4 === 0 ? samples : samples.slice();
  const words = new Uint32Array(aligned.buffer, aligned.byteOffset, whole / 4);
  return (from, count, to, at) => {
    const first = from / 4;
    if (!Number.isInteger(first)) {
      new Uint8Array(to.buffer, to.byteOffset + at * 4, count * 4).set(
        samples.subarray(from, from + count * 4),
      );
      return;
    }
    for (let i = 0; i < count; i++) to[at + i] = words[first + i] as number;
  };
}

/** Makes what reads samples as linear light. */
function lightReader({
  coding: { coding = 'rgb-exponent', white = FULL_BYTE },
  samples,
}: FaceLightTable): RowReader<Float32Array> {
  if (coding === 'rgb-exponent') {
    const factors = Float64Array.from({ length: 256 }, (_, byte) => exponentFactor(byte));
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
