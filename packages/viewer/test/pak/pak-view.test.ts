import { expect, it } from 'vitest';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { storedZip } from '../../../../tools/fixtures/valve/bytes/stored-zip.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

const page_ = '<script>document.title = "taken over"</script>';
const zip = storedZip(
  [
    { name: 'materials/wall.tga', bytes: encodeTga(platesPicture(16, 8)) },
    { name: 'pages/<i>index</i>.html', bytes: bytesOfText(page_) },
    { name: 'pages/drawing.svg', bytes: bytesOfText(`<svg onload="document.title='taken over'"/>`) },
    { name: 'bytes.dat', bytes: Uint8Array.of(0xde, 0xad, 0xbe, 0xef) },
  ],
  'XZP1 0',
);
const file = { name: 'packed.bsp', bytes: await sourceMapWith({ PAKFILE: zip }) };

describeInBrowser('the view of packed files', () => {
  it('draws pictures, shows pages as their source and all else as bytes', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=pak' });
    const tree = page.getByRole('tree', { name: 'Files' });
    await tree.getByText('wall.tga').click();
    const canvas = page.getByRole('img', { name: 'Picture of 16 by 8 pixels' });
    await canvas.waitFor();
    const colours = await canvas.evaluate((element) => {
      const context = (element as HTMLCanvasElement).getContext('2d') as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, 16, 8);
      return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(i * 4, i * 4 + 4).join()))
        .size;
    });
    expect(colours).toBeGreaterThan(1);
    await tree.getByText('i>.html').click();
    await page.getByText(page_).waitFor();
    await tree.getByText('drawing.svg').click();
    await page.getByText('<svg onload').waitFor();
    await tree.getByText('bytes.dat').click();
    await page.getByText('de ad be ef').waitFor();
    expect(await page.title()).toContain('packed.bsp');
    expect(await accessibilityProblems(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('bytes.dat');
  }, 90_000);

  it('packs them once, however often that is asked for meanwhile', async () => {
    const { page } = await openViewer({
      files: [file],
      hash: 'view=pak',
      prepare: (opening) => slowAnswers(opening, 1000),
    });
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    const all = page.getByRole('button', { name: 'Download all as zip' });
    await all.waitFor({ timeout: 30_000 });
    await all.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      element.click();
    });
    await expect.poll(() => names.length).toBeGreaterThan(0);
    await expect.poll(() => all.isEnabled()).toBe(true);
    await page.waitForTimeout(500);
    expect(names).toEqual(['packed-files.zip']);
  }, 90_000);
});
