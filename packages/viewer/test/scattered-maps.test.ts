import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Branch, registryEntry } from '@brushwork/formats';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { scatteredRespawn } from '../../../tools/fixtures/respawn/tiny-respawn.js';
import { describeInBrowser, openViewer } from './browser/open-viewer.js';
import { corpusMap } from './support/corpus.js';
import { diskFolder } from './support/disk-folder.js';
import { dropPaths } from './support/drop-paths.js';

/*
 * Maps whose lumps and entities lie in files beside them: dropped together, by their folder, one after the other, or served
 * with their folder. Every view has what lies beside, and what is changed there is saved in the file that it lies in.
 */

const minute = 60_000;
const patience = { timeout: minute };
const script = 'mp_tiny_script.ent';

const branches = ['respawn/titanfall', 'respawn/titanfall2', 'respawn/apex-legends'] as const;

/** A folder with a map and its parts. */
async function scattered(
  id: string,
): Promise<{ readonly folder: string; readonly files: readonly string[] }> {
  const branch = (await registryEntry(id).load()) as Branch<object>;
  const { beside, file, name } = scatteredRespawn(branch);
  const files = { [name]: file, ...Object.fromEntries(beside) };
  const folder = diskFolder(
    Object.fromEntries(Object.entries(files).map(([own, bytes]) => [`maps/${own}`, bytes])),
  );
  const maps = path.join(folder, 'maps');
  return { folder: maps, files: Object.keys(files).map((own) => path.join(maps, own)) };
}

function views(page: Page) {
  return page.getByRole('navigation', { name: 'Views' });
}

async function show(page: Page, view: string): Promise<void> {
  await views(page).getByRole('button', { name: view, exact: true }).click(patience);
}

/** Shows the records of a lump, as a link to it does. */
async function showLump(page: Page, lump: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `view=file&at=${name}`;
  }, lump);
  await page
    .locator('bw-record-table h2, bw-table-bar h2')
    .getByText(lump, { exact: true })
    .waitFor(patience);
  await page.locator('bw-record-table .row').first().waitFor(patience);
}

/** Expects the world, the lumps and the entities of the small map. */
async function expectWholeMap(page: Page): Promise<void> {
  await show(page, 'World');
  await page
    .locator('bw-world-status')
    .getByText(/^\s*[1-9]\d* triangles/)
    .waitFor(patience);
  await showLump(page, 'MESHES');
  await page.locator('bw-hex-view .byte').first().waitFor(patience);
  await show(page, 'Entities');
  await page
    .getByText(/in ENTITIES|in mp_tiny/)
    .first()
    .waitFor(patience);
  const list = page.getByRole('tree');
  for (const name of ['worldspawn', 'script_ref', 'info_spawnpoint_human'])
    await list.getByText(name).first().waitFor(patience);
  expect(await page.getByText("isn't at hand").count()).toBe(0);
}

describeInBrowser('a map in several files', () => {
  it.each(branches)(
    '(%s) is whole when its folder is dropped',
    async (id) => {
      const { folder } = await scattered(id);
      const { page } = await openViewer();
      await page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience);
      await dropPaths(page, [folder]);
      await page.getByRole('heading', { name: 'mp_tiny.bsp' }).waitFor(patience);
      await expectWholeMap(page);
    },
    minute * 4,
  );

  it(
    'is whole when its files are dropped together, and what is changed beside it is saved there',
    async () => {
      const { files } = await scattered('respawn/titanfall2');
      const { page } = await openViewer();
      await page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience);
      await dropPaths(page, files);
      await page.getByRole('heading', { name: 'mp_tiny.bsp' }).waitFor(patience);
      await expectWholeMap(page);

      await page.evaluate(() => {
        location.hash = 'view=entities&at=ENTITIES_SCRIPT&index=0';
      });
      const value = page.getByLabel('Value of script_name');
      await value.fill('elsewhere', patience);
      await value.press('Enter');
      await page.getByRole('button', { name: '1 edit…' }).click(patience);
      const dialog = page.getByRole('dialog', { name: 'Edits of mp_tiny.bsp' });
      await dialog.getByText(script).first().waitFor(patience);
      const downloads: string[] = [];
      const saved = new Map<string, Uint8Array>();
      page.on('download', (download) => {
        downloads.push(download.suggestedFilename());
        void download.path().then(async (at) => saved.set(download.suggestedFilename(), await readFile(at)));
      });
      await dialog.getByRole('button', { name: 'Save a copy' }).click();
      await expect.poll(() => saved.has(script), patience).toBe(true);
      const before = new TextDecoder('latin1').decode(
        await readFile(files.find((file) => file.endsWith(script)) ?? ''),
      );
      expect(new TextDecoder('latin1').decode(saved.get(script))).toBe(
        before.replace('"middle"', '"elsewhere"'),
      );
      expect(
        downloads.filter((name) => name.endsWith('.bsp_lump')),
        'no other part is written',
      ).toEqual([]);
    },
    minute * 5,
  );

  it(
    'says what is missing, and is opened anew where one is when that is dropped too',
    async () => {
      const { files } = await scattered('respawn/titanfall2');
      const [map = '', ...parts] = files;
      const { page } = await openViewer();
      await page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience);
      await dropPaths(page, [map]);
      await page.getByRole('heading', { name: 'mp_tiny.bsp' }).waitFor(patience);
      await show(page, 'Entities');
      await page.getByText("isn't at hand").first().waitFor(patience);
      await dropPaths(page, parts);
      await page
        .getByRole('status')
        .filter({
          hasText: `${parts.length} files were added to mp_tiny.bsp, and it was opened anew with them.`,
        })
        .waitFor(patience);
      expect(new URL(page.url()).hash).toContain('view=entities');
      await expectWholeMap(page);
    },
    minute * 5,
  );

  it(
    'is whole when it is served with its folder',
    async () => {
      const { files, folder } = await scattered('respawn/titanfall2');
      const [map = ''] = files;
      const { page } = await openViewer({ files: [map], textures: folder });
      await expectWholeMap(page);
      await showLump(page, 'MODELS');
      await page.locator('bw-record-table .row').first().click(patience);
      const scopes = page.locator('bw-hex-view option').filter({ hasText: 'MODELS' });
      await expect.poll(() => scopes.count(), patience).toBeGreaterThan(0);
    },
    minute * 4,
  );

  const real = corpusMap('source/catornot__TitanFall-2-mods/mp_hippodrome.bsp');
  const texts = ['script', 'spawn'].map((kind) =>
    corpusMap(`source/catornot__TitanFall-2-mods/mp_hippodrome_${kind}.ent`),
  );

  it.skipIf(!real.isThere)(
    `${real.title} has its entities beside it`,
    async () => {
      const folder = path.join(diskFolder({}), 'hippodrome');
      mkdirSync(folder);
      for (const file of [real, ...texts]) writeFileSync(path.join(folder, file.name), file.read());
      const { page } = await openViewer();
      await page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience);
      await dropPaths(page, [folder]);
      await page.getByRole('heading', { name: 'mp_hippodrome.bsp' }).waitFor(patience);
      await page
        .locator('bw-world-status')
        .getByText(/^\s*[1-9][\d,]* triangles/)
        .waitFor(patience);
      await show(page, 'Entities');
      await page
        .getByText(/mp_hippodrome_script\.ent/)
        .first()
        .waitFor(patience);
      await page
        .getByText(/mp_hippodrome_spawn\.ent/)
        .first()
        .waitFor(patience);
      await page.getByRole('tree').getByText('info_spawnpoint').first().waitFor(patience);
      await showLump(page, 'MESHES');
    },
    minute * 4,
  );
});
