import { FormatError } from '@brushwork/record';

/** A word of a filter. */
export interface FilterToken {
  /** What it is: a sign, a text in quotes, or anything else. */
  readonly kind: 'sign' | 'quoted' | 'word';
  /** The text, without quotes. */
  readonly text: string;
  /** Position in the filter. */
  readonly at: number;
}

const token = /\s*(?:(<=|>=|!=|==|<|>|=|\(|\))|"([^"]*)"|'([^']*)'|([^\s"'<>=!()]+|!))/y;

/** The words of a filter; `bad-text` for a quote that isn't closed. */
export function filterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  const { length } = text.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < length) {
    const start = token.lastIndex;
    const found = token.exec(text);
    if (found === null)
      throw new FormatError(
        'bad-text',
        `the filter can't be read from "${text.slice(start).trim()}" on: close the quotes`,
      );
    const [, sign, double, single, word] = found;
    if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at: start });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word, at: start });
    else tokens.push({ kind: 'quoted', text: double ?? single ?? '', at: start });
  }
  return tokens;
}
