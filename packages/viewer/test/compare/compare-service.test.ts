import { openAs, PakDocument, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import type { FilesToOpen } from '../../src/protocol/file-input.js';
import { CompareService } from '../../src/worker/compare/compare-service.js';
import { valueText } from '../../src/worker/compare/compared-change.js';

function fileOf(name: string, bytes: Uint8Array): FilesToOpen {
  return { file: { kind: 'blob', name, blob: new Blob([bytes.slice()]) }, companions: [] };
}

const before = tinySource({ branch });

function after(): Uint8Array {
  const map = openAs(branch, before.slice());
  map.lumps.FACES.at(2).smoothingGroups = 5;
  map.lumps.ENTITIES.entities[0]?.set('skyname', 'sky_of_tests');
  return save(map).bytes;
}

describe('two files that are compared', () => {
  it('give their lumps with states, and what differs with both values', async () => {
    const service = new CompareService();
    const summary = await service.compare(fileOf('a.bsp', before), fileOf('b.bsp', after()));
    expect(summary).toMatchObject({ isSame: false, head: [], notes: [] });
    const differing = summary.lumps.filter(({ state }) => state === 'differs').map(({ name }) => name);
    expect(differing).toEqual(['ENTITIES', 'FACES']);
    expect(await service.changes('FACES', 0, 10)).toMatchObject([
      {
        kind: 'changed',
        left: 2,
        right: 2,
        fields: [{ name: 'smoothingGroups', right: '5', isDifferent: true }],
      },
    ]);
    const change = await service.change('FACES', 0);
    expect(change?.fields.length).toBeGreaterThan(5);
    expect(change?.fields.filter(({ isDifferent }) => isDifferent)).toHaveLength(1);
    expect(change?.fields.find(({ name }) => name === 'plane')?.leftTarget?.path).toBe('PLANES');
    expect(await service.change('FACES', 1)).toBeUndefined();
  });

  it('are refused in words when they have nothing in common', async () => {
    const service = new CompareService();
    await expect(service.compare(fileOf('a.bsp', before), fileOf('b.bgf', walkerFile()))).rejects.toThrow(
      /nothing in common/,
    );
    await expect(service.changes('FACES', 0, 1)).rejects.toThrow('nothing was compared');
    const same = await service.compare(fileOf('a.bgf', walkerFile()), fileOf('b.bgf', walkerFile()));
    expect(same).toMatchObject({ isSame: true, lumps: [] });
  });
});

describe('content of what is compared', () => {
  async function withFiles(change: (text: string) => string): Promise<Uint8Array> {
    const map = openAs(branch, before.slice());
    const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
    const { document } = map.lumps.PAKFILE;
    const files: [string, Uint8Array][] = [
      ['materials/a.vmt', bytesOf(change('Lit\n{\n}\n'))],
      [
        'materials/a.tga',
        encodeTga({ width: 2, height: 2, data: new Uint8Array(16).fill(change('').length) }),
      ],
      ['maps/a.ain', Uint8Array.of(1, 2, change('').length)],
    ];
    for (const [name, bytes] of files) document.add(name, await PakDocument.pack(bytes));
    map.lumps.ENTITIES.setBytes(Uint8Array.from([...bytesOf(change('')), ...map.lumps.ENTITIES.bytes]));
    return save(map).bytes;
  }

  it('is lines of texts, both pictures, or bytes; of entities the text that they were read from', async () => {
    const service = new CompareService();
    const [left, right] = [await withFiles((text) => text), await withFiles((text) => `${text}\n// more\n`)];
    const summary = await service.compare(fileOf('a.bsp', left), fileOf('b.bsp', right));
    expect(summary.isSame).toBe(false);
    const part = { mip: 0, frame: 0, face: 0 };
    const changes = await service.changes('PAKFILE', 0, 10);
    expect(changes.map(({ label }) => label)).toEqual(['materials/a.vmt', 'materials/a.tga', 'maps/a.ain']);
    expect(await service.content('PAKFILE', 0, part)).toMatchObject({ kind: 'text', diff: { added: 2 } });
    expect(await service.content('PAKFILE', 1, part)).toMatchObject({
      kind: 'picture',
      diff: { differingPixels: 4 },
      left: { width: 2, height: 2 },
      right: { width: 2, height: 2 },
    });
    expect(await service.content('PAKFILE', 2, part)).toMatchObject({
      kind: 'bytes',
      diff: { stretchCount: 1 },
    });
    expect(await service.content('PAKFILE', 99, part)).toEqual({ kind: 'nothing' });
    const entities = summary.lumps.find(({ name }) => name === 'ENTITIES');
    expect(entities).toMatchObject({ state: 'same-records', parts: [{ hasText: true, changeCount: 0 }] });
    expect(await service.content('ENTITIES', undefined, part)).toMatchObject({
      kind: 'text',
      diff: { added: 2 },
    });
  });

  it('says what is cut off', async () => {
    const service = new CompareService();
    const cut = before.slice(0, Math.floor(before.length * 0.7));
    const { notes } = await service.compare(fileOf('a.bsp', before), fileOf('cut.bsp', cut));
    expect(notes.filter((note) => note.startsWith('cut.bsp: ')).length).toBeGreaterThan(0);
    expect(notes.filter((note) => note.startsWith('a.bsp: '))).toEqual([]);
  });
});

describe('values as text', () => {
  it('are short, and numbers of vectors stand one behind the other', () => {
    expect(valueText({ x: 1, y: -2.5, z: 0 })).toBe('1 -2.5 0');
    expect(valueText([1, [2, 3]])).toBe('1 2 3');
    expect(valueText({ $case: 'patch', width: 3 })).toBe('$case: patch, width: 3');
    expect(valueText(undefined)).toBeUndefined();
    expect(valueText('x'.repeat(5000))).toHaveLength(2001);
  });
});
