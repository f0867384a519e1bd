/** Images of textures: SGI and TGA. */

export { type DecodeImageOptions, decodeImage } from './decode-image.js';
export type { DecodedImage, ImageFormat } from './image.js';
export { defaultImageLimits, type ImageLimits } from './image-limits.js';
export { type ImageRuleId, imageRules } from './image-rules.js';
export { SgiHeader, sgiColourMaps, sgiMagic, sgiStorages } from './sgi-header.js';
export { imageFormatOfName, sniffImage } from './sniff-image.js';
export { TgaFooter, TgaHeader, tgaSignature, tgaTypes } from './tga-header.js';
