/** How names are compared with a pattern. */
export interface WildcardOptions {
  /** Take upper and lower case as the same, as Windows does. */
  readonly ignoreCase?: boolean | undefined;
  /** Let `*`, `?` and `**` match names that begin with a dot, which shells leave out. */
  readonly matchHidden?: boolean | undefined;
}

/** The pattern's part that stands for any number of folders. */
export const anyFolders = '**';

/** Whether a text has `*` or `?`. */
export function hasWildcard(text: string): boolean {
  return /[*?]/.test(text);
}

/**
 * Whether a name (without slashes) matches a pattern of plain characters, `*` (any number of characters) and `?` (one).
 * Takes time in proportion to name times pattern at most; a regular expression could be made to take forever.
 */
export function matchesWildcard(name: string, pattern: string, options: WildcardOptions = {}): boolean {
  if (name.startsWith('.') && !pattern.startsWith('.') && options.matchHidden !== true) return false;
  const fold = (text: string): string[] =>
    Array.from(options.ignoreCase === true ? text.toLowerCase() : text);
  const wanted = fold(pattern);
  const found = fold(name);
  return matchSequence(found, wanted, {
    isStar: (part) => part === '*',
    matches: (character, part) => part === '?' || part === character,
  });
}

/**
 * Whether a path, given as its parts, matches a pattern's parts, of which `**` stands for any number of folders, also
 * none. A `**` at the end matches everything below.
 */
export function matchesWildcardPath(
  parts: readonly string[],
  pattern: readonly string[],
  options: WildcardOptions = {},
): boolean {
  const wanted = pattern.at(-1) === anyFolders ? [...pattern, '*'] : pattern;
  return matchSequence(parts, wanted, {
    isStar: (part) => part === anyFolders,
    matches: (name, part) => matchesWildcard(name, part, options),
  });
}

interface SequenceRules {
  readonly isStar: (part: string) => boolean;
  readonly matches: (item: string, part: string) => boolean;
}

/** Greedy matching that on a mismatch goes back to the last star only: an earlier one can't do better. */
function matchSequence(items: readonly string[], parts: readonly string[], rules: SequenceRules): boolean {
  let item = 0;
  let part = 0;
  let starPart = -1;
  let starItem = 0;
  while (item < items.length) {
    const wanted = parts[part];
    if (wanted !== undefined && rules.isStar(wanted)) {
      starPart = part;
      starItem = item;
      part += 1;
    } else if (wanted !== undefined && rules.matches(items[item] ?? '', wanted)) {
      item += 1;
      part += 1;
    } else if (starPart >= 0) {
      starItem += 1;
      item = starItem;
      part = starPart + 1;
    } else {
      return false;
    }
  }
  return parts.slice(part).every(rules.isStar);
}
