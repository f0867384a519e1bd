import type { WorldEntity } from '../protocol/scene-world.js';

/** Entities that a text may mean, the best first: by number, by name, by class. */
export function findEntities(
  entities: readonly WorldEntity[],
  text: string,
  most: number,
): readonly WorldEntity[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const number = /^#?\s*(\d+)$/.exec(wanted)?.[1];
  const ranked = entities.flatMap((entity) => {
    const rank = number === undefined ? rankOf(entity, wanted) : rankOfNumber(entity, number);
    return rank === undefined ? [] : [{ entity, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.entity.index - b.entity.index)
    .slice(0, most)
    .map(({ entity }) => entity);
}

function rankOf({ className, name = '' }: WorldEntity, wanted: string): number | undefined {
  const [named, classed] = [name.toLowerCase(), className.toLowerCase()];
  if (named === wanted) return 0;
  if (classed === wanted) return 1;
  if (named.startsWith(wanted)) return 2;
  if (classed.startsWith(wanted)) return 3;
  if (named.includes(wanted)) return 4;
  return classed.includes(wanted) ? 5 : undefined;
}

function rankOfNumber({ index }: WorldEntity, number: string): number | undefined {
  if (String(index) === number) return 0;
  return String(index).startsWith(number) ? 1 : undefined;
}
