import { registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { scatteredRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { EditService } from '../../src/worker/edits/edit-service.js';
import { EntityService } from '../../src/worker/entities/entity-service.js';
import { corpusMap } from '../support/corpus.js';
import { bytesOfBlob, openedFile } from '../support/opened-file.js';
import { bytesOfText, sourceMapOf, sourceMapWith } from '../support/source-map.js';

async function serviceOf(bytes: Uint8Array): Promise<EntityService> {
  return new EntityService(await openedFile('tiny.bsp', bytes));
}

const doors = await sourceMapOf([
  [['classname', 'worldspawn']],
  [
    ['classname', 'trigger_once'],
    ['targetname', 'trigger'],
    ['OnTrigger', 'door*,Open,,0.5,1'],
    ['OnTrigger', 'nobody,Use,,0,-1'],
    ['OnTrigger', '!activator,Kill,,0,-1'],
  ],
  [
    ['classname', 'func_door'],
    ['targetname', 'Door_a'],
    ['model', '*1'],
    ['origin', '1 2.5 -3'],
    ['OnOpen', 'trigger,Enable,,0,-1'],
    ['parentname', 'door_b'],
  ],
  [
    ['classname', 'func_door'],
    ['targetname', 'door_b'],
    ['message', '<img src=x onerror=alert(1)>'],
  ],
]);

describe('the entities of a map', () => {
  it('are listed with class and name, and found by a search', async () => {
    const service = await serviceOf(doors);
    const { entities, sources } = await service.list();
    expect(entities.map(({ classname, targetname }) => `${classname} ${targetname}`.trim())).toEqual([
      'worldspawn',
      'trigger_once trigger',
      'func_door Door_a',
      'func_door door_b',
    ]);
    expect(sources).toMatchObject([{ path: 'ENTITIES', file: undefined, count: 4 }]);
    expect([...(await service.search('targetname=door*'))]).toEqual([2, 3]);
    expect([...(await service.search('onerror'))]).toEqual([3]);
  });

  it('have links: to those that a value names, and to the record of a brush model', async () => {
    const { origin, pairs } = await (await serviceOf(doors)).details('ENTITIES', 2);
    const byKey = new Map(pairs.map((pair) => [pair.key, pair]));
    expect(origin).toEqual([1, 2.5, -3]);
    expect(byKey.get('model')?.leadsTo).toEqual({ path: 'MODELS', index: 1 });
    expect(byKey.get('parentname')?.link).toMatchObject({ kind: 'name', targets: [3] });
    expect(byKey.get('OnOpen')?.link).toMatchObject({ kind: 'output', input: 'Enable', targets: [1] });
    expect(byKey.get('targetname')?.link).toBeUndefined();
  });

  it('are connected: what fires an entity and what it fires, also by patterns and in circles', async () => {
    const service = await serviceOf(doors);
    const graph = await service.graph('ENTITIES', 1, { depth: 3, most: 50 });
    const named = (i: number) => graph.nodes[i]?.unresolved ?? graph.nodes[i]?.index;
    expect(graph.nodes[0]).toMatchObject({ index: 1, level: 0 });
    const lines = graph.edges.map(({ from, to }) => [named(from), named(to)]);
    expect(lines).toContainEqual([1, 2]);
    expect(lines).toContainEqual([1, 3]);
    expect(lines).toContainEqual([2, 1]);
    expect(lines).toContainEqual([1, 'nobody']);
    expect(lines).toContainEqual([1, '!activator']);
    expect(graph.nodes.filter(({ unresolved }) => unresolved === undefined)).toHaveLength(3);
    const door = await service.graph('ENTITIES', 3, { depth: 1, most: 50 });
    expect(door.nodes.map(({ level, targetname }) => [targetname, level])).toEqual([
      ['door_b', 0],
      ['trigger', -1],
      ['Door_a', -1],
    ]);
  });

  it('are connected in a bounded picture, however many there are', async () => {
    const many = Array.from({ length: 900 }, (_, i) => [
      ['classname', 'logic_relay'] as const,
      ['targetname', `r${i}`] as const,
      ['OnTrigger', `r${(i + 1) % 900},Trigger,,0,-1`] as const,
      ['OnSpawn', 'r*,Trigger,,0,-1'] as const,
    ]);
    const service = await serviceOf(await sourceMapOf(many));
    const graph = await service.graph('ENTITIES', 0, { depth: 3, most: 100 });
    expect(graph.nodes).toHaveLength(100);
    expect(graph.omitted).toBeGreaterThan(0);
    expect((await service.graph('ENTITIES', 0, { depth: 1e9, most: 1e9 })).nodes.length).toBeLessThanOrEqual(
      400,
    );
  });

  it('are followed anew when they were changed', async () => {
    const file = await openedFile('tiny.bsp', doors);
    const [service, edits] = [new EntityService(file), new EditService(file)];
    expect((await service.graph('ENTITIES', 3, { depth: 1, most: 9 })).edges).toHaveLength(2);
    await edits.setKeyValue({ path: 'ENTITIES', index: 3 }, 'targetname', 'window');
    expect((await service.graph('ENTITIES', 3, { depth: 1, most: 9 })).edges).toHaveLength(0);
  });

  it('stay text, whatever they hold, and are read as far as broken text goes', async () => {
    const service = await serviceOf(doors);
    const { pairs } = await service.details('ENTITIES', 3);
    expect(pairs[2]).toMatchObject({ key: 'message', value: '<img src=x onerror=alert(1)>' });
    const broken = await serviceOf(
      await sourceMapWith({ ENTITIES: bytesOfText('{ "a" "b" { "__proto__" "x"') }),
    );
    const listing = await broken.list();
    expect(listing.sources[0]?.issues.length).toBeGreaterThan(0);
    expect([...(await broken.search('__proto__'))].length).toBeGreaterThan(0);
    await expect(broken.details('ENTITIES', 77)).rejects.toMatchObject({ code: 'not-found' });
    await expect(broken.details('PLANES', 0)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are read from files beside the map, and written to those', async () => {
    const branch = await registryEntry('respawn/titanfall2').load();
    const { beside, file, name } = scatteredRespawn(branch);
    const opened = await openedFile(name, file, Object.fromEntries(beside));
    const service = new EntityService(opened);
    const { entities, sources } = await service.list();
    expect(sources.map(({ path }) => path)).toContain('ENTITIES_SPAWN');
    expect(sources.find(({ path }) => path === 'ENTITIES')?.file).toMatch(/\.0000\.bsp_lump$/);
    expect(entities.filter(({ classname }) => classname === 'info_spawnpoint_human')).toHaveLength(2);
    const edits = new EditService(opened);
    await edits.setKeyValue({ path: 'ENTITIES_SPAWN', index: 1 }, 'teamnum', '4');
    const { files, plan } = await edits.save();
    expect(plan.files).toEqual([name, 'mp_tiny_spawn.ent']);
    expect(await bytesOfBlob(files[0]?.blob as Blob)).toEqual(file);
    const text = String.fromCharCode(...(await bytesOfBlob(files[1]?.blob as Blob)));
    expect(text.startsWith('ENTITIES01\n')).toBe(true);
    expect(text).toContain('"teamnum" "4"');
  });

  it('are said to be elsewhere when those files are not there', async () => {
    const branch = await registryEntry('respawn/titanfall2').load();
    const { file, name } = scatteredRespawn(branch);
    const { entities, remarks } = await new EntityService(await openedFile(name, file)).list();
    expect(entities).toEqual([]);
    expect(remarks.join()).toContain('mp_tiny.bsp.0000.bsp_lump');
  });
});

const real = corpusMap('source/lambdaforever__fight-or-suffer/background4.bsp');

describe.skipIf(!real.isThere)(real.title, () => {
  it('has a door with the trigger that opens it', async () => {
    const service = await serviceOf(real.read());
    const { entities } = await service.list();
    const door = entities.find(({ targetname }) => targetname === 'elevdoor6');
    const graph = await service.graph('ENTITIES', door?.index ?? -1, { depth: 1, most: 50 });
    expect(graph.edges[0]?.links[0]).toMatchObject({ key: 'OnStartTouch', input: 'Open' });
    expect(graph.nodes[graph.edges[0]?.from ?? 0]?.classname).toBe('trigger_once');
  });
});
