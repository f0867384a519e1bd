import { openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import type { ElementHandle, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { buildCourtyard } from '../../../../tools/fixtures/infinity-ward/build-courtyard.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

/* What somebody sees is seen again by whoever opens the address of it. */

const courtyard = { name: 'courtyard.bsp', bytes: await buildCourtyard() };
const door = (name: string): string => `{\n"classname" "func_door"\n"targetname" "${name}"\n}\n`;
/** A map with three doors, and with something that is wrong. */
const doors = {
  name: 'doors.bsp',
  bytes: await sourceMapWith({
    ENTITIES: bytesOfText(
      `{\n"classname" "worldspawn"\n"alone"\n}\n${['door_1', 'door_2', 'door_3'].map(door).join('')}\0`,
    ),
  }),
};
const minute = 60_000;

function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: minute });
}

/** What the address says behind `#`. */
function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** Opens the address of a page in another window of the same browser. */
async function followed(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

async function worldThere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
}

describeInBrowser('a link brings back', () => {
  it(
    'how the world is shown: exposure, colours, layers, and what the engine would draw from where one stood',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=world&camera=0,-440,84,90,0' });
      await worldThere(page);
      await page.getByRole('slider', { name: 'Exposure' }).fill('1.5');
      await page.getByRole('combobox', { name: 'Colours' }).last().selectOption('wireframe');
      await page.locator('bw-layers-section').getByLabel('Triggers').check();
      const seen = page.locator('bw-seen-section');
      await seen.getByLabel('What the engine would draw').check();
      await seen.getByRole('combobox').selectOption('dimmed');
      await seen.getByLabel('Keep this point of view').check();
      await soon(() => place(page).get('from')).toBe('0,-440,84,90,0');

      const other = await followed(page);
      await worldThere(other);
      await soon(() => other.getByRole('slider', { name: 'Exposure' }).inputValue()).toBe('1.5');
      expect(await other.getByRole('combobox', { name: 'Colours' }).last().inputValue()).toBe('wireframe');
      expect(await other.locator('bw-layers-section').getByLabel('Triggers').isChecked()).toBe(true);
      const seenThere = other.locator('bw-seen-section');
      expect(await seenThere.getByRole('combobox').inputValue()).toBe('dimmed');
      expect(await seenThere.getByLabel('Keep this point of view').isChecked()).toBe(true);
      await seenThere.getByText('Seen from there').waitFor();
      expect(place(other).toString()).toBe(place(page).toString());
    },
    minute * 4,
  );

  it(
    'which light is shown of a map that has several',
    async () => {
      const file = { name: 'tiny.bsp', bytes: tinySource({ branch }) };
      const { page } = await openViewer({ files: [file], hash: 'view=world&range=low&styles=0:0.5' });
      await worldThere(page);
      const light = page.locator('bw-light-section');
      await soon(() => light.getByLabel('Dynamic range').inputValue()).toBe('low');
      await light.getByLabel('Dynamic range').selectOption('high');
      await soon(() => place(page).get('range')).toBeNull();
      await worldThere(page);
      await soon(() => light.getByLabel('Dynamic range').inputValue()).toBe('high');
      expect(place(page).get('styles')).toBe('0:0.5');
    },
    minute * 4,
  );

  it(
    'which parts of a model are hidden and moved, and its level of detail',
    async () => {
      const { page } = await openViewer({ files: [{ name: 'walker.bgf', bytes: walkerFile() }] });
      await worldThere(page);
      const model = page.locator('bw-model-section');
      await model.getByRole('checkbox').first().uncheck();
      await model.getByRole('slider', { name: /^Turn/ }).nth(1).fill('45');
      await model.getByLabel('Level of detail').selectOption('1');
      await model.getByLabel('Up').selectOption('z');
      await soon(() => place(page).get('parts')).toMatch(/:1,.*:0:45/);

      const other = await followed(page);
      await worldThere(other);
      const there = other.locator('bw-model-section');
      await soon(() => there.getByRole('checkbox').first().isChecked()).toBe(false);
      expect(await there.getByRole('slider', { name: /^Turn/ }).nth(1).inputValue()).toBe('45');
      expect(await there.getByLabel('Level of detail').inputValue()).toBe('1');
      expect(await there.getByLabel('Up').inputValue()).toBe('z');
    },
    minute * 4,
  );

  it(
    'which rows of a table are shown, in what order, with which columns',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=file&at=BRUSHES' });
      const table = page.locator('bw-record-table');
      await table.getByRole('columnheader', { name: /^sideCount/ }).click({ timeout: minute });
      await table.getByRole('columnheader', { name: /^sideCount/ }).click();
      await table.getByRole('searchbox', { name: 'Filter rows' }).fill('index < 10');
      await table.getByText('Columns', { exact: true }).click();
      await table.getByLabel('material', { exact: true }).uncheck();
      await soon(() => place(page).get('hide')).toBe('material');
      await soon(() => place(page).get('filter')).toBe('index < 10');
      expect(place(page).get('sort')).toBe('sideCount,down');

      const other = await followed(page);
      const there = other.locator('bw-record-table');
      await there.getByText('10 shown of').waitFor({ timeout: minute });
      const sorted = there.getByRole('columnheader', { name: /^sideCount/ });
      expect(await sorted.getAttribute('aria-sort')).toBe('descending');
      expect(await there.getByRole('columnheader', { name: /^material/ }).count()).toBe(0);
      expect(await there.getByRole('searchbox').inputValue()).toBe('index < 10');

      // It holds for this table alone, and comes back with it.
      await other.goto(
        page
          .url()
          .replace('at=BRUSHES', 'at=PLANES')
          .replace(/&filter.*/, ''),
      );
      await there.getByRole('heading', { name: 'PLANES' }).waitFor();
      expect(await there.getByRole('searchbox').inputValue()).toBe('');
      await other.goBack();
      await there.getByText('10 shown of').waitFor();
    },
    minute * 4,
  );

  it(
    'what entities and issues are searched for, and which issue is chosen',
    async () => {
      const { page } = await openViewer({ files: [doors], hash: 'view=entities' });
      await page.getByRole('searchbox', { name: 'Search' }).fill('door_2');
      await page.getByText('1 of 4 entities').waitFor();
      await page.getByRole('combobox', { name: 'Order' }).selectOption('file');
      await page.getByRole('navigation').getByRole('button', { name: 'Issues' }).click();
      await page.getByRole('button', { name: 'Check again' }).waitFor({ timeout: minute });
      const rule = page.getByRole('treeitem').first();
      await rule.click();
      await page.getByRole('searchbox').fill('e');
      await soon(() => place(page).get('issues')).toBe('e');
      const chosen = await page.getByRole('treeitem', { selected: true }).textContent();

      const other = await followed(page);
      const again = other.getByRole('treeitem', { selected: true });
      await soon(() => again.textContent().catch(() => '')).toBe(chosen);
      expect(await other.getByRole('searchbox').inputValue()).toBe('e');
      await other.getByRole('navigation').getByRole('button', { name: 'Entities' }).click();
      await other.getByText('1 of 4 entities').waitFor();
      expect(await other.getByRole('combobox', { name: 'Order' }).inputValue()).toBe('file');
    },
    minute * 4,
  );

  it(
    'what is compared, and how',
    async () => {
      const bytes = tinySource({ branch });
      const map = openAs(branch, bytes.slice());
      map.lumps.FACES.at(2).smoothingGroups = 5;
      const files = [
        { name: 'before.bsp', bytes },
        { name: 'after.bsp', bytes: save(map).bytes },
      ];
      const { page } = await openViewer({ files, hash: 'view=compare' });
      await page.getByText('1 lump differs').waitFor({ timeout: minute });
      await page.getByLabel('Show identical lumps').check();
      await page.getByRole('listbox', { name: 'Differences' }).getByRole('option').first().click();
      await soon(() => place(page).get('difference')).toBe('0');

      const other = await followed(page);
      await other.getByRole('row').filter({ hasText: 'smoothingGroups' }).waitFor({ timeout: minute });
      expect(await other.getByLabel('Show identical lumps').isChecked()).toBe(true);
    },
    minute * 4,
  );

  it(
    'nothing of what only somebody hostile writes, and says nothing of it',
    async () => {
      const hash = [
        ...['view=world', 'camera=1e999,0,0,0,0', 'layers=__proto__,constructor,<img>', 'mode=__proto__'],
        ...[
          'exposure=1e308',
          'styles=0:9,x,255:1',
          'unseen=hidden',
          'from=NaN,0,0,0,0',
          'level=-1',
          'parts=9:9:9:1',
        ],
        ...[
          'range=high',
          `filter=${'('.repeat(2000)}`,
          'sort=nothing,down',
          'hide=index',
          'difference=4294967295',
        ],
        ...[
          'issue=%00',
          'file=../../etc',
          'part=__proto__',
          'severities=,',
          'steps=99',
          'toString=1',
          '%E0%A4%A',
        ],
      ].join('&');
      const { page } = await openViewer({ files: [courtyard], hash });
      await worldThere(page);
      expect(await page.locator('bw-failure-bar').count()).toBe(0);
      await page.evaluate((given) => {
        location.hash = given.replace('view=world', 'view=file&at=BRUSHES');
      }, hash);
      // That is no filter, which is said where filters are written; all rows stay.
      await page.locator('bw-record-table [role=alert]').waitFor();
      await page.getByRole('gridcell').first().waitFor();
      for (const view of ['entities', 'pak', 'issues', 'compare']) {
        await page.evaluate(
          ([one, given]) => {
            location.hash = (given as string).replace('view=world', `view=${one}`);
          },
          [view, hash],
        );
        await page.locator(`bw-${view}-view`).waitFor();
      }
      expect(await page.locator('bw-failure-bar').count()).toBe(0);
    },
    minute * 4,
  );
});

describeInBrowser('going back', () => {
  it(
    'leads from view to view and from selection to selection, not through every step of the way',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=file&at=BRUSHES&index=3' });
      const selected = page.locator('bw-record-table .row.selected');
      await selected.waitFor({ timeout: minute });
      const length = await page.evaluate(() => history.length);
      await page.getByRole('grid', { name: 'Rows of BRUSHES' }).focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
      await soon(() => place(page).get('index')).toBe('7');
      await page.getByRole('searchbox', { name: 'Filter rows' }).fill('index > 2');
      await page.getByRole('searchbox', { name: 'Filter rows' }).press('Enter');
      await soon(() => place(page).get('filter')).toBe('index > 2');
      expect(await page.evaluate(() => history.length)).toBe(length);

      const views = page.getByRole('navigation', { name: 'Views' });
      await views.getByRole('button', { name: 'Entities' }).click();
      const tree = page.getByRole('tree', { name: 'Entities' });
      await tree.focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
      await soon(() => place(page).get('at')).toBe('ENTITIES');
      expect(await page.evaluate(() => history.length)).toBe(length + 1);
      await page.goBack();
      await soon(() => place(page).get('view')).toBe('file');
      expect([place(page).get('index'), place(page).get('filter')]).toEqual(['7', 'index > 2']);
      await soon(() => selected.textContent()).toContain('7');
      await page.goForward();
      await page.getByRole('tree', { name: 'Entities' }).waitFor();
      expect(place(page).get('at')).toBe('ENTITIES');
    },
    minute * 4,
  );

  it(
    'leads to where one stood, however soon one went elsewhere',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=world' });
      const canvas = page.locator('bw-world-view canvas');
      await page.locator('bw-world-status').getByText('triangles').waitFor({ timeout: minute });
      const file = page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: 'File', exact: true });
      expect(place(page).get('camera')).toBeNull();
      // In one go: nobody is as quick as that, and no machine too slow for it.
      await canvas.evaluate(
        (world, button) => {
          world.dispatchEvent(new KeyboardEvent('keydown', { code: 'Home', bubbles: true }));
          button?.click();
        },
        (await file.elementHandle()) as ElementHandle<HTMLElement> | null,
      );
      await soon(() => place(page).get('view')).toBe('file');
      await page.goBack();
      await canvas.waitFor();
      expect(place(page).get('camera')).not.toBeNull();
    },
    minute * 2,
  );

  it(
    'counts at once: what is written in that moment belongs to where one is then',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=file&at=BRUSHES&index=3' });
      await page.locator('bw-record-table .row.selected').waitFor({ timeout: minute });
      await page.getByRole('navigation').getByRole('button', { name: 'Entities' }).click();
      const search = page.getByRole('searchbox', { name: 'Search' });
      await search.waitFor({ timeout: minute });
      await search.evaluate((input) => {
        // The browser is at the other entry, and hasn't told everybody yet.
        addEventListener('popstate', () => {
          (input as HTMLInputElement).value = 'door';
          input.dispatchEvent(new Event('input'));
        });
      });
      await page.goBack();
      await page.locator('bw-record-table .row.selected').waitFor({ timeout: minute });
      await soon(() => place(page).get('view')).toBe('file');
    },
    minute * 2,
  );

  it(
    'leads to where one stood then, and not on, whatever key was held when one left',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=world&camera=0,-440,84,90,0' });
      await worldThere(page);
      const views = page.getByRole('navigation', { name: 'Views' });
      const looks = page.locator('bw-world-status').getByText(/^yaw/);
      await views.getByRole('button', { name: 'File', exact: true }).click();
      await views.getByRole('button', { name: 'World', exact: true }).click();
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.down('ArrowLeft');
      await soon(() => looks.textContent()).not.toBe('yaw 90°, pitch 0°');
      for (const view of ['file', 'world']) {
        await page.goBack();
        await page.locator(`bw-${view}-view`).waitFor();
      }
      await page.keyboard.up('ArrowLeft');
      await soon(() => looks.textContent()).toBe('yaw 90°, pitch 0°');
      await page.waitForTimeout(500);
      expect(await looks.textContent()).toBe('yaw 90°, pitch 0°');
    },
    minute * 2,
  );

  it(
    'to another file leads to its view, without what was selected in the other one',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=file&at=BRUSHES&index=3' });
      await page.locator('bw-record-table .row.selected').waitFor({ timeout: minute });
      await page
        .locator('bw-open-button input[type=file]')
        .first()
        .setInputFiles({ name: 'doors.bsp', mimeType: '', buffer: Buffer.from(doors.bytes) });
      await page.getByRole('heading', { name: 'doors.bsp' }).waitFor({ timeout: minute });
      await soon(() => place(page).get('at')).toBeNull();
      await page.goBack();
      await soon(() => place(page).toString()).toBe('view=file');
      await page.getByRole('heading', { name: 'doors.bsp' }).waitFor();
      expect(await page.locator('[role=alert]').count()).toBe(0);
    },
    minute * 4,
  );

  it(
    'by Escape never leads away from the page',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=file&at=BRUSHES&index=3' });
      await page.locator('bw-record-table .row.selected').waitFor({ timeout: minute });
      const grid = page.getByRole('grid', { name: 'Rows of BRUSHES' });
      await grid.focus();
      await page.keyboard.press('Escape');
      await page.waitForTimeout(300);
      expect(place(page).get('at')).toBe('BRUSHES');
      await page.getByRole('treeitem', { name: /^PLANES/ }).click();
      await page.getByRole('grid', { name: 'Rows of PLANES' }).focus();
      await page.keyboard.press('Escape');
      await soon(() => place(page).get('at')).toBe('BRUSHES');
    },
    minute * 4,
  );
});
