import type { GameMap } from '@brushwork/formats';
import type { SceneLayer } from '../scene.js';
import { boxLayer } from './box-layer.js';
import { addBrushes, solidLayers, solidMeshes } from './brush-layers.js';
import { addDisplacements } from './displacement-layers.js';
import { addHulls } from './hull-layer.js';
import type { LayerSources } from './layer-sources.js';
import { noteLostLayers } from './lost-layers.js';
import { occluderEdgeLayer } from './occluder-layer.js';
import { addPatches } from './patch-layer.js';
import { physicsLayers } from './physics-layer.js';
import { polygonLayer } from './polygon-layers.js';
import { addSurfaces } from './surface-layer.js';
import { addTriangles } from './triangle-layer.js';

/** All layers that there are. */
export const layerKinds = [
  'clip',
  'trigger',
  'collision',
  'player',
  'physics',
  'portal',
  'cell',
  'occluder',
  'leaf',
] as const satisfies readonly SceneLayer['kind'][];

/**
 * The layers that are asked for, as far as the format has them: what stops some, what starts things, what everything
 * collides with, what stops players in the end, what the physics has, how space is divided. What can't be shown is an issue.
 */
export function sceneLayers(
  map: GameMap<object>,
  kinds: readonly SceneLayer['kind'][],
  options: Omit<LayerSources, 'map' | 'kinds'>,
): readonly SceneLayer[] {
  const layers = map.branch.capabilities.layers;
  const sources: LayerSources = { ...options, map, kinds: new Set(kinds) };
  if (layers === undefined || kinds.length === 0) return [];
  const has = (kind: SceneLayer['kind']): boolean => sources.kinds.has(kind);
  noteLostLayers(sources);
  const meshes = solidMeshes(sources);
  addBrushes(sources, meshes);
  addHulls(sources, meshes);
  addPatches(sources, meshes);
  addTriangles(sources, meshes);
  addDisplacements(sources, meshes);
  addSurfaces(sources, meshes);
  const { portals = [], occluders, occluderEdges, cells, leaves } = layers;
  return [
    ...solidLayers(sources, meshes),
    ...(has('physics') ? physicsLayers(sources) : []),
    ...(has('portal') ? portals.flatMap((list) => polygonLayer(sources, 'portal', list)) : []),
    ...(has('cell') && cells !== undefined ? boxLayer(sources, 'cell', cells) : []),
    ...(has('occluder') && occluders !== undefined ? polygonLayer(sources, 'occluder', occluders) : []),
    ...(has('occluder') && occluderEdges !== undefined ? occluderEdgeLayer(sources, occluderEdges) : []),
    ...(has('leaf') && leaves !== undefined ? boxLayer(sources, 'leaf', leaves) : []),
  ];
}
