import { type LimitUsage, limitRuleFor } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import { wrapText } from '../shared/wrap-text.js';
import type { Inspection } from './inspection.js';

const indent = '  ';

/** The report on the limits of a map for people. */
export function limitsReport(found: Inspection, context: CommandContext): string {
  const name = context.colour.bold(escapeText(found.file));
  const table = limitsText(found.limits, context);
  return `${name}\n${indent}Limits of ${found.title}\n\n${table}\n${name}: ${limitsSummary(found.limits)}\n`;
}

/** The table of limits, the fullest first; what a map has nothing of is named below it. */
function limitsText(usages: readonly LimitUsage[], { colour, width }: CommandContext): string {
  if (usages.length === 0) return `${indent}No limits are known for this game.\n`;
  const used = usages.filter((usage) => usage.used > 0).toSorted((a, b) => b.percent - a.percent);
  const unused = usages.filter((usage) => usage.used === 0);
  const rows = used.map((usage) => [
    usage.id,
    usage.title,
    grouped(usage.used),
    grouped(usage.most),
    percentText(usage.percent),
    usage.over > 0 ? `${grouped(usage.over)} over` : '',
    noteOf(usage),
  ]);
  const columns = [
    { title: 'limit', style: colour.cyan },
    { title: 'what' },
    { title: 'used', align: 'right' },
    { title: 'most', align: 'right' },
    { title: '%', align: 'right' },
    { title: '', align: 'right', style: colour.yellow },
    { title: 'held by' },
  ] as const;
  const table = formatTable(columns, rows, {
    ...{ indent, titleStyle: colour.dim },
    ...(width === undefined ? {} : { width }),
  });
  if (unused.length === 0) return table;
  const names = `Nothing of: ${unused.map(({ title }) => title).join(', ')}`;
  const lines = wrapText(names, (width ?? 100) - indent.length);
  return table + lines.map((line) => `${indent}${line}\n`).join('');
}

/** One line about all limits together. */
function limitsSummary(usages: readonly LimitUsage[]): string {
  if (usages.length === 0) return 'no limits to keep';
  const over = usages.filter((usage) => usage.over > 0);
  const fullest = usages.reduce<LimitUsage | undefined>(
    (most, usage) => (most === undefined || usage.percent > most.percent ? usage : most),
    undefined,
  );
  const worst = fullest === undefined ? '' : `, ${fullest.id} at ${percentText(fullest.percent)} %`;
  return over.length === 0
    ? `${counted(usages.length, 'limit')} kept${worst}`
    : `${over.length} of ${counted(usages.length, 'limit')} exceeded${worst}`;
}

/** Whether one of the limits that the game itself holds to is exceeded. */
export function isTooMuch(usages: readonly LimitUsage[]): boolean {
  return usages.some((usage) => usage.over > 0 && limitRuleFor(usage).severity === 'error');
}

function percentText(percent: number): string {
  return percent < 0.05 ? '0.0' : percent.toFixed(1);
}

function noteOf({ by, elsewhere }: LimitUsage): string {
  return [by, ...elsewhere.map(({ engine, most }) => `${engine}: ${grouped(most)}`)].join('; ');
}
