import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

/*
 * The view of the file while answers are on their way: what somebody does then holds, and is done to what he sees.
 */

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const minute = 60_000;
const patience = { timeout: minute };

/** The sample, of which everything is heard later. */
async function slowPage(hash: string, milliseconds = 1000): Promise<Page> {
  const { page } = await openViewer({
    files: [sample],
    hash,
    prepare: (opening) => slowAnswers(opening, milliseconds),
  });
  return page;
}

const placeOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));
const table = (page: Page) => page.locator('bw-record-table');
const title = (page: Page, name: string) => page.locator('bw-table-bar').getByRole('heading', { name });
const status = (page: Page) => page.locator('bw-hex-view .status');
const byteAt = (page: Page, at: number) => page.locator(`bw-hex-view .byte[data-at="${at}"]`);
const lump = (page: Page, name: string) => page.locator('bw-part-tree').getByText(name, { exact: true });

/** Clicks twice, the second time before anything was answered. */
function twice(button: Locator): Promise<void> {
  return button.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    element.click();
  });
}

/** Gives the field that is selected another value. */
async function setField(page: Page, value: string): Promise<void> {
  const box = page.locator('bw-field-editor input');
  await box.fill(value, patience);
  await box.press('Enter');
}

/** Has the workers that are at work never be heard again from the event `silence` on. */
async function silenceable(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { addEventListener: listen } = EventTarget.prototype;
    const silent = new Map<EventTarget, boolean>();
    addEventListener('silence', () => {
      for (const worker of silent.keys()) silent.set(worker, true);
    });
    Worker.prototype.addEventListener = function (this: Worker, ...parameters: [string, never, never]) {
      if (!silent.has(this)) {
        silent.set(this, false);
        listen.call(this, 'message', (event) => {
          if (silent.get(this) === true) event.stopImmediatePropagation();
        });
      }
      listen.call(this, ...parameters);
    } as Worker['addEventListener'];
  });
}

describeInBrowser('the view of a file while answers are on their way', () => {
  it(
    'shows the bytes of the file that was opened last, whatever was seen of the one before',
    async () => {
      const entities = (name: string): Uint8Array =>
        bytesOfText(`{\n"classname" "worldspawn"\n"message" "${name}"\n}\n\0`);
      const [first, second] = await Promise.all(
        ['first-map', 'second-map'].map((name) => sourceMapWith({ ENTITIES: entities(name) })),
      );
      const { page } = await openViewer({
        files: [{ name: 'first.bsp', bytes: first as Uint8Array }],
        hash: 'view=file',
      });
      const box = page.getByLabel('Find in these bytes');
      const note = page.locator('bw-byte-search [role=status]');
      const find = async (text: string, told: RegExp): Promise<void> => {
        await box.fill(text, patience);
        await box.press('Enter');
        await expect.poll(() => note.textContent(), patience).toMatch(told);
      };
      const text = () => page.locator('bw-hex-view .line .text').allTextContents();
      const seen = async (): Promise<string> => (await text()).join('').replaceAll(/\s/g, '');
      await byteAt(page, 0).waitFor(patience);
      await find('first-map', /0x/);
      await expect.poll(seen, patience).toContain('first-map');

      await page
        .locator('bw-open-button input[type=file]')
        .first()
        .setInputFiles({ name: 'second.bsp', mimeType: '', buffer: Buffer.from(second as Uint8Array) });
      await expect.poll(() => page.title(), patience).toContain('second.bsp');
      await expect.poll(() => status(page).textContent(), patience).toContain('0x0');
      await expect.poll(seen, patience).not.toContain('first-map');
      await find('second-map', /0x/);
      await expect.poll(seen, patience).toContain('second-map');
    },
    minute * 2,
  );

  it(
    'takes a filter for the table that it was written for, and for no other one',
    async () => {
      const page = await slowPage('view=file&at=MATERIALS');
      const filter = page.locator('bw-table-bar .filter');
      await filter.fill('name contains wall', patience);
      await lump(page, 'PLANES').click();
      await title(page, 'PLANES').waitFor(patience);
      expect(await filter.inputValue()).toBe('');
      // As long as it takes until what is typed holds.
      await page.waitForTimeout(1500);
      expect(placeOf(page).get('filter')).toBeNull();
      expect(placeOf(page).get('at')).toBe('PLANES');
      expect(await table(page).getByRole('alert').count()).toBe(0);
    },
    minute * 2,
  );

  it(
    'lets one pause behind a word of a filter',
    async () => {
      const { page } = await openViewer({ files: [sample], hash: 'view=file&at=MATERIALS' });
      const filter = page.locator('bw-table-bar .filter');
      await filter.waitFor(patience);
      await filter.focus();
      await page.keyboard.type('name ');
      await expect.poll(() => placeOf(page).get('filter'), patience).toBe('name');
      expect(await filter.inputValue()).toBe('name ');
      await page.keyboard.type('contains wall');
      await expect.poll(() => placeOf(page).get('filter'), patience).toBe('name contains wall');
    },
    minute * 2,
  );

  it(
    'goes to a row that is clicked before it is there, unless one goes on meanwhile',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES');
      await table(page).locator('.row:not(.heading)').first().waitFor(patience);
      await expect.poll(() => table(page).locator('.bone').count(), patience).toBe(0);
      const coming = (): Promise<void> =>
        table(page).evaluate(async ({ shadowRoot }) => {
          const grid = shadowRoot?.querySelector('.grid');
          if (grid) grid.scrollTop += 5000;
          for (;;) {
            await new Promise(requestAnimationFrame);
            const rows = [...(shadowRoot?.querySelectorAll('.row') ?? [])];
            const row = rows.filter((one) => one.querySelector('.bone') !== null)[4];
            row?.querySelector<HTMLElement>('.cell')?.click();
            if (row !== undefined) return;
          }
        });
      await coming();
      await expect.poll(() => placeOf(page).get('index'), patience).toMatch(/^\d{2,}$/);
      const index = placeOf(page).get('index');
      await expect
        .poll(() => table(page).locator('.row.selected').textContent(), patience)
        .toContain(index ?? '-');

      await coming();
      await lump(page, 'PLANES').click();
      await title(page, 'PLANES').waitFor(patience);
      await page.waitForTimeout(1500);
      expect(placeOf(page).get('at')).toBe('PLANES');
      expect(placeOf(page).get('index')).toBeNull();
    },
    minute * 2,
  );

  it(
    'stays at the byte that one went to while the record is looked for',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES&index=40');
      await page.locator('bw-hex-view .byte.ranged').first().waitFor(patience);
      await lump(page, 'PLANES').click();
      const box = page.getByLabel('Go to offset');
      await box.fill('0x20');
      await box.press('Enter');
      await title(page, 'PLANES').waitFor(patience);
      await page.waitForTimeout(2500);
      await expect.poll(() => status(page).textContent(), patience).toContain('0x20');
    },
    minute * 2,
  );

  it(
    'stays where one is, and marks what is selected, when the file is changed',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES&index=40&field=material', 400);
      const chosen = page.locator('bw-hex-view .byte.chosen');
      await chosen.first().waitFor(patience);
      const at = await chosen.first().getAttribute('data-at');
      const filter = page.locator('bw-table-bar .filter');
      // A part of a filter, and a place in the table.
      await table(page)
        .locator('.grid')
        .evaluate((grid) => {
          grid.scrollTop = 0;
          (grid as HTMLElement & { isTheSame?: boolean }).isTheSame = true;
        });
      await table(page).locator('[id="cell-0-0"]').waitFor(patience);
      await setField(page, '3');
      await page.getByRole('button', { name: '1 edit…' }).waitFor(patience);
      await expect
        .poll(() => page.locator('bw-record-detail li.selected .value').textContent(), patience)
        .toContain('3');
      await page.locator('bw-lump-map:not([stale])').waitFor(patience);
      await page.waitForTimeout(1500);
      await expect.poll(() => chosen.count(), patience).toBe(2);
      expect(await chosen.first().getAttribute('data-at')).toBe(at);
      expect(await filter.isVisible()).toBe(true);
      expect(
        await table(page)
          .locator('.grid')
          .evaluate((grid) => [grid.scrollTop, (grid as HTMLElement & { isTheSame?: boolean }).isTheSame]),
      ).toEqual([0, true]);
    },
    minute * 2,
  );

  it(
    'saves rows once, however often that is asked for meanwhile',
    async () => {
      const page = await slowPage('view=file&at=MATERIALS');
      const names: string[] = [];
      page.on('download', (download) => names.push(download.suggestedFilename()));
      const save = page.getByRole('button', { name: 'Save CSV' });
      await save.waitFor(patience);
      await twice(save);
      await expect.poll(() => names.length, patience).toBeGreaterThan(0);
      await expect.poll(() => save.isEnabled(), patience).toBe(true);
      await page.waitForTimeout(500);
      expect(names).toEqual(['MATERIALS.csv']);
    },
    minute * 2,
  );

  it(
    'goes on by keys from the line of the tree that they work on, when others come above it',
    async () => {
      const file = { name: 'small.bsp', bytes: await sourceMapWith({}) };
      const { page } = await openViewer({
        files: [file],
        hash: 'view=file&at=GAME_LUMP',
        prepare: (opening) => slowAnswers(opening, 1000),
      });
      const tree = page.getByRole('tree', { name: 'Lumps and parts' });
      const active = () => tree.locator('.line.active .label').textContent();
      await expect.poll(active, patience).toBe('GAME_LUMP');
      await tree.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect.poll(active, patience).not.toBe('GAME_LUMP');
      const below = await active();
      await tree.getByText('sprp').first().waitFor(patience);
      await expect.poll(active, patience).toBe(below);
    },
    minute * 2,
  );

  it(
    'says by which bytes one looks, whoever chose them',
    async () => {
      const { page } = await openViewer({ files: [sample], hash: 'view=file&at=BRUSHES' });
      const scope = page.locator('bw-hex-view select');
      await scope.selectOption({ label: 'BRUSHES' }, patience);
      await scope.selectOption({ label: 'Whole file' });
      await scope.selectOption({ label: 'BRUSHES' });
      await expect.poll(() => page.locator('bw-hex-view .title').textContent(), patience).toMatch(/^BRUSHES/);
      await page.locator('bw-lump-map .map').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator('bw-hex-view .title').textContent(), patience)
        .not.toMatch(/^BRUSHES/);
      await expect
        .poll(
          () => scope.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.textContent),
          patience,
        )
        .toBe('Whole file');
    },
    minute * 2,
  );
});

describeInBrowser('a field that is changed while answers are on their way', () => {
  it(
    'keeps what is typed next',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES&index=40&field=material');
      const box = page.locator('bw-field-editor input');
      await setField(page, '3');
      await box.fill('4');
      await page.getByRole('button', { name: '1 edit…' }).waitFor(patience);
      await page.waitForTimeout(2500);
      expect(await box.inputValue()).toBe('4');
      await box.press('Enter');
      await page.getByRole('button', { name: '2 edits…' }).waitFor(patience);
      // What isn't typed over is what the field holds.
      await box.fill('0x5');
      await box.press('Enter');
      await page.getByRole('button', { name: '3 edits…' }).waitFor(patience);
      await expect.poll(() => box.inputValue(), patience).toBe('5');
    },
    minute * 2,
  );

  it(
    'says so when a value is refused that one has gone on from',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES&index=40&field=material');
      await page.locator('bw-field-editor input').fill('99999999', patience);
      await page.locator('bw-record-detail').evaluate(({ shadowRoot }) => {
        const editor = shadowRoot?.querySelector('bw-field-editor')?.shadowRoot;
        editor?.querySelector<HTMLElement>('button[type=submit]')?.click();
        const names = [...(shadowRoot?.querySelectorAll<HTMLElement>('button.name') ?? [])];
        names.find(({ textContent }) => textContent?.trim() === 'sideCount')?.click();
      });
      await page.getByText(/BRUSHES\[40\] material stays as it was/).waitFor(patience);
      await page.getByLabel('Value of sideCount').waitFor(patience);
      expect(await page.locator('bw-field-editor').getByRole('alert').count()).toBe(0);
    },
    minute * 2,
  );

  it(
    'is warned of before it is known which edits there are',
    async () => {
      const page = await slowPage('view=file&at=BRUSHES&index=40&field=material', 1500);
      const mayLeave = () =>
        page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
      const box = page.locator('bw-field-editor input');
      await box.waitFor(patience);
      expect(await mayLeave()).toBe(true);
      // Every frame is looked at until the edit is listed.
      await page.evaluate(() => {
        const look = (): void => {
          const isListed = document
            .querySelector('bw-app')
            ?.shadowRoot?.querySelector('bw-save-panel')
            ?.shadowRoot?.querySelector('button');
          if (isListed) return;
          const mayGo = dispatchEvent(new Event('beforeunload', { cancelable: true }));
          if (!mayGo) document.documentElement.dataset['warned'] = 'early';
          requestAnimationFrame(look);
        };
        look();
      });
      await setField(page, '3');
      await page.getByRole('button', { name: '1 edit…' }).waitFor(patience);
      expect(await page.evaluate(() => document.documentElement.dataset['warned'])).toBe('early');
      expect(await mayLeave()).toBe(false);
      await page.getByRole('button', { name: '1 edit…' }).click(patience);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Take back/ })
        .click();
      await page.getByText('All edits were taken back').waitFor(patience);
      expect(await mayLeave()).toBe(true);
    },
    minute * 2,
  );

  it(
    'can be saved in the next file, when the one before was still being saved',
    async () => {
      const { page } = await openViewer({
        files: [sample],
        hash: 'view=file&at=BRUSHES&index=40&field=material',
        prepare: silenceable,
      });
      const save = page.getByRole('button', { name: 'Save a copy' });
      page.on('dialog', (dialog) => void dialog.accept());
      const edit = async (): Promise<void> => {
        await setField(page, '3');
        await page.getByRole('button', { name: '1 edit…' }).click(patience);
        await page.getByText('will differ').waitFor(patience);
      };
      await edit();
      await page.evaluate(() => dispatchEvent(new Event('silence')));
      await save.click();
      await expect.poll(() => save.isDisabled(), patience).toBe(true);
      await page.locator('bw-open-button input[type=file]').first().setInputFiles(sample);
      await page
        .locator('bw-save-panel button')
        .first()
        .waitFor({ state: 'detached', ...patience });
      await edit();
      const [download] = await Promise.all([page.waitForEvent('download', patience), save.click(patience)]);
      expect(download.suggestedFilename()).toContain('courtyard');
    },
    minute * 2,
  );
});
