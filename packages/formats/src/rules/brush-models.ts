import { entityList, valuePlace } from './entity-list.js';
import { loadedLump } from './loaded-lump.js';
import type { Rule } from './rule.js';

/** A brush model that an entity names is there. */
export const brushModelReference: Rule = {
  id: 'brush-model-reference',
  severity: 'error',
  code: 'bad-reference',
  title: 'a brush model that an entity names is one of the map',
  cause:
    'Models were taken out, or the entity comes from another map: "*N" is the model number N of this one.',
  effect:
    'The game stops when it spawns the entity. Call of Duty says "CM_InlineModel: bad number", Source "UTIL_SetModel: not precached".',
  remedy: 'Name a model from *1 up to the last one, or take the entity out.',
  source:
    "behaviour of the engines and their relatives; real maps, of which one without the second of its two models doesn't keep to it",
  confidence: 'probable',
  messages: ['CM_InlineModel: bad number', 'UTIL_SetModel: not precached: %s'],
  check(map, report) {
    const list = entityList(map);
    const models = loadedLump(map, 'MODELS');
    if (list === undefined || models === undefined) return;
    list.entities.forEach((entity, i) => {
      const found = entity.get('model');
      if (found?.startsWith('*') !== true) return;
      report.checked(1);
      const number = /^\*\d+$/.test(found) ? Number(found.slice(1)) : Number.NaN;
      if (number >= 1 && number < models.length) return;
      report.broken(() => ({
        ...valuePlace(list, i, 'model'),
        message: `'${found}' is no brush model: there are ${models.length}, the world included`,
        expected: `*1 to *${models.length - 1}`,
        found,
      }));
    });
  },
};
