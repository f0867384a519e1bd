import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { tinyMap } from '../../../../../tools/fixtures/small.js';

/** A folder of a test file's own, with a small map in it as `tiny.bsp`. */
export interface WorkFolder {
  /** The small map's bytes. */
  readonly tiny: Uint8Array;
  /** Path of a file in the folder. */
  path(name: string): string;
  /** Writes a file and answers its path. */
  write(name: string, bytes: Uint8Array | string): Promise<string>;
  /** Reads a file. */
  read(name: string): Promise<Uint8Array>;
}

/** Makes the folder before the tests of a file and removes it behind them. */
export function useWorkFolder(): WorkFolder {
  let folder = '';
  let tiny = new Uint8Array(0);
  const inside = (name: string): string => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'brushwork-commands-'));
    tiny = new Uint8Array(await tinyMap());
    await writeFile(inside('tiny.bsp'), tiny);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get tiny() {
      return tiny;
    },
    path: inside,
    async write(name, bytes) {
      await writeFile(inside(name), bytes);
      return inside(name);
    },
    async read(name) {
      return new Uint8Array(await readFile(inside(name)));
    },
  };
}
