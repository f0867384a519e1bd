import type { AnyRecords } from '../../world/typed-lumps.js';
import type { DisplacementColumns } from './displacement-columns.js';
import type { DisplacementGrid } from './displacement-grid.js';
import { cornerOfGrid, edgeVertex } from './grid-steps.js';

/**
 * How far apart the same vertex of two neighbours may be, in game units. Both have it from numbers of their own, and real
 * maps have gaps of up to 0.94 units between vertices that the compiler took for one; where the gap is wider, somebody
 * meant it.
 */
const TOLERANCE = 1;

/** What two grids have of an edge each. */
interface SharedEdge {
  readonly edge: number;
  readonly orientation: number;
  readonly span: number;
  readonly neighborSpan: number;
}

type Values = Readonly<Record<string, unknown>>;
type Elements = { readonly length: number; at(i: number): unknown };

/**
 * Finds the vertices that neighbours have in common, along edges, along halves of edges and at corners, and puts each
 * group of them at one place, that of its first vertex. What comes back says for each vertex which one that is: itself
 * for one that isn't shared. Neighbours that aren't there or lie elsewhere share nothing.
 */
export function shareVertices(
  grids: readonly DisplacementGrid[],
  { fields, list }: DisplacementColumns,
  positions: Float32Array,
): Int32Array {
  const groups = new VertexGroups(positions);
  const byDisplacement = new Map(grids.map((grid) => [grid.displacement, grid]));
  for (const grid of grids) {
    for (const { neighbor, ...edge } of edgeNeighbors(list, fields.neighbors, grid.displacement)) {
      const other = byDisplacement.get(neighbor);
      if (other !== undefined && other !== grid) shareEdge(groups, [grid, other], edge);
    }
    for (const { corner, neighbor } of cornerNeighbors(list, fields.neighbors, grid.displacement)) {
      const other = byDisplacement.get(neighbor);
      if (other === undefined || other === grid) continue;
      const vertex = grid.first + cornerOfGrid(corner, grid.steps);
      for (let k = 0; k < 4; k++) groups.join(vertex, other.first + cornerOfGrid(k, other.steps));
    }
  }
  return groups.settle();
}

/** The neighbours along the edges of a displacement. */
function* edgeNeighbors(
  list: AnyRecords,
  { edges, parts, part }: DisplacementColumns['fields']['neighbors'],
  displacement: number,
): Generator<SharedEdge & { readonly neighbor: number }> {
  const all = (list.at(displacement) as unknown as Values)[edges] as Elements;
  for (let edge = 0; edge < 4; edge++) {
    const along = (all.at(edge) as Values)[parts] as Elements;
    for (let k = 0; k < along.length; k++) {
      const found = along.at(k) as Values;
      yield {
        edge,
        neighbor: Number(found[part.displacement]),
        orientation: Number(found[part.orientation]),
        span: Number(found[part.span]),
        neighborSpan: Number(found[part.neighborSpan]),
      };
    }
  }
}

/** The neighbours that touch the corners of a displacement alone. */
function* cornerNeighbors(
  list: AnyRecords,
  { corners, touching, touchingCount }: DisplacementColumns['fields']['neighbors'],
  displacement: number,
): Generator<{ readonly corner: number; readonly neighbor: number }> {
  const all = (list.at(displacement) as unknown as Values)[corners] as Elements;
  for (let corner = 0; corner < 4; corner++) {
    const found = all.at(corner) as Values;
    const neighbors = found[touching] as Elements;
    const count = Math.min(Number(found[touchingCount]), neighbors.length);
    for (let k = 0; k < count; k++) yield { corner, neighbor: Number(neighbors.at(k)) };
  }
}

/** Steps of an edge that a share of it covers: its first and its last one. */
function stepsOf(span: number, steps: number): readonly [from: number, to: number] {
  if (span === 1) return [0, steps / 2];
  return span === 2 ? [steps / 2, steps] : [0, steps];
}

/**
 * Joins the vertices along an edge of two grids. The neighbour's edge is the one that lies opposite when it is turned
 * like this one; steps run the other way on it when both edges are of the first two, or both of the last two, since
 * faces have their corners in the same sense.
 */
function shareEdge(
  groups: VertexGroups,
  [grid, other]: readonly [DisplacementGrid, DisplacementGrid],
  { edge, orientation, span, neighborSpan }: SharedEdge,
): void {
  const otherEdge = (edge + 2 + orientation) & 3;
  const isAgainst = edge < 2 === otherEdge < 2;
  const [from, to] = stepsOf(span, grid.steps);
  const [otherFrom, otherTo] = stepsOf(neighborSpan, other.steps);
  const count = Math.min(to - from, otherTo - otherFrom);
  const step = (to - from) / count;
  const otherStep = (otherTo - otherFrom) / count;
  for (let k = 0; k <= count; k++) {
    const at = edgeVertex(edge, from + k * step, grid.steps);
    const otherAt = isAgainst ? otherTo - k * otherStep : otherFrom + k * otherStep;
    groups.join(grid.first + at, other.first + edgeVertex(otherEdge, otherAt, other.steps));
  }
}

/** Groups of vertices that are one, each known by its first. */
class VertexGroups {
  private readonly positions: Float32Array;
  /** A vertex of the same group that comes before, or the vertex itself. */
  private readonly before: Int32Array;

  constructor(positions: Float32Array) {
    this.positions = positions;
    this.before = new Int32Array(positions.length / 3);
    for (let i = 0; i < this.before.length; i++) this.before[i] = i;
  }

  private firstOf(vertex: number): number {
    let at = vertex;
    while (this.before[at] !== at) {
      const next = this.before[this.before[at] as number] as number;
      this.before[at] = next;
      at = next;
    }
    return at;
  }

  /** Makes two vertices one, unless they are apart. */
  join(a: number, b: number): void {
    const p = this.positions;
    for (let c = 0; c < 3; c++)
      if (Math.abs((p[a * 3 + c] as number) - (p[b * 3 + c] as number)) > TOLERANCE) return;
    const [first, second] = [this.firstOf(a), this.firstOf(b)];
    this.before[Math.max(first, second)] = Math.min(first, second);
  }

  /** Moves every vertex to the first of its group, and says which that is. */
  settle(): Int32Array {
    const { before, positions } = this;
    for (let vertex = 0; vertex < before.length; vertex++) {
      if (before[vertex] === vertex) continue;
      const first = this.firstOf(vertex);
      before[vertex] = first;
      positions.copyWithin(vertex * 3, first * 3, first * 3 + 3);
    }
    return before;
  }
}
