import type { FormatPath } from '@brushwork/record';
import type { LumpContents } from './build-map.js';

/** A map that breaks one rule: a good one with some lumps replaced. */
export interface BrokenMap {
  /** The lumps that differ from those of the good map. */
  changes(good: LumpContents): LumpContents;
  /** Where the rule has to be found broken. */
  readonly path: FormatPath;
  /** Rules that can't be kept where this one is broken, with the reason beside them. */
  readonly alsoBroken?: readonly string[];
}

/** Records of a lump with some fields of one of them replaced. */
export function withFields(good: LumpContents, lump: string, i: number, fields: object): object[] {
  return (good[lump] as object[]).map((record, k) => (k === i ? { ...record, ...fields } : record));
}

/** Values of a lump with one of them replaced. */
export function withValue(good: LumpContents, lump: string, i: number, value: number): number[] {
  return (good[lump] as number[]).map((known, k) => (k === i ? value : known));
}

/** The entity text with a part of it replaced. */
export function withText(good: LumpContents, from: string, to: string): LumpContents {
  const text = String(good['ENTITIES']);
  if (!text.includes(from)) throw new Error(`the good entities don't have ${from}`);
  return { ENTITIES: text.replace(from, to) };
}
