import type { Entity } from '../../container/entity-text/index.js';
import type { GameMap } from '../../map/game-map.js';
import { type EntityList, entityList, entityPlace, isClass, valuePlace } from '../entity-list.js';
import type { BrokenPlace, Rule, RuleText } from '../rule.js';
import { ruleSources } from '../sources.js';

const loaderRule: Pick<RuleText, 'severity' | 'source' | 'confidence'> = {
  severity: 'error',
  source: ruleSources.loader,
  confidence: 'certain',
};

/** The entities of a class with their numbers; the first entity is the world to the game, whatever its class. */
function* entitiesOf(
  map: GameMap<object>,
  name: string,
): Iterable<{ list: EntityList; entity: Entity; i: number }> {
  const list = entityList(map);
  for (let i = 1; i < (list?.entities.length ?? 0); i++) {
    const entity = list?.entities[i];
    if (list !== undefined && entity !== undefined && isClass(entity, name)) yield { list, entity, i };
  }
}

/** A rule that entities of a class have a pair. */
function requiredKey(text: RuleText, name: string, key: string): Rule {
  return {
    ...text,
    check(map, report) {
      for (const { list, entity, i } of entitiesOf(map, name)) {
        report.checked(1);
        if (!entity.has(key))
          report.broken(() => ({ ...entityPlace(list, i), message: `a ${name} without '${key}'` }));
      }
    },
  };
}

/** A static model stands somewhere. */
export const miscModelOrigin: Rule = requiredKey(
  {
    ...loaderRule,
    id: 'misc-model-origin',
    code: 'bad-value',
    title: 'a misc_model has an origin',
    cause: 'The pair was deleted.',
    effect: 'The game refuses to load the map: "R_LoadMiscModel: no origin specified".',
    remedy: 'Add the pair "origin" with three numbers, or take the entity out.',
    messages: ['R_LoadMiscModel: no origin specified'],
  },
  'misc_model',
  'origin',
);

/** A static model names its model. */
export const miscModelModel: Rule = requiredKey(
  {
    ...loaderRule,
    id: 'misc-model-model',
    code: 'bad-value',
    title: 'a misc_model names a model',
    cause: 'The pair was deleted, or never set in the editor.',
    effect: 'The game refuses to load the map: "R_LoadMiscModel: no model specified in misc_model at ...".',
    remedy: 'Add the pair "model" with the path of an xmodel, or take the entity out.',
    messages: ['R_LoadMiscModel: no model specified in misc_model at (%s %s %s)'],
  },
  'misc_model',
  'model',
);

/** A number as the game's C library reads it: what follows the number is passed over, and 0 stands for what is none. */
function leadingNumber(text: string): number {
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? 0 : number;
}

/** A corona has a size. */
export const coronaScale: Rule = {
  ...loaderRule,
  id: 'corona-scale',
  code: 'bad-value',
  title: "a corona's scale is greater than 0",
  cause: 'The value is 0, negative or no number. Without the pair the scale is 1.',
  effect: 'The game refuses to load the map: "corona scale must be > 0".',
  remedy: 'Set a scale above 0, or take the pair out.',
  messages: ['corona scale must be > 0'],
  check(map, report) {
    for (const { list, entity, i } of entitiesOf(map, 'corona')) {
      report.checked(1);
      const found = entity.get('scale');
      if (found === undefined || leadingNumber(found) > 0) continue;
      report.broken(() => ({
        ...valuePlace(list, i, 'scale'),
        message: `a scale of '${found}'`,
        expected: 'above 0',
        found,
      }));
    }
  },
};

/** Most coronas of a map. */
export const MAX_CORONAS = 512;

/** There are 512 coronas at most. */
export const coronaLimit: Rule = {
  ...loaderRule,
  id: 'corona-limit',
  code: 'limit',
  title: 'a map has at most 512 coronas',
  cause: 'Every lamp got a corona.',
  effect: 'The game refuses to load the map: "MAX_MAP_CORONAS(512) exceeded".',
  remedy: 'Take coronas out.',
  messages: ['MAX_MAP_CORONAS(%i) exceeded'],
  check(map, report) {
    let count = 0;
    let place: Pick<BrokenPlace, 'path' | 'offset'> | undefined;
    for (const { list, i } of entitiesOf(map, 'corona')) {
      count++;
      if (count === MAX_CORONAS + 1) place = entityPlace(list, i);
    }
    report.checked(count);
    if (place !== undefined)
      report.broken(() => ({
        ...place,
        message: `${count} coronas`,
        expected: `at most ${MAX_CORONAS}`,
        found: count,
      }));
  },
};
