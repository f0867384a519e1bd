import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as strata } from '../src/branch/strata/strata-source.js';
import { branch as orangeBox } from '../src/branch/valve/orange-box.js';
import { entityText } from '../src/container/entity-text-content.js';
import { latin1Bytes, latin1Text, openAs, save } from '../src/index.js';

/*
 * What other programs lost or changed when they wrote a map's entities: separators, values that they did not
 * understand, pairs of the same key, line breaks that are not there, escapes.
 */

/** The entity text of a map after it was given a text, one value was edited, and the map was saved and read again. */
function afterEdit(text: string): string {
  const map = openAs(orangeBox, tinySource({ branch: orangeBox as never }));
  map.lumps.ENTITIES.setBytes(latin1Bytes(`${text}\0`));
  map.lumps.ENTITIES.entities[0]?.set('mapversion', '77');
  return latin1Text(openAs(orangeBox, save(map).bytes).lumps.ENTITIES.bytes);
}

const world = '{\n"classname" "worldspawn"\n"mapversion" "1"\n}\n';
const edited = world.replace('"1"', '"77"');

describe('entities of a map that is edited and saved', () => {
  it.each([
    ['ESC between the parts of outputs', '"OnTrigger" "door\x1bOpen\x1b\x1b0\x1b-1"'],
    ['other control bytes', '"message" "a\x01b\x07c\x7f"'],
    ['outputs with few commas', '"OnTrigger" "door,Open"'],
    ['outputs with many commas', '"OnTrigger" "cmd,Command,say a,b,,c,0,-1"'],
    ['outputs with nothing but commas', '"OnTrigger" ",,,,,,,,"'],
    [
      'pairs of one key in their order',
      '"OnTrigger" "b,Open,,0,-1"\n"x" "1"\n"OnTrigger" "a,Open,,0,-1"\n"x" "1"',
    ],
    ['values without quotes and quotes without space', '"a"b "c" d\n"e""f"'],
    ['a value that runs over lines', '"message" "one\ntwo"'],
  ])('keeps %s', (_, pairs) => {
    const other = `{\n"classname" "logic_relay"\n${pairs}\n}\n`;
    expect(afterEdit(world + other)).toBe(`${edited}${other}\0`);
  });

  it('puts no NUL where a control byte stood', () => {
    const all = afterEdit(`${world}{"k" "\x1b\x1b"}`);
    expect(all.indexOf('\0')).toBe(all.length - 1);
  });
});

describe('entities that are written in one line', () => {
  it('are read as those with line breaks are', () => {
    const pairs = '"classname" "logic_auto" "OnMapSpawn" "a\x1bOpen\x1b\x1b0\x1b-1"';
    const lump = (text: string) =>
      entityText().open({ name: 'ENTITIES', bytes: latin1Bytes(text), offset: 0, byteOrder: 'little' });
    const line = lump(`{${pairs}}{"classname" "info_target"}\0`);
    const lines = lump(`{\n${pairs.replaceAll('" "', '"\n"')}\n}\n{\n"classname" "info_target"\n}\n\0`);
    const shown = ({ entities }: typeof line) => entities.map((entity) => entity.toJSON());
    expect(shown(line)).toEqual(shown(lines));
    expect(line.issues).toEqual([]);
  });
});

describe('escapes that depend on the version of the lump', () => {
  const { type } = strata.lumps.ENTITIES;
  const text = '{\n"message" "say \\"hi\\"\\n"\n}\n\0';
  const lump = (version: number) =>
    type.open({ name: 'ENTITIES', bytes: latin1Bytes(text), offset: 0, byteOrder: 'little', version });

  it('mean something from version 1 on', () => {
    expect(lump(1).entities[0]?.get('message')).toBe('say "hi"\n');
    expect(lump(2).entities[0]?.get('message')).toBe('say "hi"\n');
    expect(lump(0).entities[0]?.get('message')).toBe('say \\');
  });

  it('are written by the same rule', () => {
    const document = lump(1);
    document.entities[0]?.set('message', 'a "b" \\ c');
    expect(latin1Text(document.bytes)).toContain('"message" "a \\"b\\" \\\\ c"');
    const plain = lump(0);
    expect(() => plain.entities[0]?.set('message', 'a "b"')).toThrow(/no way to write one/);
  });

  it.each([0, 1])('come back from plain data in version %i', (version) => {
    const place = { name: 'ENTITIES', byteOrder: 'little', version } as const;
    expect(type.rebuild(lump(version).block(), place, 0)).toEqual(latin1Bytes(text));
  });

  it('mean nothing in other games', () => {
    const { type: other } = orangeBox.lumps.ENTITIES;
    const place = { name: 'ENTITIES', offset: 0, byteOrder: 'little', version: 1 } as const;
    expect(other.open({ ...place, bytes: latin1Bytes(text) }).entities[0]?.get('message')).toBe('say \\');
  });
});
