import { FormatError } from '@brushwork/record';
import { decodeSgi } from './decode-sgi.js';
import { decodeTga } from './decode-tga.js';
import type { DecodedImage, ImageFormat } from './image.js';
import { defaultImageLimits, type ImageLimits } from './image-limits.js';
import { imageFormatOfName, sniffImage } from './sniff-image.js';

/** How an image is decoded. */
export interface DecodeImageOptions {
  /** Its format; found out from its bytes, then from its name, unless given. */
  readonly format?: ImageFormat;
  /** What decoding may cost; `defaultImageLimits` for what isn't given. */
  readonly limits?: Partial<ImageLimits>;
}

/**
 * Decodes a picture of a texture: SGI or TGA, whichever its bytes are. `name`: what the file is called, for issues and for
 * its extension. Throws `FormatError`: 'unsupported' for `.vtx` textures, whose layout isn't known, 'bad-magic' for what is
 * no image known here, 'limit', and whatever leaves nothing to show; the rest of what may be wrong is in the issues.
 */
export function decodeImage(
  bytes: Uint8Array,
  name = 'image',
  options: DecodeImageOptions = {},
): DecodedImage {
  const place = { name, limits: limitsOf(options.limits) };
  const named = imageFormatOfName(name);
  const sniffed = sniffImage(bytes);
  // The bytes of a TGA image say little: a texture of another kind is not to be taken for one.
  if (options.format === undefined && named === 'vtx' && sniffed !== 'sgi') {
    throw new FormatError('unsupported', "the layout of '.vtx' textures is not known yet", { path: [name] });
  }
  const format = options.format ?? sniffed ?? named;
  if (format === 'sgi') return decodeSgi(bytes, place);
  if (format === 'tga') return decodeTga(bytes, place);
  throw new FormatError('bad-magic', 'neither an SGI nor a TGA image', { path: [name], offset: 0 });
}

function limitsOf(given: Partial<ImageLimits> = {}): ImageLimits {
  const limits = { ...defaultImageLimits, ...given };
  for (const value of [limits.pixels, limits.bytes]) {
    if (Number.isSafeInteger(value) && value >= 0) continue;
    throw new FormatError('limit', 'a limit of an image is a whole number from 0 up', { found: value });
  }
  return limits;
}
