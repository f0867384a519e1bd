import { open } from '@brushwork/formats';
import { expect, it } from 'vitest';
import { describeInBrowser, openViewer } from '../browser/open-viewer.js';
import { slowAnswers } from '../browser/slow-down.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { sourceMapOf } from '../support/source-map.js';

const hostile = '<img src=x onerror="document.title=1">'.replaceAll('"', "'");
const bytes = await sourceMapOf([
  [['classname', 'worldspawn']],
  [
    ['classname', 'trigger_once'],
    ['targetname', 'the_trigger'],
    ['origin', '0 0 64'],
    ['OnTrigger', 'door_1,Open,,0.5,1'],
  ],
  [
    ['classname', 'func_door'],
    ['targetname', 'door_1'],
    ['model', '*1'],
    ['message', hostile],
  ],
  [
    ['classname', 'func_door'],
    ['targetname', 'door_2'],
  ],
]);
const file = { name: 'doors.bsp', bytes };

describeInBrowser('the view of entities', () => {
  it('leads from a door to its trigger, by the keyboard', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('targetname=door*');
    await page.getByText('2 of 4 entities').waitFor();
    const tree = page.getByRole('tree', { name: 'Entities' });
    await tree.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { name: 'func_door door_1' }).waitFor();
    await expect.poll(() => page.url()).toContain('at=ENTITIES&index=2');
    expect(await page.getByLabel('Value of message').inputValue()).toBe(hostile);
    // The same picture leads there by arrow keys, and tells in full what is gone to.
    const picture = page.getByRole('listbox', { name: 'Connected entities' });
    await picture.focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('trigger_once, OnTrigger: Open of door_1 after 0.5 s').waitFor();
    expect(await picture.getByRole('option', { selected: true }).getAttribute('aria-label')).toContain(
      'the_trigger',
    );
    const acting = page.getByRole('table', { name: 'What acts on this entity' });
    await acting.getByRole('button', { name: 'the_trigger' }).press('Enter');
    await page.getByRole('heading', { name: 'trigger_once the_trigger' }).waitFor();
    await page.getByRole('button', { name: '→ door_1' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'func_door door_1' }).waitFor();
    await page.getByRole('button', { name: '→ MODELS[1]' }).click();
    await expect.poll(() => page.url()).toContain('view=file&at=MODELS&index=1');
    expect(await page.title()).toContain('doors.bsp');
  }, 90_000);

  it('changes a value in its place, warns of leaving, and saves a file that differs there alone', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities&at=ENTITIES&index=3' });
    const value = page.getByLabel('Value of targetname');
    await value.fill('door_9');
    await value.press('Enter');
    await page.getByRole('button', { name: '1 edit…' }).click();
    await page.getByText('1 byte of').waitFor();
    // What the browser asks the page before it is left.
    const mayLeave = () =>
      page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await mayLeave()).toBe(false);
    const dialog = page.getByRole('dialog', { name: 'Edits of doors.bsp' });
    await dialog.getByText('door_9').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save a copy' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('doors.bsp');
    await dialog.getByText('doors.bsp went to your downloads').waitFor();
    expect(await mayLeave()).toBe(true);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
    const saved = new Uint8Array(Buffer.concat(chunks));
    const different = [...saved].flatMap((byte, i) => (byte === bytes[i] ? [] : [i]));
    expect(saved.length).toBe(bytes.length);
    expect(different).toHaveLength(1);
    expect(String.fromCharCode(...(await open(saved)).lump('ENTITIES').bytes)).toContain('"door_9"');
    await dialog.getByRole('button', { name: /^Take back/ }).click();
    await dialog.getByText('All edits were taken back').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => value.inputValue()).toBe('door_2');
  }, 90_000);

  it('takes the text of an entity, and says on which line it is wrong', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities&at=ENTITIES&index=3' });
    await page.getByRole('button', { name: 'Edit as text' }).click();
    const area = page.getByLabel('Text of the entity');
    await area.fill('{\n"classname" "func_door"\n"alone"\n}');
    await page.getByText('line 3:').waitFor();
    expect(await page.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await area.fill('{\n"classname" "func_button"\n}');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('heading', { name: 'func_button' }).waitFor();
  }, 90_000);

  it('keeps what was written and not applied, and warns of leaving, until it is discarded', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities&at=ENTITIES&index=3' });
    const mayLeave = () =>
      page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
    await page.getByRole('button', { name: 'Edit as text' }).click();
    const area = page.getByLabel('Text of the entity');
    await area.fill('{\n"classname" "func_button"\n"half"\n}');
    await page.getByText('line 3:').waitFor();
    expect(await mayLeave()).toBe(false);
    const row = (name: string) => page.getByRole('treeitem', { name });
    await row('door_1').click();
    await page.getByRole('heading', { name: 'func_door door_1' }).waitFor();
    expect(await area.count()).toBe(0);
    await row('door_2').click();
    // It is there again, and what is wrong with it.
    await page.getByText('line 3:').waitFor();
    expect(await area.inputValue()).toContain('"half"');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => area.inputValue()).toContain('"door_2"');
    expect(await page.getByText('line 3:').count()).toBe(0);
    expect(await mayLeave()).toBe(true);
  }, 90_000);

  it('shows as text what an edit elsewhere made of it', async () => {
    const { page } = await openViewer({ files: [file], hash: 'view=entities&at=ENTITIES&index=3' });
    const value = page.getByLabel('Value of targetname');
    await value.fill('door_9');
    await value.press('Enter');
    await page.getByRole('button', { name: '1 edit…' }).waitFor();
    await page.getByRole('button', { name: 'Edit as text' }).click();
    const area = page.getByLabel('Text of the entity');
    await expect.poll(() => area.inputValue()).toContain('"door_9"');
    await page.getByRole('button', { name: '1 edit…' }).click();
    await page.getByRole('button', { name: /^Take back/ }).click();
    await page.getByText('All edits were taken back').waitFor();
    await expect.poll(() => area.inputValue()).toContain('"door_2"');
  }, 90_000);

  it('changes what is seen while the next entity is still being read', async () => {
    const { page } = await openViewer({
      files: [file],
      hash: 'view=entities&at=ENTITIES&index=2',
      prepare: (opening) => slowAnswers(opening, 1500),
    });
    const value = page.getByLabel('Value of message');
    await value.waitFor();
    await page.getByRole('treeitem', { name: 'door_2' }).click();
    await value.fill('seen');
    await value.press('Enter');
    await page.getByRole('heading', { name: 'func_door door_2' }).waitFor();
    await page.getByRole('button', { name: '1 edit…' }).waitFor();
    expect(await page.getByLabel('Value of targetname').inputValue()).toBe('door_2');
    await page.getByRole('treeitem', { name: 'door_1' }).click();
    await expect.poll(() => value.inputValue(), { timeout: 10_000 }).toBe('seen');
  }, 90_000);

  it('can be used by everybody, light and dark, on a tablet', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await openViewer({
        files: [file],
        hash: 'view=entities&at=ENTITIES&index=2',
        colorScheme,
        viewport: { width: 820, height: 1180 },
      });
      await page.getByRole('table', { name: 'What acts on this entity' }).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const value = page.getByLabel('Value of message');
      await value.fill('x');
      await value.press('Enter');
      await page.getByRole('button', { name: '1 edit…' }).click();
      await page.getByText('bytes').first().waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);
      await close();
    }
  }, 120_000);
});
