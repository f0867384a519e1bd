import type { GameMap } from '@brushwork/formats';
import { buildLayers, layerKinds, type SceneLayer } from '@brushwork/ops';
import type { WorldLayers } from '../../protocol/scene-world.js';

/** Kinds of layers that a map of this format has. */
export function layerKindsOf({ branch }: GameMap): readonly SceneLayer['kind'][] {
  return branch.capabilities.layers === undefined ? [] : layerKinds;
}

/** The layers of a kind, for a map with so many models. */
export function layersOf(
  map: GameMap,
  kind: SceneLayer['kind'],
  { models }: { readonly models: number },
): WorldLayers {
  return buildLayers(map, [kind], { models });
}
