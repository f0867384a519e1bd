import { describe, expect, it } from 'vitest';
import { vbspFile } from '../../../tools/fixtures/valve/bytes/vbsp-file.js';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { bestGames, type GameGuess, games, gamesOf, guessGames } from '../src/games/index.js';
import { open, openSource } from '../src/open.js';
import { registry, registryEntry } from '../src/registry.js';
import { entityLump, stockFile } from './support/map-files.js';

/** What a map is made of. */
interface Made {
  readonly version?: number;
  readonly byteOrder?: 'little' | 'big';
  readonly classes?: readonly string[];
  readonly world?: Readonly<Record<string, string>>;
  readonly materials?: readonly string[];
  readonly fileName?: string;
}

function madeOf({ version = 20, byteOrder = 'little', classes = [], world = {}, materials = [] }: Made) {
  const entities = entityLump(
    { classname: 'worldspawn', ...world },
    ...classes.map((classname) => ({ classname })),
  );
  const names = Uint8Array.from(materials.map((name) => `${name}\0`).join(''), (c) => c.charCodeAt(0));
  // Lump 11 says that it is a map of the engine of 2007.
  const faceIds = { bytes: new Uint8Array(2), version: 0 };
  return vbspFile({
    ...{ version, byteOrder, isVersionFirst: false, order: 2007, revision: 1 },
    lumps: new Map([
      [0, { bytes: entities, version: 0 }],
      [43, { bytes: names, version: 0 }],
      ...(version === 20 ? [[11, faceIds] as const] : []),
    ]),
  });
}

async function guess(made: Made): Promise<GameGuess[]> {
  return guessGames(await open(madeOf(made)), made.fileName === undefined ? {} : { fileName: made.fileName });
}

async function best(made: Made): Promise<string[]> {
  return bestGames(await guess(made)).map(({ id }) => id);
}

describe('the table of games', () => {
  it('has games for every branch, and only branches that there are', () => {
    const branches = registry.map(({ id }) => id);
    expect(branches.filter((id) => gamesOf([id]).length === 0)).toEqual([]);
    expect(games.flatMap((game) => game.branches).filter((id) => !branches.includes(id))).toEqual([]);
  });

  it('names each game once, and clues in lower case', () => {
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    for (const { id, clues } of games) {
      const { classes = [], materials = [], files = [], mapNames = [], world = {} } = clues;
      const all = [...classes, ...materials, ...files, ...mapNames, ...Object.values(world).flat()];
      const odd = all.filter(
        (text) => text !== text.toLowerCase() || text.indexOf('*') !== text.lastIndexOf('*'),
      );
      expect({ id, odd }).toEqual({ id, odd: [] });
    }
  });
});

describe('the game of a map', () => {
  it('is that whose entities it has', async () => {
    const guesses = await guess({ classes: ['Team_Control_Point', 'team_control_point', 'light'] });
    expect(guesses[0]).toEqual({
      id: 'team-fortress-2',
      title: 'Team Fortress 2',
      score: 10,
      evidence: [{ text: '2 of entity class team_control_point', weight: 10 }],
    });
    expect(await best({ classes: ['info_player_terrorist'] })).toEqual(['counter-strike-source']);
    expect(await best({ classes: ['dod_control_point'] })).toEqual(['day-of-defeat-source']);
    expect(await best({ classes: ['func_noportal_volume'] })).toEqual(['portal']);
    expect(await best({ version: 21, classes: ['info_player_terrorist'] })).toEqual([
      'counter-strike-global-offensive',
    ]);
    expect(await best({ version: 21, classes: ['prop_weighted_cube'] })).toEqual(['portal-2']);
    expect(await best({ version: 21, classes: ['asw_spawner'] })).toEqual(['alien-swarm']);
  });

  it('is several when nothing tells them apart', async () => {
    expect(await best({ version: 19, classes: ['weapon_ar2'] })).toEqual([
      'half-life-2',
      'half-life-2-deathmatch',
    ]);
    const episodes = await best({ classes: ['npc_combine_s', 'weapon_ar2'] });
    expect(episodes).toContain('half-life-2-episode-one');
    expect(episodes).toContain('half-life-2-episode-two');
    expect(await best({ classes: ['npc_combine_s', 'npc_hunter'] })).toEqual([
      'half-life-2-episode-two',
      'source-sdk-2013',
    ]);
  });

  it('is told by its file name where nothing else tells', async () => {
    const classes = ['npc_combine_s'];
    expect(await best({ classes, fileName: '/maps/ep2_outland_01.bsp' })).toEqual([
      'half-life-2-episode-two',
    ]);
    expect(await best({ classes, fileName: 'maps.zip!maps\\D1_TRAINSTATION_01.BSP' })).toEqual([
      'half-life-2',
    ]);
    expect(await best({ fileName: 'dod_donner.bsp' })).toEqual(['day-of-defeat-source']);
    expect((await best({ fileName: 'ep2_maps/other.bsp' }))[0]).toBe('unknown-mod');
  });

  it('is an unknown mod when only the engine is known, or something that no game knows', async () => {
    expect(await best({ classes: ['light', 'info_player_start', 'func_brush'] })).toEqual(['unknown-mod']);
    const [first] = await guess({ classes: ['vi_item_key', 'light'] });
    expect(first?.id).toBe('unknown-mod');
    expect(first?.evidence.map(({ text }) => text)).toContain(
      '1 of entity class vi_item_key, which no known game has',
    );
  });

  it('counts what the world says and what it is made of for less than entities', async () => {
    const world = { skyname: 'Sky_TF2_04', detailvbsp: 'detail_2fort.vbsp' };
    expect(await best({ world })).toEqual(['team-fortress-2']);
    const materials = [
      'de_dust/a',
      'DE_NUKE\\b',
      'maps/some_map/cs_italy/c_1_2_3',
      'de_train/d',
      'cs_office/e',
    ];
    expect(await best({ materials })).toEqual(['counter-strike-source']);
    expect(await best({ materials, classes: ['dod_control_point'] })).toEqual(['day-of-defeat-source']);
  });

  it('is none that was never released in its byte order', async () => {
    const ids = (await guess({ byteOrder: 'big' })).map(({ id }) => id);
    expect(ids).toContain('half-life-2');
    expect(ids).not.toContain('garrys-mod');
  });

  it('is none of another layout, whatever its entities', async () => {
    const ids = (await guess({ version: 25, classes: ['team_control_point'] })).map(({ id }) => id);
    expect(ids).toEqual(['unknown-mod', 'portal-2-community-edition', 'portal-revolution', 'momentum-mod']);
  });

  it('is that whose layout no other has, for versions that are known', async () => {
    const branch = await registryEntry('troika/bloodlines').load();
    const file = tinySource({ branch });
    expect(guessGames(await open(file.slice()))[0]).toMatchObject({
      id: 'vampire-bloodlines',
      evidence: [{ text: 'no other known game has this layout' }],
    });
    new DataView(file.buffer).setInt32(4, 16, true);
    const unknown = guessGames(await open(file, { branch: branch.id }));
    expect(unknown[0]?.evidence.map(({ text }) => text)).not.toContain('no other known game has this layout');
  });

  it('may be Call of Duty or its expansion, and is the expansion by what that brought', async () => {
    const file = (...classes: string[]): Uint8Array =>
      stockFile(new Map([['ENTITIES', entityLump(...classes.map((classname) => ({ classname })))]]));
    expect(bestGames(guessGames(await open(file('worldspawn')))).map(({ id }) => id)).toEqual([
      'call-of-duty',
      'call-of-duty-united-offensive',
    ]);
    const map = await open(file('worldspawn', 'mp_ctf_spawn'));
    expect(bestGames(guessGames(map)).map(({ id }) => id)).toEqual(['call-of-duty-united-offensive']);
  });

  it('is guessed from what is loaded', async () => {
    const source = await openSource(madeOf({ classes: ['team_control_point'] }));
    expect(bestGames(guessGames(source.map))[0]?.id).toBe('unknown-mod');
    const loaded = await source.load(['ENTITIES']);
    expect(bestGames(guessGames(loaded))[0]?.id).toBe('team-fortress-2');
  });

  it('takes a bounded time for a text that is all different classes', async () => {
    const classes = Array.from({ length: 20_000 }, (_, i) => `class_${i}`);
    const guesses = await guess({ classes });
    expect(guesses[0]?.id).toBe('unknown-mod');
    expect(guesses[0]?.evidence.length).toBeLessThan(2000);
  });
});
