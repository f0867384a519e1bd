import type { Ray } from 'three';
import { entitySelection, type Selection } from '../protocol/selection.js';
import type { MapContent } from './map-content.js';
import { pickLayer } from './pick-layer.js';

/** How much nearer than it is a layer counts as when something is clicked, in game units. */
const LAYER_AHEAD = 1;

/** What a ray meets first of all that is shown of a map, and how far away. */
export function pickInMap(
  map: MapContent,
  ray: Ray,
): { readonly distance: number; readonly selection: Selection } | undefined {
  const candidates: { readonly distance: number; readonly selection: Selection }[] = [];
  const surface = map.surfaceMet(ray);
  if (surface !== undefined) candidates.push(surface);
  const prop = map.props.pick(ray);
  if (prop !== undefined) {
    const { lump, records } = prop.box.props.source;
    const selection = { path: lump, index: records[prop.place] ?? 0 };
    candidates.push({ distance: prop.distance, selection });
  }
  const light = map.lights.pick(ray);
  if (light !== undefined) {
    const { index, lump } = map.world.lights[light.place]?.source ?? { lump: '', index: 0 };
    candidates.push({ distance: light.distance, selection: { path: lump, index } });
  }
  const entity = map.entities.pick(ray);
  if (entity !== undefined) {
    const index = map.pointEntities[entity.place]?.index ?? 0;
    candidates.push({ distance: entity.distance, selection: entitySelection(index) });
  }
  for (const [kind, { layers }] of map.addedLayers) {
    const layer = map.isShown(kind) ? pickLayer(layers, ray) : undefined;
    // Brushes lie on the surfaces that are made of them: who shows a layer means the layer.
    if (layer !== undefined) candidates.push({ ...layer, distance: layer.distance - LAYER_AHEAD });
  }
  const [nearest] = candidates.sort((a, b) => a.distance - b.distance);
  return nearest;
}
