import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { patchTable } from '../lmp/list-patches.js';
import { enumerate, issueLines, severitySummary } from '../shared/issue-lines.js';
import { counted, grouped, vectorText } from '../shared/number-text.js';
import { archiveTitles } from '../shared/open-archive-input.js';
import { evidenceLines, nearCandidates } from './evidence-lines.js';
import { gameGuessLine } from './game-guess-line.js';
import { gameLumpRows, pakfileText } from './inside-text.js';
import type { ArchiveInspection } from './inspect-archive.js';
import type { PatchInspection } from './inspect-patch.js';
import type { InspectedContent, InspectedLump, Inspection } from './inspection.js';
import {
  indent,
  shownPerRule as perRule,
  section,
  tableOptions,
  upperFirst,
  wrappedLines,
} from './report-parts.js';

const shownClasses = 12;

/** The report on a map for people. */
export function inspectionText(found: Inspection, context: CommandContext): string {
  const { colour } = context;
  return [
    `${colour.bold(escapeText(found.file))}\n`,
    `${indent}${upperFirst(found.description)}, ${counted(found.size, 'byte')}, ${found.byteOrder}-endian\n`,
    section('Game', gameText(found, context), context),
    section('Lumps', lumpsText(found.lumps, context), context),
    section('Beside the map', besideText(found, context), context),
    section('Content', contentText(found.content, context), context),
    section('Inside', insideText(found, context), context),
    section('Digests', digestsText(found, context), context),
    section('Lump patches', patchTable(found.lumpPatches, context), context),
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
    `${indent}${upperFirst(archiveTitles[found.format])} of ${counted(found.size, 'byte')}\n`,
    section('Maps', rows.length === 0 ? '' : formatTable(columns, rows, tableOptions(context)), context),
    section('Found while reading', issueLines(issues, { colour, perRule, indent }), context),
    `\n${colour.bold(name)}: ${counted(found.entryCount, 'entry', 'entries')}, ${counted(maps.length, 'map')}; ${hint}\n`,
  ].join('');
}

function gameText({ candidates, branch, games }: Inspection, context: CommandContext): string {
  const rows = nearCandidates(candidates).map((candidate) => [
    candidate.branch === branch ? '*' : '',
    candidate.title,
    candidate.branch,
    candidate.score,
  ]);
  const columns = ['', 'layout', 'identifier', 'score'].map((title) => ({ title }));
  const [first, second] = candidates;
  const isTie = first !== undefined && first.score === second?.score;
  const lines = isTie
    ? [
        ...evidenceLines(candidates),
        'Equals that read this map alike: it makes no difference which of them it is read as.',
      ]
    : evidenceLines(candidates);
  const guess = gameGuessLine(games);
  const notes = lines.map((line) => wrappedLines(line, context)).join('');
  return (
    (rows.length === 0 ? '' : formatTable(columns, rows, tableOptions(context)) + notes) +
    (guess === '' ? '' : wrappedLines(guess, context))
  );
}

function lumpsText(lumps: readonly InspectedLump[], context: CommandContext): string {
  const { colour } = context;
  const filled = lumps.filter(({ length }) => length !== 0);
  const empty = lumps.filter(({ length }) => length === 0);
  const isAnyCompressed = filled.some(({ unpackedSize }) => unpackedSize !== null);
  const unpacked = ({ unpackedSize }: InspectedLump): string[] =>
    isAnyCompressed ? [unpackedSize === null ? '' : grouped(unpackedSize)] : [];
  const rows = filled.map((lump) => [
    lump.index,
    lump.name,
    `0x${Math.max(0, lump.offset).toString(16)}`,
    grouped(lump.length),
    ...unpacked(lump),
    lump.count === null ? '' : grouped(lump.count),
    lump.recordSize === null ? '' : `x ${grouped(lump.recordSize)}`,
    lump.status === 'ok' ? '' : statusText(lump.status),
  ]);
  const columns = [
    { title: '#' },
    { title: 'lump', style: colour.cyan },
    { title: 'offset', align: 'right' },
    { title: 'bytes', align: 'right' },
    ...(isAnyCompressed ? [{ title: 'unpacked', align: 'right' } as const] : []),
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
  if (status === 'lost') return 'not in the file';
  if (status === 'missing') return 'beside the map, not found';
  return status === 'unread' ? 'not looked into' : status;
}

/** The files beside a map that hold parts of it. */
function besideText({ lumps, documents }: Inspection, context: CommandContext): string {
  const rows = [
    ...lumps
      .filter(({ origin }) => origin === 'file')
      .map(({ externalFile, name, length, count }) => [
        escapeText(externalFile ?? ''),
        name,
        count === null ? counted(length, 'byte') : grouped(count),
      ]),
    ...documents.map(({ file, name, count }) => [
      escapeText(file),
      name,
      counted(count, 'entity', 'entities'),
    ]),
  ];
  const columns = [{ title: 'file' }, { title: 'holds' }, { title: '' }] as const;
  return rows.length === 0 ? '' : formatTable(columns, rows, tableOptions(context));
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

const orders: Readonly<Record<string, string>> = { index: 'by index', file: 'as they lie in the file' };
const algorithms: Readonly<Record<string, string>> = {
  'crc-32': 'CRC-32',
  'crc-32-raw': 'CRC-32 (without the last inversion)',
  md5: 'MD5',
};

/** What copies of the map are told apart by. */
function digestsText({ digests }: Inspection, context: CommandContext): string {
  const rows = digests.map(({ id, algorithm, order, without, value, problem }) => [
    id,
    value ?? (problem === 'incomplete' ? 'none: a lump is cut off' : 'none: lumps share too many bytes'),
    `${algorithms[algorithm] ?? algorithm} of all lumps but ${enumerate(without)}, ${orders[order] ?? order}`,
  ]);
  if (rows.length === 0) return '';
  const columns = [
    { title: 'digest', style: context.colour.cyan },
    { title: 'value' },
    { title: 'over' },
  ] as const;
  const users = digests.map(
    ({ id, usedBy, source, confidence }) => `${id}: ${usedBy}. Known from ${source}; ${confidence}.`,
  );
  return (
    formatTable(columns, rows, tableOptions(context)) +
    users.map((text) => wrappedLines(text, context)).join('')
  );
}

/** The report on a file that replaces a lump, for people. */
export function patchText(found: PatchInspection, context: CommandContext): string {
  const { colour } = context;
  const name = colour.bold(escapeText(found.file));
  const count = found.entityCount === null ? '' : `, ${counted(found.entityCount, 'entity', 'entities')}`;
  return [
    `${name}\n`,
    `${indent}${upperFirst(found.description)}, version ${found.version}, ${counted(found.lumpSize, 'byte')}${count}\n`,
    section('Found while reading', issueLines(found.issues, { colour, perRule, indent }), context),
    `\n${name}: ${severitySummary(found.issues, colour)}; put it into its map with brushwork lmp apply MAP ${escapeText(found.file)} -o OUT\n`,
  ].join('');
}

/** What is inside the game lump, and the files that the map brings along. */
function insideText({ gameLumps, pakfile }: Inspection, context: CommandContext): string {
  const files = pakfile === null ? [] : [['pakfile', pakfileText(pakfile)]];
  const rows = [...gameLumpRows(gameLumps), ...files];
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
