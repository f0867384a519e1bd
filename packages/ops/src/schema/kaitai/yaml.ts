import { wrap } from '../c/c-comment.js';

const WIDTH = 110;

/** Plain scalars that no reader of YAML takes for anything but text. */
const PLAIN = /^[A-Za-z_][A-Za-z0-9_./()<>=:+;,'[\]-]*( [A-Za-z0-9_./()<>=+*;,:'[\]-]+)*$/;
const NOT_TEXT = /^(true|false|null|yes|no|on|off|y|n|\.nan|\.inf)$/i;

/** Plain data as YAML: maps, lists, text and numbers; text under the key `doc` as a block of lines. */
export function writeYaml(value: Readonly<Record<string, unknown>>): string {
  return `${mapLines(value, '').join('\n')}\n`;
}

function mapLines(map: object, indent: string): string[] {
  return Object.entries(map).flatMap(([key, value]) =>
    value === undefined ? [] : entryLines(key, value, indent),
  );
}

function entryLines(key: string, value: unknown, indent: string): string[] {
  const head = `${indent}${keyText(key)}:`;
  if (Array.isArray(value))
    return value.length === 0 ? [`${head} []`] : [head, ...listLines(value, `${indent}  `)];
  if (typeof value === 'object' && value !== null) {
    const lines = mapLines(value, `${indent}  `);
    return lines.length === 0 ? [`${head} {}`] : [head, ...lines];
  }
  if (key === 'doc') return docLines(head, String(value), `${indent}  `);
  return [`${head} ${scalar(value)}`];
}

function listLines(list: readonly unknown[], indent: string): string[] {
  return list.flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [`${indent}- ${scalar(item)}`];
    const [first = '{}', ...others] = mapLines(item, `${indent}  `);
    return [`${indent}- ${first.trimStart()}`, ...others];
  });
}

/** Text in lines that keep their words; a line that would begin with a space would change how the block is read. */
function docLines(head: string, text: string, indent: string): string[] {
  const lines = wrap(text.trim(), WIDTH - indent.length).map((line) => line.trimEnd());
  const [only = ''] = lines;
  if (lines.length === 1 && head.length + 1 + only.length <= WIDTH && PLAIN.test(only) && !only.includes(':'))
    return [`${head} ${scalar(only)}`];
  return [`${head} |-`, ...lines.map((line) => (line === '' ? '' : `${indent}${line}`))];
}

function keyText(key: string): string {
  return /^(-?\d+|0x[0-9a-f]+|-?[A-Za-z_][A-Za-z0-9_-]*)$/.test(key) && !NOT_TEXT.test(key)
    ? key
    : JSON.stringify(key);
}

function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const isPlain = PLAIN.test(value) && !NOT_TEXT.test(value) && !/: |:$| #/.test(value);
  return isPlain ? value : JSON.stringify(value);
}
