import { FormatError, type FormatPath } from '@brushwork/record';
import { type EntityEscapes, entityEscapes } from './token-scanner.js';

/** How entity text is read; everything has a default. */
export interface EntityTextOptions {
  /** Whether a backslash in quotes means something; `none` when left out. */
  readonly escapes?: EntityEscapes | undefined;
  /** Encoding of the text for people: any label of the WHATWG Encoding Standard. When left out: `utf-8` if the whole text is valid, else `windows-1252`. */
  readonly encoding?: string | undefined;
  /** Most entities that are read; 1,000,000 when left out. What follows them is kept as text. */
  readonly maxEntities?: number | undefined;
  /** Most pairs that are read, of all entities together; 2,000,000 when left out. The entity that has one more is kept as text, with all that follows. */
  readonly maxPairs?: number | undefined;
  /** Most problems of one rule that are listed one by one; 1,000 when left out. */
  readonly maxProblemsPerRule?: number | undefined;
  /** Where the lump begins in its file: added to the offsets of problems; 0 when left out. */
  readonly baseOffset?: number | undefined;
  /** What the paths of problems and errors begin with; `['ENTITIES']` when left out. */
  readonly path?: FormatPath | undefined;
}

/** The options with their defaults filled in. */
export interface CheckedEntityTextOptions {
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
  /** Encoding of the text for people, when one was asked for. */
  readonly encoding: string | undefined;
  /** Most entities that are read. */
  readonly maxEntities: number;
  /** Most pairs that are read, of all entities together. */
  readonly maxPairs: number;
  /** Most problems of one rule that are listed one by one. */
  readonly maxProblemsPerRule: number;
  /** Where the lump begins in its file. */
  readonly baseOffset: number;
  /** What the paths of problems and errors begin with. */
  readonly path: FormatPath;
}

/** Fills in the defaults; throws `FormatError` 'bad-value' for escapes that don't exist and 'limit' for a limit that is no whole number. */
export function checkOptions(options: EntityTextOptions): CheckedEntityTextOptions {
  const { escapes = 'none', encoding, baseOffset = 0, path = ['ENTITIES'] } = options;
  const { maxEntities = 1_000_000, maxPairs = 2_000_000, maxProblemsPerRule = 1_000 } = options;
  if (!entityEscapes.includes(escapes)) {
    throw new FormatError('bad-value', `escapes are one of ${entityEscapes.join(', ')}`, {
      found: String(escapes),
    });
  }
  for (const limit of [maxEntities, maxPairs, maxProblemsPerRule]) {
    if (!Number.isSafeInteger(limit) || limit < 0) {
      throw new FormatError('limit', 'a limit is a whole number from 0 up', { found: limit });
    }
  }
  return { escapes, encoding, maxEntities, maxPairs, maxProblemsPerRule, baseOffset, path };
}
