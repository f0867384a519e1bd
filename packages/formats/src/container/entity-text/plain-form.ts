import { type GapStyle, type GapStyleName, gapStyles, isStyledGap, usualStyle } from './gap-style.js';
import { latin1Text } from './latin1-text.js';
import type { PairTable } from './pair-table.js';
import type { EntityEscapes } from './token-scanner.js';
import { quoteToken } from './token-text.js';

/** A pair as plain data; one character a byte, escapes resolved. */
export type PlainPair = readonly [key: string, value: string];

/** A text that stands at a token (2 x pair for a key, 2 x pair + 1 for a value). */
export type TokenText = readonly [token: number, text: string];

/** How one entity is written differently from the document's style; only what differs is there. */
export interface EntityDeviation {
  /** Number of the entity. */
  readonly entity: number;
  /** What stands between the entity before, or the start, and this one. */
  readonly before?: string;
  /** What stands before some of the tokens, in their order: white space, comments, words that belong to no pair. */
  readonly gaps?: readonly TokenText[];
  /** How some of the tokens are written, in their order; ignored for a token whose text was edited. */
  readonly tokens?: readonly TokenText[];
  /** What stands behind the last pair. */
  readonly close?: string;
  /** The closing brace is missing. */
  readonly unclosed?: true;
}

/**
 * An entity lump as plain data, from which its bytes can be made again. `entities` holds all the keys and values; a
 * lump in the usual style that ends in one NUL has nothing else.
 */
export interface EntityTextObject {
  /** The entities in their order, each a list of pairs. */
  readonly entities: readonly (readonly PlainPair[])[];
  /** The white space that all entities have in common; `lf` when left out. */
  readonly style?: GapStyleName;
  /** Whether a backslash in quotes means something; `none` when left out. */
  readonly escapes?: EntityEscapes;
  /** The entities that differ from the style, in their order. */
  readonly deviations?: readonly EntityDeviation[];
  /** What stands behind the last entity, when not the style's. */
  readonly after?: string;
  /** The NUL that ends the text with whatever follows it, when not a single NUL; empty when there is none. */
  readonly terminator?: string;
}

/** What is described: entities with what stands before each, and what stands behind. */
export interface DescribedText {
  /** What stands before each entity, and the entity. */
  readonly entities: readonly { readonly gap: Uint8Array; readonly table: () => PairTable }[];
  /** What stands behind the last entity. */
  readonly after: Uint8Array;
  /** The NUL and what follows it. */
  readonly terminator: Uint8Array;
  /** The document's style. */
  readonly style: GapStyleName;
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
}

/** The style of a name. */
export function styleNamed(name: GapStyleName): GapStyle {
  return gapStyles.get(name) ?? usualStyle;
}

/** The text before an entity when it is as in a style. */
export function styledBefore(style: GapStyle, entity: number): string {
  return entity === 0 ? '' : style.entity;
}

/** The text behind the last entity when it is as in a style. */
export function styledAfter(style: GapStyle, entityCount: number): string {
  return entityCount === 0 ? '' : style.last;
}

/** Describes a text as plain data. */
export function toPlainForm(text: DescribedText): EntityTextObject {
  const style = styleNamed(text.style);
  const entities: PlainPair[][] = [];
  const deviations: EntityDeviation[] = [];
  text.entities.forEach(({ gap, table: read }, entity) => {
    const table = read();
    const pairs: PlainPair[] = [];
    for (let token = 0; token < table.tokenCount; token += 2)
      pairs.push([table.text(token), table.text(token + 1)]);
    entities.push(pairs);
    const deviation = describe(table, { entity, before: latin1Text(gap), style });
    if (deviation !== undefined) deviations.push(deviation);
  });
  const after = latin1Text(text.after);
  const terminator = latin1Text(text.terminator);
  return {
    entities,
    ...(text.style === 'lf' ? {} : { style: text.style }),
    ...(text.escapes === 'none' ? {} : { escapes: text.escapes }),
    ...(deviations.length === 0 ? {} : { deviations }),
    ...(after === styledAfter(style, entities.length) ? {} : { after }),
    ...(terminator === '\0' ? {} : { terminator }),
  };
}

/** How an entity differs from a style; nothing when it doesn't. */
export function describe(
  table: PairTable,
  context: { readonly entity: number; readonly before: string; readonly style: GapStyle },
): EntityDeviation | undefined {
  const { entity, before, style } = context;
  const gaps: TokenText[] = [];
  const tokens: TokenText[] = [];
  const count = table.tokenCount;
  for (let token = 0; token < count; token++) {
    if (!isStyledGap(table, token, style)) gaps.push([token, table.gap(token)]);
    if (!isUsualToken(table, token)) tokens.push([token, table.written(token)]);
  }
  const hasUsualBefore = before === styledBefore(style, entity);
  const hasUsualClose = isStyledGap(table, count, style);
  if (hasUsualBefore && hasUsualClose && table.closed && gaps.length === 0 && tokens.length === 0)
    return undefined;
  return {
    entity,
    ...(hasUsualBefore ? {} : { before }),
    ...(gaps.length === 0 ? {} : { gaps }),
    ...(tokens.length === 0 ? {} : { tokens }),
    ...(hasUsualClose ? {} : { close: table.gap(count) }),
    ...(table.closed ? {} : { unclosed: true }),
  };
}

function isUsualToken(table: PairTable, token: number): boolean {
  if (table.isWord(token)) return false;
  if (table.stop(token) === table.textEnd(token)) return false;
  if (table.escapes === 'none') return true;
  return table.written(token) === quoteToken(table.text(token), { escapes: table.escapes });
}
