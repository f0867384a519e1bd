/** Images of textures. */

export { DdsHeader, DdsHeaderDx10, ddsCube, ddsMagic, ddsPixelFlags } from './dds-header.js';
export { type DecodeImageOptions, decodeImage } from './decode-image.js';
export { decodeTexture, type PalettePlace } from './decode-miptex.js';
export { WalHeader } from './decode-wal.js';
export { encodePng, type PngPixels } from './encode-png.js';
export type { DecodedImage, ImageFormat, ImagePart, ImageParts } from './image.js';
export { defaultImageLimits, type ImageLimits, type ImagePlace, type PartPlace } from './image-limits.js';
export { type ImageRuleId, imageRules } from './image-rules.js';
export { loadDecodeImage } from './load-decode-image.js';
export { paletteSize, readPalette, standInPalette } from './palette.js';
export { SgiHeader, sgiColourMaps, sgiMagic, sgiStorages } from './sgi-header.js';
export { imageFormatOfName, sniffImage } from './sniff-image.js';
export { TgaFooter, TgaHeader, tgaSignature, tgaTypes } from './tga-header.js';
export {
  VtfHeader,
  VtfHeader72,
  VtfHeader73,
  VtfResource,
  vtfFlags,
  vtfMagic,
  vtfResources,
} from './vtf-header.js';
export { readWadTextures, WadEntry, WadHeader } from './wad-directory.js';
