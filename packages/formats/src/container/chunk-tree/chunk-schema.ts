import { type AnyStruct, type ContentType, opaque, records } from '@brushwork/record';
import type { Confidence } from '../../rules/rule.js';
import { parseTagId, tagIdMask, tagIdText } from './tag-word.js';

/** What is known of a tag beside its id. */
export interface TagFacts {
  /** What a chunk with this tag holds, in a sentence. */
  readonly meaning: string;
  /** Where that is known from. */
  readonly source: string;
  /** How sure the layout of what is inside is; `unknown` where no source describes it. */
  readonly confidence: Confidence;
  /** Tags of containers that it is known to stand in; `undefined` where that isn't known. `file`: not in any. */
  readonly inside?: readonly string[];
  /** Whether several of them in one container are usual, so that a path always says which one. */
  readonly repeats?: boolean;
  /** Name that tags share of which one takes the place of another, and that references name. */
  readonly group?: string;
}

/** A tag whose chunks hold chunks. */
export interface ContainerTag extends TagFacts {
  /** Always `container`. */
  readonly kind: 'container';
  /** The id; `undefined` while only the name is known. */
  readonly id: number | undefined;
}

/** A tag whose chunks hold data. */
export interface LeafTag<T extends ContentType = ContentType> extends TagFacts {
  /** Always `leaf`. */
  readonly kind: 'leaf';
  /** The id; `undefined` while only the name is known. */
  readonly id: number | undefined;
  /** How the data are read. */
  readonly type: T;
}

/** A tag as it is declared. */
export type ChunkTag = ContainerTag | LeafTag;

/** Declares a tag whose chunks hold chunks. `id`: `undefined` while only the name is known. */
export function chunkContainer(id: number | undefined, facts: TagFacts): ContainerTag {
  return { kind: 'container', id, ...facts };
}

/** Declares a tag whose chunks hold data: records of a class, or another type of content; bytes where it isn't known. */
export function chunkLeaf(id: number | undefined, type: AnyStruct | ContentType, facts: TagFacts): LeafTag {
  return {
    kind: 'leaf',
    id,
    type: typeof type === 'function' ? (records(type) as ContentType) : type,
    ...facts,
  };
}

/** How a schema is declared. */
export interface ChunkSchemaDeclaration {
  /** What files of this kind are called. */
  readonly title: string;
  /** The tags by name. */
  readonly tags: Readonly<Record<string, ChunkTag>>;
  /** Tag of the first chunk of a file. */
  readonly first?: string;
  /** Tag of the last chunk of a file. */
  readonly last?: string;
}

/** The tags of a format, by name and by id. */
export class ChunkSchema {
  /** What files of this kind are called. */
  readonly title: string;
  /** The tags by name, in the order of their declaration. */
  readonly tags: ReadonlyMap<string, ChunkTag>;
  /** Names by id. */
  readonly nameOfId: ReadonlyMap<number, string>;
  /** Tag of the first chunk of a file. */
  readonly first: string | undefined;
  /** Tag of the last chunk of a file. */
  readonly last: string | undefined;
  /** For each id whether it is known (1) or known to hold chunks (2). */
  readonly kinds: Uint8Array;

  /** `RangeError` for two tags with one id, and for an id with bits that no id has. */
  constructor(declaration: ChunkSchemaDeclaration) {
    this.title = declaration.title;
    this.tags = new Map(Object.entries(declaration.tags));
    this.first = declaration.first;
    this.last = declaration.last;
    this.kinds = new Uint8Array(tagIdMask + 1);
    const nameOfId = new Map<number, string>();
    for (const [name, { id, kind }] of this.tags) {
      if (id === undefined) continue;
      if (!Number.isInteger(id) || (id & ~tagIdMask) !== 0)
        throw new RangeError(`${name}: ${id} is no tag id`);
      const other = nameOfId.get(id);
      if (other !== undefined) throw new RangeError(`${name} and ${other} have the same id`);
      nameOfId.set(id, name);
      this.kinds[id] = kind === 'container' ? 2 : 1;
    }
    this.nameOfId = nameOfId;
  }

  /** Name of the tag with an id; the id as text where it has none. */
  nameFor(id: number): string {
    return this.nameOfId.get(id) ?? tagIdText(id);
  }

  /** Id of a tag by its name, whatever its case, or by its id as text; `undefined` when there is none. */
  idFor(name: string): number | undefined {
    return this.tags.get(name)?.id ?? this.tags.get(name.toUpperCase())?.id ?? parseTagId(name);
  }

  /** The declaration of a tag by its id; `undefined` for one that isn't known. */
  tagOfId(id: number): ChunkTag | undefined {
    const name = this.nameOfId.get(id);
    return name === undefined ? undefined : this.tags.get(name);
  }

  /** How the data of chunks with this id are read: as bytes where nothing is known. */
  typeOfId(id: number): ContentType {
    const tag = this.tagOfId(id);
    return tag?.kind === 'leaf' ? tag.type : opaque;
  }

  /** The same schema with tags put in the place of those of the same name, or added behind. */
  withTags(tags: Iterable<readonly [string, ChunkTag]>): ChunkSchema {
    const { title, first, last } = this;
    return new ChunkSchema({
      title,
      tags: Object.fromEntries([...this.tags, ...tags]),
      ...(first !== undefined && { first }),
      ...(last !== undefined && { last }),
    });
  }
}
