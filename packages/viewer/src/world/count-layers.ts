import type { MapContent } from './map-content.js';
import { type OwnLayer, ownLayers } from './view-settings.js';

/** How many things each layer of the world itself has: surfaces, props, lights, entities. */
export function countLayers(content: MapContent): ReadonlyMap<OwnLayer, number> {
  const counts = new Map<OwnLayer, number>(ownLayers.map((layer) => [layer, 0]));
  const add = (layer: OwnLayer, count: number): void => {
    counts.set(layer, (counts.get(layer) ?? 0) + count);
  };
  for (const placed of content.placed)
    for (const { mesh } of placed.meshes)
      add(content.layerOf(placed, mesh), countRecords(mesh.source.records));
  for (const { props } of content.props.kinds)
    add(props.kind === 'detail' ? 'details' : 'props', props.count);
  add('lights', content.world.lights.length);
  add('entities', content.pointEntities.length);
  return counts;
}

/** How many different records triangles come from. */
export function countRecords(records: Uint32Array): number {
  let last = -1;
  let isSorted = true;
  let count = 0;
  for (const record of records) {
    if (record !== last) count++;
    if (record < last) isSorted = false;
    last = record;
  }
  return isSorted ? count : new Set(records).size;
}
