import { type DiffCounts, type DiffKind, lumpStateTexts } from '@brushwork/ops';
import type { ComparedLump, ComparedPart } from '../../protocol/compare-api.js';
import { counted, countText } from '../lists/number-text.js';

/** The sign in front of a difference. */
export const kindSigns: Readonly<Record<DiffKind, string>> = {
  added: '+',
  removed: '−',
  changed: '~',
  moved: '↕',
};

/** What a lump's state means. */
export function stateTitle({ state, storage }: ComparedLump): string {
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
