export { buildTextures, type NewTexture } from './build-textures.js';
export { Miptex, PaletteColor } from './miptex-records.js';
export type { Texture, TextureLevel } from './texture.js';
export type { PlainTexturePiece, PlainTextures, TextureMeasure } from './texture-plain.js';
export type { TextureReading } from './texture-table.js';
export { Textures, type TexturesType, textures } from './textures-content.js';
