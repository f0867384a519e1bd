import type { Color } from '../gltf/placeholder-color.js';
import type { LightPage } from '../scene/scene.js';
import type { MipImage } from './mip-image.js';
import { linearOfByte } from './srgb.js';

/** How the pixels of a surface come to their colour. */
export interface PictureSurface {
  /** Its picture; its colour alone where there is none. */
  readonly image: MipImage | undefined;
  /** Its colour where it has no picture, linear. */
  readonly color: Color;
  /** How much of what is behind it is covered: less than 1 for what is seen through. */
  readonly opacity: number;
  /** How holes of its picture are drawn: not at all, as holes, or the more see-through the less opaque. */
  readonly holes: 'none' | 'mask' | 'blend';
  /** The light that lies on it. */
  readonly page: LightPage | undefined;
  /** What light is multiplied with. */
  readonly exposure: number;
  /** Whether it lies on another surface, and wins where both are as far away. */
  readonly isDecal: boolean;
}

/** Finds the picture's colour at a place: linear red, green and blue, and opacity, into `target`. */
export function sampleImage(level: MipImage[number], u: number, v: number, target: Float64Array): void {
  const { height, pixels, width } = level;
  const x = Math.min(width - 1, ((u - Math.floor(u)) * width) | 0);
  const y = Math.min(height - 1, ((v - Math.floor(v)) * height) | 0);
  const at = (y * width + x) * 4;
  target[0] = linearOfByte[pixels[at] as number] as number;
  target[1] = linearOfByte[pixels[at + 1] as number] as number;
  target[2] = linearOfByte[pixels[at + 2] as number] as number;
  target[3] = (pixels[at + 3] as number) / 255;
}

/** Finds the light at a place, smoothly between luxels: linear red, green and blue, into `target`. */
export function sampleLight(page: LightPage, s: number, t: number, target: Float64Array): void {
  const { height, pixels, width } = page;
  const px = Math.max(0, Math.min(width - 1, s * width - 0.5));
  const py = Math.max(0, Math.min(height - 1, t * height - 0.5));
  const [x, y] = [px | 0, py | 0];
  const [fx, fy] = [px - x, py - y];
  const right = x + 1 < width ? 3 : 0;
  const below = y + 1 < height ? width * 3 : 0;
  const at = (y * width + x) * 3;
  for (let c = 0; c < 3; c++) {
    const i = at + c;
    const above = (pixels[i] as number) * (1 - fx) + (pixels[i + right] as number) * fx;
    const under = (pixels[i + below] as number) * (1 - fx) + (pixels[i + below + right] as number) * fx;
    target[c] = above * (1 - fy) + under * fy;
  }
}
