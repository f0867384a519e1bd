import { type GameMap, open, registryEntry, save } from '@brushwork/formats';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { bytesOfText } from '../support/source-map.js';

const minute = 60_000;

/** Two rooms that don't see each other, side by side along the x axis, and a trigger in the western one. */
async function tinyMap(): Promise<{
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly map: GameMap;
}> {
  const branch = await registryEntry('valve/orange-box').load();
  const map = await open(tinySource({ branch }));
  // Two clusters; of each, where its two rows are; a row of what each sees, which is itself alone.
  const numbers = [2, 20, 20, 21, 21];
  const visibility = Uint8Array.from([...numbers.flatMap((number) => [number, 0, 0, 0]), 0b01, 0b10]);
  map.lump('VISIBILITY').setBytes(visibility);
  const entities = [
    { classname: 'worldspawn' },
    { classname: 'info_player_start', origin: '-64 48 24' },
    { classname: 'trigger_multiple', targetname: 'gate_trigger', model: '*1', origin: '-32 52 0' },
    { classname: 'logic_relay', targetname: 'nowhere' },
  ];
  const text = entities
    .map(
      (pairs) =>
        `{\n${Object.entries(pairs)
          .map(([key, value]) => `"${key}" "${value}"\n`)
          .join('')}}\n`,
    )
    .join('');
  map.lump('ENTITIES').setBytes(bytesOfText(`${text}\0`));
  return { name: 'tiny.bsp', bytes: save(map).bytes, map };
}

const tiny = await tinyMap();

/** How many faces the leaves of a cluster list, each counted once. */
function facesOf(cluster: number): number {
  const faces = new Set<number>();
  const { LEAVES, LEAF_FACES } = tiny.map.lumps as unknown as Record<
    'LEAVES' | 'LEAF_FACES',
    { readonly length: number; object(i: number): Record<string, number>; at(i: number): number }
  >;
  for (let i = 0; i < LEAVES.length; i++) {
    const leaf = LEAVES.object(i);
    if (leaf['cluster'] !== cluster) continue;
    for (let k = 0; k < (leaf['faceCount'] ?? 0); k++) faces.add(LEAF_FACES.at((leaf['firstFace'] ?? 0) + k));
  }
  return faces.size;
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
}

function soon<T>(read: () => T | Promise<T>) {
  return expect.poll(read, { timeout: 20_000 });
}

function place(page: Page): URLSearchParams {
  return new URLSearchParams(new URL(page.url()).hash.slice(1));
}

/** What a part of the page says, with single spaces. */
async function words(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => {
    const textOf = (node: Node): string => {
      if (node instanceof HTMLStyleElement) return '';
      if (node instanceof Text) return node.data;
      return [...((node as Element).shadowRoot ?? node).childNodes].map(textOf).join(' ');
    };
    return textOf(element).replace(/\s+/g, ' ').trim();
  });
}

const seen = (page: Page): Promise<string> => words(page, 'bw-seen-section');
const status = (page: Page): Promise<string> => words(page, 'bw-world-status');

async function goTo(page: Page, text: string): Promise<void> {
  await page.locator('bw-world-view canvas').focus();
  await page.keyboard.press('g');
  await page.getByRole('combobox', { name: 'Where to go' }).fill(text);
  await page.keyboard.press('Enter');
}

const fromWest = 'view=world&camera=-80,52,8,0,0';

describeInBrowser('the space of a map', () => {
  it(
    'shows what would be drawn from where one is, or from a point that is kept, in numbers and words',
    async () => {
      const { page } = await openViewer({ files: [tiny], hash: fromWest });
      await settled(page);
      await soon(() => status(page)).toMatch(/-80 52 8 .*leaf \d+, cluster 1, area 1/);
      const visible = page.getByRole('checkbox', { name: 'What the engine would draw from here' });
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('v');
      await soon(() => visible.isChecked()).toBe(true);
      const west = `Cluster 1 Area 1 Seen from there Clusters 1 of 2 Leaves \\d+ of 46 Surfaces ${facesOf(1)} of 28`;
      await soon(() => seen(page)).toMatch(new RegExp(west));
      // Four displacements, and the six sides of what moves.
      expect(await seen(page)).toContain('10 surfaces are in no leaf’s list');

      // It is kept while one goes to the other room, and goes along again afterwards.
      await page.keyboard.press('b');
      await goTo(page, 'setpos 64 40 48;setang 0 180 0');
      await soon(() => status(page)).toMatch(/64 40 48 yaw 180 °, pitch 0 ° leaf \d+, cluster 0, area 2/);
      expect(await seen(page)).toMatch(new RegExp(west));
      expect(await status(page)).toContain('seen from the point kept');
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('b');
      await soon(() => seen(page)).toMatch(new RegExp(`Cluster 0 .*Surfaces ${facesOf(0)} of 28`));

      // In the wall between the rooms nothing is known.
      await goTo(page, '-4 0 48');
      await soon(() => seen(page)).toContain('in something solid or outside the map');
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('v');
      await soon(() => seen(page)).not.toContain('Seen from there');
    },
    minute * 3,
  );

  it(
    'is gone to: by leaf, by name, by record; what isn’t there is said in words',
    async () => {
      const { page } = await openViewer({ files: [tiny], hash: fromWest });
      await settled(page);
      const problem = page.locator('bw-jump-box [role="alert"]');
      const refused = async (text: string, why: RegExp): Promise<void> => {
        await goTo(page, text);
        await soon(() => problem.textContent({ timeout: 1000 }).catch(() => '')).toMatch(why);
        await page.keyboard.press('Escape');
      };
      await goTo(page, 'leaf 13');
      await soon(() => status(page)).toContain('leaf 13, cluster 0');
      await refused('leaf 4000', /there is no leaf 4000/);
      await refused('entity 99', /no entity 99: the map has 4, from 0 to 3/);
      await refused('nobody', /No entity has “nobody”/);
      await refused('nowhere', /logic_relay, is at no point of the world/);
      await refused('FACES[38]', /no FACES\[38\]: there are 38, from 0 to 37/);
      await refused('NOTHING[1]', /no lump NOTHING/);
      await refused('1 2', /three numbers/);

      await goTo(page, 'gate_tr');
      await soon(() => [place(page).get('at'), place(page).get('index')]).toEqual(['ENTITIES', '2']);
      await goTo(page, 'faces[3]');
      await soon(() => [place(page).get('at'), place(page).get('index')]).toEqual(['FACES', '3']);

      // Of what is offered one is chosen with the arrow keys.
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('g');
      await page.getByRole('combobox', { name: 'Where to go' }).fill('player');
      await page.getByRole('option', { name: /info_player_start/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await soon(() => [place(page).get('at'), place(page).get('index')]).toEqual(['ENTITIES', '1']);
    },
    minute * 3,
  );

  it(
    'has layers that are made when they are shown, that are remembered, and that lead to what they are of',
    async () => {
      const { page } = await openViewer({
        files: [tiny],
        hash: fromWest,
        viewport: { width: 820, height: 1180 },
        colorScheme: 'dark',
      });
      await settled(page);
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('l');
      const layer = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
      expect(await words(page, 'bw-layers-section')).not.toMatch(/Triggers 1/);
      await layer('Triggers').check();
      await soon(() => words(page, 'bw-layers-section')).toMatch(/Triggers 1/);
      await layer('Leaf boxes').check();
      await soon(() => words(page, 'bw-layers-section')).toMatch(/Leaf boxes 45/);
      await layer('Leaf boxes').uncheck();
      await layer('Point entities').check();
      await soon(() => place(page).get('layers')?.split(',')).toEqual(
        expect.arrayContaining(['world', 'trigger', 'entities']),
      );
      expect(place(page).get('layers')).not.toContain('leaf');
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('Enter');
      await soon(() => words(page, 'bw-selection-card')).toMatch(
        /ENTITIES\[2\].*Entity trigger_multiple.*Name gate_trigger/,
      );
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.reload();
      await settled(page);
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('l');
      await soon(() => layer('Triggers').isChecked()).toBe(true);
      await soon(() => words(page, 'bw-layers-section')).toMatch(/Triggers 1/);
    },
    minute * 3,
  );

  it(
    'colours surfaces by numbers, which the card and the place under the mouse tell; keys are listed',
    async () => {
      const { page } = await openViewer({
        files: [tiny],
        hash: 'view=world&camera=-64,0,48,0,89&mode=cluster',
      });
      await settled(page);
      const colours = page.locator('bw-world-toolbar select');
      expect(await colours.inputValue()).toBe('cluster');
      const box = await page.locator('bw-world-view canvas').boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      // Below is a displacement, which is in no leaf’s list; beside it the floor of the western room.
      await soon(async () => {
        await page.mouse.move(x, y);
        await page.mouse.move(x + 2, y);
        return words(page, 'bw-group-legend');
      }).toMatch(/In no cluster|Cluster 1/);
      await goTo(page, '64 40 48 89 0');
      await soon(async () => {
        await page.mouse.move(x, y);
        await page.mouse.move(x + 2, y);
        return words(page, 'bw-group-legend');
      }).toBe('Cluster 0');
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('Enter');
      await soon(() => words(page, 'bw-selection-card')).toMatch(/FACES\w*\[\d+\].*Cluster 0/);
      await colours.selectOption('record');
      await soon(() => place(page).get('mode')).toBe('record');
      expect(await colours.locator('option').allTextContents()).not.toContain('By cell');
      await page.locator('bw-world-view canvas').focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await soon(() => page.getByRole('dialog', { name: 'Keys' }).isVisible()).toBe(false);
    },
    minute * 3,
  );
});
