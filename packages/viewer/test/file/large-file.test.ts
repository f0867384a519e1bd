import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { MEGA, ROWS, writeLargeMap } from './large-map.js';

const patience = { timeout: 30_000 };

let folder = '';
let file = '';
let size = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'brushwork-large-'));
  file = path.join(folder, 'large.bsp');
  size = await writeLargeMap(file);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Counts bytes of the file that the server sends. */
function countBytes(page: Page): () => number {
  let sum = 0;
  page.on('response', (response) => {
    if (response.url().includes('/files/0/')) sum += Number(response.headers()['content-length']);
  });
  return () => sum;
}

/** Memory of the scripts of the page, of which there is no garbage, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

describeInBrowser('a file of 200 MB', () => {
  it('is opened by slices: its end is seen without its being read', async () => {
    expect(size).toBeGreaterThan(200 * MEGA);
    const { page } = await openViewer({ hash: 'view=file' });
    const empty = await heapOf(page);
    const viewer = await openViewer({ files: [file], hash: 'view=file' });
    const sent = countBytes(viewer.page);
    await viewer.page.reload();
    await viewer.page
      .locator('bw-lump-list')
      .getByRole('link', { name: 'DRAW_INDICES', exact: true })
      .waitFor(patience);
    await viewer.page.waitForLoadState('networkidle');
    expect(sent()).toBeGreaterThan(0);
    expect(sent()).toBeLessThan(5 * MEGA);

    // All of its bytes, from the first to the last.
    const hex = viewer.page.locator('bw-hex-view [role=grid]');
    const status = viewer.page.locator('bw-hex-view .status');
    await hex.focus();
    await viewer.page.keyboard.press('Control+End');
    await expect.poll(() => status.textContent(), patience).toContain(`0x${(size - 1).toString(16)}`);
    await expect
      .poll(() => viewer.page.locator('bw-hex-view .byte').last().textContent(), patience)
      .toBe('ab');
    await viewer.page.keyboard.press('Control+Home');
    await expect.poll(() => status.textContent(), patience).toContain('0x0');
    expect(sent()).toBeLessThan(6 * MEGA);

    // All rows of a table, of which its lump alone is read.
    await viewer.page
      .locator('bw-lump-list')
      .getByRole('link', { name: 'DRAW_INDICES', exact: true })
      .click();
    const grid = viewer.page.locator('bw-record-table [role=grid]');
    await expect.poll(() => grid.getAttribute('aria-rowcount'), patience).toBe(String(ROWS + 1));
    await grid.focus();
    await viewer.page.keyboard.press('Control+End');
    const last = viewer.page.locator('bw-record-table .row:not(.heading)').last();
    await expect
      .poll(() => last.textContent(), patience)
      .toMatch(/4[ ,.\u00a0\u202f]?999[ ,.\u00a0\u202f]?999.*12345/s);
    expect(sent()).toBeLessThan(ROWS * 2 + 10 * MEGA);
    expect((await heapOf(viewer.page)) - empty).toBeLessThan(32 * MEGA);
  }, 180_000);
});
