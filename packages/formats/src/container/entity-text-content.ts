import type { Content, ContentPlace, ContentStatus, ContentType, Issue } from '@brushwork/record';
import { type Entity, EntityDocument, type EntityEscapes } from './entity-text/index.js';

/** How a branch writes entity text. */
export interface EntityTextTypeOptions {
  /** Whether a backslash in quotes means something; `none` unless the branch says so. */
  readonly escapes?: EntityEscapes;
  /** Lump version from which on it does; in every version unless given. */
  readonly escapesFrom?: number;
}

/** Escapes of a lump of some version. */
function escapesOf({ escapes, escapesFrom }: EntityTextTypeOptions, version = 0): Escapes {
  return escapes === undefined || (escapesFrom !== undefined && version < escapesFrom) ? {} : { escapes };
}

type Escapes = Pick<EntityTextTypeOptions, 'escapes'>;

/** A lump of entity text: the document, read when first asked for, and the bytes that it makes. */
export class EntityText implements Content {
  /** Always `entity-text`. */
  readonly kind = 'entity-text' as const;
  /** Whole text, no remainder. */
  readonly remainder = 0;
  private readonly place: ContentPlace;
  private readonly options: Escapes;
  private stored: Uint8Array;
  private opened: EntityDocument | undefined;

  constructor(place: ContentPlace, options: EntityTextTypeOptions) {
    this.place = place;
    this.options = escapesOf(options, place.version);
    this.stored = place.bytes;
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The text as a document; every edit of it is one of the lump. */
  get document(): EntityDocument {
    const { name, offset } = this.place;
    this.opened ??= EntityDocument.parse(this.stored, { ...this.options, baseOffset: offset, path: [name] });
    return this.opened;
  }

  /** The same document shown in another encoding, e.g. `windows-1251`; edits of it are not ones of the lump. */
  documentIn(encoding: string): EntityDocument {
    const { name, offset } = this.place;
    return EntityDocument.parse(this.bytes, { ...this.options, encoding, baseOffset: offset, path: [name] });
  }

  /** The entities in the order of the text. */
  get entities(): readonly Entity[] {
    return this.document.entities;
  }

  /** Number of entities. */
  get length(): number {
    return this.document.entities.length;
  }

  /** `ok`, or `empty`. */
  get status(): ContentStatus {
    return this.bytes.length === 0 ? 'empty' : 'ok';
  }

  /** The bytes as the document makes them now. */
  get bytes(): Uint8Array {
    return this.opened === undefined ? this.stored : this.opened.toBytes();
  }

  /** What is remarkable about the text. */
  get issues(): readonly Issue[] {
    return this.stored.length === 0 ? [] : this.document.problems;
  }

  /** Puts other text in the place of this one. */
  setBytes(bytes: Uint8Array): void {
    this.stored = bytes;
    this.opened = undefined;
  }

  /** The whole document is one block. */
  blockCount(): number {
    return this.bytes.length === 0 ? 0 : 1;
  }

  /** The document as plain data. */
  block(): unknown {
    return this.document.toObject();
  }
}

/** A lump of entity text. */
export function entityText(options: EntityTextTypeOptions = {}): ContentType<EntityText, never> {
  return {
    kind: 'entity-text',
    elementSize: undefined,
    open: (place) => new EntityText(place, options),
    rebuild: (block, place) => EntityDocument.fromObject(block, escapesOf(options, place.version)).toBytes(),
  };
}
