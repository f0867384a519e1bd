import { openAs, PakDocument, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { expect, it } from 'vitest';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
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

/** A map that brings files along in which a letter stands. */
async function withFiles(letter: string): Promise<Uint8Array> {
  const map = openAs(branch, before.slice());
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const pixels = new Uint8Array(16).fill(letter.charCodeAt(0));
  const packed: [string, Uint8Array][] = [
    ['materials/wall.vmt', bytesOf(`Lit\n{\n"$basetexture" "<b>${letter}</b>"\n}\n`)],
    ['materials/wall.tga', encodeTga({ width: 2, height: 2, data: pixels })],
    ['maps/graph.ain', Uint8Array.of(1, letter.charCodeAt(0), 3)],
  ];
  for (const [name, bytes] of packed) map.lumps.PAKFILE.document.add(name, await PakDocument.pack(bytes));
  map.lumps.ENTITIES.setBytes(Uint8Array.from([...bytesOf(`// ${letter}\n`), ...map.lumps.ENTITIES.bytes]));
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

  it('never shows a difference under the name of another part while that is still read', async () => {
    const { page } = await openViewer({
      files,
      hash: 'view=compare&part=FACES&difference=0',
      prepare: (opening) => slowAnswers(opening, 1500),
    });
    await page.getByRole('row').filter({ hasText: 'smoothingGroups' }).waitFor({ timeout: 60_000 });
    await page.evaluate(() => {
      location.hash = 'view=compare&part=ENTITIES&difference=0';
    });
    await page.getByRole('heading', { name: 'ENTITIES' }).first().waitFor();
    expect(await page.getByRole('row').filter({ hasText: 'smoothingGroups' }).count()).toBe(0);
    await page.getByRole('row').filter({ hasText: 'sky_of_tests' }).waitFor();
  }, 120_000);

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

  it('shows the content of packed files: lines of text, both pictures, bytes; and the text of entities', async () => {
    const { page } = await openViewer({
      files: [
        { name: 'before.bsp', bytes: await withFiles('a') },
        { name: 'after.bsp', bytes: await withFiles('b') },
      ],
      hash: 'view=compare&part=PAKFILE',
    });
    const list = page.getByRole('listbox', { name: 'Differences' });
    await list.getByRole('option', { name: 'wall.vmt' }).click();
    const lines = page.getByRole('group', { name: 'Lines that differ' });
    await lines.getByText('"<b>a</b>"').waitFor();
    expect(await lines.locator('tr.removed').count()).toBe(1);
    expect(await lines.locator('tr.added').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await list.getByRole('option', { name: 'wall.tga' }).click();
    await expect
      .poll(
        () =>
          page
            .locator('bw-content-diff')
            .getByRole('img', { name: /^Picture of/ })
            .count(),
        patience,
      )
      .toBe(2);
    await page.getByText('4 of 4 pixels differ').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await list.getByRole('option', { name: 'graph.ain' }).click();
    await page.getByText('+0x1').waitFor();
    await page.getByRole('tree', { name: 'Lumps' }).getByText('ENTITIES').click();
    await page.getByText('The same entities, written in another way').waitFor();
    await lines.getByText('// a').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  }, 120_000);

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
    await page.getByRole('button', { name: 'Compare with another file…' }).waitFor();
  }, 90_000);
});
