import type { GameMap, Geometry } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { PackedLight } from '../packed-light.js';
import { drawnFaces } from '../polygon-columns.js';
import type { LightPage } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import { type LightAtlas, type LightAtlasOptions, lightAtlas } from './light-atlas.js';
import { ownPages } from './own-pages.js';

/** The pages of light of a scene, and where faces lie on those that were made of faces' own light. */
export interface ScenePages {
  /** The pages: what is always on. */
  readonly pages: readonly LightPage[];
  /** Where the light of each face lies; none where surfaces say themselves where theirs does. */
  readonly packed: PackedLight | undefined;
}

/** What pages are made with. */
export interface ScenePagesOptions {
  /** Where what can't be made is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
}

/** The light of the drawn faces on pages; `undefined` in formats whose faces have no light of their own. */
export function atlasOfFaces(
  map: GameMap<object>,
  options: LightAtlasOptions & ScenePagesOptions,
): LightAtlas | undefined {
  const { faceLight, geometry } = map.branch.capabilities;
  if (faceLight === undefined || geometry?.kind !== 'polygons') return undefined;
  const faces = drawnFaces(map, geometry);
  return lightAtlas(map, { ...options, surfaces: map.lump(faces).length });
}

/** Makes the pages of light of a scene; none in formats without baked light that is understood. */
export function scenePages(
  map: GameMap<object>,
  geometry: Geometry,
  options: LightAtlasOptions & ScenePagesOptions,
): ScenePages {
  try {
    const atlas = atlasOfFaces(map, options);
    if (atlas !== undefined)
      return {
        pages: Array.from({ length: atlas.pageCount }, (_, page) => atlas.page(page)),
        packed: atlas.packed,
      };
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'unsupported') throw error;
    // Damage made a lump into something else; what is drawn is drawn without light then.
    options.issues.add('scene-light', error.code, error.reason, error);
    return { pages: [], packed: undefined };
  }
  const hasPages = geometry.kind !== 'polygons' && map.branch.capabilities.lightmaps !== undefined;
  return { pages: hasPages ? ownPages(map, options) : [], packed: undefined };
}
