import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameServer, LoadedMap } from './game-server.js';
import { runEngine } from './run-engine.js';

const PROGRAM = '/usr/games/darkplaces-server';
const COMPILER = '/usr/bin/fteqcc';
const SOURCES = fileURLToPath(new URL('quakec', import.meta.url));

async function loadInto(home: string, map: Uint8Array): Promise<LoadedMap> {
  const game = join(home, 'id1');
  await mkdir(join(game, 'maps'), { recursive: true });
  await cp(SOURCES, game, { recursive: true });
  const compiled = await runEngine(COMPILER, [], { folder: game });
  if (!existsSync(join(game, 'progs.dat'))) throw new Error(`fteqcc: ${compiled.log}`);
  await writeFile(join(game, 'maps', 'tried.bsp'), map);
  const folders = ['-basedir', home, '-userdir', join(home, 'user')];
  const words = [...folders, '-ip', '127.0.0.1', '+developer', '1', '+map', 'tried', '+status', '+quit'];
  const { log } = await runEngine(PROGRAM, words, { folder: home });
  const refusal = /^(?:Host_Error|Quake Error): (.*)$/m.exec(log)?.[1];
  return { isLoaded: refusal === undefined && log.includes('Server spawned.'), refusal, log };
}

/** A server of Quake that takes maps of its relatives too, with a game of a few lines that says what it has read. */
export const darkplaces: GameServer = {
  title: 'DarkPlaces',
  packages: ['darkplaces-server', 'fteqcc'],
  isInstalled: () => existsSync(PROGRAM) && existsSync(COMPILER),
  async load(map) {
    const home = await mkdtemp(join(tmpdir(), 'brushwork-darkplaces-'));
    try {
      return await loadInto(home, map);
    } finally {
      await rm(home, { recursive: true, force: true });
    }
  },
};
