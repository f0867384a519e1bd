import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameServer, LoadedMap } from './game-server.js';
import { runEngine } from './run-engine.js';

const PROGRAM = '/usr/lib/ioquake3/ioq3ded';
/** The game's own code, built natively: without it the server loads the map and then nothing to play on it. */
const GAME_CODE = '/usr/lib/ioquake3/baseq3/qagamex86_64.so';
/** Folder of the game below its home. */
const GAME = 'brushwork';

/** Keys of the world that the game turns into variables, so that its log shows what it has read. */
const SHOWN = ['g_gravity', 'g_motd', 'sv_mapChecksum'];

async function loadInto(home: string, map: Uint8Array): Promise<LoadedMap> {
  const game = join(home, GAME);
  await mkdir(join(game, 'maps'), { recursive: true });
  // A folder without it is no game to the engine.
  await writeFile(join(game, 'default.cfg'), '// nothing is bound: nobody plays\n');
  await copyFile(GAME_CODE, join(game, 'qagamex86_64.so'));
  await writeFile(join(game, 'maps', 'tried.bsp'), map);
  const set = (name: string, value: string): string[] => ['+set', name, value];
  const words = [
    ...set('dedicated', '1'),
    ...set('net_enabled', '0'),
    ...set('com_standalone', '1'),
    ...set('com_basegame', GAME),
    ...set('fs_basepath', home),
    ...set('fs_homepath', home),
    ...set('vm_game', '0'),
    ...['+devmap', 'tried'],
    ...SHOWN.map((name) => `+${name}`),
    '+quit',
  ];
  const { log } = await runEngine(PROGRAM, words, { folder: home });
  const refusal = /^(?:ERROR: )?.*(?:Server (?:fatal )?crashed: )(.*?)\)? -----$/m.exec(log)?.[1];
  return { isLoaded: refusal === undefined && log.includes('InitGame: '), refusal, log };
}

/** The server of Quake III Arena as its community keeps it. */
export const ioquake3: GameServer = {
  title: 'ioquake3',
  packages: ['ioquake3-server'],
  isInstalled: () => existsSync(PROGRAM) && existsSync(GAME_CODE),
  async load(map) {
    const home = await mkdtemp(join(tmpdir(), 'brushwork-ioquake3-'));
    try {
      return await loadInto(home, map);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
};
