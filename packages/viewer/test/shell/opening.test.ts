import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

const bytes = await sourceMapWith({
  ENTITIES: bytesOfText('{\n"classname" "worldspawn"\n}\n{\n"classname" "info_null"\n}\n\0'),
});
const minute = 60_000;
const late = (page: Page): Promise<void> => slowAnswers(page, 1500);

/** Drops files one after the other; what the page then says that it is doing. */
function drop(page: Page, ...names: readonly string[]): Promise<string> {
  return page.evaluate(
    async ([given, content]) => {
      const app = document.querySelector('bw-app');
      for (const name of given) {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(content)], name));
        const options = { bubbles: true, composed: true, cancelable: true, dataTransfer };
        app?.dispatchEvent(new DragEvent('drop', options));
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return app?.shadowRoot?.querySelector('bw-work-bar')?.shadowRoot?.textContent ?? '';
    },
    [names, [...bytes]] as const,
  );
}

describeInBrowser('while a file is being opened', () => {
  it(
    'another one can be, in its place, and that can be cancelled',
    async () => {
      const { page } = await openViewer({ prepare: late });
      expect(await drop(page, 'one.bsp', 'two.bsp')).toContain('two.bsp');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.locator('bw-work-bar').waitFor({ state: 'detached' });
      await drop(page, 'three.bsp');
      await page.getByRole('heading', { name: 'three.bsp' }).waitFor({ timeout: minute });
    },
    minute * 2,
  );

  it(
    'what is changed in the open one isn’t lost without a question',
    async () => {
      const { page } = await openViewer({
        files: [{ name: 'one.bsp', bytes }],
        hash: 'view=entities&at=ENTITIES&index=1',
        prepare: late,
      });
      let asked = 0;
      page.on('dialog', (dialog) => {
        asked++;
        void dialog.dismiss();
      });
      const value = page.getByLabel('Value of classname');
      await value.fill('info_changed', { timeout: minute });
      await value.press('Enter');
      await drop(page, 'two.bsp');
      await expect.poll(() => asked, { timeout: minute }).toBe(1);
      await page.locator('bw-work-bar').waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'one.bsp' }).waitFor();
      await page.getByRole('button', { name: '1 edit…' }).waitFor();
    },
    minute * 2,
  );
});

describeInBrowser('a view whose code can’t be had any more', () => {
  it(
    'is asked for once, and told of',
    async () => {
      const { page, problems } = await openViewer({
        files: [{ name: 'one.bsp', bytes }],
        hash: 'view=entities',
      });
      await page.getByRole('tree', { name: 'Entities' }).waitFor({ timeout: minute });
      await page.route(/\/file-view-.*\.js/, (route) => route.abort('aborted'));
      // Whatever draws the page anew.
      const drawn = await page.evaluate(() => {
        const app = document.querySelector('bw-app') as HTMLElement & { requestUpdate(): void };
        const { requestUpdate } = app;
        const counter = { count: 0 };
        app.requestUpdate = (...given) => {
          counter.count++;
          requestUpdate.apply(app, given);
        };
        return Object.assign(globalThis, { counter }).counter.count;
      });
      expect(drawn).toBe(0);
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: 'File', exact: true })
        .click();
      await page.locator('bw-failure-bar').waitFor();
      const times = (): Promise<number> =>
        page.evaluate(() => (globalThis as unknown as { counter: { count: number } }).counter.count);
      const before = await times();
      await page.waitForTimeout(500);
      expect(await times()).toBe(before);
      await page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('button', { name: 'Entities', exact: true })
        .click();
      await page.getByRole('tree', { name: 'Entities' }).waitFor();
      // The browser complains of what it didn't get.
      problems.splice(0);
    },
    minute * 2,
  );
});
