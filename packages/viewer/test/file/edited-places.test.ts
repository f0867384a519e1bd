import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { open } from '@brushwork/formats';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { placeChanges } from '../../src/elements/file/place-changes.js';
import type { LumpSummary } from '../../src/protocol/overview.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const minute = 60_000;
const patience = { timeout: minute };

const lump = (name: string, offset: number, length: number): LumpSummary =>
  ({ name, offset, length }) as unknown as LumpSummary;

describe('what edits do to the places of lumps', () => {
  it('is counted where something is there at all', () => {
    const opened = [lump('A', 100, 20), lump('B', 120, 8), lump('C', 128, 0)];
    expect(placeChanges(opened, opened)).toEqual({ moved: 0, resized: 0 });
    const now = [lump('A', 100, 28), lump('B', 128, 8), lump('C', 136, 0), lump('D', 1, 1)];
    expect(placeChanges(opened, now)).toEqual({ moved: 1, resized: 1 });
  });
});

async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, place);
}

/** Offset and length of each lump as the list of lumps has them, without what they were before. */
function listed(page: Page): Promise<Record<string, readonly [offset: string, length: string]>> {
  return page.locator('bw-lump-list tbody tr').evaluateAll((rows) =>
    Object.fromEntries(
      rows.map((row) => {
        const copy = row.cloneNode(true) as HTMLElement;
        for (const old of copy.querySelectorAll('del')) old.remove();
        const [, name, offset, length] = [...copy.querySelectorAll('td')].map((cell) =>
          cell.textContent.trim(),
        );
        return [name, [offset, length]];
      }),
    ),
  );
}

describeInBrowser('the lumps of a file whose edits place them anew', () => {
  it(
    'are listed and drawn where they are saved, with what they were, until the edit is taken back',
    async () => {
      const { page } = await openViewer({ files: [sample], hash: 'view=file' });
      const list = page.locator('bw-lump-list');
      await list.getByRole('row').nth(5).waitFor({ timeout: minute });
      const opening = await listed(page);
      expect(await list.locator('del').count()).toBe(0);
      const end = async (): Promise<string> =>
        (await page.locator('bw-lump-map .span').last().getAttribute('aria-label')) ?? '';
      const endBefore = await end();

      await goTo(page, 'view=entities&at=ENTITIES&index=0');
      const field = page.getByLabel('Value of message', { exact: true });
      await field.fill('long '.repeat(1000), patience);
      await field.press('Enter');
      await page.getByRole('button', { name: '1 edit…' }).waitFor(patience);
      await goTo(page, 'view=file');
      await page.getByText('Places of the file as it would be saved now').waitFor(patience);
      expect(await list.locator('del').count()).toBeGreaterThan(1);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await end()).not.toBe(endBefore);

      await page.getByRole('button', { name: '1 edit…' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('dialog').getByRole('button', { name: 'Save a copy' }).click(),
      ]);
      const saved = await open(new Uint8Array(await readFile(await download.path())));
      const expected = saved.lumpNames.map((name) => {
        const { length, offset } = saved.entryOf(name);
        return [name, [`0x${offset.toString(16)}`, length.toLocaleString('en')]];
      });
      const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s,\u202f\u00a0]/g, '');
      const places = (entries: object): string => plain(JSON.stringify(entries));
      expect(places(await listed(page))).toBe(places(Object.fromEntries(expected)));

      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Take back/ })
        .click();
      await page.getByRole('button', { name: 'Close' }).click();
      await list
        .locator('del')
        .first()
        .waitFor({ state: 'detached', ...patience });
      await expect.poll(() => listed(page), patience).toEqual(opening);
      await expect.poll(end, patience).toBe(endBefore);
    },
    minute * 5,
  );
});
