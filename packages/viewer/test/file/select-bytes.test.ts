import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const bytes = readFileSync(sample);
const patience = { timeout: 30_000 };

const hexOf = (start: number, end: number): string =>
  [...bytes.subarray(start, end)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');

/** The bytes of the file, with a record selected. */
async function shownBytes(): Promise<Page> {
  const { page } = await openViewer({ files: [sample], hash: 'view=file&at=BRUSHES&index=40' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('bw-hex-view .byte.ranged').first().waitFor(patience);
  return page;
}

const bar = (page: Page) => page.locator('bw-stretch-bar');
const where = (page: Page) => bar(page).locator('.where').textContent(patience);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const noted = (page: Page, text: RegExp) =>
  expect.poll(() => bar(page).locator('.note').textContent(), patience).toMatch(text);
const byte = (page: Page, at: number) => page.locator(`bw-hex-view .byte[data-at="${at}"]`);

/** The middle of a byte on the page. */
async function middleOf(page: Page, at: number): Promise<readonly [x: number, y: number]> {
  const box = await byte(page, at).boundingBox();
  if (box === null) throw new Error(`byte ${at} isn't shown`);
  return [box.x + 6, box.y + box.height / 2];
}

describeInBrowser('bytes that are selected', () => {
  it('by the mouse are told, marked, copied in four ways, and saved', async () => {
    const page = await shownBytes();
    const first = Number(await page.locator('bw-hex-view .byte').nth(5).getAttribute('data-at'));
    const start = page.url();
    await page.mouse.move(...(await middleOf(page, first)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(page, first + 20)), { steps: 4 });
    const hex = `0x${first.toString(16)} to 0x${(first + 20).toString(16)}, 21 bytes`;
    await expect.poll(() => page.locator('bw-hex-view .status').textContent(), patience).toBe(hex);
    expect(await bar(page).count(), 'is not in the way').toBe(0);
    await page.mouse.up();
    expect((await where(page))?.trim()).toBe(hex);
    expect(await page.locator('bw-hex-view .byte[aria-selected=true]').count()).toBe(21);
    expect(page.url(), 'drawing chooses no record').toBe(start);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.keyboard.press('Control+c');
    await noted(page, /^Copied as hex$/);
    expect((await copied(page)).replaceAll('\n', ' ')).toBe(hexOf(first, first + 21));
    await bar(page).getByRole('button', { name: 'Copy as C array' }).click();
    await noted(page, /^Copied as C array$/);
    expect(await copied(page)).toContain('bytes[21] = {');
    await bar(page).getByRole('button', { name: 'Copy as base64' }).click();
    await noted(page, /base64/);
    expect(await copied(page)).toBe(bytes.subarray(first, first + 21).toString('base64'));
    await bar(page).getByRole('button', { name: 'Copy as text' }).click();
    await noted(page, /^Copied as text; for \d+ that/);

    const saving = page.waitForEvent('download');
    await bar(page).getByRole('button', { name: 'Save…' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`courtyard-0x${first.toString(16)}-21.bin`);
    expect(readFileSync(await saved.path())).toEqual(bytes.subarray(first, first + 21));

    // A click chooses a record again, and nothing else is selected any more.
    await byte(page, first + 40).click();
    await bar(page).waitFor({ state: 'detached' });
  }, 120_000);

  it('by the keyboard alone go on with Shift, are all with Ctrl+A, and none with Escape', async () => {
    const page = await shownBytes();
    const grid = page.locator('bw-hex-view [role=grid]');
    await grid.focus();
    const start = Number(await page.locator('bw-hex-view .byte.ranged').first().getAttribute('data-at'));
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await where(page)).toContain(
      `0x${start.toString(16)} to 0x${(start + 17).toString(16)}, 18 bytes`,
    );
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
    expect(await where(page)).toContain(`0x${(start - 1).toString(16)} to 0x${start.toString(16)}, 2 bytes`);
    await page.keyboard.press('Escape');
    await bar(page).waitFor({ state: 'detached' });
    // Nothing is selected: the record's bytes are taken.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+c');
    await noted(page, /^Copied as hex$/);
    expect(await copied(page)).toBe(hexOf(start, start + 4));
    await page.keyboard.press('Control+a');
    expect(await where(page)).toContain('5,630,156 bytes');
    await page.keyboard.press('Control+c');
    await noted(page, /^5,630,156 bytes are too many to copy .*save them instead\.$/);
    await bar(page).getByRole('button', { name: 'Deselect' }).click();
    await expect.poll(() => grid.evaluate((element) => element.matches(':focus'))).toBe(true);

    const box = page.getByLabel('Go to offset');
    await box.fill('0x10..0x1f');
    await box.press('Enter');
    expect(await where(page)).toContain('0x10 to 0x1f, 16 bytes');
    await page.keyboard.press('Control+c');
    await noted(page, /^Copied as hex$/);
    expect(await copied(page)).toBe(hexOf(16, 32));
  }, 120_000);

  it('go on beyond the edge while the button is down, and on a click with Shift', async () => {
    const page = await shownBytes();
    const first = Number(await page.locator('bw-hex-view .byte').nth(34).getAttribute('data-at'));
    const grid = await page.locator('bw-hex-view [role=grid]').boundingBox();
    if (grid === null) throw new Error('there are no bytes');
    await page.mouse.move(...(await middleOf(page, first)));
    await page.mouse.down();
    await page.mouse.move(grid.x + 200, grid.y - 40, { steps: 3 });
    await expect
      .poll(async () => {
        const at = await page.locator('bw-hex-view .byte').first().getAttribute('data-at');
        return first - Number(at);
      }, patience)
      .toBeGreaterThan(160);
    await page.mouse.up();
    const last = /^\s*0x[0-9a-f]+ to (0x[0-9a-f]+)/.exec((await where(page)) ?? '')?.[1];
    expect(Number(last)).toBe(first);
    const seen = Number(await page.locator('bw-hex-view .byte').nth(20).getAttribute('data-at'));
    await byte(page, seen).click();
    await bar(page).waitFor({ state: 'detached' });
    await byte(page, seen + 9).click({ modifiers: ['Shift'] });
    expect(await where(page)).toContain('10 bytes');
  }, 120_000);
});
