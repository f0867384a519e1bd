import type { ClipTree, ScenePlacement } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { ModelTree } from './scene-world.js';

/** Triangles that somebody who walks runs into, and all places at which they are. */
export interface Obstacle {
  /** The triangles of a model, in its own frame. */
  readonly tree: ModelTree;
  /** Where they are. */
  readonly places: readonly Pick<ScenePlacement, 'origin' | 'rotation'>[];
}

/** What somebody who walks in a map runs into. */
export interface Obstacles {
  /** What of the map stops players in the game; none where the map doesn't say it: what is drawn stops them then. */
  readonly solids: readonly Obstacle[] | undefined;
  /**
   * Where solids are what a player's place, a point, runs into, since they were grown by his box already: what of space is
   * solid in each model. The triangles bound it.
   */
  readonly grown: ClipTree | undefined;
  /** Entities whose brush models nobody runs into, by their number. */
  readonly passable: readonly number[];
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}
