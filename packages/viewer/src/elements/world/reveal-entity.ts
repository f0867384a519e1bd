import type { SceneLayer } from '@brushwork/ops';
import type { Selection } from '../../protocol/selection.js';
import { isUndrawn } from '../../world/mark-in-map.js';
import type { JumpPlace } from './jump.js';

/** Layers in which what an entity is made of may be, where nothing of it is drawn; the likeliest first. */
const kinds = ['trigger', 'clip', 'collision'] as const satisfies readonly SceneLayer['kind'][];

/** Shows the layer that has an entity of which nothing is drawn: a trigger, say. Does nothing for what is drawn. */
export async function revealEntity({ load, state }: JumpPlace, selection: Selection): Promise<void> {
  const { map, stage } = load;
  if (map === undefined || !isUndrawn(map, selection)) return;
  for (const kind of kinds) {
    await load.addLayers(kind);
    if (load.map !== map) return;
    if (isUndrawn(map, selection)) continue;
    const layers = new Set(stage.settings.layers).add(kind);
    state.notePlace({ layers: [...layers] });
    stage.set({ ...stage.settings, layers });
    return;
  }
}
