import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildZip } from '../../formats/test/support/zip-builder.js';
import { describeInBrowser, openViewer } from './browser/open-viewer.js';
import { accessibilityProblems } from './support/accessibility.js';
import { sourceMapWith } from './support/source-map.js';

const sample = path.resolve(import.meta.dirname, '../../cli/sample/courtyard.bsp');
const patience = { timeout: 60_000 };

/** Waits for the words that stand in place of a list, presses their button, and gives the words. */
async function clearedWords(page: Page, button: string): Promise<string> {
  const words = page.locator('bw-empty-list');
  await words.getByRole('button', { name: button }).waitFor(patience);
  const text = (await words.getByRole('status').textContent()) ?? '';
  expect(await accessibilityProblems(page)).toEqual([]);
  await words.getByRole('button', { name: button }).click();
  await words.waitFor({ state: 'detached', ...patience });
  return text;
}

const isIn = (page: Page, label: string) =>
  expect
    .poll(
      () => page.getByRole('searchbox', { name: label }).evaluate((box) => box.matches(':focus')),
      patience,
    )
    .toBe(true);

describeInBrowser('a list of which a search leaves nothing', () => {
  it('says so of entities, and shows them again', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=entities&entities=nothing-like-it' });
    expect(await clearedWords(page, 'Clear the search')).toBe('None of 29 entities fits “nothing-like-it”.');
    await page.getByRole('tree', { name: 'Entities' }).getByRole('treeitem').first().waitFor(patience);
    expect(page.url()).not.toContain('nothing-like-it');
    await isIn(page, 'Search');
  }, 120_000);

  it('says so of records, and shows them again', async () => {
    const { page } = await openViewer({
      files: [sample],
      hash: 'view=file&at=BRUSHES&filter=sideCount%20%3E%20999',
    });
    expect(await clearedWords(page, 'Clear the filter')).toBe(
      'None of 473 rows passes the filter “sideCount > 999”.',
    );
    await page.locator('bw-record-table .row').first().waitFor(patience);
    await expect
      .poll(() => page.locator('bw-table-bar .filter').evaluate((box) => box.matches(':focus')), patience)
      .toBe(true);
  }, 120_000);

  it('says so of packed files, and shows them again', async () => {
    const bytes = await sourceMapWith({ PAKFILE: buildZip([{ name: 'materials/wall.vmt', content: 'x' }]) });
    const { page } = await openViewer({ files: [{ name: 'pak.bsp', bytes }], hash: 'view=pak&files=zzz' });
    expect(await clearedWords(page, 'Clear the search')).toMatch(
      /^None of \d+ files? has “zzz” in its name\.$/,
    );
    await page.getByRole('tree', { name: 'Files' }).getByRole('treeitem').first().waitFor(patience);
    await isIn(page, 'Search');
  }, 120_000);

  it('says so of issues, whether by words or by severity, and shows all again', async () => {
    const bytes = new Uint8Array(readFileSync(sample)).slice(0, 2_000_000);
    const { page } = await openViewer({
      files: [{ name: 'cut.bsp', bytes }],
      hash: 'view=issues&issues=zzz',
    });
    expect(await clearedWords(page, 'Clear the search')).toMatch(/^None of \d+ issues fits “zzz”\.$/);
    const rows = page.getByRole('tree', { name: 'Issues' }).getByRole('treeitem');
    await rows.first().waitFor(patience);
    const severities = page.getByRole('group', { name: 'Severities' }).getByRole('button');
    for (let i = 0; i < (await severities.count()); i++)
      if ((await severities.nth(i).getAttribute('aria-pressed')) === 'true') await severities.nth(i).click();
    expect(await clearedWords(page, 'Show all issues')).toMatch(/is of a severity that is chosen above\.$/);
    await rows.first().waitFor(patience);
  }, 120_000);
});
