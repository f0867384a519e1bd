import type { GameMap, Selection, SolidSelection } from '@brushwork/formats';
import { SpanClaims } from '../../world/span-claims.js';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import { columnOf, fieldColumn, type NumberColumn, numberAt, valueColumn } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';

/** What models select. */
export interface SelectedSolids {
  /** Lump of the models. */
  readonly models: string;
  /** How they select the solids. */
  readonly selection: SolidSelection;
  /** Number of solids. */
  readonly count: number;
}

/**
 * The model that each solid (a brush, a patch) belongs to, the first that leads to it; -1 for none. A span that isn't all
 * there is an issue, and so is a tree that leads outside.
 */
export function modelsOfSolids(
  map: GameMap<object>,
  solids: SelectedSolids,
  issues: SceneIssues,
): Int32Array {
  const modelOf = new Int32Array(solids.count).fill(-1);
  const { selection, models } = solids;
  if (selection.kind === 'tree') {
    const claims = leafClaims(map, selection.leaf, { solids: modelOf, issues });
    walkModels(map, { models, node: selection.node, issues }, claims);
    return modelOf;
  }
  const claim = spanClaims(map, { lump: models, selection, solids: modelOf, issues });
  const { length } = recordsOf(map, models);
  for (let model = 0; model < length; model++) claim(model, model);
  return modelOf;
}

interface ClaimOptions {
  readonly lump: string;
  readonly selection: Selection;
  readonly solids: Int32Array;
  readonly issues: SceneIssues;
}

/** A function that gives to a model the solids that a record selects. */
function spanClaims(
  map: GameMap<object>,
  { lump, selection, solids, issues }: ClaimOptions,
): (record: number, model: number) => void {
  const list = recordsOf(map, lump);
  const firsts = columnOf(list, selection.first);
  const counts = columnOf(list, selection.count);
  const indices = selection.indices === undefined ? undefined : valueColumn(map, { lump: selection.indices });
  const length = indices === undefined ? solids.length : lengthOf(map, selection.indices as string);
  const claims = new SpanClaims(length);
  return (record, model) => {
    const first = numberAt(firsts, record);
    const count = numberAt(counts, record);
    if (count === 0) return;
    if (!(first >= 0 && count > 0 && first <= length - count))
      issues.add(
        'scene-solid',
        'bad-reference',
        `${count} from ${first} on aren't all there`,
        placeOf(list, record, selection.first),
      );
    claims.claim(first, count, (element) => {
      const solid = indices === undefined ? element : numberAt(indices, element);
      if (solids[solid] === -1) solids[solid] = model;
    });
  };
}

function lengthOf(map: GameMap<object>, lump: string): number {
  return (map.lump(lump) as unknown as { readonly length: number }).length;
}

function leafClaims(
  map: GameMap<object>,
  selection: Selection,
  options: Pick<ClaimOptions, 'solids' | 'issues'>,
): (leaf: number, model: number) => void {
  const tree = map.branch.capabilities.spaceTree;
  if (tree === undefined) return () => undefined;
  return spanClaims(map, { ...options, lump: tree.leaves, selection });
}

/** Calls a function for every leaf below every model; each node and leaf belongs to the first model that leads to it. */
function walkModels(
  map: GameMap<object>,
  {
    models,
    node: field,
    issues,
  }: { readonly models: string; readonly node: string; readonly issues: SceneIssues },
  take: (leaf: number, model: number) => void,
): void {
  const tree = map.branch.capabilities.spaceTree;
  if (tree === undefined) return;
  const list = recordsOf(map, models);
  const nodes = recordsOf(map, tree.nodes);
  const children: NumberColumn = fieldColumn(map, tree.nodes, 'children');
  const heads = columnOf(list, field);
  const seenNodes = new Uint8Array(nodes.length);
  const seenLeaves = new Uint8Array(recordsOf(map, tree.leaves).length);
  for (let model = 0; model < list.length; model++) {
    const waiting = [numberAt(heads, model)];
    let place = placeOf(list, model, field);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const seen = next < 0 ? seenLeaves : seenNodes;
      const index = next < 0 ? -1 - next : next;
      if (seen[index] === undefined) {
        issues.add('scene-solid', 'bad-reference', `a tree leads to ${next}, which isn't there`, {
          ...place,
          found: next,
        });
        continue;
      }
      if (seen[index] === 1) continue;
      seen[index] = 1;
      if (next < 0) {
        take(index, model);
        continue;
      }
      place = placeOf(nodes, index, 'children');
      const at = children.offset + index * children.stride;
      waiting.push(children.array[at + 1] as number, children.array[at] as number);
    }
  }
}
