import type { LightPage, StoredLight } from '../scene.js';

/** What a page is made of. */
export interface PageSource {
  /** Luxels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** Works its pixels out. */
  draw(): Float32Array;
  /** What the file has of it. */
  readonly stored?: (() => StoredLight) | undefined;
}

/**
 * A page whose pixels are worked out when they are first asked for: those of all pages of a large map have several times
 * its size, and who writes pages one after the other never needs two at once.
 */
export function drawnWhenAsked({ draw, height, stored, width }: PageSource): LightPage {
  let pixels: Float32Array | undefined;
  return {
    ...{ width, height, draw, ...(stored !== undefined && { stored }) },
    get pixels(): Float32Array {
      pixels ??= draw();
      return pixels;
    },
  };
}
