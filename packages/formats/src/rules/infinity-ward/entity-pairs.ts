import { entityList, entityPlace } from '../entity-list.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

/** Every entity says what it is. */
export const entityClassname: Rule = {
  id: 'entity-classname',
  severity: 'error',
  code: 'bad-value',
  title: 'every entity has a classname',
  cause: 'The pair was deleted or misspelt; the renderer wants the key in lower case.',
  effect: 'The game refuses to load the map: "R_LoadEntities: entity without a classname".',
  remedy: 'Add the pair "classname" with the class of the entity.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['R_LoadEntities: entity without a classname'],
  check(map, report) {
    const list = entityList(map);
    if (list === undefined) return;
    report.checked(list.entities.length);
    list.entities.forEach((entity, i) => {
      if (entity.pairs.some((pair) => pair.key === 'classname')) return;
      const message =
        entity.classname === undefined ? 'has no classname' : "has no 'classname' in lower case";
      report.broken(() => ({ ...entityPlace(list, i), message }));
    });
  },
};

/** Most pairs of an entity. */
export const MAX_PAIRS = 64;

/** An entity has 64 pairs at most. */
export const entityPairLimit: Rule = {
  id: 'entity-pair-limit',
  severity: 'error',
  code: 'limit',
  title: 'an entity has at most 64 pairs',
  cause: 'Pairs were added without end, often the same one again and again.',
  effect: 'The game refuses to load the map: "R_LoadEntities: MAX_SPAWN_VARS (64) reached".',
  remedy: 'Take pairs out: of several with one key the first alone counts.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['R_LoadEntities: MAX_SPAWN_VARS (%i) reached', 'G_ParseSpawnVars: MAX_SPAWN_VARS'],
  check(map, report) {
    const list = entityList(map);
    if (list === undefined) return;
    report.checked(list.entities.length);
    list.entities.forEach((entity, i) => {
      // The shortest pair takes six bytes: most entities are too short to have so many.
      if (entity.span.end - entity.span.start < MAX_PAIRS * 6) return;
      const found = entity.pairs.length;
      if (found > MAX_PAIRS)
        report.broken(() => ({
          ...entityPlace(list, i),
          message: `${found} pairs`,
          expected: `at most ${MAX_PAIRS}`,
          found,
        }));
    });
  },
};
