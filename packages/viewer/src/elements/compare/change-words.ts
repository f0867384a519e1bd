import { type DiffCounts, type DiffKind, lumpStateTexts } from '@brushwork/ops';
import type { ComparedLump, ComparedPart, ComparisonSummary } from '../../protocol/compare-api.js';
import { counted, countText } from '../lists/number-text.js';

/** The sign in front of a difference. */
export const kindSigns: Readonly<Record<DiffKind, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '↕',
};

/** Whether nothing that was read from the text of a lump differs, but the text itself: its order, its spacing, its comments. */
export function isOtherText({ state, parts }: ComparedLump): boolean {
  return state === 'same-records' && parts.some(({ hasText }) => hasText);
}

/** The state of a lump, in a word or two. */
export function stateText(lump: ComparedLump): string {
  return isOtherText(lump) ? 'other text' : lumpStateTexts[lump.state];
}

/** What a lump's state means. */
export function stateTitle(lump: ComparedLump): string {
  const { state, storage } = lump;
  if (isOtherText(lump)) return 'The same entities, written in another way: order, spacing, comments';
  switch (state) {
    case 'stored-differently':
      return `The same bytes, stored with another ${storage.join(' and another ')}`;
    case 'same-records':
      return 'Other bytes, but no record differs: other numbers for the same targets, another order, padding';
    case 'unread':
      return 'It could not be read in one of the files';
    default:
      return lumpStateTexts[state];
  }
}

/** Whether a lump is listed among those that differ. */
export function isListed(lump: ComparedLump): boolean {
  return isDifferent(lump) || isOtherText(lump);
}

/** Whether something in a lump differs, rather than how it is stored. */
export function isDifferent({ state }: ComparedLump): boolean {
  return state === 'differs' || state === 'only-left' || state === 'only-right' || state === 'unread';
}

/** How many differences there are, by kind: `2 added, 1 changed`. */
export function countWords(counts: DiffCounts): string {
  const kinds: readonly DiffKind[] = ['added', 'removed', 'changed', 'moved'];
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${countText(counts[kind])} ${kind}`)
    .join(', ');
}

const things: Readonly<Record<string, readonly [string, string]>> = {
  records: ['record', 'records'],
  values: ['value', 'values'],
  entities: ['entity', 'entities'],
  files: ['file', 'files'],
  lines: ['line', 'lines'],
  rows: ['row', 'rows'],
  bytes: ['byte', 'bytes'],
};

/** How many things a part has on the left and on the right. */
export function sizeWords({ kind, leftCount, rightCount }: ComparedPart): string {
  const [one, many] = things[kind] ?? ['thing', 'things'];
  return leftCount === rightCount
    ? counted(leftCount, one, many)
    : `${countText(leftCount)} → ${counted(rightCount, one, many)}`;
}

/** How many rows the list of lumps has when all is open. */
export function rowCount({ lumps }: ComparisonSummary, { isAll }: { readonly isAll: boolean }): number {
  return lumps
    .filter((lump) => isAll || isListed(lump))
    .reduce((sum, { parts }) => sum + (parts.length > 1 ? parts.length + 1 : 1), 0);
}

/** What came out, in a few words. */
export function verdict({ isSame, lumps }: ComparisonSummary): string {
  const differing = lumps.filter(isDifferent).length;
  if (isSame) return lumps.some(isOtherText) ? 'Only the text of entities differs' : 'Nothing differs';
  return differing === 0
    ? 'Only the head differs'
    : `${counted(differing, 'lump')} ${differing === 1 ? 'differs' : 'differ'}`;
}
