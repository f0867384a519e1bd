import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const bytes = readFileSync(sample);

describeInBrowser('a search among the bytes of a file', () => {
  it('goes from place to place by keys, says what isn’t there, and shows the bytes as numbers', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=file&at=BRUSHES&index=40' });
    await page.locator('bw-hex-view .byte.ranged').first().waitFor({ timeout: 30_000 });
    await page.locator('bw-hex-view [role=grid]').focus();
    await page.keyboard.press('/');
    const places = [...bytes.toString('latin1').matchAll(/info_player_start/g)].map(({ index }) => index);
    const note = page.locator('bw-byte-search [role=status]');
    await page.keyboard.type('INFO_player_start');
    await page.keyboard.press('Enter');
    const first = places[0] as number;
    await expect.poll(() => note.textContent(), { timeout: 20_000 }).toBe(`0x${first.toString(16)}`);
    const chosen = page.locator('bw-hex-view .byte.chosen');
    await expect.poll(() => chosen.count()).toBe('info_player_start'.length);
    expect(await chosen.first().getAttribute('data-at')).toBe(String(first));
    const readings = page.locator('bw-byte-values dl');
    await expect.poll(() => readings.textContent()).toContain(String(bytes.readUInt32LE(first)));
    expect(await accessibilityProblems(page)).toEqual([]);

    // Back round the beginning, and by bytes.
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => note.textContent()).toContain((places.at(-1) as number).toString(16));
    const box = page.getByLabel('Find in these bytes');
    await box.fill('49 42 ?? 50');
    await box.press('Enter');
    await expect.poll(() => note.textContent()).toBe('round to 0x0');
    await box.fill('"INFO_player_start"');
    await box.press('Enter');
    await expect.poll(() => note.textContent()).toBe('not found');
    await box.fill('0x123');
    await box.press('Enter');
    await expect.poll(() => note.textContent()).toContain('two digits');
    await box.press('Escape');
    await expect
      .poll(() => page.locator('bw-hex-view [role=grid]').evaluate((grid) => grid.matches(':focus')))
      .toBe(true);
  }, 90_000);
});
