import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
import { gateMap } from '../support/gate-map.js';

/* What somebody does while the world's worker still has something to do is neither undone nor done twice. */

const gate = { name: 'gate.bsp', bytes: await gateMap() };
const minute = 60_000;

/** Opens a map on a page that hears its workers late. */
async function opened(
  file: { readonly name: string; readonly bytes: Uint8Array },
  hash: string,
): Promise<Page> {
  const { page } = await openViewer({ files: [file], hash, prepare: (one) => slowAnswers(one, 1500) });
  return page;
}

async function worldThere(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
}

function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: minute });
}

function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

function view(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
}

/** How often a world was asked for. */
function timesBuilt(page: Page): Promise<number> {
  return page.evaluate(() => performance.getEntriesByName('world-asked').length);
}

describeInBrowser('a world that is on its way', () => {
  it(
    'is built once, however often one goes away and comes back',
    async () => {
      const page = await opened(gate, 'view=file');
      await page.locator('bw-file-view').waitFor({ timeout: minute });
      await view(page, 'World').click();
      await page.locator('bw-world-view').waitFor();
      // Before its worker said a word.
      await page.getByRole('navigation', { name: 'Views' }).evaluate(async (views) => {
        for (const name of ['File', 'World']) {
          const tab = [...views.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
          tab?.click();
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
      await worldThere(page);
      expect(await timesBuilt(page)).toBe(1);
    },
    minute * 3,
  );

  it(
    'is built anew once, and shown from where one went meanwhile',
    async () => {
      const page = await opened(gate, 'view=world');
      await worldThere(page);
      await view(page, 'Entities').click();
      await page.getByRole('treeitem', { name: 'gate_left' }).click({ timeout: minute });
      const value = page.getByLabel('Value of speed');
      await value.fill('120', { timeout: minute });
      await value.press('Enter');
      await page.getByRole('button', { name: '1 edit…' }).waitFor({ timeout: minute });
      await view(page, 'World').click();
      const rebuild = page.getByRole('button', { name: 'Rebuild' });
      await rebuild.waitFor();
      // Whoever presses it twice finds nothing to press the second time.
      for (let i = 0; i < 2; i++)
        await rebuild.evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLElement).click();
        });
      await page.evaluate(() => {
        location.hash = 'view=world&camera=100,-300,84,90,0';
      });
      const status = page.locator('bw-world-status');
      await soon(() => status.textContent().then(() => status.getByText('100  -300  84').count())).toBe(1);
      await worldThere(page);
      expect(await timesBuilt(page)).toBe(2);
      expect(await status.getByText('100  -300  84').count()).toBe(1);
    },
    minute * 4,
  );
});

describeInBrowser('an answer of the world that comes late', () => {
  it(
    'selects nothing where somebody is since, and closes no box in which he writes',
    async () => {
      const page = await opened(gate, 'view=world');
      await worldThere(page);
      const box = page.getByRole('combobox', { name: 'Where to go' });
      const status = page.locator('bw-world-status span').first();
      const before = await status.textContent();
      await page.getByRole('button', { name: 'Go to…' }).click();
      await box.fill('leaf 1');
      await box.press('Enter');
      await box.fill('leaf 2');
      await soon(() => status.textContent()).not.toBe(before);
      expect(await box.inputValue()).toBe('leaf 2');
      expect(await box.isVisible()).toBe(true);
      await box.fill('gate_trigger');
      await box.press('Enter');
      await box.press('Escape');
      await view(page, 'File').click();
      await soon(() => place(page).get('layers')).toContain('trigger');
      expect(place(page).get('view')).toBe('file');
      expect(place(page).get('at')).toBeNull();
    },
    minute * 4,
  );

  it(
    'takes the keyboard from nobody who uses something else',
    async () => {
      const page = await opened(gate, 'view=world');
      await worldThere(page);
      await page.getByRole('button', { name: 'Walk', exact: true }).click();
      const exposure = page.getByRole('slider', { name: 'Exposure' });
      await exposure.focus();
      await page.locator('bw-world-status .walls').waitFor({ timeout: minute });
      expect(await exposure.evaluate((slider) => slider.matches(':focus'))).toBe(true);
    },
    minute * 3,
  );

  it(
    'is asked for again after its worker was ended: light can be mixed when something was cancelled',
    async () => {
      const page = await opened(gate, 'view=world');
      await worldThere(page);
      const light = page.locator('bw-light-section');
      await light.getByRole('button', { name: 'Show light styles' }).click();
      await light.getByRole('button').waitFor({ state: 'detached', timeout: minute });
      const canvas = page.locator('bw-world-view canvas');
      const before = await canvas.screenshot();
      await page.getByRole('button', { name: /glTF/ }).click();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.evaluate(() => {
        location.hash = 'view=world&styles=0:0.1';
      });
      await soon(async () => (await canvas.screenshot()).equals(before)).toBe(false);
      expect(await light.getByText('open').count()).toBe(0);
    },
    minute * 3,
  );
});
