import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { walkerFile } from '../../../tools/fixtures/division/walker.js';
import { describeInBrowser, type OpenViewer, openViewer } from './browser/open-viewer.js';
import { Fingers, type Point } from './support/fingers.js';
import { targetsOf } from './support/small-targets.js';
import { sourceMapWith } from './support/source-map.js';

/*
 * The page on a tablet: a screen for fingers, no mouse, no keyboard. Everything is reached, in a size that fingers hit, and
 * what a mouse learns by hovering is learnt by a tap.
 */

const sample = path.resolve(import.meta.dirname, '../../cli/sample/courtyard.bsp');
/** A map of some kilobytes. */
const small = { name: 'small.bsp', bytes: await sourceMapWith({}) };
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const minute = 60_000;
const patience = { timeout: minute * 2 };

type Camera = readonly [x: number, y: number, z: number, yaw: number, pitch: number];

/** Least size of anything, and of buttons and fields, in pixels. */
const LEAST = 24;
const LEAST_BUTTON = 40;

async function worldThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('world-shown').length > 0,
    undefined,
    patience,
  );
  await page.locator('bw-world-work div').waitFor({ state: 'detached', ...patience });
}

function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** Where one is when one has come to rest, after the address said something else than before. */
async function cameraAfter(page: Page, before: string | null): Promise<Camera> {
  await expect.poll(() => place(page).get('camera'), patience).not.toBe(before);
  let last: string | null = null;
  const isAtRest = (): boolean => {
    const now = place(page).get('camera');
    const isSame = now === last;
    last = now;
    return isSame;
  };
  await expect.poll(isAtRest, { ...patience, interval: 700 }).toBe(true);
  return (place(page).get('camera') ?? '').split(',').map(Number) as unknown as Camera;
}

async function worldOf(options: Parameters<typeof openViewer>[0]): Promise<{
  readonly page: Page;
  readonly fingers: Fingers;
  /** A point of the picture, by shares of its size. */
  at(x: number, y: number): Point;
}> {
  const { page } = await openViewer({ ...options, ...tablet });
  await worldThere(page);
  const box = await page.locator('bw-world-view canvas').boundingBox();
  if (box === null) throw new Error('there is no picture');
  return {
    page,
    fingers: await Fingers.on(page),
    at: (x, y) => ({ x: box.x + box.width * x, y: box.y + box.height * y }),
  };
}

describeInBrowser('fingers in the world of a map', () => {
  const start = 'camera=0,-440,84,90,0';

  it(
    'look with one, move with two, go forward by spreading and select by a tap',
    async () => {
      const { at, fingers, page } = await worldOf({ files: [sample], hash: `view=world&${start}` });
      const first = place(page).get('camera');

      await fingers.drag([[at(0.5, 0.5), at(0.7, 0.5)]]);
      const looked = await cameraAfter(page, first);
      expect(looked.slice(0, 3)).toEqual([0, -440, 84]);
      expect(looked[3]).toBeLessThan(85);
      expect(place(page).get('at'), 'a drag selects nothing').toBeNull();

      await fingers.drag([
        [at(0.4, 0.4), at(0.4, 0.6)],
        [at(0.6, 0.4), at(0.6, 0.6)],
      ]);
      const moved = await cameraAfter(page, looked.join());
      expect(moved.slice(3)).toEqual(looked.slice(3));
      expect(Math.hypot(moved[0] - looked[0], moved[1] - looked[1])).toBeGreaterThan(20);
      expect(place(page).get('at'), 'two fingers select nothing').toBeNull();

      await fingers.drag([
        [at(0.45, 0.5), at(0.2, 0.5)],
        [at(0.55, 0.5), at(0.8, 0.5)],
      ]);
      const nearer = await cameraAfter(page, moved.join());
      const ahead = (moved[3] * Math.PI) / 180;
      const forward = (nearer[0] - moved[0]) * Math.cos(ahead) + (nearer[1] - moved[1]) * Math.sin(ahead);
      expect(forward, 'spreading goes forward').toBeGreaterThan(20);

      await fingers.tap(at(0.5, 0.9));
      await expect.poll(() => place(page).get('at'), patience).not.toBeNull();
      await page.getByRole('button', { name: 'Deselect' }).tap();
      await expect.poll(() => place(page).get('at'), patience).toBeNull();

      const status = page.locator('bw-world-status .speed');
      const speed = async (): Promise<number> =>
        Number(/(\d+) units\/s/.exec((await status.textContent()) ?? '')?.[1] ?? Number.NaN);
      const before = await speed();
      await page.getByRole('button', { name: 'Faster' }).tap();
      await expect.poll(speed, patience).toBeGreaterThan(before);
      await page.getByRole('button', { name: 'Slower' }).tap();
      await expect.poll(speed, patience).toBe(before);

      await page.getByRole('button', { name: 'Gestures' }).tap();
      await page.getByRole('dialog').getByText('One finger', { exact: true }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
      expect(await page.getByRole('button', { name: 'Mouse look' }).isVisible()).toBe(false);
    },
    minute * 4,
  );

  it(
    'learn the number of a surface’s group by a tap',
    async () => {
      const { at, fingers, page } = await worldOf({ files: [sample], hash: `view=world&${start}&mode=cell` });
      const legend = page.locator('bw-group-legend');
      await legend.getByText(/A colour for each/).waitFor(patience);
      const told = async (): Promise<number> => {
        await fingers.tap(at(0.2, 0.5));
        await page.waitForTimeout(1000);
        return legend.getByText(/^Cell \d|^In no cell/).count();
      };
      // What was tapped before the colours are drawn says nothing.
      await expect.poll(told, patience).toBeGreaterThan(0);
    },
    minute * 3,
  );
});

describeInBrowser('fingers around a model', () => {
  it(
    'turn it with one, come nearer by spreading',
    async () => {
      const files = [{ name: 'walker.bgf', bytes: walkerFile() }];
      const { at, fingers, page } = await worldOf({ files });
      await fingers.drag([[at(0.5, 0.5), at(0.6, 0.5)]]);
      const turned = await cameraAfter(page, place(page).get('camera'));
      await fingers.drag([[at(0.5, 0.5), at(0.8, 0.5)]]);
      const round = await cameraAfter(page, turned.join());
      expect(round[3]).not.toBe(turned[3]);
      await fingers.drag([
        [at(0.45, 0.5), at(0.25, 0.5)],
        [at(0.55, 0.5), at(0.75, 0.5)],
      ]);
      const near = await cameraAfter(page, round.join());
      const away = ([x, y, z]: Camera): number => Math.hypot(x, y, z);
      expect(away(near)).toBeLessThan(away(round));
    },
    minute * 3,
  );
});

/** Goes to a view by the bar, and waits until it has come to its end. */
async function show(page: Page, view: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: view, exact: true })
    .tap();
  const name = view === 'Pakfile' ? 'pak' : view.toLowerCase();
  await page.locator(`bw-${name}-view`).waitFor(patience);
  const waiting = page
    .getByText(/^(Reading|Looking|Comparing)\b.*…/)
    .or(page.locator('bw-issues-view progress'));
  await expect.poll(() => waiting.count(), patience).toBe(0);
}

describeInBrowser('the page on a tablet', () => {
  let viewer: OpenViewer | undefined;

  it(
    'has nothing in any view that fingers miss, or that lies beside the screen',
    async () => {
      viewer = await openViewer({ files: [small], ...tablet });
      const { page } = viewer;
      await worldThere(page);
      await page.getByRole('button', { name: 'Panel' }).tap();
      const steps: readonly (readonly [view: string, then?: () => Promise<unknown>])[] = [
        ['World'],
        [
          'File',
          async () => {
            await page.locator('bw-part-tree').getByText('BRUSHES', { exact: true }).tap();
            await page.locator('bw-record-table .row').first().waitFor(patience);
            await page.locator('bw-hex-view .byte').first().waitFor(patience);
          },
        ],
        ['Entities', () => page.getByRole('treeitem').nth(1).tap(patience)],
        ['Pakfile'],
        ['Issues'],
        ['Detection'],
        ['Compare'],
      ];
      for (const [view, then] of steps) {
        await show(page, view);
        await then?.();
        const targets = await targetsOf(page);
        expect(targets.length, view).toBeGreaterThan(8);
        const missed = targets.filter(
          ({ size: [width, height] }) => width < LEAST - 0.5 || height < LEAST - 0.5,
        );
        expect(
          missed.map(({ name, size }) => `${name} ${size.map(Math.round).join('x')}`),
          `too small in ${view}`,
        ).toEqual([]);
        expect(
          targets.filter(({ isInside }) => !isInside),
          `beside the screen in ${view}`,
        ).toEqual([]);
        const bars = targets.filter(({ name }) =>
          /(top-bar|world-toolbar|open-button) (button|select)/.test(name),
        );
        expect(
          bars.filter(({ size }) => size[1] < LEAST_BUTTON),
          `low in ${view}`,
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), view).toBe(
          true,
        );
      }
    },
    minute * 6,
  );

  it(
    'scrolls a table by a finger, says what a byte and a part of the file are by a tap, and how to filter',
    async () => {
      const { page } = await openViewer({ files: [small], hash: 'view=file&at=SURFEDGES', ...tablet });
      const fingers = await Fingers.on(page);
      const rows = page.locator('bw-record-table .row');
      await rows.first().waitFor(patience);
      const grid = await page.locator('bw-record-table .grid').boundingBox();
      if (grid === null) throw new Error('there is no table');
      const last = await rows.last().getAttribute('aria-rowindex');
      const [x, y] = [grid.x + grid.width / 2, grid.y + grid.height / 2];
      await fingers.drag(
        [
          [
            { x, y: y + 120 },
            { x, y: y - 120 },
          ],
        ],
        12,
      );
      await expect.poll(() => rows.last().getAttribute('aria-rowindex'), patience).not.toBe(last);

      const told = () => page.locator('bw-hex-view .status').textContent();
      const before = await told();
      // A tap while something still glides only stops it, as everywhere in browsers.
      const tapped = async (): Promise<string | null> => {
        await page.locator('bw-hex-view .byte').nth(5).tap(patience);
        return told();
      };
      await expect.poll(tapped, patience).not.toBe(before);
      await expect.poll(told, patience).toMatch(/[A-Z_]+\[\d+\]/);

      await page.locator('bw-lump-map .span').nth(3).tap();
      await expect
        .poll(() => page.locator('bw-lump-map .said').textContent(), patience)
        .toMatch(/0x[0-9a-f]+ to 0x/);

      await page.locator('bw-record-table .row').first().waitFor(patience);
      await page.getByRole('button', { name: 'How to filter' }).tap();
      await page.getByText('Words are looked for in all columns.').waitFor();
    },
    minute * 4,
  );
});
