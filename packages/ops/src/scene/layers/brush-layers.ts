import type { GameMap, Solids } from '@brushwork/formats';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { SceneLayer } from '../scene.js';
import { type BrushPlanes, brushPlanes } from './brush-planes.js';
import { convexHull, type Hull, type HullWork } from './convex-hull.js';
import { placementClass } from './entity-names.js';
import type { LayerMesh } from './layer-mesh.js';
import {
  attempt,
  hasLump,
  type LayerKind,
  type LayerSources,
  ModelMeshes,
  noteLimit,
} from './layer-sources.js';
import { isPassable } from './passable-entities.js';
import { type SolidKind, solidKinds } from './solid-contents.js';
import { modelsOfSolids } from './solid-models.js';

/** Comparisons of corners with planes for each byte of a file, and what a small file may come to. */
const WORK = { perByte: 64, least: 2 ** 24 } as const;

const brushKinds = ['clip', 'trigger', 'collision', 'player'] as const;

/** Meshes of the layers of what stops players or starts things, for whatever adds to them. */
export type SolidMeshes = ReadonlyMap<LayerKind, ModelMeshes>;

/** Meshes for those of the layers that are asked for. */
export function solidMeshes({ kinds, budget }: LayerSources): SolidMeshes {
  return new Map(brushKinds.filter((kind) => kinds.has(kind)).map((kind) => [kind, new ModelMeshes(budget)]));
}

/** Adds the brushes of a map as convex hulls. Those that enclose nothing, or everything, are issues. */
export function addBrushes(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const solids = map.branch.capabilities.layers?.solids;
  if (solids === undefined || meshes.size === 0) return;
  if (![solids.brushes, solids.sides, solids.planes].every((lump) => hasLump(map, lump))) return;
  attempt(sources, { rule: 'scene-solid', path: [solids.brushes] }, () => addAll(sources, solids, meshes));
}

function addAll(sources: LayerSources, solids: Solids, meshes: SolidMeshes): void {
  const { map, issues } = sources;
  const brushes = recordsOf(map, solids.brushes);
  const kindOf = solidKinds(map, solids.brushes, solids.contents);
  const planesOf = brushPlanes(map, solids);
  const { lump, brushes: selection } = solids.models;
  const models = modelsOfSolids(map, { models: lump, selection, count: brushes.length }, issues);
  const triggers = triggerModels(sources);
  const work: HullWork = { left: Math.max(WORK.least, map.size * WORK.perByte) };
  let left = 0;
  for (let brush = 0; brush < brushes.length; brush++) {
    const model = models[brush] as number;
    const kind = kindOf(brush);
    const place = placeOf(brushes, brush, solids.contents.material?.index ?? solids.contents.field);
    if (kind === undefined) {
      issues.add('scene-solid', 'bad-reference', 'its material is not there', place);
      continue;
    }
    const wanted = wantedMeshes(meshes, { kind, isTrigger: triggers.has(model) });
    if (model < 0 || wanted.length === 0) continue;
    const hull = attempt(sources, { rule: 'scene-solid', path: [solids.brushes, brush] }, () =>
      hullOf(planesOf(brush), work),
    );
    if (hull === undefined) continue;
    if (hull.kind === 'limit') left++;
    else if (hull.kind !== 'solid')
      issues.add('scene-solid', 'bad-value', hullProblems[hull.kind], {
        ...place,
        path: [solids.brushes, brush],
      });
    else for (const mesh of wanted) if (!addHull(mesh.of(model, solids.brushes), hull, brush)) left++;
  }
  noteLimit(sources, [solids.brushes], left);
}

const hullProblems = {
  empty: 'its sides enclose nothing',
  unbounded: "its sides don't enclose it on all sides",
} as const;

/** What the sides of a brush enclose: those that were added for collision are needed only where the others leave it open. */
function hullOf({ own, added }: BrushPlanes, work: HullWork): Hull {
  const hull = convexHull(own, work);
  return hull.kind === 'unbounded' && added.length > 0 ? convexHull([...own, ...added], work) : hull;
}

function addHull(mesh: LayerMesh, { faces }: Extract<Hull, { kind: 'solid' }>, brush: number): boolean {
  return faces.every(({ winding }) => mesh.add(winding, brush) !== 'limit');
}

/** The layers that a brush or a patch is in: what starts something stops nobody. */
export function wantedMeshes(
  meshes: SolidMeshes,
  { kind, isTrigger }: { readonly kind: SolidKind; readonly isTrigger: boolean },
): ModelMeshes[] {
  const is: readonly (readonly [name: LayerKind, is: boolean])[] = [
    ['trigger', isTrigger],
    ['clip', !isTrigger && kind.isClip],
    ['collision', !isTrigger && kind.isSolid],
    ['player', !isTrigger && kind.stopsPlayers],
  ];
  return is.flatMap(([name, isIn]) => (isIn ? (meshes.get(name) ?? []) : []));
}

/** The models that start something when they are touched. A model that also is something else counts as that. */
export function triggerModels({ map, placements }: LayerSources): ReadonlySet<number> {
  const prefix = map.branch.capabilities.layers?.triggerClass;
  const found = new Set<number>();
  if (prefix === undefined) return found;
  const isTrigger = (one: LayerSources['placements'][number]): boolean =>
    placementClass(map, one).startsWith(prefix);
  for (const placement of placements) if (isTrigger(placement)) found.add(placement.model);
  for (const placement of placements) if (!isTrigger(placement)) found.delete(placement.model);
  return found;
}

/** The layers of all meshes, one for each placement; what stops players passes over entities that stop nobody. */
export function solidLayers({ map, placements }: LayerSources, meshes: SolidMeshes): SceneLayer[] {
  return [...meshes].flatMap(([kind, models]) =>
    models.layers(kind, placements, (placement) =>
      kind === 'player' && isPassable(map, placement) ? undefined : nameOf(map, placement),
    ),
  );
}

/** What a placement is called: the class of its entity and the number of its model. */
export function nameOf(map: GameMap<object>, placement: LayerSources['placements'][number]): string {
  return `*${placement.model} ${placementClass(map, placement)}`.trim();
}
