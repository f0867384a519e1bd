import type { DeepLump } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import type { RoundtripResult } from './roundtrip-result.js';

/** What became of a file, for people: one line, and with --deep a table of its lumps or chunks above it. */
export function roundtripText(result: RoundtripResult, context: CommandContext, input: CommandInput): string {
  const { colour } = context;
  const { deep, parts } = result;
  const name = colour.bold(escapeText(result.file));
  const same = sameText(result, context);
  if (deep === undefined) return `${name}: ${same}\n`;
  const separator = input.index === 0 ? '' : '\n';
  if (deep.lumps.length === 0) return `${separator}${name}: ${same}; no ${parts} in it to rebuild\n`;
  return `${separator}${partTable(result, deep, context)}${name}: ${same}; ${deepSummary(result, deep, context)}\n`;
}

function sameText({ difference, sameModel, size }: RoundtripResult, { colour }: CommandContext): string {
  if (difference === undefined) return colour.green(`all ${counted(size, 'byte')} identical`);
  const differs = `differs from byte 0x${difference.toString(16)} on`;
  if (sameModel === undefined) return colour.red(differs);
  return sameModel
    ? `${colour.green('the same model')}; its text ${differs}, since neither comments nor layout are kept`
    : colour.red('another model is read from what was written');
}

type Deep = NonNullable<RoundtripResult['deep']>;

function partTable({ parts }: RoundtripResult, { lumps }: Deep, { colour, width }: CommandContext): string {
  const isModel = parts === 'chunk';
  const columns = [
    { title: isModel ? 'tag' : 'lump', style: colour.cyan },
    ...(isModel ? [{ title: 'chunks', align: 'right' } as const] : []),
    { title: 'records', align: 'right' },
    { title: 'typed bytes', align: 'right' },
    { title: 'opaque bytes', align: 'right' },
    { title: 'not canonical', align: 'right' },
    { title: 'rebuilt' },
  ] as const;
  const rows = lumps.map((lump) => [
    lump.name,
    ...(isModel ? [blankZero(lump.chunks ?? 0)] : []),
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

function deepSummary(
  { parts }: RoundtripResult,
  { lumps, records, untyped, identical }: Deep,
  { colour }: CommandContext,
): string {
  const typed = lumps.reduce((sum, lump) => sum + lump.typedBytes, 0);
  const all = typed + lumps.reduce((sum, lump) => sum + lump.opaqueBytes, 0);
  const share = all === 0 ? 100 : Math.floor((typed / all) * 1000) / 10;
  const state = identical
    ? colour.green(`every ${parts} rebuilt from its values`)
    : colour.red(
        `${counted(lumps.filter((lump) => !lump.identical).length, parts === 'chunk' ? 'kind of chunks' : 'lump', parts === 'chunk' ? 'kinds of chunks' : 'lumps')} rebuilt wrongly`,
      );
  const left = untyped.length === 0 ? '' : `, ${untyped.join(', ')} not understood`;
  return `${state} (${counted(records, 'record')}, ${share} % of the bytes typed${left})`;
}
