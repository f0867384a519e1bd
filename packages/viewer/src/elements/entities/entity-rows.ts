import type { EntitySummary } from '../../protocol/entity-api.js';
import type { TreeRow } from '../lists/tree-list.js';

/** A row of the list of entities: a class with those of it, or one entity. */
export type EntityRow = TreeRow &
  (
    | { readonly kind: 'class'; readonly key: string; readonly title: string; readonly count: number }
    | { readonly kind: 'entity'; readonly entity: EntitySummary }
  );

/** How entities are listed. */
export interface EntityRowOptions {
  /** By class, or in the order of the file. */
  readonly order: 'class' | 'file';
  /** Classes whose entities aren't shown. */
  readonly closed: ReadonlySet<string>;
}

/** The rows of a list of entities. */
export function entityRows(
  entities: readonly EntitySummary[],
  { order, closed }: EntityRowOptions,
): readonly EntityRow[] {
  if (order === 'file') return entities.map((entity): EntityRow => ({ kind: 'entity', level: 1, entity }));
  const byClass = new Map<string, EntitySummary[]>();
  for (const entity of entities) {
    const key = entity.classname.toLowerCase();
    const list = byClass.get(key);
    if (list === undefined) byClass.set(key, [entity]);
    else list.push(entity);
  }
  return [...byClass]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, list]): EntityRow[] => {
      const isExpanded = !closed.has(key);
      const title = list[0]?.classname ?? '';
      const group: EntityRow = { kind: 'class', level: 1, isExpanded, key, title, count: list.length };
      const inside = isExpanded ? list : [];
      return [group, ...inside.map((entity): EntityRow => ({ kind: 'entity', level: 2, entity }))];
    });
}
