import { openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { accessibilityProblems } from '../support/accessibility.js';

/** The machine may be busy with other tests. */
const patience = { timeout: 20_000 };

const before = tinySource({ branch });

function after(): Uint8Array {
  const map = openAs(branch, before.slice());
  map.lumps.FACES.at(2).smoothingGroups = 5;
  map.lumps.FACES.at(4).smoothingGroups = 6;
  map.lumps.ENTITIES.entities[0]?.set('skyname', 'sky_of_tests');
  return save(map).bytes;
}

const files = [
  { name: 'before.bsp', bytes: before },
  { name: 'after.bsp', bytes: after() },
];

describeInBrowser('the view that compares two files', () => {
  it('lists lumps that differ, and shows both records of a difference side by side, by keyboard alone', async () => {
    const { page } = await openViewer({ files, hash: 'view=compare' });
    const lumps = page.getByRole('tree', { name: 'Lumps' });
    await page.getByText('2 lumps differ').waitFor();
    expect(await lumps.getByRole('treeitem').count()).toBe(2);
    await lumps.focus();
    await page.keyboard.press('End');
    const list = page.getByRole('listbox', { name: 'Differences' });
    await expect.poll(() => list.getByRole('option').count(), patience).toBe(2);
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const row = page.getByRole('row').filter({ hasText: 'smoothingGroups' });
    await row.waitFor();
    await expect.poll(() => row.getByRole('cell').last().textContent(), patience).toContain('6');
    expect(await row.getAttribute('class')).toBe('differs');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'FACES[4]', exact: true }).first().click();
    await expect.poll(() => page.url(), patience).toMatch(/view=file&at=FACES&index=4/);
    // Back where one was, without comparing anew.
    await page.goBack();
    await row.waitFor();
  }, 90_000);

  it('opens the right file at the record, and compares it with the left one then', async () => {
    const { page } = await openViewer({ files, hash: 'view=compare' });
    await page.getByRole('tree', { name: 'Lumps' }).getByText('FACES').click();
    await page.getByRole('listbox', { name: 'Differences' }).getByRole('option').first().click();
    await page.getByRole('button', { name: 'FACES[2]', exact: true }).last().click();
    await expect.poll(() => page.url(), patience).toMatch(/view=file&at=FACES&index=2/);
    expect(await page.title()).toContain('after.bsp');
    await page.goto(page.url().replace(/#.*/, '#view=compare'));
    await page.getByText('2 lumps differ').waitFor();
  }, 90_000);

  it('asks for a second file, which may be dropped on it', async () => {
    const { page } = await openViewer({
      files: files.slice(0, 1),
      hash: 'view=compare',
      colorScheme: 'dark',
      viewport: { width: 820, height: 1180 },
    });
    await page.getByRole('button', { name: 'Choose a file…' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.evaluate(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'other.bsp'));
        const view = document.querySelector('bw-app')?.shadowRoot?.querySelector('bw-compare-view');
        const given = { bubbles: true, composed: true, cancelable: true, dataTransfer: transfer };
        view?.dispatchEvent(new DragEvent('dragover', given));
        view?.dispatchEvent(new DragEvent('drop', given));
      },
      [...after()],
    );
    await page.getByText('2 lumps differ').waitFor();
    expect(await page.title()).toContain('before.bsp');
    expect(await page.getByText('Drop to').count()).toBe(0);
    await page.getByRole('tree', { name: 'Lumps' }).getByText('ENTITIES').click();
    await page.getByRole('listbox', { name: 'Differences' }).getByRole('option').first().click();
    await page.getByRole('row').filter({ hasText: 'sky_of_tests' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider).toBe(false);
  }, 90_000);

  it('says in words why a file can not be compared', async () => {
    const { page } = await openViewer({
      files: [
        files[0] as (typeof files)[number],
        { name: 'notes.txt', bytes: new TextEncoder().encode('nothing of the kind') },
      ],
      hash: 'view=compare',
    });
    await page
      .getByText(/no format known here/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Other file…' }).waitFor();
  }, 90_000);
});
