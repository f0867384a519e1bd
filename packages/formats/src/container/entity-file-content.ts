import {
  type Content,
  type ContentPlace,
  type ContentStatus,
  type ContentType,
  concatenate,
  FormatError,
  type Issue,
  issue,
} from '@brushwork/record';
import { latin1Bytes, latin1Text } from './entity-text/latin1-text.js';
import { EntityText, type EntityTextTypeOptions, entityText } from './entity-text-content.js';

/** Longest first line that is looked for, in bytes. */
const HEADER_LIMIT = 256;

/** Plain form of a file of entities. */
interface PlainEntityFile {
  /** First line with its line end, such as `ENTITIES01`; empty when there is none. */
  readonly header: string;
  /** The text behind it. */
  readonly text: unknown;
}

/** Size of the first line `ENTITIESnn ...`, its line end included; 0 when the file doesn't begin with one. */
function headerSize(bytes: Uint8Array): number {
  const begin = latin1Text(bytes.subarray(0, HEADER_LIMIT));
  return /^ENTITIES\d\d[^\n]*\n/.exec(begin)?.[0].length ?? 0;
}

/** A file of entities beside a map: a first line `ENTITIESnn`, then entity text. */
export class EntityFile implements Content {
  /** Always `entity-file`. */
  readonly kind = 'entity-file' as const;
  /** Whole text, no remainder. */
  readonly remainder = 0;
  private readonly place: ContentPlace;
  private readonly options: EntityTextTypeOptions;
  private stored: Uint8Array;
  private line: Uint8Array;
  private body: EntityText;

  constructor(place: ContentPlace, options: EntityTextTypeOptions) {
    this.place = place;
    this.options = options;
    this.stored = place.bytes;
    this.line = place.bytes.subarray(0, headerSize(place.bytes));
    this.body = this.readBody();
  }

  private readBody(): EntityText {
    const { place, options, stored, line } = this;
    const bytes = stored.subarray(line.length);
    return new EntityText({ ...place, bytes, offset: place.offset + line.length }, options);
  }

  /** Name of the document. */
  get name(): string {
    return this.place.name;
  }

  /** Offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The first line without its line end, such as `ENTITIES01`; empty when there is none. */
  get header(): string {
    return latin1Text(this.line).replace(/\r?\n$/, '');
  }

  /** The text behind the first line; every edit of it is one of the file. */
  get text(): EntityText {
    return this.body;
  }

  /** Number of entities. */
  get length(): number {
    return this.body.length;
  }

  /** `ok`, or `empty`. */
  get status(): ContentStatus {
    return this.bytes.length === 0 ? 'empty' : 'ok';
  }

  /** The bytes as the text makes them now. */
  get bytes(): Uint8Array {
    const bytes = this.body.bytes;
    const { stored, line } = this;
    const isUnchanged =
      bytes.buffer === stored.buffer && bytes.byteOffset === stored.byteOffset + line.length;
    return isUnchanged && bytes.length === stored.length - line.length ? stored : concatenate([line, bytes]);
  }

  /** What is remarkable about the file. */
  get issues(): readonly Issue[] {
    if (this.stored.length === 0) return [];
    const { name, offset } = this.place;
    const missing = issue('entity-file-header', 'warning', 'bad-text', {
      message: "doesn't begin with a line 'ENTITIESnn', as games demand it",
      path: [name],
      offset,
    });
    return this.line.length === 0 ? [missing, ...this.body.issues] : this.body.issues;
  }

  /** Puts other bytes in the place of these, first line and all. */
  setBytes(bytes: Uint8Array): void {
    this.stored = bytes;
    this.line = bytes.subarray(0, headerSize(bytes));
    this.body = this.readBody();
  }

  /** The whole file is one block. */
  blockCount(): number {
    return this.bytes.length === 0 ? 0 : 1;
  }

  /** The file as plain data. */
  block(): unknown {
    return { header: latin1Text(this.line), text: this.body.block() } satisfies PlainEntityFile;
  }
}

/** A file of entities beside a map. */
export function entityFile(options: EntityTextTypeOptions = {}): ContentType<EntityFile, never> {
  return {
    kind: 'entity-file',
    elementSize: undefined,
    open: (place) => new EntityFile(place, options),
    rebuild(block, place) {
      const { header, text } = (block ?? {}) as Partial<PlainEntityFile>;
      if (typeof header !== 'string')
        throw new FormatError('does-not-fit', 'needs a first line', { path: [place.name] });
      // A file of a first line alone has no text.
      const body = text === undefined ? [] : [entityText(options).rebuild(text, place, 0)];
      return concatenate([latin1Bytes(header), ...body]);
    },
  };
}
