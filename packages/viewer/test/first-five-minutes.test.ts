import { mkdtempSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { open } from '@brushwork/formats';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath, describeInBrowser, openViewer } from './browser/open-viewer.js';
import { gateMap } from './support/gate-map.js';
import { differences } from './support/opened-file.js';

/*
 * What a newcomer does first: opens a map, finds what opens its gate, sees which record and which bytes hold that, changes
 * a value and saves a copy. Once with the mouse, once with nothing but keys.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'brushwork-newcomer-'));
const file = path.join(folder, 'gatehouse.bsp');
let bytes = new Uint8Array();

beforeAll(async () => {
  if (chromiumPath === undefined) return;
  bytes = new Uint8Array(await gateMap());
  await writeFile(file, bytes);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The place that the address says. */
const placeOf = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

/** Expects what comes true after a while, on a busy machine too. */
function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 20_000 });
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: 60_000,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: 60_000 });
}

/** Drops files on the page, as a file manager does it. */
async function drop(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const content = Object.entries(files).map(([name, data]) => ({
    name,
    text: Buffer.from(data).toString('base64'),
  }));
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, text } of dropped)
      transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
    const on = document.querySelector('bw-app');
    for (const type of ['dragenter', 'dragover', 'drop'])
      on?.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true, composed: true }),
      );
  }, content);
}

/** Where one stands: x, y and z. */
function standing(page: Page): number[] {
  return (placeOf(page).get('camera') ?? '').split(',').slice(0, 3).map(Number);
}

/** Expects that a download is the map with another number of seconds to wait, and nothing else. */
async function expectOnlyTheWait(download: Download, value: string): Promise<void> {
  expect(download.suggestedFilename()).toBe('gatehouse.bsp');
  const saved = new Uint8Array(await readFile(await download.path()));
  expect(saved.length).toBe(bytes.length);
  const [at, ...others] = differences(saved, bytes);
  expect(others).toEqual([]);
  expect(String.fromCharCode(saved[at as number] as number)).toBe(value);
  const text = Buffer.from((await open(saved)).lump('ENTITIES').bytes).toString('latin1');
  expect(text).toContain(`"gate_trigger"\n"wait" "${value}"\n`);
}

describeInBrowser('the first five minutes', () => {
  it('lead with the mouse from a dropped map to the trigger of a gate, its record, its bytes, and a saved change', async () => {
    const { page } = await openViewer();
    await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor();
    await drop(page, { 'gatehouse.bsp': bytes });
    await settled(page);
    expect(await page.title()).toBe('gatehouse.bsp – Brushwork');

    // Triggers aren't drawn by the game: their layer shows them.
    await page.getByLabel('Triggers').check();
    await soon(() =>
      page.locator('bw-layers-section label').filter({ hasText: 'Triggers' }).textContent(),
    ).toMatch(/1\s*$/);
    await page.locator('bw-world-work div').waitFor({ state: 'detached' });
    const picture = await page.locator('bw-world-view canvas').boundingBox();
    if (picture === null) throw new Error('there is no picture');
    await page.mouse.click(picture.x + picture.width * 0.5, picture.y + picture.height * 0.8);
    const card = page.locator('bw-selection-card');
    await card.getByText('gate_trigger', { exact: true }).waitFor();
    await card.getByText('trigger_multiple', { exact: true }).waitFor();

    // What it does, and where it is written.
    await card.getByRole('button', { name: 'Show entity' }).click();
    const acts = page.getByRole('table', { name: 'What this entity acts on' });
    await acts.getByRole('button', { name: 'gate_left' }).waitFor();
    await acts.getByRole('button', { name: 'gate_right' }).waitFor();
    await page.getByRole('button', { name: 'Show in file' }).click();
    await page.locator('bw-record-table .row.selected').getByText('trigger_multiple').waitFor();
    await page.locator('bw-record-detail').getByRole('button', { name: 'wait', exact: true }).click();
    await soon(() => placeOf(page).get('field')).toContain('wait');
    const chosen = page.locator('bw-hex-view .byte.chosen');
    await soon(() => chosen.count()).toBe(1);
    const at = Number(await chosen.getAttribute('data-at'));
    expect(String.fromCharCode(bytes[at] as number)).toBe('4');

    // Another value, and a copy in which that byte alone differs.
    await page.goBack();
    const value = page.getByLabel('Value of wait');
    await value.fill('9');
    await value.press('Enter');
    await page.getByRole('button', { name: '1 edit…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 byte of 1.92 MiB will differ').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    await expectOnlyTheWait(download, '9');
    await dialog.getByText('gatehouse.bsp went to your downloads').waitFor();
  }, 120_000);

  it('lead there with keys alone, on a tablet in the dark', async () => {
    const { page } = await openViewer({ viewport: { width: 820, height: 1180 }, colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor();
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        let on = document.activeElement;
        while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement;
        const label = on?.getAttribute('aria-label') ?? on?.textContent ?? '';
        return label.replace(/\s+/g, ' ').trim();
      });
    /** Goes on from control to control until one is reached. */
    const tabTo = async (name: string | RegExp, key = 'Tab'): Promise<void> => {
      const met: string[] = [];
      for (let i = 0; i < 90; i++) {
        await page.keyboard.press(key);
        const label = await focused();
        met.push(label.slice(0, 30));
        if (typeof name === 'string' ? label === name : name.test(label)) return;
      }
      throw new Error(`${name} wasn't reached: ${met.join(' | ')}`);
    };

    // Asked for before the key is pressed: the browser shows its own box otherwise.
    const choosing = page.waitForEvent('filechooser');
    await tabTo('Open…');
    await page.keyboard.press('Enter');
    const chooser = await choosing;
    await chooser.setFiles(file);
    await settled(page);

    // The box in which one writes where to go: to a trigger, although its layer isn't shown.
    const before = standing(page);
    await page.keyboard.press('g');
    await page.getByRole('dialog', { name: 'Go to…' }).waitFor();
    await page.keyboard.type('gate_trig');
    await page.getByRole('option', { name: /gate_trigger/ }).waitFor();
    await page.keyboard.press('Enter');
    const card = page.locator('bw-selection-card');
    await card.getByText('gate_trigger', { exact: true }).waitFor({ timeout: 30_000 });
    await soon(() => placeOf(page).get('camera')).not.toBeNull();
    expect(placeOf(page).get('layers')?.split(',')).toContain('trigger');
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = standing(page);
    expect([x, y, z]).not.toEqual(before);
    // The trigger is in the passage of the gate, not at the middle of the world that its origin names.
    expect(Math.hypot(x, y + 280, z - 36)).toBeLessThan(260);

    await tabTo('Show entity');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^trigger_multiple/ }).waitFor();
    await tabTo('Show in file');
    await page.keyboard.press('Enter');
    await page.locator('bw-record-table .row.selected').waitFor();
    await tabTo('Record');
    await page.keyboard.press('Enter');
    await tabTo('wait');
    await page.keyboard.press('Enter');
    await soon(() => placeOf(page).get('field')).toContain('wait');
    await tabTo('Bytes', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await soon(() => page.locator('bw-hex-view .byte.chosen').count()).toBe(1);

    await tabTo('Entities', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /^trigger_multiple/ }).waitFor();
    await tabTo('Value of wait');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '1 edit…' }).waitFor();
    await tabTo('1 edit…', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText('1 byte of 1.92 MiB will differ').waitFor();
    await tabTo('Save a copy');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    await expectOnlyTheWait(download, '7');
    await page.keyboard.press('Escape');
    await soon(() => page.getByRole('dialog').isVisible()).toBe(false);
  }, 120_000);
});
