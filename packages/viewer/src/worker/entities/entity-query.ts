import { matchesGlob } from './glob.js';

/** A pair as it is searched. */
export interface SearchedPair {
  /** The key. */
  readonly key: string;
  /** The value. */
  readonly value: string;
}

interface Term {
  readonly isWanted: boolean;
  readonly fits: (pair: SearchedPair) => boolean;
}

const WORD = /-?(?:[^\s"]+="[^"]*"|"[^"]*"|[^\s"]+)/g;

/**
 * Makes a search of words: `key=value` is a pair with `*` for anything in either, `key=` a key, anything else a part of a
 * key or value; `-` before it means that no pair may fit, quotes keep spaces. All words have to fit.
 */
export function entityQuery(text: string): (pairs: readonly SearchedPair[]) => boolean {
  const terms = (text.match(WORD) ?? []).map(termOf);
  return (pairs) => terms.every(({ isWanted, fits }) => pairs.some(fits) === isWanted);
}

function termOf(word: string): Term {
  const isWanted = !(word.startsWith('-') && word.length > 1);
  const said = isWanted ? word : word.slice(1);
  const equals = said.startsWith('"') ? -1 : said.indexOf('=');
  if (equals > 0) {
    const key = said.slice(0, equals);
    const value = said.slice(equals + 1).replace(/^"(.*)"$/s, '$1');
    const fitsValue = value === '' ? () => true : (found: string) => matchesGlob(found, value);
    return { isWanted, fits: (pair) => matchesGlob(pair.key, key) && fitsValue(pair.value) };
  }
  const part = said.replace(/^"(.*)"$/s, '$1').toLowerCase();
  const holds = (found: string): boolean => found.toLowerCase().includes(part);
  return { isWanted, fits: ({ key, value }) => holds(key) || holds(value) };
}
