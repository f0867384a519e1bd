/** A key with a value in a text of keys and values, at whatever depth. */
export interface KeyValue {
  /** The key as it stands there. */
  readonly key: string;
  /** The value. */
  readonly value: string;
}

/** A word in a text of keys and values. */
export interface KeyValueToken {
  /** The word, without quotes. */
  readonly text: string;
  /** Where its first character stands. */
  readonly start: number;
  /** Whether it stands in quotes. */
  readonly isQuoted: boolean;
}

/** Tokens: a comment, a brace, text in quotes (to the end of the file where the second is missing), a bare word. */
const token = /\/\/[^\n]*|[{}]|"([^"]*)(?:"|$)|[^\s{}"]+/g;
/** A condition behind a value, such as `[$X360]`. */
const condition = /^\[[!$][^\]]*\]$/;
const largestText = 4 * 1024 * 1024;
const mostPairs = 20_000;

/** The words of a text of keys and values, in its order: keys, values and conditions, but no braces and no comments. */
export function* keyValueTokens(text: string): Generator<KeyValueToken> {
  for (const match of text.matchAll(token)) {
    const [whole, quoted] = match;
    if (whole.startsWith('//') || whole === '{' || whole === '}') continue;
    const isQuoted = quoted !== undefined;
    yield { text: quoted ?? whole, start: match.index + (isQuoted ? 1 : 0), isQuoted };
  }
}

/**
 * Reads the pairs of a text of keys and values, as materials are written in, flat: what they are inside of doesn't
 * matter for what files they name. Tolerates all that games do: missing quotes and braces, comments, conditions. Time is
 * linear in the length of the text, of which only so much is read.
 */
export function readKeyValues(text: string): KeyValue[] {
  const pairs: KeyValue[] = [];
  let key: string | undefined;
  for (const match of text.slice(0, largestText).matchAll(token)) {
    const [whole, quoted] = match;
    if (whole.startsWith('//') || (quoted === undefined && condition.test(whole))) continue;
    if (whole === '{' || whole === '}') {
      key = undefined;
    } else if (key === undefined) {
      key = quoted ?? whole;
    } else {
      pairs.push({ key, value: quoted ?? whole });
      if (pairs.length >= mostPairs) return pairs;
      key = undefined;
    }
  }
  return pairs;
}
