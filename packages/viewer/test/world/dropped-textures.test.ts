import path from 'node:path';
import { save } from '@brushwork/formats';
import { encode } from 'fast-png';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { encodeSgi } from '../../../../tools/fixtures/images/encode-sgi.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { paint } from '../../../../tools/fixtures/images/picture.js';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { greyJpg } from '../../../formats/test/image/support/jpg-samples.js';
import {
  ddsBytes,
  miptexBytes,
  vtfBytes,
  wadBytes,
  walBytes,
} from '../../../formats/test/image/support/texture-bytes.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { packBytes } from '../../../ops/test/texture/support/pack-bytes.js';
import { goodMap } from '../../../ops/test/validate/support/good-maps.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { diskFolder } from '../support/disk-folder.js';
import { dropPaths } from '../support/drop-paths.js';

/*
 * Textures that come to a map or a model that is open already: dropped as a file manager does it, in every form in which
 * games have them. They are seen at once, one is told how many there are, and one stays where one was.
 */

const minute = 60_000;
const patience = { timeout: minute };

const red = paint(16, 16, (x, y) => [200 + x, 20, 20 + y, 255]);
const tga = encodeTga(red, { bits: 24, origin: 'top-left', id: '', version: 2 });
const png = encode({ width: 16, height: 16, data: red.data, channels: 4, depth: 8 });
const vtf = vtfBytes(
  { size: [2, 2], format: 0 },
  [200, 10, 10, 255, 10, 200, 10, 255, 1, 2, 3, 255, 9, 9, 9, 255],
);
const vmt = 'LightmappedGeneric { $basetexture "tiny/bricks" }';
const wal = walBytes([16, 16], new Array<number>(16 * 16 * 2).fill(40));
const colours = new Array<number>(256 * 3).fill(0).map((_, i) => (i % 3 === 0 ? 220 : 30));
const miptex = miptexBytes({ name: 'elsewhere', size: [16, 16], colours }, new Array<number>(340).fill(7));
const wad = wadBytes([['elsewhere', 0x43, miptex]]);
const dds = ddsBytes(
  { size: [2, 2], flags: 0x41, bits: 32, masks: [0xff0000, 0xff00, 0xff, 0xff000000] },
  new Array<number>(16).fill(120),
);
const script = 'textures/brushwork/stone\n{\n\t{\n\t\tmap textures/other/red.tga\n\t}\n}\n';

interface Dropped {
  readonly title: string;
  /** The map, by its branch. */
  readonly branch: string;
  /** What lies on the disk. */
  readonly files: Readonly<Record<string, Uint8Array | string>>;
  /** What of it is dropped. */
  readonly drop: readonly string[];
  /** What is told. */
  readonly told: string;
}

const drops: readonly Dropped[] = [
  {
    title: 'a folder of textures (JPG)',
    branch: 'id-software/quake3',
    files: { 'textures/brushwork/stone.jpg': greyJpg },
    drop: ['textures'],
    told: 'A file was added: 1 more material has its image. 1 of 2 materials has an image. Without one: flares/lamp.',
  },
  {
    title: 'a game’s folder with several maps (PNG)',
    branch: 'id-software/quake3',
    files: {
      'base/maps/one.bsp': 'a',
      'base/maps/two.bsp': 'b',
      'base/flares/lamp.png': png,
      'base/textures/brushwork/stone.png': png,
    },
    drop: ['base'],
    told: '2 files were added: 2 more materials have their image. All 2 materials have an image.',
  },
  {
    title: 'an archive (pk3) whose script names the image (TGA)',
    branch: 'id-software/quake3',
    files: {
      'pak0.pk3': buildZip([
        { name: 'scripts/all.shader', content: script },
        { name: 'textures/other/red.tga', content: tga, method: 8 },
      ]),
    },
    drop: ['pak0.pk3'],
    told: 'A file was added: 1 more material has its image. 1 of 2 materials has an image. Without one: flares/lamp.',
  },
  {
    title: 'an archive (pak) and a loose file (WAL)',
    branch: 'id-software/quake2',
    files: { 'pak1.pak': packBytes({ 'textures/brushwork/floor.wal': wal }), 'wall.wal': wal },
    drop: ['pak1.pak', 'wall.wal'],
    told:
      '2 files were added: 2 more materials have their image. 2 of 4 materials have an image. Without one: ' +
      'brushwork/pool0, brushwork/pool1.',
  },
  {
    title: 'an archive of textures (WAD)',
    branch: 'valve/goldsrc',
    files: { 'made.wad': wad },
    drop: ['made.wad'],
    told: 'A file was added: 1 more material has its image. All 2 materials have an image.',
  },
  {
    title: 'a material’s text and its image (VMT, VTF)',
    branch: 'valve/orange-box',
    files: { 'custom/materials/tiny/wall.vmt': vmt, 'custom/materials/tiny/bricks.vtf': vtf },
    drop: ['custom'],
    told:
      '2 files were added: 1 more material has its image. 1 of 7 materials has an image. Without one: TINY/FLOOR, ' +
      'TINY/POOL, TINY/LAMP and 3 more.',
  },
  {
    title: 'an archive of Source (VPK) with its numbered file',
    branch: 'valve/orange-box',
    files: buildVpk('pak01_dir.vpk', [
      { name: 'materials/tiny/wall.vmt', content: vmt, preload: vmt.length },
      { name: 'materials/tiny/bricks.vtf', content: vtf, part: 0, preload: 20 },
    ]),
    drop: ['pak01_dir.vpk', 'pak01_000.vpk'],
    told:
      '2 files were added: 1 more material has its image. 1 of 7 materials has an image. Without one: TINY/FLOOR, ' +
      'TINY/POOL, TINY/LAMP and 3 more.',
  },
  {
    title: 'a loose file (DDS)',
    branch: 'infinity-ward/call-of-duty',
    files: { 'wall.dds': dds },
    drop: ['wall.dds'],
    told: 'A file was added: 1 more material has its image. 1 of 2 materials has an image. Without one: textures/test/trim.',
  },
];

/** Waits until the world is there, with what clicking needs. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('world-shown').length > 0, undefined, {
    timeout: minute,
  });
  await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: minute });
}

function mapOf(branch: string): { readonly name: string; readonly bytes: Uint8Array } {
  return { name: 'open.bsp', bytes: save(goodMap(branch)).bytes };
}

/** Looks elsewhere, selects what is in the middle, and waits until the address says both. */
async function selectSomething(page: Page): Promise<URLSearchParams> {
  const place = (): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));
  const box = await page.locator('bw-world-view canvas').boundingBox();
  if (box === null) throw new Error('there is no picture');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press('Enter');
  await expect.poll(() => place().get('camera'), patience).not.toBeNull();
  await page.waitForTimeout(600);
  return place();
}

describeInBrowser('textures that are dropped on an open map', () => {
  it.each(drops)(
    'as $title are on its surfaces at once',
    async ({ branch, drop, files, told }) => {
      const { page } = await openViewer({ files: [mapOf(branch)] });
      await settled(page);
      const before = await selectSomething(page);
      const canvas = page.locator('bw-world-view canvas');
      const plain = await canvas.screenshot();
      const folder = diskFolder(files);
      await dropPaths(
        page,
        drop.map((name) => path.join(folder, name)),
      );
      await page.getByRole('status').filter({ hasText: told }).waitFor(patience);
      await page.locator('bw-world-work div').waitFor({ state: 'detached', ...patience });
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(async () => (await canvas.screenshot()).equals(plain), patience).toBe(false);
      const after = new URLSearchParams(new URL(page.url()).hash.slice(1));
      expect([after.get('camera'), after.get('at'), after.get('index')]).toEqual([
        before.get('camera'),
        before.get('at'),
        before.get('index'),
      ]);
      expect(await page.evaluate(() => performance.getEntriesByName('world-asked').length)).toBe(1);
      expect(await page.locator('h1').first().textContent()).toBe('open.bsp');
    },
    minute * 2,
  );
});

/** The pictures of a model's materials, called as those are: what a library says of them isn't needed. */
const images = {
  'parts/hull_mtl.SGI': encodeSgi(red, { channels: 3, compression: 'run-length', name: 'hull' }),
  'parts/glass_mtl.tga': tga,
  'parts/wlkbase.bmf': libraryFile(),
};

describeInBrowser('textures that are dropped on an open model', () => {
  it(
    'are on its parts at once, with their library (SGI, TGA, BMF)',
    async () => {
      const { page } = await openViewer({ files: [{ name: 'walker.bgf', bytes: walkerFile() }] });
      await settled(page);
      const canvas = page.locator('bw-world-view canvas');
      const plain = await canvas.screenshot();
      const folder = diskFolder(images);
      // One after the other, as files: a library is nothing to be opened in place of the model.
      await dropPaths(page, [
        path.join(folder, 'parts/wlkbase.bmf'),
        path.join(folder, 'parts/hull_mtl.SGI'),
      ]);
      await page
        .getByRole('status')
        .filter({ hasText: '2 files were added: 1 more material has its image.' })
        .waitFor(patience);
      await dropPaths(page, [path.join(folder, 'parts/glass_mtl.tga')]);
      await page
        .getByRole('status')
        .filter({ hasText: 'A file was added: 1 more material has its image.' })
        .waitFor(patience);
      expect(await page.getByRole('status').getByText('2 files were added').count(), 'is told once').toBe(0);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect.poll(async () => (await canvas.screenshot()).equals(plain), patience).toBe(false);
      expect(await page.locator('h1').first().textContent()).toBe('walker.bgf');
      await page
        .locator('bw-textures-section')
        .getByText(/Without an image/)
        .waitFor();
    },
    minute * 3,
  );
});

describeInBrowser('textures that are chosen', () => {
  it(
    'by the buttons of the panel are used as those that are dropped, and what can’t be used is listed',
    async () => {
      const { page } = await openViewer({ files: [mapOf('id-software/quake3')] });
      await settled(page);
      const panel = page.locator('bw-textures-section');
      await panel.getByText('0 of 2 materials have an image.').waitFor(patience);
      const folder = diskFolder({ 'stone.tga': tga, 'broken.pk3': 'no archive', 'lamp.jpg': 'no picture' });
      const choosing = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: 'Add files…' }).click();
      await (await choosing).setFiles(
        ['stone.tga', 'broken.pk3', 'lamp.jpg'].map((name) => path.join(folder, name)),
      );
      await panel.getByText('1 of 2 materials has an image.').waitFor(patience);
      await panel.getByText('Without an image (1)').click();
      await panel.getByText('flares/lamp', { exact: true }).waitFor();
      await panel.getByText('Can’t be used (2)').click();
      await panel.getByText(/^broken\.pk3: can’t be read/).waitFor();
      await panel.getByText(/^flares\/lamp\.jpg/).waitFor();
    },
    minute * 3,
  );

  it(
    'while another view is shown are there when the world is',
    async () => {
      const { page } = await openViewer({ files: [mapOf('id-software/quake3')], hash: 'view=file' });
      await page.locator('bw-part-tree').getByText('FACES', { exact: true }).waitFor(patience);
      const folder = diskFolder({ 'textures/brushwork/stone.tga': tga });
      await dropPaths(page, [path.join(folder, 'textures')]);
      await page
        .getByRole('status')
        .filter({
          hasText: 'A file was added beside open.bsp: the world uses what it needs when it is shown.',
        })
        .waitFor(patience);
      await page.getByRole('button', { name: 'World', exact: true }).click();
      await page.locator('bw-textures-section').getByText('1 of 2 materials has an image.').waitFor(patience);
    },
    minute * 3,
  );
});
