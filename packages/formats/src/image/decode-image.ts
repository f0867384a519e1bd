import { FormatError } from '@brushwork/record';
import { decodeDds } from './decode-dds.js';
import { decodeJpg } from './decode-jpg.js';
import { decodeMiptex, type PalettePlace } from './decode-miptex.js';
import { decodePng } from './decode-png.js';
import { decodeSgi } from './decode-sgi.js';
import { decodeTga } from './decode-tga.js';
import { decodeVtf } from './decode-vtf.js';
import { decodeWal } from './decode-wal.js';
import type { DecodedImage, ImageFormat, ImagePart } from './image.js';
import { defaultImageLimits, type ImageLimits } from './image-limits.js';
import { imageFormatOfName, sniffImage } from './sniff-image.js';

/** How an image is decoded. */
export interface DecodeImageOptions {
  /** Its format; found out from its bytes, then from its name, unless given. */
  readonly format?: ImageFormat;
  /** What decoding may cost; `defaultImageLimits` for what isn't given. */
  readonly limits?: Partial<ImageLimits>;
  /** Which picture of a file that holds several: the largest size of the first for what isn't given. */
  readonly part?: Partial<ImagePart>;
  /** Red, green and blue of each colour, for images that keep them elsewhere; a stand-in, and an issue, unless given. */
  readonly palette?: Uint8Array;
}

const decoders: Readonly<Record<ImageFormat, (bytes: Uint8Array, place: PalettePlace) => DecodedImage>> = {
  sgi: decodeSgi,
  tga: decodeTga,
  vtf: decodeVtf,
  dds: decodeDds,
  jpg: decodeJpg,
  png: decodePng,
  wal: decodeWal,
  miptex: decodeMiptex,
};

/**
 * Decodes a picture of a texture, whichever format its bytes are. `name`: what the file is called, for issues and for its
 * extension. Throws `FormatError`: 'unsupported' for `.vtx` textures, whose layout isn't known, and for kinds of pixels
 * that aren't decoded, 'bad-magic' for what is no image known here, 'limit', and whatever leaves nothing to show; the rest
 * of what may be wrong is in the issues.
 */
export function decodeImage(
  bytes: Uint8Array,
  name = 'image',
  options: DecodeImageOptions = {},
): DecodedImage {
  const { palette, part } = options;
  const place: PalettePlace = {
    name,
    limits: limitsOf(options.limits),
    ...(part !== undefined && { part }),
    ...(palette !== undefined && { palette }),
  };
  const named = imageFormatOfName(name);
  const sniffed = sniffImage(bytes);
  // The bytes of a TGA image say little: a texture of another kind is not to be taken for one.
  if (options.format === undefined && named === 'vtx' && sniffed !== 'sgi') {
    throw new FormatError('unsupported', "the layout of '.vtx' textures is not known yet", { path: [name] });
  }
  // Neither do those of textures that are known by their name alone.
  const isByName = (named === 'wal' || named === 'miptex') && (sniffed === undefined || sniffed === 'tga');
  const format = options.format ?? (isByName ? named : (sniffed ?? named));
  if (format !== undefined && format !== 'vtx') return decoders[format](bytes, place);
  throw new FormatError('bad-magic', 'no image of a kind that is known', { path: [name], offset: 0 });
}

function limitsOf(given: Partial<ImageLimits> = {}): ImageLimits {
  const limits = { ...defaultImageLimits, ...given };
  for (const value of [limits.pixels, limits.bytes]) {
    if (Number.isSafeInteger(value) && value >= 0) continue;
    throw new FormatError('limit', 'a limit of an image is a whole number from 0 up', { found: value });
  }
  return limits;
}
