import { formatLocated, type Issue, type Severity } from '@brushwork/record';
import type { Colour } from '../../text/colour.js';
import { escapeText } from '../../text/escape-text.js';
import { counted, grouped } from './number-text.js';

const order: readonly Severity[] = ['error', 'warning', 'info'];
const width = 'warning'.length;

/** How often each severity is among issues. */
export function countSeverities(issues: readonly Issue[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of issues) counts[severity]++;
  return counts;
}

/**
 * One line for each issue, errors first, those of a rule together. Of a rule that has more than `perRule` only so many,
 * and a line that says how many there are besides.
 */
export function issueLines(
  issues: readonly Issue[],
  options: { readonly colour: Colour; readonly perRule?: number; readonly indent?: string },
): string {
  const { colour, perRule = Number.POSITIVE_INFINITY, indent = '' } = options;
  let text = '';
  for (const severity of order) {
    const byRule = new Map<string, Issue[]>();
    for (const issue of issues) {
      if (issue.severity !== severity) continue;
      const list = byRule.get(issue.rule);
      if (list === undefined) byRule.set(issue.rule, [issue]);
      else list.push(issue);
    }
    for (const [rule, list] of byRule) {
      const label = paint(colour, severity)(severity.padEnd(width));
      const end = colour.dim(`[${escapeText(rule)}]`);
      for (const issue of list.slice(0, perRule)) {
        text += `${indent}${label}  ${escapeText(formatLocated(issue.message, issue))} ${end}\n`;
      }
      const left = list.length - perRule;
      if (left > 0) text += `${indent}${label}  and ${grouped(left)} more like it ${end}\n`;
    }
  }
  return text;
}

/** What was found, in a few words: `2 errors and 1 warning`; `nothing wrong` when there is nothing. */
export function severitySummary(issues: readonly Issue[], colour: Colour): string {
  const { error, warning, info } = countSeverities(issues);
  const parts: string[] = [];
  if (error > 0) parts.push(colour.red(counted(error, 'error')));
  if (warning > 0) parts.push(colour.yellow(counted(warning, 'warning')));
  if (info > 0) parts.push(counted(info, 'remark'));
  return parts.length === 0 ? colour.green('nothing wrong') : enumerate(parts);
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
}

function paint(colour: Colour, severity: Severity): (text: string) => string {
  return severity === 'error' ? colour.red : severity === 'warning' ? colour.yellow : colour.dim;
}
