import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';

/*
 * Looking with the mouse without a button held: the browser lets the page have all of the mouse's movement, until somebody
 * wants it back; or it doesn't, and dragging looks around as before.
 */

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
const minute = 60_000;
const patience = { timeout: 30_000 };
/** Milliseconds after which browsers let the mouse be had again. */
const SOON = 2000;

async function courtyard(): Promise<Page> {
  const { page } = await openViewer({
    files: [sample],
    hash: 'view=world&camera=0,-440,84,90,0',
    viewport: { width: 1000, height: 700 },
  });
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
  return page;
}

function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

function isLocked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.pointerLockElement !== null);
}

const yaw = (page: Page): number => Number(place(page).get('camera')?.split(',')[3]);

/** Drags over the picture, and expects to look elsewhere then. */
async function lookByDragging(page: Page): Promise<void> {
  const before = yaw(page);
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(680, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => yaw(page), patience).not.toBe(before);
}

describeInBrowser('looking with the mouse', () => {
  it(
    'begins by a button or a key, picks what is in the middle, leaves the keys alone and ends by Escape',
    async () => {
      const page = await courtyard();
      const button = page.getByRole('button', { name: 'Mouse look' });
      await button.click();
      await expect.poll(() => isLocked(page), patience).toBe(true);
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('status').filter({ hasText: 'Escape ends it' }).waitFor();

      await page.mouse.move(500, 300);
      await page.mouse.move(560, 300);
      await expect.poll(() => yaw(page), patience).not.toBe(90);
      await page.mouse.click(560, 300);
      await expect.poll(() => place(page).get('at'), patience).not.toBeNull();
      const stood = place(page).get('camera');
      await page.keyboard.press('KeyW', { delay: 300 });
      await expect.poll(() => place(page).get('camera'), patience).not.toBe(stood);

      await page.keyboard.press('Escape');
      await expect.poll(() => isLocked(page), patience).toBe(false);
      expect(place(page).get('at'), 'what is selected stays').not.toBeNull();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
      await lookByDragging(page);

      await page.waitForTimeout(SOON);
      await page.keyboard.press('KeyM');
      await expect.poll(() => isLocked(page), patience).toBe(true);
      await page.keyboard.press('KeyM');
      await expect.poll(() => isLocked(page), patience).toBe(false);
    },
    minute * 3,
  );

  it(
    'ends when another view is shown, and isn’t in its way',
    async () => {
      const page = await courtyard();
      await page.getByRole('button', { name: 'Mouse look' }).click();
      await expect.poll(() => isLocked(page), patience).toBe(true);
      await page.evaluate(() => {
        location.hash = 'view=file';
      });
      await page.locator('bw-file-view').waitFor(patience);
      await expect.poll(() => isLocked(page), patience).toBe(false);
    },
    minute * 3,
  );

  const refusals = {
    'with a promise': () => {
      HTMLCanvasElement.prototype.requestPointerLock = () =>
        Promise.reject(new DOMException('The user has exited the lock before', 'SecurityError'));
    },
    'by an event': () => {
      HTMLCanvasElement.prototype.requestPointerLock = () => {
        setTimeout(() => document.dispatchEvent(new Event('pointerlockerror')), 10);
        return undefined as unknown as Promise<void>;
      };
    },
  };

  it.each(Object.entries(refusals))(
    'that the browser refuses %s is said, and dragging looks around',
    async (_, refuse) => {
      const page = await courtyard();
      await page.evaluate(refuse);
      await page.getByRole('button', { name: 'Mouse look' }).click();
      await page.getByRole('status').filter({ hasText: 'Drag to look around' }).waitFor(patience);
      expect(await page.getByRole('button', { name: 'Mouse look' }).getAttribute('aria-pressed')).toBe(
        'false',
      );
      await lookByDragging(page);
      await page.keyboard.press('ArrowLeft', { delay: 200 });
      expect(await isLocked(page)).toBe(false);
    },
    minute * 3,
  );
});
