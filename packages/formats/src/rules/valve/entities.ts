import type { Content } from '@brushwork/record';
import type { GameMap } from '../../map/game-map.js';
import { entityList, valuePlace } from '../entity-list.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule, RuleReport } from '../rule.js';
import { sourceRuleSources } from './sources.js';

/** Looks at every entity with a key whose value is a number of something. */
function checkNumbers(
  map: GameMap<object>,
  report: RuleReport,
  rule: { readonly key: string; readonly isThere: (number: number) => boolean; readonly what: string },
): void {
  const list = entityList(map);
  list?.entities.forEach((entity, i) => {
    const found = entity.get(rule.key);
    if (found === undefined) return;
    report.checked(1);
    const number = /^\s*-?\d+\s*$/.test(found) ? Number(found) : Number.NaN;
    if (rule.isThere(number)) return;
    report.broken(() => ({
      ...valuePlace(list, i, rule.key),
      message: `'${found}' is no ${rule.what} of this map`,
      found,
    }));
  });
}

/** Number of occluders of a map; `undefined` when that lump isn't there or can't be read. */
function occluderCount(map: GameMap<object>): number | undefined {
  const content = loadedLump(map, 'OCCLUSION');
  if (content?.kind !== 'sequence' || content.bytes.length < 4) return undefined;
  return (content as Content & { readonly parts: { readonly occluderCount: number } }).parts.occluderCount;
}

/** An occluder entity names occluders that are there. */
export const occluderNumber: Rule = {
  id: 'occluder-number',
  severity: 'warning',
  code: 'bad-reference',
  title: "an entity's occludernum is an occluder of the map",
  cause:
    'Occluders were taken out, the entity comes from another map, or its brush had no side that occludes.',
  effect: 'Switching the entity on or off does nothing, or switches another occluder.',
  remedy: 'Set the number to one from 0 up to the last occluder, or take the entity out.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const count = occluderCount(map);
    if (count === undefined) return;
    const isThere = (number: number): boolean => number >= 0 && number < count;
    checkNumbers(map, report, { key: 'occludernum', isThere, what: 'occluder' });
  },
};

/** An area portal entity names openings that are there. */
export const areaPortalNumber: Rule = {
  id: 'area-portal-number',
  severity: 'warning',
  code: 'bad-reference',
  title: "an entity's portalnumber is the key of an area portal",
  cause:
    'The opening was taken out or leaks, so that it separates no areas, or the entity comes from another map.',
  effect: 'Opening and closing the entity does nothing: what is behind it is drawn always, or never.',
  remedy: 'Set the number to the key of an area portal, or take the entity out.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const keys = numberColumn(map, 'AREA_PORTALS', 'key');
    if (loadedLump(map, 'AREA_PORTALS') === undefined) return;
    const known = new Set<number>();
    for (let i = 0; i < keys.length; i++) known.add(keys.at(i));
    checkNumbers(map, report, {
      key: 'portalnumber',
      isThere: (number) => known.has(number),
      what: 'area portal',
    });
  },
};
