import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { diskFile, memoryFile } from '../../../src/commands/view/served-file.js';
import { servedFolder } from '../../../src/commands/view/served-folder.js';
import { startViewServer, type ViewServer } from '../../../src/commands/view/view-server.js';
import { readViewerFiles } from '../../../src/commands/view/viewer-files.js';
import { type Answer, type AskOptions, ask } from './ask.js';

/** A running server over a small viewer, a file on disk, a file in memory, and a folder. */
export interface TestServer {
  /** The server. */
  readonly server: ViewServer;
  /** The secret part of its address. */
  readonly token: string;
  /** What `map.bsp` holds. */
  readonly map: Buffer;
  /** A path in the folder that everything lies in. */
  path(...names: string[]): string;
  /** Asks for a path behind the token. */
  inside(path: string, options?: AskOptions): Promise<Answer>;
}

/** Starts the server before the tests of a file, and ends it behind them. */
export function useViewServer(): TestServer {
  let folder = '';
  let server: ViewServer;
  const map = Buffer.from(Array.from({ length: 1000 }, (_, i) => (i * 7) & 255));
  const inside = (...names: string[]): string => path.join(folder, ...names);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'brushwork-view-'));
    const files: Readonly<Record<string, string | Buffer>> = {
      'viewer/index.html': '<!doctype html><head><title>Viewer</title></head>',
      'viewer/assets/app.js': 'export {};',
      'viewer/assets/icon.svg': '<svg/>',
      'viewer/.secret': 'hidden',
      'maps/a map#1.bsp': map,
      'maps/other.bsp': 'another map of the same folder',
      'maps/empty.bsp': '',
      'textures/wall.tga': 'wall',
      'textures/deep/Floor 1.tga': 'floor',
      'textures/page.html': '<script>1</script>',
      'textures/.hidden/x.tga': 'hidden',
      'textures/.env': 'hidden',
      'secret.txt': 'nobody gets this',
    };
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(path.dirname(inside(name)), { recursive: true });
      await writeFile(inside(name), bytes);
    }
    await symlink(inside('secret.txt'), inside('textures/link-out.tga'));
    await symlink(inside('maps'), inside('textures/maps'));
    await symlink(inside('textures/wall.tga'), inside('textures/link-in.tga'));
    await symlink(inside('secret.txt'), inside('viewer/link.txt'));
    server = await startViewServer({
      viewer: await readViewerFiles(inside('viewer')),
      session: {
        files: [
          diskFile('a map#1.bsp', inside('maps/a map#1.bsp')),
          memoryFile('<b>.bsp', Buffer.from('memory')),
        ],
        folder: await servedFolder(inside('textures'), { age: 0 }),
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const token = (): string => new URL(server.address).pathname.split('/')[1] ?? '';
  return {
    get server() {
      return server;
    },
    get token() {
      return token();
    },
    map,
    path: inside,
    inside: (wanted, options) => ask(server.port, `/${token()}/${wanted}`, options),
  };
}
