import type { Chunk } from '../container/chunk-tree/index.js';
import type { Model } from './model.js';
import { PartSettings, textOf } from './part-settings.js';

/** A material of a library. */
export interface LibraryMaterial {
  /** The chunk. */
  readonly chunk: Chunk;
  /** Its name, as it is in the file; `undefined` where there is none. */
  readonly name: string | undefined;
  /** Names of the image files of its textures, as far as chunks for them are known. */
  readonly textures: readonly string[];
}

/**
 * The materials of a library; `undefined` while the id of their tag isn't known, which is in no document at hand
 * (`withTagHeader` takes it from the header that defines it). That a material's name is its NAME and a texture's file is
 * text in TEXTURE_MAP are guesses.
 */
export function materialsOf(model: Model): readonly LibraryMaterial[] | undefined {
  const { tree } = model;
  if (tree.schema.tags.get('MATERIAL')?.id === undefined) return undefined;
  const materials: LibraryMaterial[] = [];
  for (const chunk of tree.children()) {
    if (chunk.tag !== 'MATERIAL') continue;
    const textures: string[] = [];
    const end = tree.table.nexts[chunk.index] as number;
    for (let i = chunk.index + 1; i < end; i++)
      if (tree.nameOf(i) === 'TEXTURE_MAP') textures.push(textOf(tree.chunk(i)));
    materials.push({ chunk, name: new PartSettings(tree, chunk.index).name, textures });
  }
  return materials;
}
