import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const minute = 60_000;
const patience = { timeout: 20_000 };

/** Gives an entity's key another value in the view of entities. */
async function setValue(page: Page, key: string, value: string): Promise<void> {
  const field = page.getByLabel(`Value of ${key}`, { exact: true });
  await field.fill(value);
  await field.press('Enter');
  await page.getByRole('button', { name: /^\d edits?…$/ }).waitFor();
}

async function goTo(page: Page, view: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: view, exact: true })
    .click();
}

async function worldIsThere(page: Page): Promise<void> {
  await page.locator('bw-world-view progress').waitFor({ state: 'detached', timeout: minute });
  await page.locator('bw-world-view bw-world-panel').waitFor({ timeout: minute });
}

const place = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

describeInBrowser('what is shown of a file that was changed', () => {
  it(
    'follows: the world is built anew where one stands, bytes are those of now, and both are compared',
    async () => {
      const { page } = await openViewer({ files: [sample], hash: 'view=world&at=ENTITIES&index=1' });
      await worldIsThere(page);
      expect(await page.getByRole('button', { name: 'Rebuild' }).count()).toBe(0);
      const card = page.locator('bw-selection-card');
      await card.locator('dd').first().waitFor({ timeout: minute });
      const origin = await card.locator('dd').allTextContents();
      await goTo(page, 'Entities');
      const before = await page.getByLabel('Value of origin', { exact: true }).inputValue();
      const after = before.replace(/^-?\d+/, (x) => String(Number(x) + 1));
      await setValue(page, 'origin', after);

      await goTo(page, 'World');
      await page.getByText('The file was changed since this was built.').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const camera = place(page).get('camera');
      await page.getByRole('button', { name: 'Rebuild' }).click();
      await page.getByText('The file was changed since this was built.').waitFor({ state: 'detached' });
      await worldIsThere(page);
      await expect.poll(() => card.locator('dd').allTextContents(), patience).not.toEqual(origin);
      expect(place(page).get('camera')).toBe(camera);
      expect(place(page).get('index')).toBe('1');
      expect(await page.getByRole('button', { name: 'Rebuild' }).count()).toBe(0);

      await page.goto(page.url().replace(/#.*/, '#view=file&at=ENTITIES&index=1&field=origin'));
      const chosen = page.locator('bw-hex-view .byte.chosen');
      await chosen.first().waitFor(patience);
      const text = async (): Promise<string> => {
        const codes = await chosen.allTextContents();
        return codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
      };
      await expect.poll(text, patience).toBe(after);

      await goTo(page, 'Compare');
      await page.getByRole('button', { name: 'With your changes' }).click();
      await page.getByText('1 lump differs').waitFor(patience);
      await page.getByRole('listbox', { name: 'Differences' }).getByRole('option').first().click();
      const row = page.getByRole('row').filter({ hasText: 'origin' });
      await row.waitFor(patience);
      const cells = await row.getByRole('cell').allTextContents();
      expect(cells.map((cell) => cell.trim())).toEqual(expect.arrayContaining([before, after]));
      expect(await accessibilityProblems(page)).toEqual([]);

      await page.getByRole('button', { name: '1 edit…' }).click();
      await page.getByRole('button', { name: /^Take back/ }).click();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Compare again' }).click();
      await page.getByText('Nothing differs').first().waitFor(patience);
    },
    minute * 4,
  );
});
