import { FormatError } from '@brushwork/record';
import { type OccluderEdgeIndexes, occluderEdges } from '../../world/occluder-edges.js';
import { recordsOf } from '../../world/typed-lumps.js';
import type { SceneLayer } from '../scene.js';
import { valueColumn } from '../scene-columns.js';
import { facing } from './convex-hull.js';
import { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources } from './layer-sources.js';

/** Lump of the corners of occluders, and how their edges are read. */
interface OccluderPlaces {
  readonly lump: string;
  readonly vertices: string;
}

/** Most edges of an occluder: a convex thing with as many corners as a byte can number has fewer. */
const MOST_EDGES = 1024;

/** Edges of all occluders together that a small file may come to. */
const LEAST_WORK = 2 ** 20;

/** A layer of occluders that are made of edges between planes: what lies on each of the planes. */
export function occluderEdgeLayer(sources: LayerSources, { lump, vertices }: OccluderPlaces): SceneLayer[] {
  const { map, budget, issues } = sources;
  if (!hasLump(map, lump)) return [];
  const mesh = new LayerMesh(lump, budget);
  attempt(sources, { rule: 'scene-solid', path: [lump] }, () => {
    const { length } = recordsOf(map, lump);
    if (length === 0) return;
    const column = valueColumn(map, { lump: vertices });
    const positionOf = (vertex: number): number[] => {
      const at = column.offset + vertex * column.stride;
      return [0, 1, 2].map((c) => column.array[at + c] as number);
    };
    let work = Math.max(LEAST_WORK, map.size);
    for (let occluder = 0; occluder < length; occluder++)
      attempt(sources, { rule: 'scene-solid', path: [lump, occluder] }, () => {
        const edges = occluderEdges(map, occluder, { from: 'stored' });
        work -= edges.length;
        if (edges.length > MOST_EDGES || work < 0)
          throw new FormatError('limit', `${edges.length} edges are too many`, { path: [lump, occluder] });
        const middle = middleOf(edges.flatMap((edge) => edge.vertices.map(positionOf)));
        for (const around of edgesByPlane(edges)) {
          if (around.length < 3) continue;
          const loop = loopOf(around);
          const winding = loop?.flatMap(positionOf);
          if (winding === undefined || !winding.every(Number.isFinite)) {
            issues.add('scene-solid', 'bad-value', "the edges of an occluder don't close around a plane", {
              path: [lump, occluder],
            });
            continue;
          }
          const away = [0, 1, 2].map((c) => (winding[c] as number) - (middle[c] as number));
          mesh.add(facing(winding, away), occluder);
        }
      });
  });
  const { meshes } = mesh;
  return meshes.length === 0 ? [] : [{ kind: 'occluder', title: 'occluder edges', meshes }];
}

type Edge = readonly [number, number];

/** The ends of the edges around each plane. */
function edgesByPlane(edges: readonly OccluderEdgeIndexes[]): readonly (readonly Edge[])[] {
  const found = new Map<number, Edge[]>();
  for (const { planes, vertices } of edges)
    for (const plane of new Set(planes)) listAt(found, plane).push(vertices);
  return [...found.values()];
}

function listAt<T>(lists: Map<number, T[]>, key: number): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Corners along edges that close; `undefined` when they don't. */
function loopOf(edges: readonly Edge[]): number[] | undefined {
  const around = new Map<number, number[]>();
  for (const [a, b] of edges) {
    listAt(around, a).push(b);
    listAt(around, b).push(a);
  }
  if (![...around.values()].every((others) => others.length === 2)) return undefined;
  const start = edges[0]?.[0] as number;
  const loop = [start];
  let before = start;
  for (let at = edges[0]?.[1] as number; at !== start && loop.length < edges.length; ) {
    loop.push(at);
    const [one, other] = around.get(at) as [number, number];
    const next = one === before ? other : one;
    before = at;
    at = next;
  }
  return loop.length === edges.length ? loop : undefined;
}

function middleOf(points: readonly number[][]): number[] {
  return [0, 1, 2].map((c) => points.reduce((sum, point) => sum + (point[c] as number), 0) / points.length);
}
