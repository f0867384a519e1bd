import { openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
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

describe('values as text', () => {
  it('are short, and numbers of vectors stand one behind the other', () => {
    expect(valueText({ x: 1, y: -2.5, z: 0 })).toBe('1 -2.5 0');
    expect(valueText([1, [2, 3]])).toBe('1 2 3');
    expect(valueText({ $case: 'patch', width: 3 })).toBe('$case: patch, width: 3');
    expect(valueText(undefined)).toBeUndefined();
    expect(valueText('x'.repeat(5000))).toHaveLength(2001);
  });
});
