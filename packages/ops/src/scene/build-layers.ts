import type { GameMap } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { sceneLayers } from './layers/scene-layers.js';
import type { SceneLayer } from './scene.js';
import { type BudgetOptions, SceneBudget } from './scene-budget.js';
import { SceneIssues } from './scene-issues.js';
import { scenePlacements } from './scene-placements.js';

/** What layers are made with. */
export interface LayerOptions extends BudgetOptions {
  /** Number of models of the scene that the layers belong to. */
  readonly models: number;
}

/** Layers, and what was left out of them. */
export interface BuiltLayers {
  /** The layers. */
  readonly layers: readonly SceneLayer[];
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}

/** Layers of a map that belong to a scene which was built without them. */
export function buildLayers(
  map: GameMap<object>,
  kinds: readonly SceneLayer['kind'][],
  options: LayerOptions,
): BuiltLayers {
  const issues = new SceneIssues();
  const budget = new SceneBudget(map.size, options);
  const placements = scenePlacements(map, options.models, issues);
  return { layers: sceneLayers(map, kinds, { placements, issues, budget }), issues: issues.list };
}
