import type { Branch } from '@brushwork/formats';
import { lostLumps } from '../../world/lost-lump.js';
import { lumpsNamed } from '../../world/lumps-named.js';
import type { LayerKind, LayerSources } from './layer-sources.js';

type Layers = NonNullable<Branch['capabilities']['layers']>;

/** What stops bodies, in the ways in which formats keep it. */
const bodies = [
  'solids',
  'clipHulls',
  'patches',
  'triangles',
  'solidSurfaces',
  'solidDisplacements',
] as const;

/** What each layer is made of. */
const parts: Readonly<Record<LayerKind, readonly (keyof Layers)[]>> = {
  clip: bodies,
  trigger: bodies,
  collision: bodies,
  player: bodies,
  physics: ['physics'],
  portal: ['portals'],
  cell: ['cells'],
  occluder: ['occluders', 'occluderEdges'],
  leaf: ['leaves'],
};

/** Notes the lumps that layers are made of and that are lost, so that a layer without them isn't taken for one of nothing. */
export function noteLostLayers({ issues, kinds, map }: LayerSources): void {
  const { layers } = map.branch.capabilities;
  if (layers === undefined) return;
  for (const kind of kinds) {
    const lumps = parts[kind].flatMap((part) => lumpsNamed(map, layers[part]));
    for (const { code, lump, reason } of lostLumps(map, lumps))
      issues.add('scene-layer-lost', code, `${reason}; the layer “${kind}” is made of it`, {
        path: [lump],
      });
  }
}
