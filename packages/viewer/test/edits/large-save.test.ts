import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { open, save } from '@brushwork/formats';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { MEGA, writeLargeMap } from '../file/large-map.js';

const patience = { timeout: 60_000 };
const value = 'a name that is longer than the one before it';

let folder = '';
let file = '';
let expected = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'brushwork-large-'));
  file = path.join(folder, 'large.bsp');
  await writeLargeMap(file);
  expected = await hashOfWhole();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the library writes that has all of the file in memory, with the same edit. */
async function hashOfWhole(): Promise<string> {
  const map = await open(new Uint8Array(readFileSync(file)));
  const { entities } = map.lump('ENTITIES') as unknown as {
    entities: { set(key: string, value: string): void }[];
  };
  entities[1]?.set('origin', value);
  return createHash('sha256').update(save(map).bytes).digest('hex');
}

async function hashOf(download: Download): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(await download.path())) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** The process that runs the page and its workers: how much memory it has had at most since it was last asked, in bytes. */
async function peakOf(page: Page): Promise<() => number | undefined> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  return () => {
    try {
      const peaks = ids.map((id) => {
        const [, kilobytes = '0'] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'latin1')) ?? [];
        writeFileSync(`/proc/${id}/clear_refs`, '5');
        return Number(kilobytes) * 1024;
      });
      return Math.max(...peaks);
    } catch {
      // Only Linux tells.
      return undefined;
    }
  };
}

/** Waits until what opening a file began has come to an end: how much memory it has then. */
async function atRest(page: Page, peak: () => number | undefined): Promise<number> {
  let before = Number.POSITIVE_INFINITY;
  await expect
    .poll(async () => {
      await page.waitForTimeout(4000);
      const now = peak() ?? 0;
      const isAtRest = Math.abs(now - before) < 8 * MEGA;
      before = now;
      return isAtRest;
    }, patience)
    .toBe(true);
  return before;
}

function bytesSent(page: Page): () => number {
  let sum = 0;
  page.on('response', (response) => {
    if (response.url().includes('/files/0/')) sum += Number(response.headers()['content-length']);
  });
  return () => sum;
}

/** Makes the entities longer, and waits for the plan of saving. */
async function edit(page: Page): Promise<void> {
  const field = page.getByLabel('Value of origin', { exact: true });
  await field.fill(value, patience);
  await field.press('Enter');
  await page.getByRole('button', { name: /^1 edit…$/ }).click();
  await page.getByText(/The file (grows|shrinks|keeps)/).waitFor(patience);
}

async function saved(page: Page): Promise<Download> {
  const download = page.waitForEvent('download', patience);
  await page.getByRole('button', { name: 'Save a copy' }).click();
  return download;
}

describeInBrowser('a file of 200 MB whose entities have become longer', () => {
  it('of the user is saved without being in memory, byte for byte as the library writes it', async () => {
    const { page } = await openViewer();
    const chosen = page.waitForEvent('filechooser', patience);
    await page.getByRole('button', { name: /^Open/ }).first().click();
    await (await chosen).setFiles(file);
    await page.locator('bw-top-bar').getByText('large.bsp').first().waitFor(patience);
    await page.goto(page.url().replace(/#.*|$/, '#view=entities&at=ENTITIES&index=1'));
    await page.getByLabel('Value of origin', { exact: true }).waitFor(patience);
    const peak = await peakOf(page);
    const before = await atRest(page, peak);
    await edit(page);
    const planned = (peak() ?? 0) - before;
    const download = await saved(page);
    expect(await hashOf(download)).toBe(expected);
    const most = (peak() ?? 0) - before;
    console.log(
      `planning took ${Math.round(planned / MEGA)} MB at most, saving ${Math.round(most / MEGA)} MB`,
    );
    expect(Math.max(planned, most)).toBeLessThan(100 * MEGA);
  }, 180_000);

  it('of a server is planned without being read, and read once to be saved', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities&at=ENTITIES&index=1' });
    await page.getByLabel('Value of origin', { exact: true }).waitFor(patience);
    const sent = bytesSent(page);
    await edit(page);
    expect(sent()).toBeLessThan(5 * MEGA);
    // What is shown of it as it would be saved isn't read whole, either.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.goto(page.url().replace(/#.*/, '#view=file&at=ENTITIES&index=1&field=origin'));
    await page.locator('bw-hex-view .byte.chosen').first().waitFor(patience);
    expect(sent()).toBeLessThan(10 * MEGA);
    await page.getByRole('button', { name: /^1 edit…$/ }).click();
    expect(await hashOf(await saved(page))).toBe(expected);
    expect(sent()).toBeLessThan(250 * MEGA);
  }, 180_000);
});
