import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

const bytes = await sourceMapWith({
  ENTITIES: bytesOfText('{\n"classname" "worldspawn"\n"<b>alone</b>"\n}\n\0'),
});
const file = { name: 'broken.bsp', bytes };

describeInBrowser('the view of issues', () => {
  it('lists what is wrong, explains it, and leads to where it is', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=issues' });
    const tree = page.getByRole('tree', { name: 'Issues' });
    const found = tree.getByRole('treeitem').filter({ hasText: 'ENTITIES[0]' }).first();
    await found.click({ timeout: 30_000 });
    await page.getByText('How it comes about').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show entity' }).click();
    await page.getByRole('heading', { name: 'worldspawn' }).waitFor();
    await page.goBack();
    // What was found is still known.
    await found.click();
    await tree.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('view=file&at=ENTITIES&index=0');
  }, 90_000);

  it('stops checking at once when it is cancelled', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=issues' });
    await page.getByRole('button', { name: 'Check again' }).waitFor({ timeout: 30_000 });
    await page.locator('bw-issues-view').evaluate(async (view) => {
      const press = (words: string): void =>
        [...(view.shadowRoot?.querySelectorAll('button') ?? [])]
          .find((button) => button.textContent?.includes(words) === true)
          ?.click();
      press('Check again');
      await (view as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
      press('Cancel');
    });
    await page.getByRole('alert').filter({ hasText: 'Checking was cancelled' }).waitFor();
    await page.getByRole('tree', { name: 'Issues' }).waitFor();
  }, 90_000);
});

describeInBrowser('the view of detection', () => {
  it('reads a file as another format, says in words when it can’t, and leads back', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=detection' });
    const choice = page.getByRole('combobox', { name: 'Format' });
    await choice.waitFor({ timeout: 30_000 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await choice.selectOption('id-software/quake');
    await page.getByRole('button', { name: 'Read as this' }).click();
    await page.getByRole('alert').filter({ hasText: 'is no file of Quake' }).waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await choice.selectOption('valve/source-2006');
    await page.getByRole('button', { name: 'Read as this' }).click();
    await page.getByRole('button', { name: 'Let the evidence decide' }).click();
    await page.getByRole('button', { name: 'Let the evidence decide' }).waitFor({ state: 'detached' });
  }, 90_000);
});
