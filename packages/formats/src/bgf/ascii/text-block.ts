import { FormatError } from '@brushwork/record';
import { TextScanner } from './text-scanner.js';

/** A block of a model's text: `NAME (ATTRIBUTE=value) { ... }`. */
export interface TextBlock {
  /** Its name, in capital letters. */
  readonly name: string;
  /** Position of the name. */
  readonly at: number;
  /** The attributes by name, in capital letters. */
  readonly attributes: ReadonlyMap<string, TextValue>;
  /** The blocks inside that are known, in the order of the text. */
  readonly children: TextBlock[];
  /** The numbers of all `{a,b,c}` inside. */
  readonly numbers: number[];
  /** How many numbers are in each of them. */
  readonly widths: number[];
}

/** A value of an attribute. */
export interface TextValue {
  /** The value. */
  readonly text: string;
  /** Whether it was quoted. */
  readonly isQuoted: boolean;
}

/** A block that isn't known and was passed over with all that is in it. */
export interface SkippedBlock {
  /** Its name. */
  readonly name: string;
  /** Position of the name. */
  readonly at: number;
}

/** The blocks of a text. */
export interface TextBlocks {
  /** Those that are in no other. */
  readonly blocks: readonly TextBlock[];
  /** Those that were passed over. */
  readonly skipped: readonly SkippedBlock[];
  /** How many comments there are, and the position of the first one. */
  readonly comments: { readonly count: number; readonly first: number | undefined };
}

/** How a text is read. */
export interface TextBlockOptions {
  /** Position behind the magic. */
  readonly start: number;
  /** Names of the blocks that are known inside each one; those of the text itself under an empty name. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** Most blocks that are read. */
  readonly limit: number;
}

/**
 * Reads the blocks of a text. Blocks that aren't known where they stand are passed over as a whole. Throws `FormatError`
 * 'bad-text' for what is no block, and 'limit'.
 */
export function parseTextBlocks(text: string, options: TextBlockOptions): TextBlocks {
  const { known, limit, start } = options;
  const scanner = new TextScanner(text, start);
  const root: TextBlock = newBlock('', start, new Map());
  const open: TextBlock[] = [root];
  const skipped: SkippedBlock[] = [];
  let count = 0;
  for (let block = open.at(-1); block !== undefined; block = open.at(-1)) {
    const next = scanner.peek();
    if (next === '' && open.length === 1) break;
    if (next === '') throw scanner.problem(`${block.name} has no '}'`);
    if (next === '}') {
      if (open.length === 1) throw scanner.problem("has a '}' too many");
      scanner.at++;
      open.pop();
    } else if (next === ',') scanner.at++;
    else if (next === '{') readTuple(scanner, block);
    else {
      if (++count > limit)
        throw new FormatError('limit', `has more than ${limit} blocks`, {
          offset: scanner.at,
          expected: limit,
        });
      const { at } = scanner;
      const name = scanner.word().toUpperCase();
      if (name === '') throw scanner.problem('expects a name');
      const attributes = scanner.take('(') ? readAttributes(scanner) : new Map<string, TextValue>();
      scanner.expect('{');
      if (known.get(block.name)?.includes(name) === true) {
        const child = newBlock(name, at, attributes);
        block.children.push(child);
        open.push(child);
      } else {
        skipped.push({ name, at });
        scanner.skipBlock();
      }
    }
  }
  return { blocks: root.children, skipped, comments: scanner.comments };
}

function newBlock(name: string, at: number, attributes: ReadonlyMap<string, TextValue>): TextBlock {
  return { name, at, attributes, children: [], numbers: [], widths: [] };
}

function readAttributes(scanner: TextScanner): Map<string, TextValue> {
  const attributes = new Map<string, TextValue>();
  while (!scanner.take(')')) {
    if (scanner.take(',')) continue;
    const name = scanner.word().toUpperCase();
    if (name === '') throw scanner.problem('expects the name of an attribute');
    if (!scanner.take('=')) attributes.set(name, { text: '', isQuoted: false });
    else if (scanner.peek() === '"') attributes.set(name, { text: scanner.quoted(), isQuoted: true });
    else attributes.set(name, { text: scanner.word('()={}'), isQuoted: false });
  }
  return attributes;
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Most numbers in a tuple: a face has at most 255 corners. */
const WIDEST = 255;

function readTuple(scanner: TextScanner, block: TextBlock): void {
  scanner.expect('{');
  let width = 0;
  while (!scanner.take('}')) {
    if (scanner.take(',')) continue;
    const word = scanner.word();
    const value = NUMBER.test(word) ? Number(word) : Number.NaN;
    // A number too large for a single float would become an infinite one.
    if (!Number.isFinite(Math.fround(value)) || ++width > WIDEST) {
      scanner.at -= word.length;
      throw scanner.problem(width > WIDEST ? `has more than ${WIDEST} numbers` : 'expects a number');
    }
    block.numbers.push(value);
  }
  block.widths.push(width);
}
