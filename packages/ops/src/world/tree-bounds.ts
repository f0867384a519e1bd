import type { GameMap } from '@brushwork/formats';
import { mergeSpans } from './merge-spans.js';
import type { Bounds, Point } from './point.js';
import { readSpan, type Span, spanFields } from './read-span.js';
import { lacking } from './require-capability.js';
import { type SurfaceTreeLinks, surfaceTreeLinks, surfaceTreeLump } from './surface-tree-links.js';
import type { SurfaceTreeOptions } from './tree-children.js';
import { triangleSoups } from './triangle-soups.js';
import { recordAt, recordsOf } from './typed-lumps.js';

/**
 * The box around all surfaces below a node of the surface trees, which the file doesn't store: in the frame of the
 * file, game units, z up. A node with children takes theirs and not its own surfaces, as the game does. `undefined`
 * when there is no vertex; one that isn't a number doesn't count.
 *
 * Time is linear in the number of nodes, surfaces and vertices, also when spans overlap.
 *
 * Throws `FormatError` as `surfaceTreeLinks` does; 'unsupported' unless the capability `surfaces` is
 * 'triangle-soups'; 'not-found' for a node that isn't there; 'bad-count' and 'bad-reference' for spans outside.
 */
export function treeBounds(
  map: GameMap<object>,
  node: number,
  options: SurfaceTreeOptions = {},
): Bounds | undefined {
  const { trees } = surfaceTreeLump(map);
  const soups = triangleSoups(map);
  const field = spanFields(trees).find(({ role }) => role.lump === soups.surfaces.name);
  if (field === undefined) throw lacking(map, 'surfaceTree over the drawn surfaces');
  recordAt(trees, node);
  const surfaces = leavesBelow(options.links ?? surfaceTreeLinks(map), node).map((leaf) =>
    readSpan(map, trees, leaf, field),
  );
  const vertices: Span[] = [];
  for (const { first, count } of mergeSpans(surfaces)) {
    for (let i = first; i < first + count; i++)
      vertices.push(readSpan(map, soups.surfaces, i, soups.vertices));
  }
  return boundsOfVertices(map, soups.vertices.role.lump, mergeSpans(vertices));
}

function leavesBelow({ firstChild, childCount }: SurfaceTreeLinks, node: number): number[] {
  const leaves: number[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const count = childCount[next] ?? 0;
    const first = firstChild[next] ?? 0;
    if (count === 0) leaves.push(next);
    for (let child = first; child < first + count; child++) waiting.push(child);
  }
  return leaves;
}

function boundsOfVertices(map: GameMap<object>, lump: string, spans: readonly Span[]): Bounds | undefined {
  const list = recordsOf(map, lump);
  const infinite = Number.POSITIVE_INFINITY;
  const mins = { x: infinite, y: infinite, z: infinite };
  const maxs = { x: -infinite, y: -infinite, z: -infinite };
  let isEmpty = true;
  for (const { first, count } of spans) {
    for (let i = first; i < first + count; i++) {
      const { x, y, z } = (list.at(i) as { readonly position: Point }).position;
      if (Number.isNaN(x) || Number.isNaN(y) || Number.isNaN(z)) continue;
      isEmpty = false;
      if (x < mins.x) mins.x = x;
      if (y < mins.y) mins.y = y;
      if (z < mins.z) mins.z = z;
      if (x > maxs.x) maxs.x = x;
      if (y > maxs.y) maxs.y = y;
      if (z > maxs.z) maxs.z = z;
    }
  }
  return isEmpty ? undefined : { mins, maxs };
}
