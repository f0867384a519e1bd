import type { Branch, GameMap } from '@brushwork/formats';
import { lostLumps } from '../../world/lost-lump.js';
import { hasLump, type LayerKind, type LayerSources } from './layer-sources.js';

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
      issues.add('scene-layer-lost', code, `the layer “${kind}” is made of it, but it ${reason}`, {
        path: [lump],
      });
  }
}

/** The lumps of a format that a capability names, at whatever depth. */
function lumpsNamed(map: GameMap<object>, declared: unknown): readonly string[] {
  if (typeof declared === 'string') {
    const [lump = ''] = declared.split('.');
    return hasLump(map, lump) ? [lump] : [];
  }
  if (typeof declared !== 'object' || declared === null) return [];
  return Object.values(declared).flatMap((part) => lumpsNamed(map, part));
}
