import type { SceneMesh } from '@brushwork/ops';
import type { Triple } from '../protocol/scene-world.js';

/** The part of the circle of hues by which each number goes on from the one before: no two near ones look alike. */
const GOLDEN = 0.618033988749895;
/** Colour of what is in no group, as a screen shows it. */
const NONE: Triple = [96, 98, 104];
/** Lightness and saturation, by turns, so that hues that come round again differ all the same. */
const tones = [
  [0.52, 0.62],
  [0.68, 0.5],
  [0.4, 0.7],
] as const;

/** The colour of a group by its number, the same in every map: three bytes as a screen shows them. Grey below 0. */
export function groupColor(group: number): Triple {
  if (!(group >= 0)) return NONE;
  const hue = (group * GOLDEN + 0.08) % 1;
  const [lightness, saturation] = tones[group % tones.length] ?? tones[0];
  const range = saturation * Math.min(lightness, 1 - lightness);
  const channel = (n: number): number => {
    const k = (n + hue * 12) % 12;
    return Math.round(255 * (lightness - range * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Such a colour as style sheets have it. */
export function cssColor([red, green, blue]: Triple): string {
  return `rgb(${red}, ${green}, ${blue})`;
}

/**
 * The colours of the corners of a mesh by the group of the record that each triangle comes from: four bytes a vertex, linear.
 * Corners that triangles of several records share have the colour of the last one.
 */
export function groupPaint(
  { indices, source, vertexCount }: Pick<SceneMesh, 'indices' | 'source' | 'vertexCount'>,
  groupOf: (record: number) => number,
): Uint8Array {
  const paint = new Uint8Array(vertexCount * 4).fill(255);
  let last = Number.NaN;
  let color: Triple = NONE;
  source.records.forEach((record, triangle) => {
    if (record !== last) {
      last = record;
      const [red, green, blue] = groupColor(groupOf(record));
      color = [byteOf(linear(red)), byteOf(linear(green)), byteOf(linear(blue))];
    }
    for (let corner = 0; corner < 3; corner++) {
      const vertex = indices[triangle * 3 + corner] as number;
      paint.set(color, vertex * 4);
    }
  });
  return paint;
}

/** Such a colour as it is computed with: linear, 0 to 1. */
export function linearColor([red, green, blue]: Triple): Triple {
  return [linear(red), linear(green), linear(blue)];
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function byteOf(value: number): number {
  return Math.round(255 * value);
}
