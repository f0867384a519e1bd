import type { EntityText } from './container/entity-text-content.js';

/** How many entities of each class there are, by class in lower case, in the order of the text. */
export function countClasses(text: EntityText): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { classname } of text.entities) {
    const name = (classname ?? '').toLowerCase();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
