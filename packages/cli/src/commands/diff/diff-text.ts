import { type DiffNote, type LumpDiff, type LumpState, lumpStateTexts, type MapDiff } from '@brushwork/ops';
import { formatPath } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';

/** What the table is of, and where it goes. */
export interface DiffTextPlace {
  /** What the user called the left file. */
  readonly left: string;
  /** What the user called the right file. */
  readonly right: string;
  /** Whether lumps that are the same are listed, too. */
  readonly isAll: boolean;
  /** Where it goes. */
  readonly context: CommandContext;
}

/** The differences of two files, a line for each lump. */
export function diffText(diff: MapDiff, { left, right, isAll, context }: DiffTextPlace): string {
  const { colour, width } = context;
  const shown = diff.lumps.filter(({ state }) => isAll || (state !== 'same' && state !== 'empty'));
  const columns = [
    { title: 'lump' },
    { title: 'state' },
    { title: 'left', align: 'right' as const },
    { title: 'right', align: 'right' as const },
    { title: 'added', align: 'right' as const },
    { title: 'removed', align: 'right' as const },
    { title: 'changed', align: 'right' as const },
    { title: 'moved', align: 'right' as const },
    { title: 'stored' },
  ];
  const table = formatTable(columns, shown.map(rowOf), {
    titleStyle: colour.dim,
    ...(width === undefined ? {} : { width }),
  });
  return [
    `${colour.bold(`${escapeText(left)} -> ${escapeText(right)}`)}\n`,
    ...diff.head.map(({ field, left: a, right: b }) => `  ${field}: ${valueText(a)} -> ${valueText(b)}\n`),
    shown.length === 0 ? '' : table,
    `${colour.dim(tallyText(diff))}\n`,
    notesText(diff.notes, context),
  ].join('');
}

function rowOf({ name, state, left, right, counts, storage }: LumpDiff): (string | number | undefined)[] {
  const number = (value: number): string | undefined => (value === 0 ? undefined : grouped(value));
  return [
    name,
    lumpStateTexts[state],
    left === undefined ? undefined : grouped(left.size),
    right === undefined ? undefined : grouped(right.size),
    number(counts.added),
    number(counts.removed),
    number(counts.changed),
    number(counts.moved),
    state === 'stored-differently' ? storage.join(', ') : undefined,
  ];
}

/** How many lumps there are of each kind: `3 differ, 40 are the same`. */
function tallyText({ lumps }: MapDiff): string {
  const count = (...states: readonly LumpState[]): number =>
    lumps.filter(({ state }) => states.includes(state)).length;
  const differing = count('differs', 'only-left', 'only-right');
  const unread = count('unread');
  const same = count('same', 'stored-differently', 'same-records');
  const parts = [
    differing === 0 ? 'nothing differs' : `${differing} differ${differing === 1 ? 's' : ''}`,
    `${grouped(same)} ${same === 1 ? 'is' : 'are'} the same`,
    ...(unread === 0 ? [] : [`${grouped(unread)} could not be read`]),
  ];
  return parts.join(', ');
}

/** A value for people, on one line. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'none';
  const text =
    typeof value === 'string'
      ? value
      : JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
  return escapeText(text ?? '').replaceAll('"', typeof value === 'string' ? '"' : '');
}

/** What wasn't compared, a line for each. */
export function notesText(notes: readonly DiffNote[], { colour }: CommandContext): string {
  return notes
    .slice(0, mostNotes)
    .map(({ path, message }) => `${colour.yellow('note')} ${escapeText(`${formatPath(path)}: ${message}`)}\n`)
    .concat(
      notes.length > mostNotes
        ? [`${colour.yellow('note')} ${counted(notes.length - mostNotes, 'note')} more\n`]
        : [],
    )
    .join('');
}

const mostNotes = 20;
