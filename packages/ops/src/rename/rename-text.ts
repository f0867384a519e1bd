import { keyValueTokens } from '../pak/key-values.js';
import type { OwnNames } from './own-names.js';
import type { RenamedFile } from './rename-report.js';

/** A text in which references were changed. */
export interface RenamedText {
  /** The text. */
  readonly text: string;
  /** What was changed, in its order. */
  readonly changes: readonly RenamedFile[];
}

/**
 * Changes what a text of keys and values refers to by the name of the map: words that are a file of the map, or lie in
 * one of its folders, and with `isBegunByName` the first word when it is the name. All else stays as it is, byte for byte.
 */
export function renameText(
  text: string,
  names: OwnNames,
  { isBegunByName }: { readonly isBegunByName: boolean },
): RenamedText {
  const changes: RenamedFile[] = [];
  const parts: string[] = [];
  let done = 0;
  let isFirst = true;
  for (const { text: word, start } of keyValueTokens(text)) {
    const to = isFirst && isBegunByName && names.isName(word) ? names.to : names.reference(word);
    isFirst = false;
    if (to === undefined || to === word) continue;
    changes.push({ from: word, to });
    parts.push(text.slice(done, start), to);
    done = start + word.length;
  }
  return { text: changes.length === 0 ? text : [...parts, text.slice(done)].join(''), changes };
}
