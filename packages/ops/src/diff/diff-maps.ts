import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { Elements } from '../validate/schema/elements.js';
import { modelsLump } from '../world/models-lump.js';
import { compareLists } from './compare-lists.js';
import type { FieldChange } from './diff-change.js';
import { addCounts, noChanges } from './diff-kind.js';
import type { DiffNote } from './diff-note.js';
import { type DiffOptions, defaultDiffLimits } from './diff-options.js';
import { findReadings } from './find-readings.js';
import { entityIdentities, recordIdentities, recordNumbers } from './identities.js';
import type { OtherBytes } from './list-graph.js';
import { ListPair } from './list-pair.js';
import { ListSide, type Readings } from './list-side.js';
import type { LumpDiff, LumpSide, LumpState, StorageDifference } from './lump-diff.js';
import { comparePartsOf } from './lump-part-comparisons.js';
import { MapDiff } from './map-diff.js';
import { type ReadLump, readLump } from './read-lump.js';

/**
 * Compares two maps, lump by lump and in lumps record by record; of two layouts what both know by the same names. A reference
 * is the same when it leads to the same, whatever its number has become. Entities, placed models and packed files are told by
 * what identifies them. Lumps that aren't loaded are left out and noted. Never throws for what is in the files.
 */
export function diffMaps(left: GameMap<object>, right: GameMap<object>, options: DiffOptions = {}): MapDiff {
  const limits = { ...defaultDiffLimits, ...options };
  const notes: DiffNote[] = [];
  const maps = { left, right };
  const budget = { left: limits.maxParts, most: limits.maxParts, notes };
  const reading = { maps, budgets: { left: { ...budget }, right: { ...budget } }, notes };
  const lumps = namesOf(left, right).map((name) => readLump(name, reading));
  const both = [left, right];
  const { found: lists, ids: brushModels } = compareLists(listPairs(lumps, both), {
    other: otherBytes(lumps),
    asked: brushModelsLump(left),
    identitiesOf: (path) => recordIdentities(both, path),
    limits,
    notes,
  });
  const context = { lists, brushModels, entityIdentities: entityIdentities(both), limits, notes };
  const diffs = lumps.map((lump): LumpDiff => {
    const parts = comparePartsOf(lump, context);
    const counts = parts.reduce((sum, part) => addCounts(sum, part.counts), noChanges);
    const storage = storageDifferences(lump.left?.side, lump.right?.side);
    const isSame = parts.every(({ changeCount }) => changeCount === 0);
    const { name, hasSameBytes } = lump;
    return {
      name,
      state: stateOf(lump, { isSame, storage }),
      left: lump.left?.side,
      right: lump.right?.side,
      storage,
      hasSameBytes,
      counts,
      parts,
    };
  });
  return new MapDiff(diffs, { head: headChanges(left, right), notes });
}

/** Name of the lump of brush models; `undefined` for a format without. */
function brushModelsLump(map: GameMap<object>): string | undefined {
  try {
    return modelsLump(map);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

function namesOf(left: GameMap<object>, right: GameMap<object>): string[] {
  return [...new Set([...left.lumpNames, ...right.lumpNames])];
}

/** The lists of both files; one that a file hasn't got has no elements there. */
function listPairs(lumps: readonly ReadLump[], maps: readonly GameMap<object>[]): ListPair[] {
  const all = { left: new Map<string, Elements>(), right: new Map<string, Elements>() };
  for (const { left, right, isUnread } of lumps) {
    if (isUnread) continue;
    const [lists, others] = [left?.parts.lists ?? noLists, right?.parts.lists ?? noLists];
    for (const path of new Set([...lists.keys(), ...others.keys()])) {
      const [one, other] = [lists.get(path), others.get(path)];
      // What is known as a list in one file only is compared as bytes.
      if (left?.parts.others.has(path) === true || right?.parts.others.has(path) === true) continue;
      const [mine, yours] = [one ?? emptyLike(other), other ?? emptyLike(one)];
      if (mine !== undefined) all.left.set(path, mine);
      if (yours !== undefined) all.right.set(path, yours);
    }
  }
  const readings = { left: findReadings(all.left), right: findReadings(all.right) };
  const none: Readings = new Map();
  return [...all.left].flatMap(([path, elements]) => {
    const other = all.right.get(path);
    if (other === undefined) return [];
    const left = new ListSide(elements, readings.left.get(path) ?? none);
    const right = new ListSide(other, readings.right.get(path) ?? none);
    return [new ListPair(path, left, right, recordNumbers(maps, path))];
  });
}

const noLists: ReadonlyMap<string, Elements> = new Map();

function emptyLike(elements: Elements | undefined): Elements | undefined {
  return elements && { ...elements, d: new DataView(new ArrayBuffer(0)), length: 0 };
}

function otherBytes(lumps: readonly ReadLump[]): OtherBytes {
  const byName = new Map(lumps.map((lump) => [lump.name, lump]));
  return {
    left: (name) => byName.get(name)?.left?.bytes,
    right: (name) => byName.get(name)?.right?.bytes,
    isSame: (name) => byName.get(name)?.hasSameBytes !== false,
  };
}

function storageDifferences(left: LumpSide | undefined, right: LumpSide | undefined): StorageDifference[] {
  if (left === undefined || right === undefined || left.size + right.size === 0) return [];
  const found: StorageDifference[] = [];
  if (left.offset !== right.offset) found.push('place');
  if (left.version !== right.version) found.push('version');
  if (left.isPacked !== right.isPacked) found.push('compression');
  return found;
}

function stateOf(
  { isUnread, left, right, hasSameBytes }: ReadLump,
  { isSame, storage }: { readonly isSame: boolean; readonly storage: readonly StorageDifference[] },
): LumpState {
  if (isUnread) return 'unread';
  const [size, other] = [left?.bytes.length ?? 0, right?.bytes.length ?? 0];
  if (size + other === 0) return 'empty';
  if (other === 0) return 'only-left';
  if (size === 0) return 'only-right';
  if (!isSame) return 'differs';
  if (!hasSameBytes) return 'same-records';
  return storage.length === 0 ? 'same' : 'stored-differently';
}

function headChanges(left: GameMap<object>, right: GameMap<object>): FieldChange[] {
  const told: readonly (readonly [string, (map: GameMap<object>) => unknown])[] = [
    ['branch', ({ branch }) => branch.id],
    ['byteOrder', ({ byteOrder }) => byteOrder],
    ['version', ({ version }) => version],
    ['revision', ({ head }) => head.revision],
    ['checksum', ({ head }) => head.checksum],
  ];
  return told.flatMap(([field, of]) => {
    const [a, b] = [of(left), of(right)];
    return a === b ? [] : [{ field, left: a, right: b }];
  });
}
