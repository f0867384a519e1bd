import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');

describeInBrowser('a page whose file is gone', () => {
  it('says so, and what can be done', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'brushwork-gone-'));
    try {
      const file = path.join(folder, 'here.bsp');
      copyFileSync(sample, file);
      const { page, problems } = await openViewer({ files: [file], hash: 'view=file' });
      await page.locator('bw-lump-list').waitFor({ timeout: 30_000 });
      rmSync(file);
      await page.reload();
      await page.getByText('here.bsp can’t be read any more').waitFor({ timeout: 30_000 });
      expect(await page.locator('bw-failure-bar .dim').last().textContent()).toContain('open it again');
      await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor();
      // What was still being read when the file went is refused, and may be.
      const others = problems.splice(0).filter((problem) => !/404.*here\.bsp/.test(problem));
      expect(others).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 90_000);

  it('says what a format that was chosen by hand is refused with', async () => {
    const { page } = await openViewer({ files: [sample], hash: 'view=detection' });
    await page.getByLabel('Format', { exact: true }).selectOption('valve/orange-box', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Read as this' }).click();
    await page.getByText('The format that was chosen refuses the file.').waitFor({ timeout: 30_000 });
    await page.getByText('It is read as this.').waitFor();
  }, 90_000);
});
