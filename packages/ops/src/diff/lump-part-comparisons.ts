import { BytesComparison } from './compare-bytes.js';
import { compareOthers, countIn, kindOf, type OtherContext } from './compare-others.js';
import { OneSidedPart } from './one-sided-part.js';
import type { PartComparison } from './part-comparison.js';
import type { ReadLump } from './read-lump.js';

/** What parts of lumps are compared with. */
export interface PartContext extends OtherContext {
  /** The lists that both files have, compared, by path. */
  readonly lists: ReadonlyMap<string, PartComparison>;
}

/** Compares all parts of a lump, those of the left file first. */
export function comparePartsOf(lump: ReadLump, context: PartContext): PartComparison[] {
  const { left, right } = lump;
  if (lump.isUnread) return [];
  const paths = new Set<string>();
  for (const side of [left, right]) {
    for (const path of side?.parts.lists.keys() ?? []) paths.add(path);
    for (const path of side?.parts.others.keys() ?? []) paths.add(path);
  }
  const found: PartComparison[] = [];
  for (const path of paths) {
    const part = context.lists.get(path) ?? compareOther(path, lump, context);
    if (part !== undefined) found.push(part);
  }
  // A lump that couldn't be taken apart still has bytes.
  if (found.length === 0 && !lump.hasSameBytes && left !== undefined && right !== undefined)
    found.push(new BytesComparison(lump.name, left.bytes, right.bytes));
  return found;
}

/** Compares a part that isn't a list in both files; `undefined` when there is nothing to tell. */
function compareOther(path: string, lump: ReadLump, context: PartContext): PartComparison | undefined {
  const { left, right, hasSameBytes } = lump;
  if (hasSameBytes) return undefined;
  const [one, other] = [left?.parts.others.get(path), right?.parts.others.get(path)];
  if (one !== undefined && other !== undefined)
    return compareOthers(path, { left: one, right: other }, context);
  const [list, otherList] = [left?.parts.lists.get(path), right?.parts.lists.get(path)];
  const isMixed = (list ?? one) !== undefined && (otherList ?? other) !== undefined;
  if (isMixed && path === lump.name && left !== undefined && right !== undefined) {
    context.notes.push({
      reason: 'layout',
      path: [path],
      message: 'compared as bytes: its records are known in one of the files only',
    });
    return new BytesComparison(path, left.bytes, right.bytes);
  }
  const content = one ?? other;
  const kind = content === undefined ? 'records' : kindOf(content);
  const countOf = (elements: { readonly length: number } | undefined, rest: typeof content): number =>
    elements?.length ?? (rest === undefined ? 0 : countIn(rest));
  const counts = { left: countOf(list, one), right: countOf(otherList, other) };
  return counts.left + counts.right === 0 ? undefined : new OneSidedPart(path, kind, counts);
}
