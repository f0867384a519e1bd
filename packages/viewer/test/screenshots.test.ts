import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, type OpenViewerOptions, openViewer } from './browser/open-viewer.js';
import { boxFontName } from './support/box-font.js';
import { fontsOf, writeInBoxes } from './support/fixed-fonts.js';
import { differenceFromGolden, isUpdating, type Tolerance } from './support/golden-picture.js';
import { bytesOfText, sourceMapWith } from './support/source-map.js';

/*
 * What the viewer looks like, on maps of our own: pictures in golden/viewer, each pixel of which is the mean of a square,
 * and where the parts of each view are (golden/viewer/layout.json). Text is written in a font that is made for the tests, a
 * box for each letter, so that the fonts of a machine don't matter. UPDATE_GOLDEN=1 writes both anew.
 */

const sample = path.resolve(import.meta.dirname, '../../cli/sample/courtyard.bsp');
const layoutFile = path.resolve(import.meta.dirname, '../../../golden/viewer/layout.json');

/** Of the world, whose edges other versions of the browser smooth in other ways. */
const ofWorld: Tolerance = { block: 2, threshold: 0.1, share: 0.01 };
/** Of pages, whose fields and boxes to tick other versions of the browser draw in other ways. */
const ofPage: Tolerance = { block: 1, threshold: 0.04, share: 0.002 };
/** How far the edge of a part may be from where it was, in pixels. */
const MOVED = 3;

type Box = readonly [left: number, top: number, right: number, bottom: number];
type Layout = Record<string, Record<string, Box>>;

const before = tinySource({ branch });

function changed(): Uint8Array {
  const map = openAs(branch, before.slice());
  map.lumps.FACES.at(2).smoothingGroups = 5;
  map.lumps.FACES.at(4).smoothingGroups = 6;
  return save(map).bytes;
}

async function broken(): Promise<Uint8Array> {
  const text = '{\n"classname" "worldspawn"\n"alone"\n}\n{\n"classname" "func_door"\n"model" "*99"\n}\n\0';
  return sourceMapWith({ ENTITIES: bytesOfText(text) });
}

interface Shown {
  readonly name: string;
  readonly options: () => Promise<OpenViewerOptions> | OpenViewerOptions;
  /** Waits until it is as it stays. */
  readonly ready: (page: Page) => Promise<unknown>;
  /** Parts whose places are compared. */
  readonly parts: readonly string[];
  /** The part that is drawn, where it is the world. */
  readonly world?: string;
}

const patience = { timeout: 60_000 };
const camera = 'camera=0,-560,150,90,8';

async function worldThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('world-shown').length > 0,
    undefined,
    patience,
  );
  await page.locator('bw-world-work div').waitFor({ state: 'detached', ...patience });
  await page.waitForTimeout(500);
}

const shown: readonly Shown[] = [
  ...(['light', 'dark'] as const).map(
    (colorScheme): Shown => ({
      name: `welcome-${colorScheme}`,
      options: () => ({ colorScheme }),
      ready: (page) => page.getByRole('heading', { name: 'Drop a map' }).waitFor(patience),
      parts: ['bw-top-bar', 'bw-welcome section', 'bw-welcome bw-open-button'],
    }),
  ),
  {
    name: 'world-light',
    options: () => ({ files: [sample], hash: `view=world&${camera}` }),
    ready: worldThere,
    parts: ['bw-world-toolbar', 'bw-world-panel', 'bw-world-view canvas', 'bw-world-status'],
    world: 'bw-world-view canvas',
  },
  {
    name: 'world-layers-dark',
    options: () => ({
      files: [sample],
      colorScheme: 'dark',
      hash: `view=world&${camera}&layers=world,models,props,decals,liquids,lights&mode=materials&at=ENTITIES&index=9`,
    }),
    ready: async (page) => {
      await worldThere(page);
      await page.locator('bw-selection-card').waitFor(patience);
    },
    parts: ['bw-world-toolbar', 'bw-world-panel', 'bw-world-view canvas', 'bw-selection-card'],
    world: 'bw-world-view canvas',
  },
  ...(['light', 'dark'] as const).map(
    (colorScheme): Shown => ({
      name: `file-${colorScheme}`,
      options: () => ({
        files: [sample],
        colorScheme,
        hash: 'view=file&at=BRUSHES&index=40&field=material',
      }),
      ready: async (page) => {
        await page.locator('bw-hex-view .byte.chosen').first().waitFor(patience);
        await page.locator('bw-record-table .row.selected').waitFor(patience);
      },
      parts: ['bw-lump-map', 'bw-part-tree', 'bw-record-table', 'bw-hex-view', 'bw-record-detail'],
    }),
  ),
  {
    name: 'entities-light',
    options: () => ({ files: [sample], hash: 'view=entities&at=ENTITIES&index=9' }),
    ready: (page) => page.getByRole('heading', { name: /^script_brushmodel/ }).waitFor(patience),
    parts: ['bw-entities-view .tools', 'bw-entities-view .list', 'bw-entity-details'],
  },
  {
    name: 'issues-dark',
    options: async () => ({
      files: [{ name: 'broken.bsp', bytes: await broken() }],
      colorScheme: 'dark',
      hash: 'view=issues',
    }),
    ready: async (page) => {
      const tree = page.getByRole('tree', { name: 'Issues' });
      await tree.getByRole('treeitem').filter({ hasText: 'ENTITIES[0]' }).first().click(patience);
      await page.getByText('How it comes about').waitFor(patience);
    },
    parts: ['bw-issues-view .tools', 'bw-issues-view .list', 'bw-issues-view .detail'],
  },
  {
    name: 'compare-light',
    options: () => ({
      files: [
        { name: 'before.bsp', bytes: before },
        { name: 'after.bsp', bytes: changed() },
      ],
      hash: 'view=compare',
    }),
    ready: async (page) => {
      const lumps = page.getByRole('tree', { name: 'Lumps' });
      await lumps.getByRole('treeitem').first().click(patience);
      const list = page.getByRole('listbox', { name: 'Differences' });
      await list.getByRole('option').first().click(patience);
      await page.getByRole('row').filter({ hasText: 'smoothingGroups' }).waitFor(patience);
    },
    parts: ['bw-compare-lumps', 'bw-change-list', 'bw-change-detail'],
  },
];

async function boxOf(part: Locator): Promise<Box | undefined> {
  const box = await part.first().boundingBox();
  if (box === null) return undefined;
  const { height, width, x, y } = box;
  return [x, y, x + width, y + height].map(Math.round) as unknown as Box;
}

/** What isn't where it was. */
function movedParts(now: Record<string, Box>, kept: Record<string, Box> | undefined): string[] {
  const names = new Set([...Object.keys(now), ...Object.keys(kept ?? {})]);
  return [...names].flatMap((name) => {
    const [a, b] = [now[name], kept?.[name]];
    if (a === undefined) return [`${name} is gone`];
    if (b === undefined) return [`${name} is new: UPDATE_GOLDEN=1 writes where it is`];
    return a.some((edge, i) => Math.abs(edge - (b[i] as number)) > MOVED)
      ? [`${name} is at ${a.join(' ')}, was at ${b.join(' ')}`]
      : [];
  });
}

/** Waits until the page looks the same for a while: rows of a table come after their titles. */
async function still(page: Page): Promise<void> {
  let before: Buffer | undefined;
  for (let i = 0; i < 20; i++) {
    await page.waitForTimeout(600);
    const now = await page.screenshot({ animations: 'disabled' });
    if (before?.equals(now) === true) return;
    before = now;
  }
}

/** Opens a view in the window that pictures are taken of, and waits until it is as it stays. */
async function opened({ options, ready }: Shown): Promise<Page> {
  const { page } = await openViewer({
    viewport: { width: 1000, height: 700 },
    prepare: writeInBoxes,
    ...(await options()),
  });
  await ready(page);
  await page.mouse.move(0, 0);
  await still(page);
  return page;
}

/** The picture that is compared: of the world, or of the whole page. */
async function pictureOf(page: Page, { world }: Shown): Promise<Uint8Array> {
  // What lies over the world has pictures of its own.
  if (world !== undefined)
    for (const card of await page.locator('bw-selection-card').all())
      await card.evaluate((element) => {
        element.style.visibility = 'hidden';
      });
  const picture = world === undefined ? page : page.locator(world);
  return picture.screenshot({ animations: 'disabled' });
}

async function boxesOf(page: Page, { parts }: Shown): Promise<Record<string, Box>> {
  const boxes: Record<string, Box> = {};
  for (const part of parts) {
    const box = await boxOf(page.locator(part));
    if (box !== undefined) boxes[part] = box;
  }
  return boxes;
}

function keptLayout(): Layout {
  return existsSync(layoutFile) ? (JSON.parse(readFileSync(layoutFile, 'utf8')) as Layout) : {};
}

const toleranceOf = ({ world }: Shown): Tolerance => (world === undefined ? ofPage : ofWorld);

describeInBrowser('what the viewer looks like', () => {
  it.each(shown)(
    '$name',
    async (view) => {
      const { name } = view;
      const page = await opened(view);
      const boxes = await boxesOf(page, view);
      const kept = keptLayout();
      if (isUpdating) {
        const sorted = Object.entries({ ...kept, [name]: boxes }).sort(([a], [b]) => (a < b ? -1 : 1));
        writeFileSync(layoutFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
      } else expect(movedParts(boxes, kept[name])).toEqual([]);
      for (const [part, [left, top, right, bottom]] of Object.entries(boxes)) {
        const isInside = left >= 0 && top >= 0 && right <= 1000 && bottom <= 700;
        expect(isInside, `${part} lies inside the window`).toBe(true);
      }
      expect(await fontsOf(page), 'a font of this machine would make another picture').toEqual([boxFontName]);
      expect(differenceFromGolden(name, await pictureOf(page, view), toleranceOf(view))).toBeUndefined();
    },
    180_000,
  );

  // Without these, pictures that can't fail would never be noticed.
  const damages: readonly (readonly [what: string, damage: () => void])[] = [
    [
      'a button is gone',
      () => {
        const bar = document.querySelector('bw-app')?.shadowRoot?.querySelector('bw-top-bar');
        bar?.shadowRoot
          ?.querySelector<HTMLElement>('bw-open-button')
          ?.style.setProperty('visibility', 'hidden');
      },
    ],
    ['a colour is another one', () => document.documentElement.style.setProperty('--panel', '#e8f0ff')],
    ['text is larger', () => document.documentElement.style.setProperty('--text-size', '15px')],
  ];

  it.skipIf(isUpdating).each(damages)(
    'is noticed to be wrong when %s',
    async (_, damage) => {
      const view = shown.find(({ name }) => name === 'entities-light') as Shown;
      const page = await opened(view);
      expect(differenceFromGolden(view.name, await pictureOf(page, view), toleranceOf(view))).toBeUndefined();
      await page.evaluate(damage);
      await page.waitForTimeout(300);
      const difference = differenceFromGolden(view.name, await pictureOf(page, view), toleranceOf(view));
      const moved = movedParts(await boxesOf(page, view), keptLayout()[view.name]);
      expect([...moved, ...(difference === undefined ? [] : [difference])]).not.toEqual([]);
    },
    180_000,
  );

  it.skipIf(isUpdating)(
    'is noticed to be wrong when a part of the world isn’t drawn',
    async () => {
      const view = shown.find(({ name }) => name === 'world-light') as Shown;
      const page = await opened({
        ...view,
        options: () => ({ files: [sample], hash: `view=world&${camera}&layers=world,props,decals,liquids` }),
      });
      expect(
        differenceFromGolden(view.name, await pictureOf(page, view), toleranceOf(view)),
        'the gate is open to be seen through',
      ).toMatch(/looks different/);
    },
    180_000,
  );
});
