import { encodePng } from '@brushwork/formats';
import type { LightPage } from '../scene.js';
import { FULL_BYTE } from './sample-coding.js';
import { screenOfLinear } from './screen-light.js';
import type { LightPictureOptions } from './write-exr.js';

/** How a picture of light for a screen is written. */
export interface LightPngOptions extends LightPictureOptions {
  /**
   * Byte of light that leaves a texture as it is; 255 unless given, so that more is cut off there. With that of the format,
   * light that was stored in bytes has the same bytes again.
   */
  readonly white?: number | undefined;
}

/** A page of light as a PNG image, 8 bits a channel, as a screen shows it by the curve of sRGB. */
export function writeLightPng(page: LightPage, options: LightPngOptions = {}): Uint8Array {
  const { width, height } = page;
  return encodePng({ width, height, data: screenBytes(page, options), channels: 3 });
}

/** What a screen shows of a page: three bytes a pixel. */
export function screenBytes(
  { pixels }: LightPage,
  { exposure = 0, white = FULL_BYTE }: LightPngOptions = {},
): Uint8Array {
  const factor = 2 ** exposure;
  const bytes = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) {
    const light = (pixels[i] as number) * factor;
    bytes[i] = light > 0 ? Math.min(255, Math.round(screenOfLinear(light) * white)) : 0;
  }
  return bytes;
}
