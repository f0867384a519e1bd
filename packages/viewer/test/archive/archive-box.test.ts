import path from 'node:path';
import { save } from '@brushwork/formats';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { greyJpg } from '../../../formats/test/image/support/jpg-samples.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { packBytes } from '../../../ops/test/texture/support/pack-bytes.js';
import { goodMap } from '../../../ops/test/validate/support/good-maps.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { diskFolder } from '../support/disk-folder.js';
import { dropPaths } from '../support/drop-paths.js';

const minute = 60_000;
const map = save(goodMap('id-software/quake3')).bytes;
const image = { name: 'textures/brushwork/stone.jpg', content: greyJpg };
const folder = diskFolder({
  'one.pk3': buildZip([{ name: 'maps/gate.bsp', content: map, method: 8 }, image]),
  'two.pk3': buildZip([
    { name: 'maps/gate.bsp', content: map, method: 8 },
    { name: 'maps/arena.bsp', content: map },
    image,
  ]),
  'images.pk3': buildZip([image]),
  'pak0.pak': packBytes({ 'maps/start.bsp': map }),
  ...buildVpk('pak01_dir.vpk', [
    { name: 'maps/yard.bsp', content: map, part: 0 },
    { ...image, part: 1, preload: 9 },
  ]),
});

const title = (page: Page, name: string) =>
  expect.poll(() => page.title(), { timeout: minute }).toBe(`${name} – Brushwork`);

/** A page that waits for a file. */
async function emptyPage(): Promise<Page> {
  const { page } = await openViewer();
  await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor({ timeout: minute });
  return page;
}

describeInBrowser('an archive that is dropped', () => {
  it(
    'is opened as the only map in it, with its images',
    async () => {
      const page = await emptyPage();
      await dropPaths(page, [path.join(folder, 'one.pk3')]);
      await title(page, 'gate.bsp');
      await page.getByText('1 of 2 materials has an image.').waitFor({ timeout: minute });
      await dropPaths(page, [path.join(folder, 'pak0.pak')]);
      // With a map open, an archive is what belongs to it.
      await title(page, 'gate.bsp');
    },
    minute * 2,
  );

  it(
    'of Source is opened with its numbered files, and says what is missing without them',
    async () => {
      const page = await emptyPage();
      const dropped = (...names: readonly string[]) =>
        dropPaths(
          page,
          names.map((name) => path.join(folder, name)),
        );
      await dropped('pak01_dir.vpk');
      await page
        .getByText("lies in pak01_000.vpk, which isn't beside the archive")
        .waitFor({ timeout: minute });
      await page.getByText('Drop the archive together with the numbered files').waitFor();
      await dropped('pak01_000.vpk', 'pak01_001.vpk', 'pak01_dir.vpk');
      await title(page, 'yard.bsp');
      await page.getByText('1 of 2 materials has an image.').waitFor({ timeout: minute });
    },
    minute * 2,
  );

  it(
    'asks which of its maps is meant, by the keyboard alone',
    async () => {
      const page = await emptyPage();
      await dropPaths(page, [path.join(folder, 'two.pk3')]);
      const box = page.getByRole('dialog', { name: 'Open from two.pk3' });
      await box.waitFor({ timeout: minute });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await box.getByRole('listitem').allTextContents()).toHaveLength(2);
      await page.keyboard.type('gate');
      expect(await box.getByRole('listitem').allTextContents()).toHaveLength(1);
      await page.keyboard.press('Enter');
      await title(page, 'gate.bsp');
      await box.waitFor({ state: 'detached' });
    },
    minute * 2,
  );

  it(
    'is left alone when none is chosen',
    async () => {
      const page = await emptyPage();
      await dropPaths(page, [path.join(folder, 'two.pk3')]);
      const box = page.getByRole('dialog', { name: 'Open from two.pk3' });
      await box.waitFor({ timeout: minute });
      await page.keyboard.press('Escape');
      await box.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Drop a map or a model here' }).waitFor();
      expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0);
      await dropPaths(page, [path.join(folder, 'images.pk3')]);
      await page.getByText('is an archive without a map').waitFor({ timeout: minute });
    },
    minute * 2,
  );

  it(
    'is opened from the command’s own server, too',
    async () => {
      const { page } = await openViewer({ files: [path.join(folder, 'pak0.pak')] });
      await title(page, 'start.bsp');
    },
    minute * 2,
  );
});
