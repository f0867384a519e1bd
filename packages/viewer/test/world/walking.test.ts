import { registryEntry } from '@brushwork/formats';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { type SolidBox, withClipHulls } from '../../../../tools/fixtures/id-software/clip-hulls.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { END, lanes, OBSTACLE, START, walkMap } from '../support/walk-map.js';

const minute = 60_000;
const patience = { timeout: minute };
/** Half the width of a player of Source, and how high his eyes are. */
const RADIUS = 16;
const EYES = 64;

const hall = { name: 'walk.bsp', bytes: await walkMap() };

/** Where one is, as the address says it. */
function camera(page: Page): number[] {
  const place = new URLSearchParams(new URL(page.url()).hash.slice(1));
  return (place.get('camera') ?? '').split(',').map(Number);
}

/** Begins to walk, and waits until that is possible. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Walk', exact: true }).click(patience);
  await page.locator('bw-world-status .walls').waitFor(patience);
}

/** Waits until the page has drawn some pictures: with a busy processor a second may have none. */
function pictures(page: Page, count: number): Promise<void> {
  return page.evaluate(async (wanted) => {
    for (let i = 0; i < wanted; i++) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, count);
}

/** Walks east along a lane until nothing leads farther; gives where that is. */
async function walkAlong(page: Page, lane: number): Promise<number> {
  await page.evaluate((place) => {
    location.hash = `view=world&camera=${place}`;
  }, [START, lane, EYES + 2, 0, 0].join());
  await expect.poll(() => camera(page)[1], patience).toBe(lane);
  await page.locator('bw-world-view canvas').focus();
  let last = Number.NaN;
  let standstills = 0;
  await expect
    .poll(async () => {
      await page.keyboard.down('KeyW');
      await pictures(page, 12);
      await page.waitForTimeout(400);
      await page.keyboard.up('KeyW');
      // The address follows what rests.
      await pictures(page, 2);
      await page.waitForTimeout(500);
      const [x = Number.NaN] = camera(page);
      standstills = x > START + 20 && Math.abs(x - last) < 1 ? standstills + 1 : 0;
      last = x;
      return standstills;
    }, patience)
    .toBe(2);
  return last;
}

describeInBrowser('walking', () => {
  it(
    'is stopped by an invisible wall that stops players, and by a gate, but neither by water nor by a mere picture',
    async () => {
      const { page } = await openViewer({
        files: [hall],
        hash: `view=world&camera=${[START, lanes.free, EYES + 2, 0, 0].join()}`,
      });
      await walk(page);
      expect(await page.locator('bw-world-status .walls').textContent()).toBe('what stops players stops you');
      expect(await accessibilityProblems(page)).toEqual([]);
      const stopped = OBSTACLE - RADIUS;
      const through = END - RADIUS;
      expect(Math.abs((await walkAlong(page, lanes.clip)) - stopped)).toBeLessThan(3);
      expect(Math.abs((await walkAlong(page, lanes.water)) - through)).toBeLessThan(3);
      expect(Math.abs((await walkAlong(page, lanes.gate)) - stopped)).toBeLessThan(3);
      expect(Math.abs((await walkAlong(page, lanes.ghost)) - through)).toBeLessThan(3);
      expect(Math.abs((camera(page)[2] ?? 0) - EYES)).toBeLessThan(3);
    },
    minute * 5,
  );

  it(
    'is stopped by the tree for a player who stands, where a map has no brushes',
    async () => {
      const branch = await registryEntry('id-software/quake').load();
      const { contents, versions } = quakeWorld(branch);
      const box = branch.capabilities.layers?.clipHulls?.box as SolidBox;
      const room = { mins: [-128, -128, 0], maxs: [128, 128, 128] } as const;
      const wall = { mins: [64, -128, 0], maxs: [72, 128, 128] } as const;
      const lumps = withClipHulls(contents, [{ room, blocks: [wall] }], box);
      const file = { name: 'tiny.bsp', bytes: buildFile(branch, lumps, versions) };
      const { page } = await openViewer({ files: [file], hash: 'view=world&camera=-64,0,80,0,0' });
      await walk(page);
      expect(await page.locator('bw-world-status .walls').textContent()).toBe('what stops players stops you');
      await expect.poll(() => Math.round(camera(page)[2] ?? 0), patience).toBe(46);
      await page.keyboard.press('KeyW', { delay: 1200 });
      await expect.poll(() => Math.round(camera(page)[0] ?? 0), patience).toBe(64 - 16);
    },
    minute * 3,
  );

  it(
    'says so where a map says nothing of it, and is stopped by what is drawn then',
    async () => {
      const branch = await registryEntry('id-software/quake').load();
      const { contents, versions } = quakeWorld(branch);
      const file = { name: 'tiny.bsp', bytes: buildFile(branch, { ...contents, CLIP_NODES: [] }, versions) };
      const { page } = await openViewer({ files: [file], hash: 'view=world&camera=-64,0,80,0,0' });
      await walk(page);
      expect(await page.locator('bw-world-status .walls').textContent()).toBe(
        'the map doesn’t say what stops players: what is drawn stops you',
      );
      // The floor is at 0, and a player of Quake looks from 46 above it.
      await expect.poll(() => Math.round(camera(page)[2] ?? 0), patience).toBe(46);
    },
    minute * 3,
  );
});
