import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { modelKindText } from '../shared/file-kind.js';
import { issueLines, severitySummary } from '../shared/issue-lines.js';
import { counted, float32Text, grouped, vectorText } from '../shared/number-text.js';
import { materialFilesText } from './material-files.js';
import type { InspectedBounds, InspectedHeader, ModelInspection } from './model-inspection.js';
import { indent, section, shownPerRule, tableOptions, upperFirst, wrappedLines } from './report-parts.js';

/** Most rows of a table whose length the file decides; --json has all. */
const shownRows = 40;
const plainTable = [{ title: '' }, { title: '' }] as const;

/** The report on a model or a library of materials for people. */
export function modelReport(found: ModelInspection, context: CommandContext): string {
  const { colour } = context;
  return [
    `${colour.bold(escapeText(found.file))}\n`,
    `${indent}${upperFirst(modelKindText(found.format, found.content))}, ${counted(found.size, 'byte')}\n`,
    section('Header', headerText(found.header, context), context),
    section('Levels of detail', levelsText(found, context), context),
    section('Parts', partsText(found, context), context),
    section('Special texts', specialsText(found, context), context),
    section('Materials', materialsText(found, context), context),
    section('Files of materials', materialFilesText(found.materialFiles, context), context),
    section('Bounds', boundsText(found.bounds, context), context),
    section('Chunks', chunksText(found, context), context),
    section(
      'Found while reading',
      issueLines(found.issues, { colour, perRule: shownPerRule, indent }),
      context,
    ),
    `\n${summaryLine(found, context)}\n`,
  ].join('');
}

const units: ReadonlyMap<number, string> = new Map([[1, 'metre']]);
const fileTypes: ReadonlyMap<number, string> = new Map([
  [0, 'geometry'],
  [1, 'materials'],
]);

function headerText(header: InspectedHeader, context: CommandContext): string {
  const named = (number: number | null, names: ReadonlyMap<number, string>): string | null =>
    number === null ? null : `${number} (${names.get(number) ?? 'not known'})`;
  const rows = [
    ['name', header.name],
    ['file type', named(header.fileType, fileTypes)],
    ['unit', named(header.unit, units)],
    ['scale', header.scale === null ? null : float32Text(header.scale)],
    ['version', header.version],
    ['date', header.date],
    ['time', header.time],
  ].flatMap(([title, value]) => (value === null || value === undefined ? [] : [[title ?? '', value]]));
  return rows.length === 0 ? '' : formatTable(plainTable, rows, tableOptions(context));
}

function levelsText({ levels }: ModelInspection, context: CommandContext): string {
  if (levels.length === 0) return '';
  const hasSpheres = levels.some(({ spheres }) => spheres > 0);
  const rows = levels
    .slice(0, shownRows)
    .map((level) => [
      level.object ?? '(no name)',
      level.implicit ? `${level.path} (implicit)` : level.path,
      level.in === null || level.out === null
        ? 'always'
        : `${float32Text(level.in)} to ${float32Text(level.out)}`,
      ...[level.patches, level.meshes, level.vertices, level.triangles].map(grouped),
      ...(hasSpheres ? [grouped(level.spheres)] : []),
    ]);
  const columns = [
    { title: 'object' },
    { title: 'level', style: context.colour.cyan },
    { title: 'distance' },
    ...['patches', 'meshes', 'vertices', 'triangles', ...(hasSpheres ? ['spheres'] : [])].map(
      (title) => ({ title, align: 'right' }) as const,
    ),
  ];
  return formatTable(columns, rows, tableOptions(context)) + more(levels.length, context);
}

/** Which patches each name moves or hides. */
function partsText({ parts }: ModelInspection, context: CommandContext): string {
  if (parts.length === 0) return '';
  const rows = parts.slice(0, shownRows).map(({ name, patches }) => {
    const shown = patches.slice(0, 4).join(', ');
    return [name, grouped(patches.length), patches.length > 4 ? `${shown}, ...` : shown];
  });
  const columns = [
    { title: 'part', style: context.colour.cyan },
    { title: 'patches', align: 'right' },
    { title: 'where' },
  ] as const;
  return formatTable(columns, rows, tableOptions(context)) + more(parts.length, context);
}

function specialsText({ specialWords }: ModelInspection, context: CommandContext): string {
  // That a patch is one part and nothing else is among the parts.
  const telling = specialWords.filter(({ parts, text }) => parts[0] !== text);
  if (telling.length === 0) return '';
  const rows = telling
    .slice(0, shownRows)
    .map(({ text, parts, behaviours, others }) => [
      `"${text}"`,
      parts.join(', '),
      behaviours
        .map(({ name, argument }) => (argument === null ? name : `${name} 0x${argument.toString(16)}`))
        .join(', '),
      others.join(' '),
    ]);
  const columns = [{ title: 'text' }, { title: 'parts' }, { title: 'behaviour' }, { title: 'other words' }];
  return (
    formatTable(columns, withoutEmpty(columns, rows), tableOptions(context)) + more(telling.length, context)
  );
}

/** Takes the columns away in which no row has anything. */
function withoutEmpty(columns: { title: string }[], rows: readonly (readonly string[])[]): string[][] {
  const used = columns.map((_, i) => rows.some((row) => row[i] !== ''));
  for (let i = used.length - 1; i >= 0; i--) if (used[i] === false) columns.splice(i, 1);
  return rows.map((row) => row.filter((_, i) => used[i]));
}

function materialsText({ library, materials, content }: ModelInspection, context: CommandContext): string {
  if (library !== null) {
    const rows = library
      .slice(0, shownRows)
      .map(({ name, textures }) => [name ?? '(no name)', textures.join(', ')]);
    const columns = [{ title: 'material', style: context.colour.cyan }, { title: 'textures' }];
    return formatTable(columns, rows, tableOptions(context)) + more(library.length, context);
  }
  if (content === 'materials')
    return wrappedLines(
      'Which chunks are materials is not known: no document has the number of their tag. --tags takes it from a C header that defines the tags.',
      context,
    );
  if (materials.length === 0) return '';
  const rows = materials.slice(0, shownRows).map((name) => [name]);
  return formatTable([{ title: '' }], rows, tableOptions(context)) + more(materials.length, context);
}

function boundsText({ stored, measured }: InspectedBounds, context: CommandContext): string {
  const { box, sphere } = stored;
  const rows: string[][] = [];
  if (box !== null)
    rows.push([
      'box',
      `${vectorText(box.minimum)} to ${vectorText(box.maximum)}`,
      'says the file, by a guess',
    ]);
  if (sphere !== null)
    rows.push([
      'sphere',
      `${float32Text(sphere.radius)} around ${vectorText(sphere.center)}`,
      'says the file, by a guess',
    ]);
  if (measured !== null)
    rows.push(['vertices', `${vectorText(measured.minimum)} to ${vectorText(measured.maximum)}`, '']);
  return rows.length === 0
    ? ''
    : formatTable(
        [{ title: '' }, { title: '' }, { title: '', style: context.colour.dim }],
        rows,
        tableOptions(context),
      );
}

function chunksText({ tags, widths, chunks }: ModelInspection, context: CommandContext): string {
  if (chunks === 0) return '';
  const counts = [...tags].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const names = counts.slice(0, shownRows).map(([name, count]) => `${name} ${grouped(count)}`);
  const rest = counts.length > shownRows ? ` and ${grouped(counts.length - shownRows)} more tags` : '';
  const lengths = (['1', '2', '4'] as const)
    .filter((width) => widths[width] > 0)
    .map((width) => `${grouped(widths[width])} with a length of ${counted(Number(width), 'byte')}`);
  return (
    wrappedLines(`${counted(chunks, 'chunk')}: ${lengths.join(', ')}`, context) +
    wrappedLines(`${names.join(', ')}${rest}`, context)
  );
}

function more(count: number, context: CommandContext): string {
  return count <= shownRows
    ? ''
    : wrappedLines(`and ${grouped(count - shownRows)} more: --json has all`, context);
}

function summaryLine(found: ModelInspection, { colour }: CommandContext): string {
  const parts =
    found.content === 'materials'
      ? [
          'library of materials',
          ...(found.library === null ? [] : [counted(found.library.length, 'material')]),
        ]
      : [
          counted(found.objects, 'object'),
          counted(found.levels.length, 'level of detail', 'levels of detail'),
          counted(found.patches, 'patch', 'patches'),
          counted(found.vertices, 'vertex', 'vertices'),
          counted(found.triangles, 'triangle'),
        ];
  const state = severitySummary(found.issues, colour);
  return `${colour.bold(escapeText(found.file))}: ${parts.join(', ')}; ${state} so far (validate checks all)`;
}
