import { type EntityText, open, registryEntry, save } from '@brushwork/formats';
import { type ListBase, readBytes } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import type { FileInput } from '../../src/protocol/file-input.js';
import { EditService } from '../../src/worker/edits/edit-service.js';
import { OpenFile } from '../../src/worker/open-file.js';
import { sourceOf } from '../../src/worker/source-of.js';
import { bytesOfBlob, differences, openedFile } from '../support/opened-file.js';

const orangeBox = await registryEntry('valve/orange-box').load();
const source = tinySource({ branch: orangeBox });
const consoleSource = tinySource({ branch: orangeBox, byteOrder: 'big' });

async function editsOf(bytes: Uint8Array): Promise<EditService> {
  return new EditService(await openedFile('tiny.bsp', bytes));
}

async function reopened(file: FileInput): Promise<OpenFile> {
  const opened = new OpenFile();
  await opened.open({ file, companions: [] });
  return opened;
}

async function saved(edits: EditService): Promise<Uint8Array> {
  const { files } = await edits.save();
  return bytesOfBlob(files[0]?.blob as Blob);
}

describe('one field of a record', () => {
  for (const [order, bytes] of [
    ['little', source],
    ['big', consoleSource],
  ] as const)
    it(`is written and every other byte stays, ${order}-endian`, async () => {
      const edits = await editsOf(bytes);
      await edits.setField({ path: 'PLANES', index: 1, field: 'distance' }, '1234.5');
      const after = await saved(edits);
      const map = await open(after.slice());
      const planes = map.lump('PLANES') as ListBase & { at(i: number): { distance: number } };
      expect(planes.at(1).distance).toBe(1234.5);
      const first = planes.offsetOf(1) + 12;
      expect(after.length).toBe(bytes.length);
      const changed = differences(bytes, after);
      expect(changed.length).toBeGreaterThan(0);
      expect(changed.every((at) => at >= first && at < first + 4)).toBe(true);
      expect((await edits.plan()).changedBytes).toBe(changed.length);
      expect((await edits.plan()).isRelaid).toBe(false);
    });

  it('is a component of a vector, an element of an array, or the whole of either', async () => {
    const edits = await editsOf(source);
    await edits.setField({ path: 'PLANES', index: 0, field: 'normal.y' }, '-0.5');
    await edits.setField({ path: 'PLANES', index: 2, field: 'normal' }, '(0, 1e-3, -1)');
    await edits.setField({ path: 'FACES', index: 0, field: 'styles[2]' }, '0x1f');
    await edits.setField({ path: 'EDGES', index: 1, field: 'vertices' }, '3 2');
    expect((await edits.list()).map(({ after }) => after)).toEqual(['-0.5', '0 0.001 -1', '31', '3 2']);
  });

  it('is an element of a list of numbers', async () => {
    const edits = await editsOf(source);
    const place = { path: 'SURFEDGES', index: 3, field: '' };
    const { text } = await edits.describeField(place);
    const made = await edits.setField(place, String(-Number(text)));
    expect(made).toMatchObject({ title: 'SURFEDGES[3]', before: text, after: String(-Number(text)) });
  });

  it('is inside a lump of the game lump', async () => {
    const edits = await editsOf(source);
    const place = { path: 'GAME_LUMP.sprp.props', index: 0, field: 'origin.z' };
    await edits.setField(place, '77');
    const after = await saved(edits);
    expect(after.length).toBe(source.length);
    expect(differences(source, after).length).toBeLessThanOrEqual(4);
    expect((await (await editsOf(after)).describeField(place)).text).toBe('77');
  });

  it('is described: its value, its type and what fits', async () => {
    const edits = await editsOf(source);
    expect(await edits.describeField({ path: 'FACES', index: 0, field: 'plane' })).toMatchObject({
      type: 'u16',
      hint: 'number of an element of PLANES',
    });
    const flags = await edits
      .describeField({ path: 'TEXINFO', index: 0, field: 'flags' })
      .catch(() => undefined);
    if (flags !== undefined) expect(flags.choices.length).toBeGreaterThan(3);
  });

  it('is refused in words when the text is no value of its type', async () => {
    const edits = await editsOf(source);
    const set = (field: string, text: string, path = 'FACES') =>
      edits.setField({ path, index: 0, field }, text);
    await expect(set('side', '256')).rejects.toThrow('FACES[0].side: 256 is outside 0 to 255');
    await expect(set('side', '1.5')).rejects.toThrow("'1.5' is no whole number");
    await expect(set('side', '')).rejects.toThrow('no whole number');
    await expect(set('plane', '60000')).rejects.toMatchObject({ code: 'bad-reference' });
    await expect(set('styles', '1 2 3')).rejects.toThrow('needs 4 values');
    await expect(set('distance', '1e39', 'PLANES')).rejects.toThrow('too large');
    await expect(set('distance', '1,5', 'PLANES')).rejects.toThrow('no number');
    await expect(set('nothing', '1')).rejects.toMatchObject({ code: 'not-found' });
    await expect(set('__proto__', '1')).rejects.toMatchObject({ code: 'not-found' });
    await expect(edits.setField({ path: 'FACES', index: 1e6, field: 'side' }, '1')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(edits.setField({ path: 'NOWHERE', index: 0, field: 'side' }, '1')).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await edits.list()).toEqual([]);
    expect(differences(source, await saved(edits))).toEqual([]);
  });
});

describe('edits that are taken back', () => {
  it('leave the file as it was, alone or all together', async () => {
    const edits = await editsOf(source);
    const first = await edits.setField({ path: 'PLANES', index: 0, field: 'distance' }, '5');
    const second = await edits.setField({ path: 'PLANES', index: 0, field: 'normal.x' }, '0.25');
    await edits.setKeyValue({ path: 'ENTITIES', index: 0 }, 'message', 'hello');
    await edits.undo(first?.id ?? 0);
    const { text } = await edits.describeField({ path: 'PLANES', index: 0, field: 'normal.x' });
    expect(text).toBe('0.25');
    await edits.redo(first?.id ?? 0);
    await edits.undo(second?.id ?? 0);
    expect((await edits.describeField({ path: 'PLANES', index: 0, field: 'distance' })).text).toBe('5');
    await edits.undoAll();
    expect(differences(source, await saved(edits))).toEqual([]);
    expect((await edits.list()).every(({ isUndone }) => isUndone)).toBe(true);
  });

  it('are none when nothing changed', async () => {
    const edits = await editsOf(source);
    const place = { path: 'PLANES', index: 0, field: 'distance' };
    expect(await edits.setField(place, (await edits.describeField(place)).text)).toBeUndefined();
    expect(await edits.list()).toEqual([]);
  });

  it('stay when a later one needs them', async () => {
    const edits = await editsOf(source);
    const added = await edits.addPair({ path: 'ENTITIES', index: 0 }, 'note', 'one');
    const { pairs } = await pairsOf(edits);
    await edits.setValue({ path: 'ENTITIES', index: 0, pair: pairs - 1 }, 'two');
    await expect(edits.undo(added?.id ?? 0)).rejects.toThrow('a later edit builds on it');
    expect(await edits.entityText({ path: 'ENTITIES', index: 0 })).toContain('"note" "two"');
  });
});

async function pairsOf(edits: EditService): Promise<{ pairs: number }> {
  const text = await edits.entityText({ path: 'ENTITIES', index: 0 });
  return { pairs: text.split('\n').filter((line) => line.startsWith('"')).length };
}

describe('entities', () => {
  it('get another value: of the same length in place, of another with the lumps placed anew and nothing lost', async () => {
    const bytes = await tinyMap();
    const edits = await editsOf(bytes);
    await edits.setKeyValue({ path: 'ENTITIES', index: 2 }, 'targetname', 'chest');
    expect((await edits.plan()).isRelaid).toBe(false);
    expect(differences(bytes, await saved(edits)).length).toBeLessThanOrEqual(5);
    await edits.setKeyValue({ path: 'ENTITIES', index: 2 }, 'targetname', 'a much longer name of a crate');
    const plan = await edits.plan();
    expect(plan).toMatchObject({ isRelaid: true, resized: [{ lump: 'ENTITIES' }] });
    const [before, after] = [await open(bytes.slice()), await open(await saved(edits))];
    for (const name of before.lumpNames) {
      if (name === 'ENTITIES') continue;
      expect(after.lump(name).bytes, name).toEqual(before.lump(name).bytes);
    }
    expect(String.fromCharCode(...after.lump('ENTITIES').bytes)).toContain('"a much longer name of a crate"');
  });

  it('that have become longer give the file that the library writes whole, read as it would be saved without being written', async () => {
    const file = await openedFile('tiny.bsp', source);
    const edits = new EditService(file);
    const value = 'a name that is longer than the one before it';
    await edits.setKeyValue({ path: 'ENTITIES', index: 1 }, 'targetname', value);
    await edits.setField({ path: 'PLANES', index: 0, field: 'distance' }, '3');
    const map = await open(source.slice());
    (map.lump('ENTITIES') as EntityText).entities[1]?.set('targetname', value);
    (map.lump('PLANES') as unknown as { at(i: number): { distance: number } }).at(0).distance = 3;
    const expected = save(map).bytes;
    expect(Buffer.compare(await saved(edits), expected)).toBe(0);
    const { file: input } = await edits.files();
    expect(input.kind).toBe('pieces');
    const whole = await readBytes(sourceOf(input), 0, expected.length);
    expect(Buffer.compare(whole, expected)).toBe(0);
    const [from, to] = [1000, expected.length - 7];
    expect(await readBytes(sourceOf(input), from, to)).toEqual(expected.subarray(from, to));
    const again = new EditService(await reopened(input));
    await again.setKeyValue({ path: 'ENTITIES', index: 0 }, 'message', 'and more');
    expect((await again.plan()).isRelaid).toBe(true);
    expect((await saved(again)).length).toBeGreaterThan(expected.length);
  });

  it('are written as text, when it is exactly one entity', async () => {
    const edits = await editsOf(source);
    const place = { path: 'ENTITIES', index: 1 };
    const check = (text: string) => edits.checkEntityText(place, text);
    expect(await check('{\n"classname" "light"\n}')).toEqual([]);
    expect(await check('{\n"classname" "light"')).toMatchObject([{ isFatal: true }]);
    expect(await check('{ "a" "1" }\n{ "b" "2" }')).toMatchObject([{ isFatal: true, line: 2 }]);
    expect(await check('words')).not.toEqual([]);
    expect((await check('{\n"classname" "x"\n"key"\n}')).find(({ isFatal }) => isFatal)?.line).toBe(3);
    await expect(edits.setEntityText(place, '} {')).rejects.toMatchObject({ code: 'bad-text' });
    const made = await edits.setEntityText(place, '{\n"classname" "<b>light</b>"\n}\n');
    expect(made).toMatchObject({ kind: 'text', after: '{\n"classname" "<b>light</b>"\n}' });
    expect(await edits.entityText(place)).toBe('{\n"classname" "<b>light</b>"\n}');
  });

  it('refuse what the text could not hold', async () => {
    const edits = await editsOf(source);
    const place = { path: 'ENTITIES', index: 0 };
    await expect(edits.setKeyValue(place, 'message', 'a "quote"')).rejects.toMatchObject({
      code: 'does-not-fit',
    });
    await expect(edits.setKeyValue(place, 'message', 'a\0b')).rejects.toMatchObject({ code: 'does-not-fit' });
    await expect(edits.addPair(place, ' ', 'x')).rejects.toMatchObject({ code: 'does-not-fit' });
    await expect(edits.setKeyValue({ path: 'ENTITIES', index: 9999 }, 'a', 'b')).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(differences(source, await saved(edits))).toEqual([]);
  });
});
