import { FormatError } from '@brushwork/record';
import { type FilterToken, filterTokens } from './filter-tokens.js';

/** How a value is compared. */
export type FilterComparison = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'contains' | 'begins' | 'ends' | 'has';

/** What rows have to meet. */
export type Filter =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  /** Some cell contains a text. */
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly comparison: FilterComparison;
      /** The value as it was written. */
      readonly value: string;
      /** Whether it stood in quotes, and so is a text. */
      readonly isQuoted: boolean;
    };

/** Deeper brackets are refused. */
const deepest = 64;

const words: ReadonlyMap<string, FilterComparison> = new Map([
  ['contains', 'contains'],
  ['begins', 'begins'],
  ['starts', 'begins'],
  ['ends', 'ends'],
  ['has', 'has'],
  ['is', '='],
]);

/**
 * Reads a filter: comparisons (`plane = 12`, `area > 100`, `name contains door`, `flags has SKY`), joined by `and`,
 * `or`, `not` and brackets; any other word or text in quotes is looked for in all cells. Words without `or` between
 * them have to be met all. `bad-text` for what can't be read, in words.
 */
export function parseFilter(text: string): Filter {
  const reader = new FilterReader(filterTokens(text));
  const filter = reader.any(0);
  reader.expectEnd();
  return filter;
}

class FilterReader {
  private readonly tokens: readonly FilterToken[];
  private position = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.tokens = tokens;
  }

  any(depth: number): Filter {
    if (depth > deepest) throw refused('brackets lie too deep in each other');
    const parts = [this.all(depth)];
    while (this.takeWord('or')) parts.push(this.all(depth));
    return parts.length === 1 ? (parts[0] as Filter) : { kind: 'any', parts };
  }

  private all(depth: number): Filter {
    const parts = [this.one(depth)];
    for (;;) {
      const isJoined = this.takeWord('and');
      const next = this.tokens[this.position];
      const isEnd = next === undefined || next.text === ')' || isWord(next, 'or');
      if (isEnd && isJoined) throw refused('something has to stand behind "and"');
      if (isEnd) return parts.length === 1 ? (parts[0] as Filter) : { kind: 'all', parts };
      parts.push(this.one(depth));
    }
  }

  private one(depth: number): Filter {
    if (this.takeWord('not')) return { kind: 'not', part: this.one(depth + 1) };
    const token = this.tokens[this.position];
    if (token === undefined) throw refused('something is missing at its end');
    this.position++;
    if (token.kind === 'sign') {
      if (token.text !== '(') throw refused(`"${token.text}" has to stand between a column and a value`);
      const inner = this.any(depth + 1);
      if (this.tokens[this.position++]?.text !== ')') throw refused('a bracket is not closed');
      return inner;
    }
    const comparison = this.comparison();
    if (comparison === undefined) return { kind: 'text', text: token.text };
    const value = this.tokens[this.position++];
    if (value === undefined || value.kind === 'sign')
      throw refused(`a value has to stand behind "${token.text} ${comparison}"`);
    return {
      kind: 'compare',
      column: token.text.replaceAll(/\[(\d+)\]/g, '.$1'),
      comparison,
      value: value.text,
      isQuoted: value.kind === 'quoted',
    };
  }

  private comparison(): FilterComparison | undefined {
    const next = this.tokens[this.position];
    if (next === undefined || next.kind === 'quoted' || next.text === '(' || next.text === ')')
      return undefined;
    const sign = next.text === '==' ? '=' : next.text;
    // A word that is the last one is one to look for.
    const found =
      next.kind === 'sign'
        ? (sign as FilterComparison)
        : this.tokens[this.position + 1] === undefined
          ? undefined
          : words.get(next.text.toLowerCase());
    if (found !== undefined) this.position++;
    return found;
  }

  private takeWord(word: string): boolean {
    const next = this.tokens[this.position];
    if (next === undefined || !isWord(next, word)) return false;
    this.position++;
    return true;
  }

  expectEnd(): void {
    const left = this.tokens[this.position];
    if (left !== undefined) throw refused(`"${left.text}" is one too many`);
  }
}

function isWord(token: FilterToken, word: string): boolean {
  return token.kind === 'word' && token.text.toLowerCase() === word;
}

function refused(why: string): FormatError {
  return new FormatError('bad-text', `the filter can't be read: ${why}`);
}
