import type { DeepLump, DeepReport } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import type { RoundtripResult } from './roundtrip.js';

/** What became of a file, for people: one line, and with --deep a table of its lumps above it. */
export function roundtripText(result: RoundtripResult, context: CommandContext, input: CommandInput): string {
  const { colour } = context;
  const { difference, deep, size } = result;
  const name = colour.bold(escapeText(result.file));
  const same =
    difference === undefined
      ? colour.green(`all ${counted(size, 'byte')} identical`)
      : colour.red(`differs from byte 0x${difference.toString(16)} on`);
  if (deep === undefined) return `${name}: ${same}\n`;
  const separator = input.index === 0 ? '' : '\n';
  if (deep.lumps.length === 0) return `${separator}${name}: ${same}; no lump in it to rebuild\n`;
  return `${separator}${lumpTable(deep.lumps, context)}${name}: ${same}; ${deepSummary(deep, context)}\n`;
}

function lumpTable(lumps: readonly DeepLump[], { colour, width }: CommandContext): string {
  const columns = [
    { title: 'lump', style: colour.cyan },
    { title: 'records', align: 'right' },
    { title: 'typed bytes', align: 'right' },
    { title: 'opaque bytes', align: 'right' },
    { title: 'not canonical', align: 'right' },
    { title: 'rebuilt' },
  ] as const;
  const rows = lumps.map((lump) => [
    lump.name,
    blankZero(lump.records),
    blankZero(lump.typedBytes),
    blankZero(lump.opaqueBytes),
    blankZero(lump.nonCanonical),
    rebuiltText(lump),
  ]);
  return formatTable(columns, rows, { titleStyle: colour.dim, ...(width === undefined ? {} : { width }) });
}

function rebuiltText({ typedBytes, identical, problem }: DeepLump): string {
  if (!identical) return problem === undefined ? 'DIFFERENT' : `REFUSED: ${problem}`;
  return typedBytes === 0 ? 'no: not understood' : 'identical';
}

function blankZero(value: number): string {
  return value === 0 ? '' : grouped(value);
}

function deepSummary({ lumps, records, untyped, identical }: DeepReport, { colour }: CommandContext): string {
  const typed = lumps.reduce((sum, lump) => sum + lump.typedBytes, 0);
  const all = typed + lumps.reduce((sum, lump) => sum + lump.opaqueBytes, 0);
  const share = all === 0 ? 100 : Math.floor((typed / all) * 1000) / 10;
  const state = identical
    ? colour.green('every lump rebuilt from its values')
    : colour.red(`${counted(lumps.filter((lump) => !lump.identical).length, 'lump')} rebuilt wrongly`);
  const left = untyped.length === 0 ? '' : `, ${untyped.join(', ')} not understood`;
  return `${state} (${counted(records, 'record')}, ${share} % of the bytes typed${left})`;
}
