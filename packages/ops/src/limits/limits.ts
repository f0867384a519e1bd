import type { GameMap, Limit } from '@brushwork/formats';
import type { LimitUsage } from './limit-usage.js';
import { lumpsOf, measure, needsNoLump } from './measure-limit.js';

/** How much a map uses of one limit; `undefined` when it has nothing of the kind, or the lumps for it aren't loaded. */
export function limitUsage(map: GameMap<object>, limit: Limit): LimitUsage | undefined {
  const { id, title, most, by, elsewhere = [] } = limit;
  const measured = measure(map, limit.of);
  if (measured === undefined) return undefined;
  const { used, path, offset } = measured;
  return {
    ...{ id, title, used, most },
    percent: (used / most) * 100,
    over: Math.max(0, used - most),
    ...{ by, elsewhere, path, offset },
  };
}

/**
 * How much a map uses of each limit of its branch, in the order of the branch's table. What is measured in lumps that
 * aren't loaded is left out, as far as the directory doesn't tell; `lumpsForLimits` names them.
 */
export function limits(map: GameMap<object>): LimitUsage[] {
  return (map.branch.limits ?? []).flatMap((limit) => limitUsage(map, limit) ?? []);
}

/** The lumps that have to be loaded for all limits to be measured. */
export function lumpsForLimits(map: GameMap<object>): string[] {
  const names = (map.branch.limits ?? []).flatMap((limit) =>
    needsNoLump(map, limit.of) ? [] : lumpsOf(map, limit.of),
  );
  return [...new Set(names)];
}
