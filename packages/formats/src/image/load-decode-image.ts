import type { decodeImage } from './decode-image.js';

/** Gives `decodeImage`, which takes a while to load, for whoever often has no image to decode. */
export async function loadDecodeImage(): Promise<typeof decodeImage> {
  const decoding = await import('./decode-image.js');
  return decoding.decodeImage;
}
