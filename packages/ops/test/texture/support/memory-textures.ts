import { namesInFolder, type TextureSource } from '../../../src/texture/index.js';

/** A source that has what is given, texts as their bytes. */
export function memoryTextures(files: Readonly<Record<string, Uint8Array | string>>): TextureSource {
  const all = new Map(Object.entries(files));
  return {
    title: 'memory',
    find: async (name) => {
      const found = all.get(name);
      return typeof found === 'string' ? new TextEncoder().encode(found) : found;
    },
    list: async (folder) => namesInFolder(all.keys(), folder),
  };
}
