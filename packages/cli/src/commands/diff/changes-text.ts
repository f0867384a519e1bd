import type { DiffChange, DiffNote, FieldChange, PartComparison } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { counted, grouped } from '../shared/number-text.js';
import { contentText } from './content-text.js';
import { notesText, valueText } from './diff-text.js';
import { type ContentDepth, contentOfChange, textOfPart } from './part-contents.js';

/** Which differences of each part are shown. */
export interface ShownPage {
  /** Number of the first. */
  readonly first: number;
  /** Most of them. */
  readonly count: number;
}

/** What is shown, and where it goes. */
export interface ChangesPlace {
  /** What the user called the left file. */
  readonly left: string;
  /** What the user called the right file. */
  readonly right: string;
  /** What wasn't compared. */
  readonly notes: readonly DiffNote[];
  /** Which of the differences. */
  readonly page: ShownPage;
  /** How much of the content of files and of texts is shown; nothing unless given. */
  readonly depth?: ContentDepth | undefined;
  /** Where it goes. */
  readonly context: CommandContext;
}

/** Things that are counted in a part. */
const things = {
  records: 'record',
  values: 'value',
  entities: 'entity',
  files: 'file',
  lines: 'line',
  rows: 'row',
  bytes: 'byte',
} as const;

/** The differences of parts, one by one. */
export function changesText(parts: readonly PartComparison[], place: ChangesPlace): string {
  const { context, left, right, notes } = place;
  const { colour } = context;
  const head = `${colour.bold(`${escapeText(left)} -> ${escapeText(right)}`)}\n`;
  const { depth } = place;
  const shown = parts.filter(
    ({ changeCount, text }) => changeCount > 0 || (depth !== undefined && text !== undefined),
  );
  const paths = new Set(parts.map(({ path }) => path));
  const own = notes.filter(({ path }) => paths.has(path.join('.')));
  if (shown.length === 0) return `${head}nothing differs\n${notesText(own, context)}`;
  return head + shown.map((part) => partText(part, place)).join('') + notesText(own, context);
}

function partText(part: PartComparison, { context, depth, page }: ChangesPlace): string {
  const { path, kind, leftCount, rightCount, changeCount } = part;
  const thing = things[kind];
  const plural = kind === 'entities' ? 'entities' : `${thing}s`;
  const title = `${escapeText(path)}: ${counted(leftCount, thing, plural)} -> ${counted(rightCount, thing, plural)}`;
  const changes = part.changes(page.first, page.count);
  const left = changeCount - page.first - changes.length;
  const more =
    left > 0 ? `  ${context.colour.dim(`${grouped(left)} more: --limit and --offset show them`)}\n` : '';
  const content = (k: number): string => {
    const found = depth && contentOfChange(part, page.first + k, depth);
    if (found === undefined) return '';
    return found.kind === 'unreadable' ? `    ${escapeText(found.why)}\n` : contentText(found, context);
  };
  const told = changes.map((one, k) => `${changeText(one, context)}${content(k)}`).join('');
  const text = depth && textOfPart(part, depth);
  const lines = text === undefined ? '' : `  text of ${escapeText(path)}\n${contentText(text, context)}`;
  return `${context.colour.bold(title)}\n${told}${more}${lines}`;
}

function changeText(change: DiffChange, { colour }: CommandContext): string {
  const { kind, left, right, leftCount, rightCount, label, fields } = change;
  const mark = {
    added: colour.green('+'),
    removed: colour.red('-'),
    changed: colour.yellow('~'),
    moved: colour.cyan('>'),
  }[kind];
  const place = (at: number | undefined, count: number | undefined): string =>
    at === undefined ? '' : `[${at}${count === undefined ? '' : `..${at + count}`}]`;
  const [one, other] = [place(left, leftCount), place(right, rightCount)];
  const where = one === '' || other === '' || one === other ? one || other : `${one} -> ${other}`;
  const name = label === undefined ? '' : ` ${escapeText(label)}`;
  return `${mark} ${where}${name}\n${fields.map((field) => fieldText(field, kind)).join('')}`;
}

function fieldText(field: FieldChange, kind: DiffChange['kind']): string {
  const { field: name, left, right, leftTarget, rightTarget, from, differing } = field;
  const target = (found: typeof leftTarget): string =>
    found === undefined
      ? ''
      : ` (${found.lump}[${found.index}]${found.count === undefined ? '' : ` and on, ${found.count}`})`;
  const long = from === undefined ? '' : ` from ${from} on, ${grouped(differing ?? 0)} differ`;
  const label = `${name === '' ? 'value' : escapeText(name)}${long}`;
  if (kind === 'added') return `    ${label}: ${valueText(right)}\n`;
  if (kind === 'removed') return `    ${label}: ${valueText(left)}\n`;
  const [one, other] = [valueText(left), valueText(right)];
  // A reference is what it leads to.
  const isOther = one === other ? ', the same number for something else' : '';
  return `    ${label}: ${one}${target(leftTarget)} -> ${other}${target(rightTarget)}${isOther}\n`;
}
