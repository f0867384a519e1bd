import type { Documentation } from '../reference-model.js';

/** Text that stands for itself in Markdown, outside of code. */
export function plainText(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, i) => (i % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('*', '\\*')))
    .join('');
}

/** Text as a cell of a table. */
export function cell(text: string): string {
  return text
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')
    .trim();
}

/** A table; columns in which no row says anything are left out. */
export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const shown = titles.map((_, i) => rows.some((row) => (row[i] ?? '') !== ''));
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .filter((_, i) => shown[i])
      .map(cell)
      .join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)];
}

/** A heading that is linked by a name of its own. */
export function heading(level: number, text: string, anchor: string): string[] {
  return [`<a id="${anchor}"></a>`, '', `${'#'.repeat(level)} ${text}`];
}

/** A part of an address: lower case, words joined with `-`. */
export function slug(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** What is known of where a declaration comes from, as one sentence; empty where nothing is said. */
export function originText({ orig, source, confidence }: Documentation): string {
  const parts = [
    ...(orig === undefined ? [] : [`Original name: \`${orig}\`.`]),
    ...(source === undefined ? [] : [`Source: ${plainText(source)}.`]),
    ...(confidence === undefined ? [] : [`Confidence: ${confidence}.`]),
  ];
  return parts.join(' ');
}

/** What a declaration says, with where that comes from, in paragraphs. */
export function documentationLines(documentation: Documentation): string[] {
  const origin = originText(documentation);
  return [plainText(documentation.text), origin].filter((text) => text !== '').flatMap((text) => ['', text]);
}
