import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { SceneLight } from '../scene.js';
import type { SceneIssues } from '../scene-issues.js';
import { entityLights } from './entity-lights.js';
import { recordLights } from './record-lights.js';

/**
 * The lights of a map that shine from a place or as the sun, in the order of the file; none in formats of which it isn't
 * known where they are. Those that are nowhere or give no light are left out, each with an issue.
 */
export function sceneLights(map: GameMap<object>, issues: SceneIssues): readonly SceneLight[] {
  const { sceneLights: capability } = map.branch.capabilities;
  if (capability === undefined) return [];
  try {
    if (capability.kind === 'records') return recordLights(map, capability, issues);
    return entityLights(map, capability, issues);
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'unsupported') throw error;
    issues.add('scene-light', error.code, error.reason, error);
    return [];
  }
}
