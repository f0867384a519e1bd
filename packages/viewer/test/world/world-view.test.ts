import { readFile } from 'node:fs/promises';
import { decode } from 'fast-png';
import type { Download, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { buildCourtyard } from '../../../../tools/fixtures/infinity-ward/build-courtyard.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const courtyard = { name: 'courtyard.bsp', bytes: await buildCourtyard() };
const minute = 60_000;

/** Waits until the world is there, with what clicking and walking need. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
}

/** Expects what comes true after a while, on a busy machine too. */
function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 20_000 });
}

/** What the address says behind `#`. */
function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** Clicks into the picture, at parts of its size. */
async function clickAt(page: Page, x: number, y: number): Promise<void> {
  const box = await page.locator('bw-world-view canvas').boundingBox();
  if (box === null) throw new Error('there is no picture');
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
}

/** How many colours a picture has, to four bits. */
function colorsOf(bytes: Uint8Array): number {
  const { channels, data } = decode(bytes);
  const colors = new Set<number>();
  for (let i = 0; i + 2 < data.length; i += channels)
    colors.add([0, 1, 2].reduce((color, c) => (color << 4) | ((data[i + c] as number) >> 4), 0));
  return colors.size;
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return readFile(await download.path());
}

describeInBrowser('the world of a map', () => {
  it(
    'is shown, leads from a surface to its record and back, and its address brings the place back',
    async () => {
      const { address, page } = await openViewer({ files: [courtyard] });
      await settled(page);
      expect(colorsOf(await page.locator('bw-world-view canvas').screenshot())).toBeGreaterThan(60);

      await clickAt(page, 0.3, 0.9);
      const card = page.locator('bw-selection-card');
      await card.getByText('Material').waitFor();
      const selected = place(page);
      expect(selected.get('index')).toMatch(/^\d+$/);
      await card.getByRole('button', { name: 'Go to' }).click();
      await soon(() => place(page).get('camera')).not.toBeNull();
      const link = page.url();

      await card.getByRole('button', { name: 'Show record' }).click();
      await soon(() => place(page).get('view')).toBe('file');
      expect(place(page).get('index')).toBe(selected.get('index'));
      await page.goBack();
      await soon(() => card.isVisible()).toBe(true);

      await page.goto('about:blank');
      await page.goto(link);
      await settled(page);
      expect(link.startsWith(address)).toBe(true);
      await card.getByText(`[${selected.get('index')}]`).waitFor();
      expect(place(page).get('camera')).toBe(new URLSearchParams(new URL(link).hash.slice(1)).get('camera'));
    },
    minute * 3,
  );

  it(
    'is gone about in by keys alone: flying, walking, picking what is in the middle',
    async () => {
      const { page } = await openViewer({ files: [courtyard] });
      await settled(page);
      const camera = (): number[] => (place(page).get('camera') ?? '').split(',').map(Number);
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('KeyE', { delay: 400 });
      await soon(() => camera().length).toBe(5);
      const [, , high] = camera() as [number, number, number];
      await page.keyboard.press('ArrowLeft', { delay: 300 });
      await soon(() => camera()[3]).not.toBe(90);
      // How far that turned depends on the machine: what is in the middle has to be known.
      await page.evaluate(() => {
        location.hash = 'view=world&camera=0,-440,84,90,0';
      });
      await soon(() => camera()[3]).toBe(90);
      await page.keyboard.press('Enter');
      await soon(() => place(page).get('at')).not.toBeNull();
      await page.keyboard.press('Escape');
      await soon(() => place(page).get('at')).toBeNull();
      // Whoever walks falls to the ground, and stays where he is then.
      await page.getByRole('button', { name: 'Walk', exact: true }).click();
      await soon(() => camera()[2]).toBeLessThan(high);
      await soon(() => camera()[2]).toBeCloseTo(60, 0);
    },
    minute * 3,
  );

  it(
    'is coloured in several ways, and its address says in which',
    async () => {
      const { page } = await openViewer({ files: [courtyard], hash: 'view=world&mode=light' });
      await settled(page);
      const colours = page.getByRole('combobox', { name: 'Colours' }).last();
      const canvas = page.locator('bw-world-view canvas');
      await soon(() => colours.inputValue()).toBe('light');
      const light = await canvas.screenshot();
      await colours.selectOption('materials');
      await soon(() => place(page).get('mode')).toBe('materials');
      await soon(async () => (await canvas.screenshot()).equals(light)).toBe(false);
    },
    minute * 3,
  );

  it(
    'is saved as a picture and as glTF',
    async () => {
      const { page } = await openViewer({ files: [courtyard] });
      await settled(page);
      const [picture] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /PNG/ }).click(),
      ]);
      expect(picture.suggestedFilename()).toBe('courtyard.png');
      expect(colorsOf(await bytesOf(picture))).toBeGreaterThan(60);
      const [gltf] = await Promise.all([
        page.waitForEvent('download', { timeout: minute }),
        page.getByRole('button', { name: /glTF/ }).click(),
      ]);
      expect(new TextDecoder().decode((await bytesOf(gltf)).subarray(0, 4))).toBe('glTF');
    },
    minute * 3,
  );

  it(
    'has nothing that axe finds wrong, wide and narrow, light and dark',
    async () => {
      const { page } = await openViewer({ files: [courtyard] });
      await settled(page);
      await clickAt(page, 0.3, 0.9);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 820, height: 1180 });
      expect(await accessibilityProblems(page)).toEqual([]);
    },
    minute * 3,
  );
});

describeInBrowser('the world of a model', () => {
  it(
    'lists its parts, which can be hidden and moved, and its levels of detail',
    async () => {
      const { page } = await openViewer({
        files: [{ name: 'walker.bgf', bytes: walkerFile() }],
      });
      await settled(page);
      const canvas = page.locator('bw-world-view canvas');
      const before = await canvas.screenshot();
      const panel = page.locator('bw-model-section');
      await panel.getByText('dz_hip').first().waitFor();
      await panel.getByText('PUNCH').first().waitFor();
      for (const box of await panel.getByRole('checkbox').all())
        if (await box.isChecked()) await box.uncheck();
      await soon(async () => (await canvas.screenshot()).equals(before)).toBe(false);
      await panel.getByRole('checkbox').first().check();
      await panel.getByRole('slider', { name: /^Turn/ }).first().fill('45');
      await panel.getByRole('combobox', { name: 'Level of detail' }).selectOption('1');
      expect(await accessibilityProblems(page)).toEqual([]);
    },
    minute * 3,
  );

  it(
    'of which there is none is a library, which has other views',
    async () => {
      const { page } = await openViewer({ files: [{ name: 'wlkbase.bmf', bytes: libraryFile() }] });
      await soon(() => place(page).get('view')).toBe('file');
    },
    minute * 2,
  );
});
