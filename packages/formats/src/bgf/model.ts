import { FormatError, type Issue } from '@brushwork/record';
import {
  type Chunk,
  type ChunkLimits,
  type ChunkSchema,
  ChunkTree,
  type SaveChunksOptions,
  saveChunks,
} from '../container/chunk-tree/index.js';
import { boundsOf, type ModelBounds } from './bounds.js';
import type { Geogroup } from './geogroup.js';
import { floatsOf } from './little-endian-arrays.js';
import { type ModelMagic, modelMagicSize, modelMagics, sniffModel } from './model-magic.js';
import { ModelObject } from './model-object.js';
import { modelSchema } from './model-schema.js';
import { bytesOf, numberOf, PartSettings } from './part-settings.js';
import type { VertexBlock } from './vertex-block.js';

/** How a model is opened. */
export interface OpenModelOptions {
  /** The tags; those of the specification unless given. `withTagHeader` makes one that knows more. */
  readonly schema?: ChunkSchema;
  /** What reading may cost. */
  readonly limits?: Partial<ChunkLimits>;
}

/** A model or a library of materials, over the tree of its chunks. */
export class Model {
  /** The first eight bytes. */
  readonly magic: ModelMagic;
  /** The chunks, which hold everything. */
  readonly tree: ChunkTree;
  private foundObjects: readonly ModelObject[] | undefined;

  constructor(magic: ModelMagic, tree: ChunkTree) {
    this.magic = magic;
    this.tree = tree;
  }

  /** What is wrong with how the chunks are laid out. */
  get issues(): readonly Issue[] {
    return this.tree.issues;
  }

  /** The first chunk of the file's own level with a tag. */
  chunk(tag: string): Chunk | undefined {
    const id = this.tree.schema.tags.get(tag)?.id;
    for (const i of this.tree.childIndexes()) if (this.tree.idOf(i) === id) return this.tree.chunk(i);
    return undefined;
  }

  /** What the header says. */
  get header(): PartSettings | undefined {
    const chunk = this.chunk('HEADER');
    return chunk === undefined ? undefined : new PartSettings(this.tree, chunk.index);
  }

  /** `materials` for a library: by its magic, or by the file type in its header. */
  get content(): 'geometry' | 'materials' {
    const { content } = modelMagics[this.magic];
    if (content !== 'either') return content;
    const type = this.header?.leaf('FILETYPE');
    return type !== undefined && numberOf(type) === 1 ? 'materials' : 'geometry';
  }

  /** Number of the unit of length: 1 is the metre, others aren't known. */
  get unit(): number | undefined {
    const chunk = this.header?.leaf('UNIT');
    return chunk === undefined ? undefined : numberOf(chunk);
  }

  /** Factor for all lengths; `undefined` where there is none or it isn't one float. How it is applied is not documented. */
  get scale(): number | undefined {
    const chunk = this.header?.leaf('SCALE');
    const bytes = chunk === undefined ? undefined : bytesOf(chunk);
    return bytes?.length === 4 ? floatsOf(bytes).array[0] : undefined;
  }

  /** The objects in the order of the file. */
  get objects(): readonly ModelObject[] {
    this.foundObjects ??= [...this.tree.children()]
      .filter(({ tag }) => tag === 'OBJECT')
      .map((chunk) => new ModelObject(chunk));
    return this.foundObjects;
  }

  /** Every patch of every level of every object, in the order of the file. */
  *geogroups(): Generator<Geogroup> {
    for (const { levels } of this.objects) for (const { geogroups } of levels) yield* geogroups;
  }

  /** Every block of vertices of every mesh. */
  *vertexBlocks(): Generator<VertexBlock> {
    for (const { meshes } of this.geogroups()) for (const { blocks } of meshes) yield* blocks;
  }

  /** Patches by the names of parts (`dz_...`) in their special texts: what a name moves or hides. */
  parts(): ReadonlyMap<string, readonly Geogroup[]> {
    const parts = new Map<string, Geogroup[]>();
    for (const group of this.geogroups())
      for (const { parts: names } of group.settings.specialWords)
        for (const name of names) {
          const known = parts.get(name);
          if (known === undefined) parts.set(name, [group]);
          else if (known.at(-1) !== group) known.push(group);
        }
    return parts;
  }

  /** ModelBounds of all vertices of all meshes; `undefined` where there are none. */
  measureBounds(): ModelBounds | undefined {
    return boundsOf(this.vertexBlocks());
  }

  /** The file as it is now. Throws as `saveChunks` does. */
  save(options: SaveChunksOptions = {}): Uint8Array<ArrayBuffer> {
    return saveChunks(this.tree, options);
  }
}

/**
 * Opens a model or a library of materials in binary form. Takes ownership of the bytes; what is in the chunks is read when
 * it is asked for. Throws `FormatError` 'bad-magic' for another file, and 'unsupported' for one in text form.
 */
export function openModel(bytes: Uint8Array, options: OpenModelOptions = {}): Model {
  const magic = sniffModel(bytes);
  if (magic === undefined)
    throw new FormatError('bad-magic', 'is no model of the pods', {
      offset: 0,
      expected: Object.keys(modelMagics).join(', '),
      found: JSON.stringify(String.fromCharCode(...bytes.subarray(0, modelMagicSize))),
    });
  if (modelMagics[magic].form !== 'binary')
    throw new FormatError('unsupported', 'is a model as text, which is not read as chunks', {
      offset: 0,
      found: magic,
    });
  const { limits, schema = modelSchema } = options;
  return new Model(
    magic,
    new ChunkTree(schema, bytes, { start: modelMagicSize, ...(limits !== undefined && { limits }) }),
  );
}
