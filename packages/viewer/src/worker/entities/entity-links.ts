import type { Entity, EntityText } from '@brushwork/formats';
import { connectionsOf } from '@brushwork/ops';
import type { EntityLink } from '../../protocol/entity-api.js';
import { readable } from './readable-text.js';

/** How many of the entities that a target means are named one by one. */
const MOST_TARGETS = 64;

/** Keys whose values are never names of other entities. */
const ownKeys: ReadonlySet<string> = new Set([
  'classname',
  'targetname',
  'model',
  'origin',
  'angles',
  'hammerid',
]);

/** Keys that name other entities even where the name is a number. */
const namingKey = /target|parent|filter|^(master|owner|group)/i;

/** Classes whose other keys are names of entities, with the delay after which each is fired. */
const delayClasses: ReadonlySet<string> = new Set(['multi_manager']);

/** The connections of all entities of a text, by the entity that they come from. */
export interface EntityLinks {
  /** Connections that an entity has. */
  from(index: number): readonly EntityLink[];
  /** Connections that mean an entity, of those that mean many the first. */
  to(index: number): readonly EntityLink[];
}

/**
 * What entities do to each other: their outputs, and values that are names of others. Names are found in time that grows
 * with the size of the text.
 */
export function entityLinks(path: string, text: EntityText): EntityLinks {
  const { entities } = text;
  const { encoding } = text.document;
  const from = new Map<number, EntityLink[]>();
  const to = new Map<number, EntityLink[]>();
  const add = (link: EntityLink): void => {
    push(from, link.source, link);
    for (const target of link.targets) push(to, target, link);
  };
  for (const { output, raw: _, separator: __, isRegular: ___, ...connection } of connectionsOf(entities, {
    maximumTargets: MOST_TARGETS,
  })) {
    const { target, input, parameter } = connection;
    add({
      ...connection,
      path,
      kind: 'output',
      key: readable(output, encoding),
      target: readable(target, encoding),
      input: readable(input, encoding),
      parameter: readable(parameter, encoding),
    });
  }
  const names = namesOf(entities);
  entities.forEach((entity, source) => {
    const outputs = new Set(from.get(source)?.map(({ pair }) => pair));
    const isDelayed = delayClasses.has(entity.classname?.toLowerCase() ?? '');
    entity.pairs.forEach(({ key, value }, pair) => {
      if (outputs.has(pair)) return;
      const named = nameIn(key, value, isDelayed);
      const targets = named === undefined ? undefined : names.get(named.toLowerCase());
      if (targets === undefined || named === undefined) return;
      const delay = isDelayed && named === key ? Number(value) : undefined;
      add({
        path,
        source,
        pair,
        kind: 'name',
        key: readable(key, encoding),
        target: readable(named, encoding),
        input: '',
        parameter: '',
        delay,
        times: undefined,
        targetKind: 'name',
        targets: targets.slice(0, MOST_TARGETS),
        targetCount: targets.length,
      });
    });
  });
  return { from: (index) => from.get(index) ?? [], to: (index) => to.get(index) ?? [] };
}

/** The name of another entity that a pair may hold; `undefined` for one that holds none. */
function nameIn(key: string, value: string, isDelayed: boolean): string | undefined {
  if (ownKeys.has(key.toLowerCase()) || value === '') return undefined;
  if (isDelayed && /^\d+(\.\d+)?$/.test(value) && !namingKey.test(key)) return key.replace(/#\d+$/, '');
  return namingKey.test(key) || !/^[-+.\d\s]*$/.test(value) ? value : undefined;
}

function namesOf(entities: readonly Entity[]): ReadonlyMap<string, number[]> {
  const names = new Map<string, number[]>();
  entities.forEach((entity, index) => {
    const name = entity.get('targetname')?.toLowerCase();
    if (name !== undefined && name !== '') push(names, name, index);
  });
  return names;
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
