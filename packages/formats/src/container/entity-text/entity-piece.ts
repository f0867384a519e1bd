import type { FormatPath } from '@brushwork/record';
import type { GapStyle } from './gap-style.js';
import type { EntityEscapes } from './token-scanner.js';

/** One entity's bytes and what stands before them, as its document keeps them. */
export class EntityPiece {
  /** Number of the entity in its document, once the pieces are numbered. */
  index = -1;
  /** First byte of the entity in the lump, once the document is laid out. */
  position = 0;
  /** Whether the entity still belongs to its document. */
  isAttached = true;
  /** The entity's bytes after an edit; none when they are the original ones. */
  edited: Uint8Array | undefined;
  /** What stands before the entity when that is no longer what stood there in the source. */
  editedGap: Uint8Array | undefined;
  private readonly source: Uint8Array;
  private readonly gapStart: number;
  private readonly start: number;
  private readonly end: number;

  /** The entity from `start` to `end` of `source`; what stands before it begins at `gapStart`. */
  constructor(
    source: Uint8Array,
    span: { readonly gapStart: number; readonly start: number; readonly end: number },
  ) {
    this.source = source;
    this.gapStart = span.gapStart;
    this.start = span.start;
    this.end = span.end;
  }

  /** The entity's bytes as they were first. */
  get original(): Uint8Array {
    return this.source.subarray(this.start, this.end);
  }

  /** The entity's bytes now. */
  get bytes(): Uint8Array {
    return this.edited ?? this.original;
  }

  /** The bytes between the entity before and this one. */
  get gap(): Uint8Array {
    return this.editedGap ?? this.source.subarray(this.gapStart, this.start);
  }
}

/** What an entity needs to know of its document. */
export interface EntityOwner {
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
  /** Encoding of the text for people. */
  readonly encoding: string;
  /** What the paths of errors begin with. */
  readonly path: FormatPath;
  /** The white space for what the entity has no example of. */
  readonly style: GapStyle;
  /** Gives every piece its number, unless they have them. */
  number(): void;
  /** Gives every piece its position, unless they have them. */
  layOut(): void;
  /** Notes that bytes have changed. */
  noteChange(): void;
}
