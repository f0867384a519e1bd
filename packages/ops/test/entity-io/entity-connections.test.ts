import { type Branch, EntityDocument, type GameMap, openAs, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as alienSwarm } from '../../../formats/src/branch/valve/alien-swarm.js';
import { branch as orangeBox } from '../../../formats/src/branch/valve/orange-box.js';
import { connectionsOf, type EntityConnection, entityConnections } from '../../src/entity-io/index.js';
import { goodMap } from '../validate/support/good-maps.js';

type Pairs = readonly (readonly [key: string, value: string])[];

function connections(entities: readonly Pairs[], options = {}): EntityConnection[] {
  const blocks = entities.map((pairs) => `{\n${pairs.map(([k, v]) => `"${k}" "${v}"`).join('\n')}\n}\n`);
  return connectionsOf(EntityDocument.fromText(blocks.join('')).entities, options);
}

const world: Pairs = [['classname', 'worldspawn']];
const named = (targetname: string, classname = 'info_target'): Pairs => [
  ['classname', classname],
  ['targetname', targetname],
];
const fires = (...targets: readonly string[]): Pairs => [
  ['classname', 'logic_relay'],
  ...targets.map((target) => ['OnTrigger', `${target},Open,,0,-1`] as const),
];
const told = ({ targetKind, targets }: EntityConnection): unknown => [targetKind, targets];

describe('what outputs fire at', () => {
  const things = [world, named('Door_1'), named('door_2'), named('door_1', 'func_door'), named('lamp')];

  it('is found by name in any case, by pattern, by class when there is no name, or by neither', () => {
    const all = [...things, fires('DOOR_1', 'door_*', '*', 'func_door', 'func_*', 'gone', '')];
    expect(connections(all).map(told)).toEqual([
      ['name', [1, 3]],
      ['name', [1, 2, 3]],
      ['name', [1, 2, 3, 4]],
      ['class', [3]],
      ['class', [3]],
      ['unresolved', []],
      ['unresolved', []],
    ]);
  });

  it('is itself, or shows only in the game, for words with an exclamation mark', () => {
    const all = connections([...things, fires('!self', '!activator', '!PLAYER')]);
    expect(all.map(told)).toEqual([
      ['special', [5]],
      ['special', []],
      ['special', []],
    ]);
  });

  it('does not count what follows the star', () => {
    expect(connections([...things, fires('door*_9')]).map(told)).toEqual([['name', [1, 2, 3]]]);
  });

  it('names an output with its place in the text', () => {
    const [one] = connections([world, [...named('a'), ['OnUser1', 'a,Kill,,2.5,1']]]);
    expect(one).toMatchObject({
      source: 1,
      pair: 2,
      output: 'OnUser1',
      target: 'a',
      input: 'Kill',
      delay: 2.5,
      times: 1,
      raw: 'a,Kill,,2.5,1',
    });
  });

  it('keeps the order, and outputs of the same key', () => {
    const all = connections([world, fires('b', 'a', 'b')]);
    expect(all.map(({ target, pair }) => [target, pair])).toEqual([
      ['b', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });
});

describe('hostile entities', () => {
  it('cost no more than their number when many outputs fire at many entities', () => {
    const targets = Array.from({ length: 20_000 }, (_, i) => named(`n${i}`));
    const sources = Array.from({ length: 20_000 }, (_, i) => fires(`n${i % 10}*`, '*'));
    const all = connections([...targets, ...sources], { maximumTargets: 3 });
    expect(all).toHaveLength(40_000);
    expect(all[1]).toMatchObject({ targetCount: 20_000, targets: [0, 1, 10] });
  });

  it('may be called as members of objects are', () => {
    const all = connections([named('__proto__'), named('constructor'), fires('__proto__', 'toString')]);
    expect(all.map(told)).toEqual([
      ['name', [0]],
      ['unresolved', []],
    ]);
  });
});

describe('maps', () => {
  it.each([
    [orangeBox.id, orangeBox, ','],
    [alienSwarm.id, alienSwarm, '\x1b'],
  ] as const)('of %s are read as their game writes them', (_, branch, separator) => {
    const any = branch as unknown as Branch;
    const all = entityConnections(openAs(any, tinySource({ branch: any })));
    expect(all.map((one) => [one.output, one.separator, one.isRegular])).toEqual([
      ['OnMapSpawn', separator, true],
      ['OnMapSpawn', separator, true],
    ]);
    expect(all.map(({ targetKind }) => targetKind)).not.toContain('unresolved');
    expect(branch.capabilities.entityOutputs?.separator).toBe(separator);
  });

  it('without outputs are refused', () => {
    expect(() => entityConnections(goodMap('infinity-ward/call-of-duty'))).toThrow(
      /has no outputs of entities/,
    );
  });

  it('stripped of their entities have none, and all the rest', () => {
    const map = openAs(orangeBox, tinySource({ branch: orangeBox as never }));
    map.lumps.ENTITIES.setBytes(new Uint8Array(0));
    const bare = openAs(orangeBox, save(map).bytes);
    expect(entityConnections(bare as GameMap<object>)).toEqual([]);
    expect(bare.lumps.FACES.length).toBe(map.lumps.FACES.length);
    expect(bare.lumps.BRUSHES.length).toBeGreaterThan(0);
  });
});
