import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseFolder } from '../../src/commands/view/refuse-folder.js';

let folder = '';
const refusal = async (name: string): Promise<unknown> =>
  refuseFolder(path.join(folder, name)).catch((error: unknown) => error);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-refuse-'));
  for (const name of ['maps/inner.bsp', 'empty']) await mkdir(path.join(folder, name), { recursive: true });
  for (const name of ['b10.bsp', 'b2.bsp', 'notes.txt', 'walker.bgf', 'pak0.pk3'])
    await writeFile(path.join(folder, 'maps', name), 'x');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder where a file is to be viewed', () => {
  it('is refused with files of it that can be, and with what folders are good for', async () => {
    expect(await refusal('maps')).toMatchObject({
      code: 'io',
      reason: expect.stringMatching(
        /maps is a folder.*such as b2\.bsp, b10\.bsp, pak0\.pk3 and 1 more; .*--textures$/,
      ),
    });
  });

  it('is refused without any, too', async () => {
    expect(String(await refusal('empty'))).toMatch(
      /is a folder.*name a map, a model or an archive.*none lies/,
    );
  });

  it('is told from files, and from what is not there, which is said by opening it', async () => {
    expect(await refusal('maps/b2.bsp')).toBeUndefined();
    expect(await refusal('elsewhere')).toBeUndefined();
  });
});
