import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
/** Place of DRAW_VERTICES in the directory: its length, in bytes. */
const vertexLength = 8 + 7 * 8;

describeInBrowser('a map of which nothing can be drawn', () => {
  it('says below the world how much was left out, and leads to why', async () => {
    const bytes = new Uint8Array(readFileSync(sample));
    new DataView(bytes.buffer).setUint32(vertexLength, 0, true);
    const { page } = await openViewer({ files: [{ name: 'bare.bsp', bytes }] });
    const link = page.locator('bw-world-status').getByRole('link', { name: 'left out' });
    await link.waitFor({ timeout: 60_000 });
    expect(await link.textContent()).toMatch(/^\s*3\d\d surfaces left out\s*$/);
    await link.click();
    const issues = page.getByRole('tree', { name: 'Issues' });
    await issues.getByRole('treeitem').first().waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).hash).toContain('view=issues');
  }, 150_000);
});
