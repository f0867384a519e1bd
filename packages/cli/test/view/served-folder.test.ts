import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedFolder } from '../../src/commands/view/served-folder.js';
import { addressName } from '../../src/commands/view/session.js';

let folder = '';
const write = async (name: string): Promise<void> => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), 'x');
};
const pathsOf = async (limits: Parameters<typeof servedFolder>[1]): Promise<readonly string[]> =>
  (await (await servedFolder(folder, limits)).list()).files.map((file) => file.path);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-folder-'));
  for (const name of ['b.tga', 'a.tga', 'deep/c.tga', 'deep/er/d.tga']) await write(name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder that is handed out', () => {
  it('is listed level by level, so that what is near is never what is cut off', async () => {
    expect(await pathsOf({})).toEqual(['a.tga', 'b.tga', 'deep/c.tga', 'deep/er/d.tga']);
    expect(await pathsOf({ files: 3 })).toEqual(['a.tga', 'b.tga', 'deep/c.tga']);
    expect(await pathsOf({ files: 1 })).toEqual(['a.tga']);
    expect(await pathsOf({ depth: 1 })).toEqual(['a.tga', 'b.tga', 'deep/c.tga']);
    const cutOff = await Promise.all(
      [{}, { files: 4 }, { files: 3 }, { depth: 1 }].map(
        async (limits) => (await (await servedFolder(folder, limits)).list()).isCutOff,
      ),
    );
    expect(cutOff).toEqual([false, false, true, true]);
  });

  it('shows new files after a while, and hands out nothing before it was listed', async () => {
    const served = await servedFolder(folder, { age: 50 });
    await served.list();
    await write('new.tga');
    expect(await served.find('new.tga')).toBeUndefined();
    await expect.poll(async () => (await served.list()).files.length).toBe(5);
    expect((await served.find('new.tga'))?.name).toBe('new.tga');
    await rm(path.join(folder, 'new.tga'));
    await expect((await served.find('new.tga'))?.open()).rejects.toThrow(/there is no file/);
  });

  it('leaves out names that other systems understand differently', async () => {
    if (process.platform === 'win32') return;
    for (const name of ['nul.tga', 'a:b', 'back\\slash', 'end.', 'line\nfeed']) await write(name);
    expect(await pathsOf({})).toEqual(['a.tga', 'b.tga', 'deep/c.tga', 'deep/er/d.tga']);
  });

  it('has to be there, and to be one', async () => {
    await expect(servedFolder(path.join(folder, 'none'))).rejects.toThrow(/there is no file/);
    await expect(servedFolder(path.join(folder, 'a.tga'))).rejects.toThrow(/is no folder/);
  });
});

describe('the name of a file in its address', () => {
  it.each([
    ['map.bsp', 'map.bsp'],
    ['Grüße 1.bsp', 'Grüße 1.bsp'],
    ['a/b\\c:d?e#f%g"<script>.bsp', 'a_b_c_d_e_f_g__script_.bsp'],
    ['..', 'file'],
    ['', 'file'],
    ['.\u0000.', '._.'],
    ['x'.repeat(300), 'x'.repeat(100)],
  ])('%j', (name, expected) => {
    expect(addressName({ name, open: () => Promise.reject(new Error()) })).toBe(expected);
  });
});
