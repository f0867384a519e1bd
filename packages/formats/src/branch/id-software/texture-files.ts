import type { TextureFiles } from '../../scene-capabilities.js';

/** Where the images of Quake maps are: in the maps themselves, in colours that all share. @source public headers of the compilers @confidence certain */
export const quakeTextureFiles: TextureFiles = {
  roots: ['textures'],
  extensions: ['mip', 'tga', 'png', 'jpg'],
  archiveKey: 'wad',
  lump: 'TEXTURES',
  palettes: ['gfx/palette.lmp'],
};

/** Where the images of Quake II maps are. @source public headers of the engine @confidence certain */
export const quake2TextureFiles: TextureFiles = {
  roots: ['textures'],
  extensions: ['wal', 'tga', 'png', 'jpg'],
  palettes: ['pics/colormap.pcx'],
};

/** Where the images of Quake III maps are. @source released source of the engine @confidence certain */
export const quake3TextureFiles: TextureFiles = {
  roots: [''],
  scripts: 'shader',
  scriptFolders: ['scripts'],
  extensions: ['tga', 'jpg', 'png', 'dds'],
};
