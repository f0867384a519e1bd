import path from 'node:path';
import { openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { walkerFile } from '../../../tools/fixtures/division/walker.js';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from './browser/open-viewer.js';
import { accessibilityProblems } from './support/accessibility.js';

/* Every view, and every box that opens over one, by the rules that axe checks. */

const sample = path.resolve(import.meta.dirname, '../../cli/sample/courtyard.bsp');
const before = tinySource({ branch });
const patience = { timeout: 60_000 };

function changed(): Uint8Array {
  const map = openAs(branch, before.slice());
  map.lumps.FACES.at(2).smoothingGroups = 5;
  return save(map).bytes;
}

/** What axe finds in what is shown, with the name of that. */
async function problemsIn(page: Page, title: string): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const wide = width > 0 ? [`${title}: ${width} pixels wider than the window`] : [];
  return [...wide, ...(await accessibilityProblems(page)).map((problem) => `${title}: ${problem}`)];
}

async function goTo(page: Page, view: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: view, exact: true })
    .click();
}

async function worldThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('world-shown').length > 0,
    undefined,
    patience,
  );
  await page.locator('bw-world-work div').waitFor({ state: 'detached', ...patience });
}

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [
    { width: 1440, height: 900 },
    { width: 820, height: 1180 },
  ].map((viewport) => ({ colorScheme, viewport, title: `${colorScheme}, ${viewport.width} pixels wide` })),
);

describeInBrowser('the viewer can be used by everybody', () => {
  it.each(looks)(
    '$title: the world and its boxes, the views of a map, an edit',
    async ({ ...look }) => {
      const found: string[] = [];
      const { page } = await openViewer({
        ...look,
        files: [sample],
        hash: 'view=world&at=ENTITIES&index=9',
      });
      await worldThere(page);
      const panel = page.getByRole('button', { name: 'Panel', exact: true });
      if ((await panel.getAttribute('aria-pressed')) !== 'true') await panel.click();
      await page.getByLabel('Leaf boxes').waitFor(patience);
      found.push(...(await problemsIn(page, 'world')));
      for (const box of ['Keys', 'Go to…']) {
        await page.getByRole('button', { name: box, exact: true }).click();
        await page.getByRole('dialog').waitFor();
        found.push(...(await problemsIn(page, box)));
        await page.keyboard.press('Escape');
      }
      await goTo(page, 'Entities');
      const value = page.getByLabel('Value of targetname');
      await value.fill('gate_1');
      await value.press('Enter');
      found.push(...(await problemsIn(page, 'entities')));
      await page.getByRole('button', { name: '1 edit…' }).click();
      await page.getByRole('dialog').getByText('bytes').first().waitFor();
      found.push(...(await problemsIn(page, 'edits')));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit as text' }).click();
      found.push(...(await problemsIn(page, 'entity as text')));
      await goTo(page, 'File');
      await page.locator('bw-record-table .row.selected').waitFor(patience);
      found.push(...(await problemsIn(page, 'file, a record')));
      await page.locator('bw-table-bar summary').first().click();
      found.push(...(await problemsIn(page, 'file, columns')));
      await page.keyboard.press('Escape');
      for (const view of ['Pakfile', 'Issues', 'Detection', 'Compare']) {
        await goTo(page, view);
        await page.waitForTimeout(500);
        found.push(...(await problemsIn(page, view)));
      }
      expect(found).toEqual([]);
    },
    180_000,
  );

  it.each(looks)(
    '$title: the first page, a failure, a comparison, a model',
    async ({ ...look }) => {
      const found: string[] = [];
      const first = await openViewer({ ...look });
      await first.page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience);
      found.push(...(await problemsIn(first.page, 'first page')));
      await first.close();
      const bad = await openViewer({ ...look, files: [{ name: 'five.bsp', bytes: before.slice(0, 5) }] });
      await bad.page.getByRole('alert').waitFor(patience);
      found.push(...(await problemsIn(bad.page, 'failure')));
      await bad.close();
      const compared = await openViewer({
        ...look,
        files: [
          { name: 'before.bsp', bytes: before },
          { name: 'after.bsp', bytes: changed() },
        ],
        hash: 'view=compare',
      });
      await compared.page.getByText('1 lump differs').waitFor(patience);
      found.push(...(await problemsIn(compared.page, 'comparison')));
      await compared.close();
      const model = await openViewer({ ...look, files: [{ name: 'walker.bgf', bytes: walkerFile() }] });
      await worldThere(model.page);
      found.push(...(await problemsIn(model.page, 'model')));
      await goTo(model.page, 'File');
      await model.page.locator('bw-part-tree').waitFor();
      found.push(...(await problemsIn(model.page, 'file of a model')));
      expect(found).toEqual([]);
    },
    180_000,
  );
});
