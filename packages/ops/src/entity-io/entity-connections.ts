import { type Entity, EntityText, type GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from '../world/require-capability.js';
import { EntityNames, type FoundEntities } from './entity-names.js';
import { type ParsedOutput, parseOutput } from './parse-output.js';

/** How the target of an output is meant. */
export type TargetKind =
  /** By the name of entities (`targetname`). */
  | 'name'
  /** By the class of entities, which the game tries when none has that name. */
  | 'class'
  /** A word that begins with `!`: who that is shows only in the game, but for `!self`. */
  | 'special'
  /** There is no such entity: the game does nothing, unless one of that name is made later. */
  | 'unresolved';

/** What an entity makes another do when something happens to it. Text has one character a byte. */
export interface EntityConnection extends ParsedOutput {
  /** Number of the entity that it is an output of. */
  readonly source: number;
  /** Number of the pair in that entity. */
  readonly pair: number;
  /** What happens: the pair's key. */
  readonly output: string;
  /** The pair's value as it is. */
  readonly raw: string;
  /** How the target is meant. */
  readonly targetKind: TargetKind;
  /** Numbers of the entities that it means now, ascending; of many only the first. */
  readonly targets: readonly number[];
  /** How many there are. */
  readonly targetCount: number;
}

/** How connections are looked for. */
export interface EntityConnectionOptions {
  /** How many of the entities that a target means are given one by one; 64 unless given. */
  readonly maximumTargets?: number;
}

/**
 * What entities make others do: every output of every entity in the order of the text, with the entities that its target
 * means. Throws `FormatError` 'unsupported' for a format whose entities have no outputs. Time is that of the text
 * and of sorting names, whatever the patterns.
 */
export function entityConnections(
  map: GameMap<object>,
  options: EntityConnectionOptions = {},
): EntityConnection[] {
  requireCapability(map, 'entityOutputs');
  const content = map.lump(requireCapability(map, 'entities'));
  if (!(content instanceof EntityText))
    throw new FormatError('unsupported', `${content.name} is no text of entities`, { path: [content.name] });
  return connectionsOf(content.entities, options);
}

/** The same for entities of any document. */
export function connectionsOf(
  entities: readonly Entity[],
  { maximumTargets = 64 }: EntityConnectionOptions = {},
): EntityConnection[] {
  const byName = new EntityNames(entities, 'targetname', maximumTargets);
  const byClass = new EntityNames(entities, 'classname', maximumTargets);
  const resolve = (target: string, source: number): [TargetKind, FoundEntities] => {
    if (target.startsWith('!')) {
      const isSelf = target.toLowerCase() === '!self';
      return ['special', { indexes: isSelf ? [source] : [], count: isSelf ? 1 : 0 }];
    }
    const named = target === '' ? undefined : byName.find(target);
    if (named !== undefined && named.count > 0) return ['name', named];
    const classed = target === '' ? undefined : byClass.find(target);
    return classed !== undefined && classed.count > 0
      ? ['class', classed]
      : ['unresolved', { indexes: [], count: 0 }];
  };
  const connections: EntityConnection[] = [];
  entities.forEach((entity, source) => {
    entity.pairs.forEach(({ key, value }, pair) => {
      const parsed = parseOutput(key, value);
      if (parsed === undefined) return;
      const [targetKind, { indexes, count }] = resolve(parsed.target, source);
      const found = { targetKind, targets: indexes, targetCount: count };
      connections.push({ source, pair, output: key, raw: value, ...parsed, ...found });
    });
  });
  return connections;
}
