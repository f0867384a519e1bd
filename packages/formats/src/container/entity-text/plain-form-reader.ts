import { concatenate, FormatError, type FormatPath } from '@brushwork/record';
import type { CheckedEntityTextOptions } from './entity-text-options.js';
import { type GapStyle, type GapStyleName, gapStyles, styledGap } from './gap-style.js';
import { latin1Bytes, wideCharacter } from './latin1-text.js';
import { PairTable } from './pair-table.js';
import { type PlainPair, styledAfter, styledBefore, styleNamed } from './plain-form.js';
import { needIndex, needList, needObject, needText, type PlainFields, wrong } from './plain-form-check.js';
import { type EntityEscapes, entityEscapes } from './token-scanner.js';
import { quoteToken } from './token-text.js';

/** What was read of a plain form. */
export interface RebuiltText {
  /** The lump's bytes. */
  readonly bytes: Uint8Array;
  /** The entities as the plain form has them. */
  readonly entities: readonly (readonly PlainPair[])[];
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
}

/** What differs from the style in one entity. */
interface Deviation {
  readonly before: string | undefined;
  readonly gaps: ReadonlyMap<number, string>;
  readonly tokens: ReadonlyMap<number, string>;
  readonly close: string | undefined;
  readonly unclosed: boolean;
}

/**
 * Makes a lump's bytes from its plain form. Keys and values are what `entities` says; a deviation that no longer suits
 * an edited value, or that belongs to a pair that is gone, is passed over. Throws `FormatError` for anything that is
 * no plain form: 'bad-value', 'does-not-fit', 'bad-reference', 'limit'.
 */
export function fromPlainForm(value: unknown, options: CheckedEntityTextOptions): RebuiltText {
  const { path } = options;
  const fields = needObject(value, path);
  const escapes = readEscapes(fields['escapes'], path);
  const style = readStyle(fields['style'], path);
  const entities = readEntities(fields['entities'], options);
  const deviations = readDeviations(fields['deviations'], entities.length, path);
  const writer = new PlainFormWriter(style, escapes, path);
  entities.forEach((pairs, entity) => {
    writer.writeEntity(pairs, entity, deviations.get(entity));
  });
  const after = optionalText(fields['after'], [...path, 'after']) ?? styledAfter(style, entities.length);
  writer.push(after);
  writer.push(readTerminator(fields['terminator'], [...path, 'terminator']));
  return { bytes: writer.finish(), entities, escapes };
}

class PlainFormWriter {
  private readonly style: GapStyle;
  private readonly escapes: EntityEscapes;
  private readonly path: FormatPath;
  private pieces: string[] = [];
  private readonly blocks: Uint8Array[] = [];
  private length = 0;

  constructor(style: GapStyle, escapes: EntityEscapes, path: FormatPath) {
    this.style = style;
    this.escapes = escapes;
    this.path = path;
  }

  writeEntity(pairs: readonly PlainPair[], entity: number, deviation: Deviation | undefined): void {
    const { style } = this;
    const count = pairs.length * 2;
    this.push(deviation?.before ?? styledBefore(style, entity));
    this.push('{');
    pairs.forEach((pair, index) => {
      for (let part = 0; part < 2; part++) {
        const token = index * 2 + part;
        this.push(deviation?.gaps.get(token) ?? styledGap(style, token, count));
        this.push(this.token(pair[part]!, deviation?.tokens.get(token), [...this.path, entity, pair[0]]));
      }
    });
    this.push(deviation?.close ?? style.close);
    if (deviation?.unclosed !== true) this.push('}');
  }

  push(text: string): void {
    this.pieces.push(text);
    this.length += text.length;
    // A string may not grow without end, bytes may.
    if (this.length >= 0x10000) this.flush();
  }

  finish(): Uint8Array {
    this.flush();
    return concatenate(this.blocks);
  }

  private flush(): void {
    this.blocks.push(latin1Bytes(this.pieces.join(''), this.path));
    this.pieces = [];
    this.length = 0;
  }

  // The raw form counts only while it says what the value says.
  private token(text: string, written: string | undefined, path: FormatPath): string {
    if (written !== undefined && textOfToken(written, this.escapes) === text) return written;
    return quoteToken(text, { escapes: this.escapes, path });
  }
}

/** What a token says, when it's exactly one token. */
function textOfToken(written: string, escapes: EntityEscapes): string | undefined {
  const table = new PairTable(latin1Bytes(`{k ${written}`), escapes);
  return table.pairCount === 1 && table.written(1) === written ? table.text(1) : undefined;
}

function readEntities(value: unknown, options: CheckedEntityTextOptions): PlainPair[][] {
  const path = [...options.path, 'entities'];
  const list = needList(value, path);
  checkLimit('entities', list.length, { most: options.maxEntities, path });
  let pairCount = 0;
  return Array.from(list, (entity, index) => {
    const pairs = needList(entity, [...path, index]);
    pairCount += pairs.length;
    checkLimit('pairs', pairCount, { most: options.maxPairs, path });
    return Array.from(pairs, (pair, number) => readPair(pair, [...path, index, number]));
  });
}

function checkLimit(
  what: string,
  count: number,
  limit: { readonly most: number; readonly path: FormatPath },
): void {
  if (count <= limit.most) return;
  const { most, path } = limit;
  throw new FormatError('limit', `more ${what} than the limit allows`, {
    path,
    expected: most,
    found: count,
  });
}

function readPair(value: unknown, path: FormatPath): PlainPair {
  const pair = needList(value, path);
  if (pair.length !== 2) throw wrong('a key and a value', value, path);
  return [needText(pair[0], path), needText(pair[1], path)];
}

function readDeviations(
  value: unknown,
  entityCount: number,
  path: FormatPath,
): ReadonlyMap<number, Deviation> {
  const deviations = new Map<number, Deviation>();
  if (value === undefined) return deviations;
  needList(value, [...path, 'deviations']).forEach((item, i) => {
    const place = [...path, 'deviations', i];
    const fields = needObject(item, place);
    const entity = needIndex(fields['entity'], entityCount, [...place, 'entity']);
    if (deviations.has(entity)) {
      throw new FormatError('bad-value', 'describes an entity for the second time', {
        path: place,
        found: entity,
      });
    }
    deviations.set(entity, readDeviation(fields, place));
  });
  return deviations;
}

function readDeviation(fields: PlainFields, path: FormatPath): Deviation {
  const unclosed = fields['unclosed'];
  if (unclosed !== undefined && unclosed !== true) throw wrong('true', unclosed, [...path, 'unclosed']);
  return {
    before: optionalText(fields['before'], [...path, 'before']),
    gaps: readTokenTexts(fields['gaps'], [...path, 'gaps']),
    tokens: readTokenTexts(fields['tokens'], [...path, 'tokens']),
    close: optionalText(fields['close'], [...path, 'close']),
    unclosed: unclosed === true,
  };
}

function readTokenTexts(value: unknown, path: FormatPath): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  if (value === undefined) return texts;
  needList(value, path).forEach((item, i) => {
    const entry = needList(item, [...path, i]);
    if (entry.length !== 2) throw wrong('the number of a token and a text', item, [...path, i]);
    const token = needIndex(entry[0], Number.MAX_SAFE_INTEGER, [...path, i]);
    texts.set(token, needText(entry[1], [...path, i]));
  });
  return texts;
}

function readEscapes(value: unknown, path: FormatPath): EntityEscapes {
  if (value === undefined) return 'none';
  const found = entityEscapes.find((escapes) => escapes === value);
  if (found === undefined) throw wrong(`one of ${entityEscapes.join(', ')}`, value, [...path, 'escapes']);
  return found;
}

function readStyle(value: unknown, path: FormatPath): GapStyle {
  if (value === undefined) return styleNamed('lf');
  const style = gapStyles.get(value as GapStyleName);
  if (style === undefined)
    throw wrong(`one of ${[...gapStyles.keys()].join(', ')}`, value, [...path, 'style']);
  return style;
}

function optionalText(value: unknown, path: FormatPath): string | undefined {
  return value === undefined ? undefined : needText(value, path);
}

function readTerminator(value: unknown, path: FormatPath): string {
  if (value === undefined) return '\0';
  if (typeof value !== 'string') throw wrong('text', value, path);
  if (value !== '' && value[0] !== '\0') {
    throw new FormatError('bad-value', 'begins with something other than a NUL', {
      path,
      expected: 'a NUL or nothing',
    });
  }
  for (let i = 0; i < value.length; i++) {
    if (value.charCodeAt(i) > 0xff) throw wideCharacter(value.charCodeAt(i), path);
  }
  return value;
}
