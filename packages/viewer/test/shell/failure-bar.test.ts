import { branch } from '@brushwork/formats/branch/valve/orange-box';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';

const minute = 60_000;
const patience = { timeout: minute };

async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const file = { name, mimeType: '', buffer: Buffer.from(bytes) };
  await page.locator('bw-open-button input[type=file]').first().setInputFiles(file);
}

describeInBrowser('what went wrong', () => {
  it(
    'is said of the file that it is about, of the last one when several can’t be opened, and of none once one can',
    async () => {
      const { page } = await openViewer();
      const bars = page.locator('bw-failure-bar [role=alert]');
      await choose(page, 'notes.bsp', new TextEncoder().encode('Notes, and no map at all.'));
      await bars.getByText('notes.bsp').waitFor(patience);
      await choose(page, 'half.bsp', tinySource({ branch }).subarray(0, 600));
      await bars.getByText('half.bsp').waitFor(patience);
      expect(await bars.count()).toBe(1);
      await choose(page, 'tiny.bsp', tinySource({ branch }));
      await page.getByRole('heading', { name: 'tiny.bsp' }).waitFor(patience);
      expect(await bars.count()).toBe(0);
      // What is open stays open, and the bar says of which file it speaks.
      await choose(page, '<b>other</b>.bsp', new Uint8Array(32));
      await bars.getByText('<b>other</b>.bsp').waitFor(patience);
      await page.getByRole('heading', { name: 'tiny.bsp' }).waitFor();
      await page.getByRole('button', { name: 'Dismiss' }).click();
      expect(await bars.count()).toBe(0);
    },
    minute * 4,
  );
});
