import type { GameMap } from '@brushwork/formats';
import { type LostLump, lostLumps } from '../world/lost-lump.js';
import type { SceneIssues } from './scene-issues.js';

/** The lumps of baked light that a map stores, and of which nothing can be read. */
export function lostLight(map: GameMap<object>): readonly LostLump[] {
  const { faceLight, lightmaps } = map.branch.capabilities;
  const pages = lightmaps === undefined ? [] : [lightmaps.lump];
  return lostLumps(map, [...(faceLight?.sets.map(({ samples }) => samples) ?? []), ...pages]);
}

/** Notes light that is lost, so that a scene without it isn't taken for one of a map that was compiled without. */
export function noteLostLight(map: GameMap<object>, issues: SceneIssues): void {
  for (const { code, lump, reason } of lostLight(map))
    issues.add('scene-light-lost', code, `baked light is stored, but it ${reason}`, { path: [lump] });
}
