import { readWadTextures } from '@brushwork/formats';
import { namesInFolder, type TextureSource } from './texture-source.js';

/**
 * The textures of an archive (`.wad`), which has names without folders: each is the file `textures/NAME.mip`. Throws as
 * reading its directory does.
 */
export function wadTextureSource(bytes: Uint8Array, { title }: { readonly title: string }): TextureSource {
  const textures = new Map(
    [...readWadTextures(bytes, title)].map(([name, own]) => [`textures/${name}.mip`, own]),
  );
  return {
    title,
    find: async (name) => textures.get(name),
    list: async (folder) => namesInFolder(textures.keys(), folder),
  };
}
