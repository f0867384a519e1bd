import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { walkerFile } from '../../../tools/fixtures/division/walker.js';
import { describeInBrowser, openViewer } from './browser/open-viewer.js';
import { corpusMap } from './support/corpus.js';
import { bytesOfText, sourceMapWith } from './support/source-map.js';

/*
 * Files that are damaged, or nothing that is known here: what is wrong is said in words, what can be read is shown, and every
 * view answers. That the console has no errors is asked of each test.
 */

const sample = new Uint8Array(
  readFileSync(path.resolve(import.meta.dirname, '../../cli/sample/courtyard.bsp')),
);

const patience = { timeout: 30_000 };

/** The beginning of a file. */
function cut(bytes: Uint8Array, share: number): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length * share));
}

/** Goes through all views that the file has, and waits until each has come to its end. */
async function goThroughViews(page: Page): Promise<void> {
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const title of await views.getByRole('button').allTextContents()) {
    await views.getByRole('button', { name: title.trim(), exact: true }).click();
    await page.waitForTimeout(150);
    await page.locator('bw-world-work progress').waitFor({ state: 'detached', ...patience });
    await expect.poll(() => page.getByText(/^(Reading|Checking|Looking)\b.*…/).count(), patience).toBe(0);
  }
}

const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);

const refused: readonly (readonly [name: string, bytes: Uint8Array, message: RegExp])[] = [
  ['empty.bsp', new Uint8Array(), /empty|ends|0 bytes/],
  ['five-bytes.bsp', bytesOfText('VBSP\x14'), /Source engine BSP.*cut off after 5 bytes/],
  ['words.bsp', bytesOfText('This is a text and no map.\n'.repeat(20)), /magic|no format|known/i],
  ['archive.zip', emptyZip, /zip|archive|magic|known/i],
  ['head.bsp', sample.slice(0, 100), /header takes 272 bytes, the file has 100/],
];

describeInBrowser('files that are damaged or strange', () => {
  it.each(refused)(
    '%s is refused in words, with what to do',
    async (name, bytes, message) => {
      const { page } = await openViewer({ files: [{ name, bytes }] });
      const alert = page.getByRole('alert');
      await alert.waitFor(patience);
      expect(await alert.locator('.error').textContent()).toMatch(message);
      expect(await alert.locator('p').count(), 'says what to do').toBe(2);
      expect(await page.locator('bw-work-bar').count()).toBe(0);
      // The page goes on: another file can be opened.
      await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await alert.waitFor({ state: 'detached' });
    },
    90_000,
  );

  it('a map that ends too early is shown as far as it goes, and says so', async () => {
    const { page } = await openViewer({ files: [{ name: 'half.bsp', bytes: cut(sample, 0.35) }] });
    const note = page.locator('bw-damage-bar').getByRole('status');
    await note.getByText('This file is damaged.').waitFor(patience);
    expect(await note.textContent()).toMatch(/\d+ bytes behind the end of the file/);
    await goThroughViews(page);
    await page.getByRole('button', { name: 'World', exact: true }).click();
    await note.getByRole('button', { name: 'Show issues' }).click();
    await page.getByRole('tree', { name: 'Issues' }).getByRole('treeitem').first().waitFor(patience);
    await note.waitFor({ state: 'detached' });
  }, 120_000);

  it('a model that ends too early is shown as far as it goes', async () => {
    const { page } = await openViewer({ files: [{ name: 'half.bgf', bytes: cut(walkerFile(), 0.6) }] });
    const isOpen = page.getByRole('navigation', { name: 'Views' }).getByRole('button').first();
    await isOpen.or(page.getByRole('alert')).first().waitFor(patience);
    if (await isOpen.isVisible()) await goThroughViews(page);
  }, 90_000);

  it('a file that is damaged leaves the open one open', async () => {
    const { page } = await openViewer({
      files: [{ name: 'good.bsp', bytes: await sourceMapWith({}) }],
      hash: 'view=file',
    });
    await page.locator('bw-lump-list').waitFor(patience);
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('banner').getByRole('button', { name: 'Open…' }).click();
    await (await choosing).setFiles({
      name: 'words.bsp',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('no map at all, but quite some words in its place'),
    });
    await page.getByRole('alert').waitFor(patience);
    await page.getByRole('heading', { name: 'good.bsp' }).waitFor();
    await page.locator('bw-lump-list').getByRole('link', { name: 'ENTITIES', exact: true }).click();
    await page.locator('bw-record-table .row').first().waitFor(patience);
  }, 90_000);

  const families = [
    'source/lewa-j__vbsp-gles/test1.bsp',
    'cod1-ibsp59/nonoo__coduo-bsp-recompiler/bmw.bsp',
    'quake1-bsp29/snake-biscuits__bsp_tool/mp_lobby_q1.bsp',
    'quake2-ibsp38/snake-biscuits__bsp_tool/mp_lobby_q2.bsp',
    'quake3-ibsp46/snake-biscuits__bsp_tool/mp_lobby_q3.bsp',
    'source/catornot__TitanFall-2-mods/mp_hippodrome.bsp',
  ].map(corpusMap);

  for (const map of families)
    it.skipIf(!map.isThere)(
      `${map.title}, whole and cut, opens in every view`,
      async () => {
        for (const bytes of [map.read(), cut(map.read(), 0.7)]) {
          const { close, page } = await openViewer({ files: [{ name: map.name, bytes }] });
          const views = page.getByRole('navigation', { name: 'Views' }).getByRole('button');
          await views.first().or(page.getByRole('alert')).first().waitFor(patience);
          if ((await views.count()) > 0) await goThroughViews(page);
          await close();
        }
      },
      180_000,
    );
});
