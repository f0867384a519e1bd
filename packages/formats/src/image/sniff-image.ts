import type { ImageFormat } from './image.js';
import { pngSignature } from './png-chunks.js';
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
  ['vtf', 'vtf'],
  ['dds', 'dds'],
  ['jpg', 'jpg'],
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['wal', 'wal'],
  ['mip', 'miptex'],
  ['vtx', 'vtx'],
]);

/** What the extension of a name says of an image; `vtx` is known by name only. */
export function imageFormatOfName(name: string): ImageFormat | 'vtx' | undefined {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? undefined : extensions.get(name.slice(dot + 1).toLowerCase());
}

/** What images begin with whose first bytes are their own. */
const signatures: readonly (readonly [ImageFormat, readonly number[]])[] = [
  ['sgi', [sgiMagic >> 8, sgiMagic & 0xff]],
  ['vtf', [0x56, 0x54, 0x46, 0]],
  ['dds', [0x44, 0x44, 0x53, 0x20]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', pngSignature],
];

/**
 * The format of an image by its bytes. Most images begin with bytes of their own. TGA images don't: those with a footer
 * are known by it, others by a header in which everything makes sense. WAL images and textures of their own can't be known.
 */
export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  const signed = signatures.find(([, signature]) => signature.every((byte, i) => bytes[i] === byte));
  if (signed !== undefined) return signed[0];
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
