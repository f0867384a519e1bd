import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import type { TableOptions } from '../../text/table.js';
import { wrapText } from '../shared/wrap-text.js';

/** What stands before each line of a section. */
export const indent = '  ';

/** Most issues of one rule that a report shows one by one; `validate` shows all. */
export const shownPerRule = 8;

/** A section of a report; nothing for an empty one. */
export function section(title: string, body: string, { colour }: CommandContext): string {
  return body === '' ? '' : `\n${colour.bold(title)}\n${body}`;
}

/** How tables in a section are laid out. */
export function tableOptions({ width, colour }: CommandContext): TableOptions {
  return { indent, titleStyle: colour.dim, ...(width === undefined ? {} : { width }) };
}

/** A note in a section, broken into lines. */
export function wrappedLines(text: string, { colour, width = 100 }: CommandContext): string {
  const lines = wrapText(escapeText(text), width - indent.length);
  return lines.map((line) => `${indent}${colour.dim(line)}\n`).join('');
}

/** A text with its first letter large. */
export function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
