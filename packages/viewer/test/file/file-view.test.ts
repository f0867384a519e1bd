import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { runCommand } from '../../../cli/test/commands/support/run-command.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');

/** The place that the address says. */
const placeOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

const cells = (page: Page, column: number) =>
  page.locator(`bw-record-table .row:not(.heading) [aria-colindex="${column}"]`);

describeInBrowser('the view of the file', () => {
  it('lists the lumps, opens one, and comes back as browsers do', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file' });
    await page.locator('bw-lump-list').getByRole('link', { name: 'MATERIALS', exact: true }).click();
    await expect.poll(() => cells(page, 2).first().textContent(), { timeout: 20_000 }).toContain('textures/');
    expect(placeOf(page).get('at')).toBe('MATERIALS');
    expect(await page.locator('bw-record-table [role=grid]').getAttribute('aria-rowcount')).toBe('24');
    await page.goBack();
    await page.locator('bw-lump-list').getByRole('link', { name: 'PLANES', exact: true }).waitFor();
    expect(placeOf(page).get('at')).toBeNull();
  }, 90_000);

  it('shows a row that a link names, its fields, and its bytes; a byte leads back to its field', async () => {
    const { page } = await openViewer({
      files: [sample],
      hash: 'view=file&at=BRUSHES&index=40&field=material',
    });
    const chosen = page.locator('bw-hex-view .byte.chosen');
    await chosen.first().waitFor({ timeout: 30_000 });
    expect(await chosen.count()).toBe(2);
    const detail = page.locator('bw-record-detail');
    expect(await detail.locator('h2').textContent()).toBe('BRUSHES[40]');
    expect(await detail.locator('li.selected .name').textContent()).toContain('material');
    await page.locator('bw-record-table .row.selected').waitFor();
    // The byte before belongs to the other field.
    const first = await chosen.first().getAttribute('data-at');
    await page.locator(`bw-hex-view .byte[data-at="${Number(first) - 1}"]`).click();
    await expect.poll(() => placeOf(page).get('field')).toBe('sideCount');
    expect(placeOf(page).get('index')).toBe('40');
    await expect.poll(() => detail.locator('li.selected .name').textContent()).toContain('sideCount');
  }, 90_000);

  it('goes from cell to cell by keys, follows a reference and comes back', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file&at=BRUSHES&index=3' });
    await page.locator('bw-record-table .row.selected').waitFor({ timeout: 30_000 });
    await page.locator('bw-record-table [role=grid]').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => placeOf(page).get('index')).toBe('4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => placeOf(page).get('at'), { timeout: 20_000 }).toBe('MATERIALS');
    await page.locator('bw-record-table .row.selected').waitFor();
    await page.locator('bw-record-table [role=grid]').focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => placeOf(page).get('at')).toBe('BRUSHES');
    expect(placeOf(page).get('index')).toBe('4');
  }, 90_000);

  it('filters, sorts, and saves what is shown as dump writes it', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file&at=MATERIALS' });
    await cells(page, 2).first().waitFor({ timeout: 30_000 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('bw-table-bar').getByRole('button', { name: 'Save CSV' }).click(),
    ]);
    const { stdout } = await runCommand(['dump', sample, '--lump', 'MATERIALS', '--format', 'csv']);
    expect(await readFile(await download.path(), 'utf8')).toBe(stdout);
    const filter = page.locator('bw-table-bar .filter');
    await filter.fill('name contains wall');
    await filter.press('Enter');
    await expect
      .poll(async () => (await cells(page, 2).allTextContents()).every((text) => text.includes('wall')))
      .toBe(true);
    await filter.fill('colour = 3');
    await filter.press('Enter');
    await expect
      .poll(() => page.locator('bw-record-table [role=alert]').textContent())
      .toContain('no column "colour"');
  }, 90_000);

  it('scrolls through more rows than a browser has room for, and through all bytes', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file&at=LIGHT_VISIBILITY_CACHE' });
    const grid = page.locator('bw-record-table [role=grid]');
    await cells(page, 1).first().waitFor({ timeout: 30_000 });
    await grid.focus();
    await page.keyboard.press('Control+End');
    await expect.poll(() => cells(page, 1).last().textContent(), { timeout: 20_000 }).toContain('262143');
    await page.keyboard.press('Control+Home');
    await expect.poll(() => cells(page, 1).first().textContent(), { timeout: 20_000 }).toMatch(/^\s*0\s*$/);
    await page.locator('bw-table-bar .jump').fill('200000');
    await page.keyboard.press('Enter');
    await expect.poll(() => placeOf(page).get('index')).toBe('200000');
    await expect.poll(() => page.locator('bw-record-table .row.selected').textContent()).toContain('200000');
    const bytes = page.locator('bw-hex-view [role=grid]');
    await bytes.focus();
    await page.keyboard.press('Control+End');
    await expect
      .poll(() => page.locator('bw-hex-view .status').textContent())
      .toContain(`0x${(statSync(sample).size - 1).toString(16)}`);
  }, 90_000);

  it('says in words what a link names that is not there', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file&at=NOTHING' });
    await expect
      .poll(() => page.locator('bw-file-view [role=alert]').first().textContent(), { timeout: 30_000 })
      .toContain("no lump 'NOTHING'");
  }, 60_000);

  for (const [width, height, colorScheme] of [
    [1440, 900, 'light'],
    [820, 1180, 'dark'],
  ] as const)
    it(`can be used by everybody, ${width} pixels wide, ${colorScheme}`, async () => {
      const { page } = await openViewer({
        files: [sample],
        hash: 'view=file&at=BRUSHES&index=40',
        viewport: { width, height },
        colorScheme,
      });
      await page.locator('bw-record-table .row.selected').waitFor({ timeout: 30_000 });
      expect(await accessibilityProblems(page)).toEqual([]);
      const body = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(body).toBeLessThanOrEqual(width);
    }, 90_000);
});
