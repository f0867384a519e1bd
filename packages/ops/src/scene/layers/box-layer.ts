import type { BoxList } from '@brushwork/formats';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { SceneLayer } from '../scene.js';
import { fieldColumn, type NumberColumn } from '../scene-columns.js';
import { boxWindings, LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerKind, type LayerSources, noteLimit } from './layer-sources.js';

/** A layer of boxes; none when there are none. Boxes without volume are passed over. */
export function boxLayer(sources: LayerSources, kind: LayerKind, boxes: BoxList): SceneLayer[] {
  const { map, budget, issues } = sources;
  if (!hasLump(map, boxes.lump)) return [];
  const mesh = new LayerMesh(boxes.lump, budget);
  attempt(sources, { rule: 'scene-solid', path: [boxes.lump] }, () => {
    const list = recordsOf(map, boxes.lump);
    const mins = fieldColumn(map, boxes.lump, boxes.mins);
    const maxs = fieldColumn(map, boxes.lump, boxes.maxs);
    let left = 0;
    for (let i = 0; i < list.length; i++) {
      const [low, high] = [threeAt(mins, i), threeAt(maxs, i)];
      if (![...low, ...high].every(Number.isFinite)) {
        issues.add('scene-solid', 'bad-value', 'a box is nowhere', placeOf(list, i, boxes.mins));
        continue;
      }
      if (!low.every((value, c) => value < (high[c] as number))) continue;
      if (!boxWindings(low, high).every((winding) => mesh.add(winding, i) !== 'limit')) left++;
    }
    noteLimit(sources, [boxes.lump], left);
  });
  const { meshes } = mesh;
  return meshes.length === 0 ? [] : [{ kind, title: `${kind} boxes`, meshes }];
}

function threeAt({ array, offset, stride }: NumberColumn, i: number): [number, number, number] {
  const at = offset + i * stride;
  return [array[at] as number, array[at + 1] as number, array[at + 2] as number];
}
