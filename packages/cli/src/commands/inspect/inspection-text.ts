import type { Candidate } from '@brushwork/formats';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable, type TableOptions } from '../../text/table.js';
import { issueLines, severitySummary } from '../shared/issue-lines.js';
import { counted, grouped, vectorText } from '../shared/number-text.js';
import { wrapText } from '../shared/wrap-text.js';
import type { ArchiveInspection } from './inspect-archive.js';
import type { InspectedContent, InspectedLump, Inspection } from './inspection.js';

const indent = '  ';
/** Most issues of one rule that are shown one by one; `validate` shows all. */
const perRule = 8;
const shownClasses = 12;

/** The report on a map for people. */
export function inspectionText(found: Inspection, context: CommandContext): string {
  const { colour } = context;
  return [
    `${colour.bold(escapeText(found.file))}\n`,
    `${indent}${upperFirst(found.description)}, ${counted(found.size, 'byte')}, ${found.byteOrder}-endian\n`,
    section('Game', gameText(found, context), context),
    section('Lumps', lumpsText(found.lumps, context), context),
    section('Content', contentText(found.content, context), context),
    section('Found while reading', issueLines(found.issues, { colour, perRule, indent }), context),
    `\n${summaryLine(found, context)}\n`,
  ].join('');
}

/** The report on an archive for people. */
export function archiveText(found: ArchiveInspection, context: CommandContext): string {
  const { colour } = context;
  const { maps, issues } = found;
  const name = escapeText(found.file);
  const rows = maps.map((map) => [map.name, grouped(map.size), grouped(map.compressedSize)]);
  const columns = [
    { title: 'map' },
    { title: 'bytes', align: 'right' },
    { title: 'packed', align: 'right' },
  ] as const;
  const first = maps[0];
  const hint =
    first === undefined
      ? 'no map in it'
      : `look at one with: brushwork inspect '${name}!${escapeText(first.name)}'`;
  return [
    `${colour.bold(name)}\n`,
    `${indent}A zip archive of ${counted(found.size, 'byte')}\n`,
    section('Maps', rows.length === 0 ? '' : formatTable(columns, rows, tableOptions(context)), context),
    section('Found while reading', issueLines(issues, { colour, perRule, indent }), context),
    `\n${colour.bold(name)}: ${counted(found.entryCount, 'entry', 'entries')}, ${counted(maps.length, 'map')}; ${hint}\n`,
  ].join('');
}

function section(title: string, body: string, { colour }: CommandContext): string {
  return body === '' ? '' : `\n${colour.bold(title)}\n${body}`;
}

function tableOptions({ width, colour }: CommandContext): TableOptions {
  return { indent, titleStyle: colour.dim, ...(width === undefined ? {} : { width }) };
}

function gameText({ candidates, branch }: Inspection, context: CommandContext): string {
  const rows = candidates.map((candidate) => [
    candidate.branch === branch ? '*' : '',
    candidate.title,
    candidate.branch,
    candidate.score,
  ]);
  const columns = ['', 'game', 'identifier', 'score'].map((title) => ({ title }));
  const [first, second] = candidates;
  const isTie = first !== undefined && first.score === second?.score;
  const lines = isTie
    ? [...evidenceOf(candidates), 'Equals of one layout: it makes no difference which of them it is read as.']
    : evidenceOf(candidates);
  const notes = lines.map((line) => wrappedLines(line, context)).join('');
  return rows.length === 0 ? '' : formatTable(columns, rows, tableOptions(context)) + notes;
}

/** What speaks for all candidates in one line, and what speaks for one of them alone in a line of its own. */
function evidenceOf(candidates: readonly Candidate[]): string[] {
  const texts = candidates.map(({ evidence }) => evidence.map(({ text }) => text));
  const common = (texts[0] ?? []).filter((text) => texts.every((others) => others.includes(text)));
  const lines = common.length === 0 ? [] : [`Seen: ${common.join('; ')}`];
  candidates.forEach(({ title }, i) => {
    const own = (texts[i] ?? []).filter((text) => !common.includes(text));
    if (own.length > 0) lines.push(`Only for ${title}: ${own.join('; ')}`);
  });
  return lines;
}

function lumpsText(lumps: readonly InspectedLump[], context: CommandContext): string {
  const { colour } = context;
  const filled = lumps.filter(({ length }) => length !== 0);
  const empty = lumps.filter(({ length }) => length === 0);
  const rows = filled.map((lump) => [
    lump.index,
    lump.name,
    `0x${Math.max(0, lump.offset).toString(16)}`,
    grouped(lump.length),
    lump.count === null ? '' : grouped(lump.count),
    lump.recordSize === null ? '' : `x ${grouped(lump.recordSize)}`,
    lump.status === 'ok' ? '' : statusText(lump.status),
  ]);
  const columns = [
    { title: '#' },
    { title: 'lump', style: colour.cyan },
    { title: 'offset', align: 'right' },
    { title: 'bytes', align: 'right' },
    { title: 'count', align: 'right' },
    { title: 'size', align: 'right' },
    { title: '', style: colour.yellow },
  ] as const;
  const names = empty.map(({ name }) => name).join(', ');
  const rest = empty.length === 0 ? '' : wrappedLines(`Empty: ${names}`, context);
  return formatTable(columns, rows, tableOptions(context)) + rest;
}

function statusText(status: InspectedLump['status']): string {
  if (status === 'opaque') return 'not understood';
  if (status === 'remainder') return 'bytes left over';
  return status === 'unread' ? 'not looked into' : status;
}

function contentText({ entities, counts, bounds }: InspectedContent, context: CommandContext): string {
  const rows: string[][] = counts.map(({ lump, count }) => [titleOf(lump), grouped(count)]);
  if (bounds !== null) rows.push(['world', `${vectorText(bounds.mins)} to ${vectorText(bounds.maxs)}`]);
  if (entities !== null) {
    const { classes, count, encoding } = entities;
    rows.push(['entities', `${grouped(count)}, text in ${encoding}`]);
    for (const { name, count: ofClass } of classes.slice(0, shownClasses)) {
      rows.push(['', `${grouped(ofClass).padStart(4)}  ${name === '' ? '(no class)' : name}`]);
    }
    const left = classes.length - shownClasses;
    if (left > 0) rows.push(['', `      and ${counted(left, 'more class', 'more classes')}`]);
  }
  return rows.length === 0 ? '' : formatTable([{ title: '' }, { title: '' }], rows, tableOptions(context));
}

/** `TRIANGLE_SOUPS` as `triangle soups`. */
function titleOf(lump: string): string {
  return lump.toLowerCase().replaceAll('_', ' ');
}

function summaryLine(found: Inspection, { colour }: CommandContext): string {
  const filled = found.lumps.filter(({ length }) => length !== 0).length;
  const parts = [
    `${found.title} map`,
    `${filled} of ${found.lumps.length} lumps filled`,
    ...(found.content.entities === null ? [] : [counted(found.content.entities.count, 'entity', 'entities')]),
  ];
  const state = severitySummary(found.issues, colour);
  return `${colour.bold(escapeText(found.file))}: ${escapeText(parts.join(', '))}; ${state} so far (validate checks all)`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function wrappedLines(text: string, { colour, width = 100 }: CommandContext): string {
  const lines = wrapText(escapeText(text), width - indent.length);
  return lines.map((line) => `${indent}${colour.dim(line)}\n`).join('');
}
