import type { PairTable } from './pair-table.js';

/** The white space of an entity lump: what stands where, in a consistent file. */
export interface GapStyle {
  /** Between an entity's brace and its first key. */
  readonly open: string;
  /** Between a key and its value. */
  readonly middle: string;
  /** Between a value and the next key. */
  readonly pair: string;
  /** Between the last value, or the opening brace of an entity without pairs, and the closing brace. */
  readonly close: string;
  /** Between one entity and the next. */
  readonly entity: string;
  /** Between the last entity and the NUL. */
  readonly last: string;
}

/**
 * Names of the styles. `lf` is what the compilers of all the games write: every brace and every pair on a line of its
 * own, line feeds, the last one included. The others come from editors and tools.
 */
export type GapStyleName =
  /** Lines end in a line feed. */
  | 'lf'
  /** Lines end in a carriage return and a line feed. */
  | 'crlf'
  /** As `lf`, pairs indented by a tab. */
  | 'tab'
  /** As `crlf`, pairs indented by a tab. */
  | 'crlf-tab'
  /** One line, a space where the line ends would be. */
  | 'spaced'
  /** One line, nothing where the line ends would be. */
  | 'joined';

/** The styles by name, the usual one first. */
export const gapStyles: ReadonlyMap<GapStyleName, GapStyle> = new Map([
  ['lf', lines('\n', '')],
  ['crlf', lines('\r\n', '')],
  ['tab', lines('\n', '\t')],
  ['crlf-tab', lines('\r\n', '\t')],
  ['spaced', lines(' ', '')],
  ['joined', lines('', '')],
]);

/** The style that the games' own compilers write. */
export const usualStyle: GapStyle = lines('\n', '');

function lines(end: string, indent: string): GapStyle {
  return { open: end + indent, middle: ' ', pair: end + indent, close: end, entity: end, last: end };
}

/** The gap that a style has before a token; for the number of tokens, before the closing brace. */
export function styledGap(style: GapStyle, token: number, tokenCount: number): string {
  if (token === tokenCount) return style.close;
  if (token === 0) return style.open;
  return token % 2 === 1 ? style.middle : style.pair;
}

/** Whether the bytes from `start` to `end` are exactly a text of one character a byte. */
export function matches(bytes: Uint8Array, start: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Whether the gap before a token is the style's. */
export function isStyledGap(table: PairTable, token: number, style: GapStyle): boolean {
  const text = styledGap(style, token, table.tokenCount);
  const start = table.gapStart(token);
  return table.gapEnd(token) - start === text.length && matches(table.bytes, start, text);
}

/** The style of one entity, for what is added to it: its own gaps where they are white space, else the style given. */
export function styleLike(table: PairTable, style: GapStyle): GapStyle {
  const count = table.tokenCount;
  if (count === 0) return style;
  const blank = (token: number, other: string): string =>
    table.isGapBlank(token) ? table.gap(token) : other;
  const open = blank(0, style.open);
  const pair = count > 2 ? blank(count - 2, style.pair) : open;
  return { ...style, open, pair, middle: blank(count - 1, style.middle), close: blank(count, style.close) };
}

/** A few entities with what stands before each, and what stands behind the last of the document. */
export interface StyleSample {
  /** The entities. */
  readonly entities: readonly { readonly before: string; readonly table: PairTable }[];
  /** What stands behind the last entity. */
  readonly after: string;
}

/** The named style that the fewest gaps of a sample differ from; between equals the earlier one. */
export function chooseStyle({ entities, after }: StyleSample): GapStyleName {
  let best: GapStyleName = 'lf';
  let fewest = Number.POSITIVE_INFINITY;
  if (entities.length === 0) return best;
  for (const [name, style] of gapStyles) {
    let differing = after === style.last ? 0 : 1;
    entities.forEach(({ before, table }, index) => {
      if (index > 0 && before !== style.entity) differing++;
      for (let token = 0; token <= table.tokenCount; token++)
        if (!isStyledGap(table, token, style)) differing++;
    });
    if (differing < fewest) {
      best = name;
      fewest = differing;
    }
  }
  return best;
}
