import type { ImageFormat } from './image.js';
import { sgiMagic } from './sgi-header.js';
import { TgaHeader } from './tga-header.js';
import { tgaFooterOf } from './tga-layout.js';

/** Extensions that images have, and what they say. */
const extensions: ReadonlyMap<string, ImageFormat | 'vtx'> = new Map([
  ['sgi', 'sgi'],
  ['rgb', 'sgi'],
  ['rgba', 'sgi'],
  ['bw', 'sgi'],
  ['int', 'sgi'],
  ['inta', 'sgi'],
  ['tga', 'tga'],
  ['targa', 'tga'],
  ['icb', 'tga'],
  ['vda', 'tga'],
  ['vst', 'tga'],
  ['vtx', 'vtx'],
]);

/** What the extension of a name says of an image; `vtx` is known by name only. */
export function imageFormatOfName(name: string): ImageFormat | 'vtx' | undefined {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? undefined : extensions.get(name.slice(dot + 1).toLowerCase());
}

/**
 * The format of an image by its bytes. SGI images begin with a number of their own. TGA images don't: those with a footer
 * are known by it, others by a header in which everything makes sense.
 */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  if (bytes.length >= 2 && ((bytes[0]! << 8) | bytes[1]!) === sgiMagic) return 'sgi';
  if (bytes.length < TgaHeader.size) return undefined;
  return tgaFooterOf(bytes) !== undefined || isTgaHeader(TgaHeader.fromBytes(bytes)) ? 'tga' : undefined;
}

const colourBits: readonly number[] = [15, 16, 24, 32];

function isTgaHeader(header: TgaHeader): boolean {
  const { colourMapType, height, imageType, interleaving, mapEntryBits, mapEntryCount, pixelBits, width } =
    header;
  if (width === 0 || height === 0 || colourMapType > 1 || interleaving !== 0) return false;
  const hasMap = colourMapType === 1;
  if (hasMap ? mapEntryCount === 0 || !colourBits.includes(mapEntryBits) : mapEntryCount !== 0) return false;
  if (imageType === 1 || imageType === 9) return hasMap && [8, 15, 16].includes(pixelBits);
  if (imageType === 2 || imageType === 10) return colourBits.includes(pixelBits);
  return (imageType === 3 || imageType === 11) && (pixelBits === 8 || pixelBits === 16);
}
