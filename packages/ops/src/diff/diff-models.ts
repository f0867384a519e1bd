import type { ChunkTree, Model } from '@brushwork/formats';
import { formatPath } from '@brushwork/record';
import { BytesComparison } from './compare-bytes.js';
import { compareLists } from './compare-lists.js';
import { compareOthers } from './compare-others.js';
import { contentElements } from './content-elements.js';
import { noChanges } from './diff-kind.js';
import type { DiffNote } from './diff-note.js';
import { type DiffLimits, type DiffOptions, defaultDiffLimits } from './diff-options.js';
import { ListPair } from './list-pair.js';
import { ListSide } from './list-side.js';
import type { LumpDiff, LumpSide, LumpState } from './lump-diff.js';
import { MapDiff } from './map-diff.js';
import { type ChunkPair, pairChunks } from './pair-chunks.js';
import type { PartComparison } from './part-comparison.js';

/**
 * Compares two models chunk by chunk. What was put in or taken out doesn't make what is behind it another thing: chunks are
 * put together level by level, by what is in them and by their tags. In `lumps` of the result are the chunks in which
 * something differs, by their path in the left file, or in the right one where only that has it; those that hold chunks are
 * told when one file alone has them. Never throws for what is in the files.
 */
export function diffModels(left: Model, right: Model, options: DiffOptions = {}): MapDiff {
  const limits = { ...defaultDiffLimits, ...options };
  const notes: DiffNote[] = [];
  const [one, other] = [left.tree, right.tree];
  const pairs = pairChunks(one, other, limits.maxRecords).sort(
    (a, b) => (a.left ?? a.right ?? 0) - (b.left ?? b.right ?? 0),
  );
  const chunks: LumpDiff[] = [];
  for (const pair of pairs) {
    const found = chunkDiff(one, other, { pair, limits, notes });
    if (found === undefined) continue;
    if (chunks.length >= limits.maxParts) {
      notes.push({
        reason: 'limit',
        path: [],
        message: `more than ${limits.maxParts} chunks differ: the others are left out`,
      });
      break;
    }
    chunks.push(found);
  }
  const head = left.magic === right.magic ? [] : [{ field: 'magic', left: left.magic, right: right.magic }];
  return new MapDiff(chunks, { head, notes });
}

interface ChunkWork {
  readonly pair: ChunkPair;
  readonly limits: DiffLimits;
  readonly notes: DiffNote[];
}

/** What differs in a chunk; `undefined` when nothing does, or it lies in the chunks inside. */
function chunkDiff(
  left: ChunkTree,
  right: ChunkTree,
  { pair, limits, notes }: ChunkWork,
): LumpDiff | undefined {
  const [l, r] = [pair.left, pair.right];
  const one = l === undefined ? undefined : left.chunk(l);
  const other = r === undefined ? undefined : right.chunk(r);
  const [tree, index] = l === undefined ? [right, r as number] : [left, l];
  const name = formatPath(tree.pathOf(index));
  const sides = {
    left: l === undefined ? undefined : sideOf(left, l),
    right: r === undefined ? undefined : sideOf(right, r),
  };
  const told = (state: LumpState, parts: readonly PartComparison[]): LumpDiff => ({
    name,
    state,
    ...sides,
    storage: [],
    hasSameBytes: false,
    counts: parts[0]?.counts ?? {
      ...noChanges,
      ...(one === undefined ? { added: 1 } : other === undefined ? { removed: 1 } : {}),
    },
    parts,
  });
  if (one === undefined || other === undefined)
    return told(one === undefined ? 'only-right' : 'only-left', []);
  if (one.isContainer && other.isContainer) return undefined;
  if (areSame(one.payload, other.payload)) return undefined;
  const part = comparePayload(
    name,
    { left: left.peek(one.index), right: right.peek(other.index) },
    { limits, notes },
  );
  return told(part.changeCount === 0 ? 'same-records' : 'differs', [part]);
}

function comparePayload(
  path: string,
  pair: { readonly left: ReturnType<ChunkTree['peek']>; readonly right: ReturnType<ChunkTree['peek']> },
  { limits, notes }: { readonly limits: DiffLimits; readonly notes: DiffNote[] },
): PartComparison {
  const [left, right] = [contentElements(pair.left, path), contentElements(pair.right, path)];
  if (left === undefined || right === undefined)
    return left === undefined && right === undefined
      ? compareOthers(path, pair, { entityIdentities: [], limits, notes })
      : new BytesComparison(path, pair.left.bytes, pair.right.bytes);
  const lists = [new ListPair(path, new ListSide(left, new Map()), new ListSide(right, new Map()))];
  const other = { left: () => undefined, right: () => undefined, isSame: () => true };
  const compared = compareLists(lists, { other, identitiesOf: () => [], limits, notes }).found.get(path);
  return compared ?? new BytesComparison(path, pair.left.bytes, pair.right.bytes);
}

function sideOf(tree: ChunkTree, i: number): LumpSide {
  const chunk = tree.chunk(i);
  const { length, status } = tree.peek(i);
  return {
    offset: chunk.offset,
    storedSize: chunk.end - chunk.start,
    size: chunk.size,
    version: undefined,
    isPacked: false,
    length,
    status,
  };
}

function areSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, i) => byte === right[i]);
}
