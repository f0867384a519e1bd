import { concatenate, FormatError, type FormatPath, type Issue } from '@brushwork/record';
import { DocumentBody } from './document-body.js';
import { pairText } from './edit-pairs.js';
import { Entity } from './entity.js';
import { checkOptions, type EntityTextOptions } from './entity-text-options.js';
import { findProblems } from './find-problems.js';
import { styleLike } from './gap-style.js';
import { latin1Bytes, latin1Text } from './latin1-text.js';
import { describe, type EntityTextObject, type PlainPair, toPlainForm } from './plain-form.js';
import { fromPlainForm } from './plain-form-reader.js';
import { textLength } from './scan-entities.js';
import { decodeText, encodeText } from './text-encoding.js';
import type { EntityEscapes } from './token-scanner.js';
import { sameName } from './token-text.js';

/**
 * The entity lump of a map: blocks of `"key" "value"` in braces, up to the first NUL. Every byte is kept, whatever it
 * is: as long as nothing is edited `toBytes` gives the same bytes, and an edit changes no more of them than it needs.
 * Text that breaks the rules is read as far as the engines' own parsers would read it and reported in `problems`.
 *
 * Keys and values have one character a byte; `encoding` says which encoding they are shown in.
 *
 * Time is linear in the size of the text. Reading keeps no copy of it and about 110 bytes an entity; `entities` takes
 * another 50. Pairs are read when they are asked for and not kept: `pairs` takes about 120 bytes each, `toObject` and
 * the edit of an entity about 250. `maxEntities` and `maxPairs` bound it all, whatever the input.
 */
export class EntityDocument {
  private readonly first: Uint8Array;
  private body: DocumentBody;
  private list: Entity[] | undefined;
  private known:
    | { readonly body: DocumentBody; readonly version: number; readonly problems: readonly Issue[] }
    | undefined;

  private constructor(bytes: Uint8Array, options: EntityTextOptions) {
    this.first = bytes;
    this.body = new DocumentBody(bytes, checkOptions(options));
  }

  /**
   * Reads a lump's bytes, which belong to the document from then on. Any bytes can be read; throws `FormatError`
   * only for options that make no sense: 'bad-value', 'limit'.
   */
  static parse(bytes: Uint8Array, options: EntityTextOptions = {}): EntityDocument {
    return new EntityDocument(bytes, options);
  }

  /** A document without entities: a single NUL. */
  static empty(options: EntityTextOptions = {}): EntityDocument {
    return new EntityDocument(new Uint8Array(1), options);
  }

  /**
   * Reads text as an `.ent` file or an editor has it, and ends it with a NUL. The text is written in the encoding of
   * the options, UTF-8 when there is none. Throws `FormatError` 'does-not-fit' for a character that the encoding
   * lacks and for a NUL, 'unsupported' for an unknown encoding.
   */
  static fromText(text: string, options: EntityTextOptions = {}): EntityDocument {
    const bytes = encodeText(text, options.encoding ?? 'utf-8');
    if (bytes.includes(0)) throw new FormatError('does-not-fit', 'the text holds a NUL, which would end it');
    return new EntityDocument(concatenate([bytes, new Uint8Array(1)]), options);
  }

  /**
   * Makes the document again that `toObject` described, byte for byte. Where keys or values were edited, they are
   * what counts. Whoever adds or takes out entities has to renumber `deviations`. Throws `FormatError` for whatever
   * is no such object: 'bad-value', 'bad-reference', 'does-not-fit', 'limit', and 'bad-text' when the text that comes
   * out of it would not be read as the same keys and values.
   */
  static fromObject(value: unknown, options: EntityTextOptions = {}): EntityDocument {
    const checked = checkOptions(options);
    const { bytes, entities, escapes } = fromPlainForm(value, checked);
    const document = new EntityDocument(bytes, { ...options, escapes });
    checkSame(document, entities, checked.path);
    return document;
  }

  /** The entities in the order of the lump. */
  get entities(): readonly Entity[] {
    return this.allEntities();
  }

  /** Whether a backslash in quotes means something. */
  get escapes(): EntityEscapes {
    return this.body.escapes;
  }

  /** The encoding that text is shown and written in, e.g. `utf-8`; the file states none, see `EntityTextOptions.encoding`. */
  get encoding(): string {
    return this.body.encoding;
  }

  /**
   * What is remarkable about the text as it is now; nothing of it keeps the text from being read. Paths begin with
   * `ENTITIES`, then the entity's number and the key; offsets count from the start of the lump plus `baseOffset`.
   */
  get problems(): readonly Issue[] {
    const { body, known } = this;
    if (known?.body === body && known.version === body.version) return known.problems;
    const problems = findProblems(body.joined(), body.options);
    this.known = { body, version: body.version, problems };
    return problems;
  }

  /** Number of entities that carry deviations in `toObject`. */
  get nonCanonical(): number {
    const { body } = this;
    let count = 0;
    body.pieces.forEach((piece, entity) => {
      const context = { entity, before: latin1Text(piece.gap), style: body.style };
      if (describe(body.table(piece), context) !== undefined) count++;
    });
    return count;
  }

  /** The entities of a class, in the order of the lump; the case of ASCII letters doesn't matter, as to the engines. */
  byClass(name: string): readonly Entity[] {
    return this.entities.filter((entity) => sameName(entity.classname ?? '', name));
  }

  /**
   * Adds an entity behind the last one, written like it. Throws `FormatError` 'does-not-fit' for keys and values that
   * `Entity.set` refuses, 'bad-text' when the last entity has no closing brace, 'limit' when there are too many.
   */
  append(pairs: Iterable<PlainPair>): Entity {
    const { body } = this;
    const { escapes, path } = body;
    if (body.pieces.length >= body.options.maxEntities) {
      throw new FormatError('limit', 'no entity more than the limit allows', {
        path,
        expected: body.options.maxEntities,
      });
    }
    const last = body.pieces.at(-1);
    const lastTable = last === undefined ? undefined : body.table(last);
    if (lastTable?.closed === false) {
      throw new FormatError('bad-text', 'nothing can be added behind an entity without a closing brace', {
        path: [...path, body.pieces.length - 1],
      });
    }
    const style = lastTable === undefined ? body.style : styleLike(lastTable, body.style);
    const written = Array.from(pairs, (pair) => {
      return pairText(pair, style, { escapes, path: [...path, body.pieces.length, pair[0]] });
    });
    const inner = written.length === 0 ? '' : style.open + written.join(style.pair);
    const bytes = latin1Bytes(`{${inner}${style.close}}`);
    const entities = this.allEntities();
    const entity = new Entity(body, body.append(bytes));
    entities.push(entity);
    return entity;
  }

  /** Takes out the entity of this number; comments beside it stay. Throws `FormatError` 'not-found' when there is none. */
  removeEntity(index: number): void {
    const { pieces, path } = this.body;
    if (!Number.isInteger(index) || index < 0 || index >= pieces.length) {
      throw new FormatError('not-found', `there is no entity ${index}`, {
        path,
        expected: `0 to ${pieces.length - 1}`,
        found: index,
      });
    }
    this.body.remove(index);
    this.list?.splice(index, 1);
  }

  /**
   * Replaces all the text, e.g. by that of an `.ent` file, with or without NULs at its end; the lump keeps exactly the
   * terminator that it had, or none. Entities handed out before no longer belong to the document. Throws `FormatError`
   * 'does-not-fit' when more than NULs stands behind the first NUL.
   */
  replaceText(bytes: Uint8Array): void {
    const text = bytes.subarray(0, textLength(bytes));
    const rest = bytes.findLastIndex((byte) => byte !== 0);
    if (rest > text.length) {
      throw new FormatError('does-not-fit', 'text stands behind a NUL, which would end it', {
        path: this.body.path,
        offset: text.length,
      });
    }
    this.replaceBody(concatenate([text, this.body.terminator]));
  }

  /** Takes back every edit. Entities handed out before no longer belong to the document. */
  revert(): void {
    this.replaceBody(this.first);
  }

  /**
   * The lump's bytes. Throws `FormatError` 'bad-text' when text that was broken from the start, such as an entity
   * without its closing brace, would be read differently because of the edits beside it.
   */
  toBytes(): Uint8Array<ArrayBuffer> {
    return this.body.toBytes();
  }

  /** The text for people, without the NUL, in the document's encoding; `fromText` with the same encoding reads it back. */
  toText(): string {
    const bytes = this.body.toBytes();
    return decodeText(bytes.subarray(0, textLength(bytes)), this.encoding).text;
  }

  /** The document as plain data, from which `fromObject` makes the same bytes again. */
  toObject(): EntityTextObject {
    const { body } = this;
    return toPlainForm({
      entities: body.pieces.map((piece) => ({ gap: piece.gap, table: () => body.table(piece) })),
      after: body.after,
      terminator: body.terminator,
      style: body.styleName,
      escapes: body.escapes,
    });
  }

  /** The plain form, for `JSON.stringify`. */
  toJSON(): EntityTextObject {
    return this.toObject();
  }

  private allEntities(): Entity[] {
    this.list ??= this.body.pieces.map((piece) => new Entity(this.body, piece));
    return this.list;
  }

  private replaceBody(bytes: Uint8Array): void {
    for (const piece of this.body.pieces) piece.isAttached = false;
    this.body = new DocumentBody(bytes, this.body.options);
    this.list = undefined;
  }
}

function checkSame(
  document: EntityDocument,
  entities: readonly (readonly PlainPair[])[],
  path: FormatPath,
): void {
  const { entities: read } = document;
  const differs = entities.findIndex((pairs, i) => !isSame(read[i], pairs));
  if (differs < 0 && read.length === entities.length) return;
  throw new FormatError(
    'bad-text',
    'the deviations make a text that would not be read as these keys and values',
    {
      path: [...path, ...(differs < 0 ? [] : [differs])],
      expected: `${entities.length} entities`,
      found: read.length,
    },
  );
}

function isSame(entity: Entity | undefined, pairs: readonly PlainPair[]): boolean {
  if (entity === undefined) return false;
  const found = entity.pairs;
  return (
    found.length === pairs.length &&
    found.every((pair, i) => pair.key === pairs[i]![0] && pair.value === pairs[i]![1])
  );
}
