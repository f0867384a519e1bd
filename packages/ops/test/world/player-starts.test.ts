import { describe, expect, it } from 'vitest';
import { playerStarts } from '../../src/world/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

const entity = (pairs: Readonly<Record<string, string>>): string =>
  `{\n${Object.entries(pairs)
    .map(([key, value]) => `"${key}" "${value}"\n`)
    .join('')}}\n`;

const world = entity({ classname: 'worldspawn' });

describe('where players come into a map', () => {
  it('is told at the height of their eyes, the places of single players first, others in the order of the file', () => {
    const ENTITIES = [
      world,
      entity({ classname: 'info_player_deathmatch', origin: '1 2 3', angle: '90' }),
      entity({ classname: 'INFO_PLAYER_START', origin: '4 5 6', angles: '10 -45 0' }),
      entity({ classname: 'info_player_deathmatch', origin: '7 8 9', angle: '-1' }),
      entity({ classname: 'info_player_start' }),
      entity({ classname: 'light', origin: '0 0 0' }),
    ].join('');
    expect(playerStarts(goodMap('id-software/quake', { ENTITIES }))).toEqual([
      { entity: 2, className: 'INFO_PLAYER_START', eyes: [4, 5, 28], yaw: -45 },
      { entity: 1, className: 'info_player_deathmatch', eyes: [1, 2, 25], yaw: 90 },
      { entity: 3, className: 'info_player_deathmatch', eyes: [7, 8, 31], yaw: 0 },
    ]);
  });

  it.each([
    ['infinity-ward/call-of-duty', 'mp_retrieval_spawn_axis', 60],
    ['infinity-ward/call-of-duty2', 'mp_tdm_spawn_axis_start', 60],
    ['valve/left4dead2', 'info_survivor_position', 64],
    ['valve/goldsrc', 'info_player_deathmatch', 28],
    ['id-software/quake3', 'team_CTF_redspawn', 26],
    ['raven/hexen2', 'info_player_start', 50],
    ['2015/medal-of-honor', 'info_player_axis', 82],
    ['respawn/titanfall2', 'info_spawnpoint_human_start', 60],
  ])('in maps of %s, a %s says', (id, classname, height) => {
    const ENTITIES = world + entity({ classname, origin: '0 0 0' });
    expect(playerStarts(goodMap(id, { ENTITIES }))).toEqual([
      { entity: 1, className: classname, eyes: [0, 0, height], yaw: 0 },
    ]);
  });

  it('is nowhere in a map without such entities', () => {
    expect(playerStarts(goodMap('id-software/quake', { ENTITIES: world }))).toEqual([]);
  });
});

describe('every branch with entities', () => {
  it.each(goodMaps.map(({ branch }) => branch))('$id says where players come in, in lower case', (branch) => {
    const { entities, playerStarts: starts } = branch.capabilities;
    expect(starts === undefined).toBe(entities === undefined);
    for (const name of starts?.classes ?? []) expect(name).toBe(name.toLowerCase());
  });
});
