import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { entityTextOf } from '../../world/entities-by-class.js';
import type { SceneProps } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import { addEntityProps } from './entity-props.js';
import { addListedProps } from './listed-props.js';
import { PropGroups } from './prop-groups.js';

/** What props are made with. */
export interface PropSources {
  /** Where what can't be placed is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** A value of the first entity. */
  worldKey(key: string): string | undefined;
}

/** The models from other files that a map places, those of a list before those of entities, in groups of one model. */
export function sceneProps(
  map: GameMap<object>,
  { issues, budget }: Pick<PropSources, 'issues' | 'budget'>,
): readonly SceneProps[] {
  const { props, entities } = map.branch.capabilities;
  if (props === undefined) return [];
  const groups = new PropGroups();
  const worldKey = (key: string): string | undefined =>
    entities === undefined ? undefined : entityTextOf(map).document.entities[0]?.get(key);
  const sources = { issues, budget, worldKey };
  for (const list of props.lists)
    attempt(() => addListedProps(map, list, { groups, sources }), { issues, path: list.part.split('.') });
  const { entities: fields } = props;
  if (fields !== undefined && entities !== undefined)
    attempt(() => addEntityProps(map, fields, { groups, sources }), { issues, path: [entities] });
  return groups.list;
}

/** Runs a task whose failure is an issue. */
function attempt(
  task: () => void,
  { issues, path }: { readonly issues: SceneIssues; readonly path: readonly string[] },
): void {
  try {
    task();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    issues.add('scene-prop', error.code, error.reason, error.path === undefined ? { path } : error);
  }
}
