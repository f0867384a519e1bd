import type { GameMap } from '@brushwork/formats';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { SceneMultiblend } from '../scene.js';
import { columnOf, fieldColumn, type NumberColumn, numberAt } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';
import type { DisplacementColumns } from './displacement-columns.js';
import type { DisplacementGrid } from './displacement-grid.js';

/** How the vertices of a map's displacements blend several images. */
export interface MultiblendColumns {
  /** First record of each displacement, one for each of its vertices; -1 for one that has none. */
  readonly first: Int32Array;
  /** How much of each image is seen. */
  readonly weights: NumberColumn;
  /** How much the opacity of each image counts. */
  readonly alphas: NumberColumn;
  /** What each image is multiplied with. */
  readonly colors: NumberColumn;
}

/** Most steps of a side that make sense. */
const MOST_POWER = 4;

/**
 * Finds out which records say how the displacements of a map blend several images: those of the displacements that are
 * marked follow each other. `undefined` for a map in which none does. What isn't there is an issue.
 */
export function multiblendColumns(
  map: GameMap<object>,
  { fields, list, power }: DisplacementColumns,
  issues: SceneIssues,
): MultiblendColumns | undefined {
  const { multiblend } = fields;
  if (multiblend === undefined) return undefined;
  const content = map.lump(multiblend.lump);
  if (content.kind !== 'records' || content.bytes.length === 0) return undefined;
  const { length } = recordsOf(map, multiblend.lump);
  const marks = columnOf(list, multiblend.flags);
  const first = new Int32Array(list.length).fill(-1);
  let next = 0;
  for (let i = 0; i < list.length; i++) {
    if ((numberAt(marks, i) & multiblend.marked) === 0) continue;
    const steps = numberAt(power, i);
    const count = steps >= 0 && steps <= MOST_POWER ? (2 ** steps + 1) ** 2 : 0;
    if (next + count > length) {
      const message = `${count} records of how it blends images, from ${next} on, aren't all there`;
      issues.add('scene-displacement', 'bad-reference', message, placeOf(list, i, multiblend.flags));
      break;
    }
    if (count > 0) first[i] = next;
    next += count;
  }
  const of = (field: string): NumberColumn => fieldColumn(map, multiblend.lump, field);
  const { alphas, colors, weights } = multiblend;
  return { first, weights: of(weights), alphas: of(alphas), colors: of(colors) };
}

/**
 * Writes how the vertices of a grid blend several images. A grid without such records is seen as its two images say, the
 * second of which hides the first as far as `blends` say.
 */
export function writeMultiblend(
  { displacement, drawn }: DisplacementGrid,
  { alphas, colors, first, weights }: MultiblendColumns,
  to: {
    readonly target: SceneMultiblend;
    readonly blends: Float32Array | undefined;
    readonly vertex: number;
    readonly count: number;
  },
): void {
  const start = first[displacement] ?? -1;
  const { blends, count, target, vertex } = to;
  for (let k = 0; k < count; k++) {
    const at = vertex + k;
    const record = start + (drawn?.[k] ?? k);
    if (start >= 0) {
      copyNumbers(weights, record, { array: target.weights, at: at * 4, width: 4 });
      copyNumbers(alphas, record, { array: target.alphas, at: at * 4, width: 4 });
      copyNumbers(colors, record, { array: target.colors, at: at * 12, width: 12 });
      continue;
    }
    const second = blends?.[at] ?? 0;
    target.weights[at * 4] = 1 - second;
    target.weights[at * 4 + 1] = second;
    target.colors.fill(1, at * 12, at * 12 + 12);
  }
}

/** Copies numbers of a record; what isn't finite becomes 0. */
function copyNumbers(
  { array, offset, stride }: NumberColumn,
  record: number,
  to: { readonly array: Float32Array; readonly at: number; readonly width: number },
): void {
  for (let c = 0; c < to.width; c++) {
    const value = array[offset + record * stride + c] as number;
    to.array[to.at + c] = Number.isFinite(value) ? value : 0;
  }
}
