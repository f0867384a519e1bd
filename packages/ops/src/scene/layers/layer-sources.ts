import type { GameMap } from '@brushwork/formats';
import { FormatError, type FormatPath } from '@brushwork/record';
import type { SceneLayer, ScenePlacement } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import { LayerMesh } from './layer-mesh.js';

/** Which layers there are. */
export type LayerKind = SceneLayer['kind'];

/** What layers are made with. */
export interface LayerSources {
  /** The map. */
  readonly map: GameMap<object>;
  /** Which layers are asked for. */
  readonly kinds: ReadonlySet<LayerKind>;
  /** Where brush models are. */
  readonly placements: readonly ScenePlacement[];
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** Where what can't be shown is noted. */
  readonly issues: SceneIssues;
}

/** Meshes of one kind by the model that they belong to. */
export class ModelMeshes {
  private readonly byModel = new Map<number, Map<string, LayerMesh>>();
  private readonly budget: SceneBudget;

  constructor(budget: SceneBudget) {
    this.budget = budget;
  }

  /** The mesh of what a model has of a lump. */
  of(model: number, lump: string): LayerMesh {
    const own = this.byModel.get(model) ?? new Map<string, LayerMesh>();
    this.byModel.set(model, own);
    const mesh = own.get(lump) ?? new LayerMesh(lump, this.budget);
    own.set(lump, mesh);
    return mesh;
  }

  /**
   * A layer for each placement of a model with something in it. What models of one place share isn't made twice.
   * `nameOf` says what the entity of a placement is; nothing for one that is to be passed over.
   */
  layers(
    kind: LayerKind,
    placements: readonly ScenePlacement[],
    nameOf: (placement: ScenePlacement) => string | undefined,
  ): SceneLayer[] {
    const made = new Map(
      [...this.byModel].map(([model, list]) => [model, [...list.values()].flatMap(({ meshes }) => meshes)]),
    );
    return placements.flatMap((placement): SceneLayer[] => {
      const meshes = made.get(placement.model) ?? [];
      const name = meshes.length === 0 ? undefined : nameOf(placement);
      if (name === undefined) return [];
      const title = placement.entity < 0 ? kind : `${kind} ${name}`;
      return [{ kind, title, meshes, ...(placement.entity >= 0 && { placement }) }];
    });
  }
}

/** Runs a task; what it throws about the file is an issue. Gives `undefined` then. */
export function attempt<T>(
  { issues }: Pick<LayerSources, 'issues'>,
  { rule, path }: { readonly rule: string; readonly path: FormatPath },
  task: () => T,
): T | undefined {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    issues.add(rule, error.code, error.reason, error.path === undefined ? { path } : error);
    return undefined;
  }
}

/** Says once that a layer has no room for all that is in it. */
export function noteLimit({ issues }: Pick<LayerSources, 'issues'>, path: FormatPath, left: number): void {
  if (left > 0)
    issues.add('scene-budget', 'limit', `${left} are left out: they take more room or work than is given`, {
      path,
      found: left,
    });
}

/** Whether a map's format has a lump. */
export function hasLump(map: GameMap<object>, name: string): boolean {
  return Object.hasOwn(map.branch.lumps, name);
}
