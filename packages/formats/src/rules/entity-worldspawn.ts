import { entityList, entityPlace } from './entity-list.js';
import type { Rule } from './rule.js';

/** The text begins with the world. */
export const entityWorldspawn: Rule = {
  id: 'entity-worldspawn',
  severity: 'error',
  code: 'bad-value',
  title: 'the first entity is worldspawn',
  cause: 'Entities were sorted, or one was added before the world.',
  effect: `Call of Duty refuses to start the map: "SP_worldspawn: The first entity isn't 'worldspawn'". Renderers and compilers take the first entity for the world without asking.`,
  remedy: 'Move the entity of class worldspawn to the front.',
  source: "behaviour of the engines' relatives; real maps, all of which keep to it",
  confidence: 'probable',
  messages: ["SP_worldspawn: The first entity isn't 'worldspawn'"],
  check(map, report) {
    const list = entityList(map);
    const first = list?.entities[0];
    if (list === undefined || first === undefined) return;
    report.checked(1);
    // A class that isn't there at all is another rule's.
    const found = first.classname;
    if (found === undefined || found.toLowerCase() === 'worldspawn') return;
    report.broken(() => ({
      ...entityPlace(list, 0),
      message: `the first entity is of class '${found}'`,
      expected: 'worldspawn',
      found,
    }));
  },
};
