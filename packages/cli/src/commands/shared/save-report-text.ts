import type { SavedMap, SaveReport } from '@brushwork/formats';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { enumerate } from './issue-lines.js';
import { counted, grouped } from './number-text.js';

/** What was written where. */
export interface WrittenMap {
  /** What the user called the file that was read. */
  readonly file: string;
  /** The file that was written. */
  readonly output: string;
  /** Size in bytes of the one that was read. */
  readonly size: number;
  /** Whether both have the same bytes. */
  readonly identical: boolean;
  /** Where the text goes. */
  readonly context: CommandContext;
}

const indent = '  ';

/** What writing a map did, for people: lumps that moved, bytes that were left out, and one line that sums it up. */
export function saveReportText({ bytes, report }: SavedMap, written: WrittenMap): string {
  const { colour } = written.context;
  const name = colour.bold(escapeText(written.file));
  const change = bytes.length - written.size;
  const size = `${counted(bytes.length, 'byte')}${change === 0 ? '' : ` (${change > 0 ? '+' : '-'}${grouped(Math.abs(change))})`}`;
  const end = written.identical ? colour.green('identical') : changes(report);
  return `${movedText(report, written.context)}${notes(report)}${name} -> ${escapeText(written.output)}: ${size}, ${end}\n`;
}

function movedText({ moved, resized }: SaveReport, { colour, width }: CommandContext): string {
  if (moved.length === 0 && resized.length === 0) return '';
  const places = new Map(moved.map((lump) => [lump.lump, lump]));
  const sizes = new Map(resized.map((lump) => [lump.lump, lump]));
  const rows = [...new Set([...places.keys(), ...sizes.keys()])].map((lump) => {
    const place = places.get(lump);
    const size = sizes.get(lump);
    return [
      lump,
      ...(size === undefined ? [] : [`${grouped(size.from)} -> ${grouped(size.to)} bytes`]),
      ...(place === undefined ? [] : [`moved from ${hexOffset(place.from)} to ${hexOffset(place.to)}`]),
    ];
  });
  const columns = [{ title: '', style: colour.cyan }, { title: '' }, { title: '' }];
  return formatTable(columns, rows, { indent, ...(width === undefined ? {} : { width }) });
}

function hexOffset(offset: number): string {
  return offset < 0 ? String(offset) : `0x${offset.toString(16)}`;
}

function notes({ sharedChanges, separated, keptGapBytes, droppedGapBytes }: SaveReport): string {
  const lines: string[] = [];
  for (const names of sharedChanges) lines.push(`${enumerate(names)} share the bytes that were changed`);
  if (separated.length > 0) lines.push(`${enumerate(separated)} shared bytes and have their own now`);
  if (keptGapBytes > 0)
    lines.push(`${counted(keptGapBytes, 'byte')} between lumps kept, which no lump names`);
  if (droppedGapBytes > 0)
    lines.push(`${counted(droppedGapBytes, 'byte')} between lumps left out, which no lump names`);
  return lines.map((line) => `${indent}${line}\n`).join('');
}

function changes({ relaid, moved, resized }: SaveReport): string {
  if (!relaid) return 'every lump in its place';
  const parts: string[] = [];
  if (moved.length > 0) parts.push(`${counted(moved.length, 'lump')} moved`);
  if (resized.length > 0) parts.push(`${counted(resized.length, 'lump')} resized`);
  return parts.length === 0 ? 'no lump moved' : parts.join(', ');
}
