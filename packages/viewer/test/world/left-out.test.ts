import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Branch, type Lumps, openAs, save } from '@brushwork/formats';
import { expect, it } from 'vitest';
import { goodMap } from '../../../ops/test/validate/support/good-maps.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

const sample = path.resolve(import.meta.dirname, '../../../cli/sample/courtyard.bsp');
/** Place of DRAW_VERTICES in the directory: its length, in bytes. */
const vertexLength = 8 + 7 * 8;

/** The file as its directory says that some lumps lie behind its end. */
function withoutEnd(branch: Branch, bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const cut = bytes.slice();
  const { byteOrder, head } = openAs(branch, cut);
  const lost = names.map((name) => (branch.lumps as Lumps)[name]?.index);
  branch.container.writeEntries(
    cut,
    head.entries.map(({ index, length, offset }) =>
      lost.includes(index) ? { index, offset: cut.length, length: 480 } : { index, offset, length },
    ),
    byteOrder,
  );
  return cut;
}

describeInBrowser('a map of which nothing can be drawn', () => {
  it('says below the world how much was left out, and leads to why', async () => {
    const bytes = new Uint8Array(readFileSync(sample));
    new DataView(bytes.buffer).setUint32(vertexLength, 0, true);
    const { page } = await openViewer({ files: [{ name: 'bare.bsp', bytes }] });
    const link = page.locator('bw-world-status').getByRole('link', { name: 'left out' });
    await link.waitFor({ timeout: 60_000 });
    expect(await link.textContent()).toMatch(/^\s*3\d\d surfaces left out\s*$/);
    // And in the middle of the empty picture, in words.
    const words = page.locator('bw-nothing-drawn');
    await words.getByRole('heading', { name: 'No surface of this map can be drawn.' }).waitFor();
    expect(await words.getByRole('status').textContent()).toMatch(
      /All 3\d\d surfaces are left out\. The first reason: /,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await words.getByRole('link', { name: 'File' }).click();
    await page.locator('bw-part-tree').waitFor({ timeout: 60_000 });
    await page.goBack();
    await words.getByRole('link', { name: 'Issues' }).waitFor({ timeout: 60_000 });
    await link.click();
    const issues = page.getByRole('tree', { name: 'Issues' });
    await issues.getByRole('treeitem').first().waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).hash).toContain('view=issues');
  }, 150_000);

  it('tells what is cut off from what is not stored', async () => {
    const map = goodMap('id-software/quake2');
    const bytes = withoutEnd(map.branch, save(map).bytes, ['LIGHTING', 'VISIBILITY', 'BRUSH_SIDES']);
    const { page } = await openViewer({ files: [{ name: 'cut.bsp', bytes }], hash: 'view=world' });
    const light = page.locator('bw-light-section');
    await light.getByText('Baked light is stored, but it is cut off').waitFor({ timeout: 60_000 });
    expect(await light.textContent()).not.toContain('has no baked light');
    await page.getByLabel('What the engine would draw from here').check();
    const seen = page.locator('bw-seen-section');
    await seen.getByText(/is stored, but it isn’t known: VISIBILITY is cut off/).waitFor({ timeout: 60_000 });
    expect(await seen.textContent()).not.toContain('stores no visibility');
    // A layer that was made of what is lost isn't one of nothing.
    const layers = page.locator('bw-layers-section');
    await layers.getByLabel('Clip').check();
    await layers
      .getByText(/BRUSH_SIDES is cut off: .* the layer “clip” is made of it/)
      .waitFor({ timeout: 60_000 });
    expect(await layers.locator('label', { hasText: 'Clip' }).locator('.count').textContent()).toBe('lost');
    await layers.getByLabel('Leaf boxes').check();
    await expect
      .poll(() => layers.locator('label', { hasText: 'Leaf boxes' }).locator('.count').textContent())
      .toMatch(/^\d/);
    await page.goto(`${page.url().split('#')[0]}#view=file&at=VISIBILITY`);
    await page.getByText(/rows are stored, but VISIBILITY is cut off/).waitFor({ timeout: 60_000 });
  }, 150_000);
});
