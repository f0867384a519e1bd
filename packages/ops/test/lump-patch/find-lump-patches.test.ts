import { type Branch, openAs, writeLumpPatch } from '@brushwork/formats';
import { branch as callOfDuty } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { branch as left4Dead } from '@brushwork/formats/branch/valve/left4dead';
import { branch } from '@brushwork/formats/branch/valve/source-2004';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import type { ZipSpec } from '../../../formats/test/support/zip-builder.js';
import { findLumpPatches, packedLumpPatchNames } from '../../src/lump-patch/index.js';
import { mapWithPak } from '../pak/support/map-with-pak.js';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function patch(revision = 1, byteOrder: 'little' | 'big' = 'little'): Uint8Array {
  return writeLumpPatch({ lump: 0, version: 0, revision, bytes: text('{ }\0'), byteOrder });
}

function find(given: {
  readonly beside?: Readonly<Record<string, Uint8Array>>;
  readonly packed?: readonly ZipSpec[];
  readonly as?: Branch<object>;
  readonly letters?: readonly string[];
}) {
  const { beside = {}, packed = [], as = branch, letters } = given;
  const file = mapWithPak({ files: packed });
  const version = as.container.versions[0] ?? 0;
  new DataView(file.buffer, file.byteOffset).setInt32(4, version, true);
  return findLumpPatches(openAs(as, file), {
    mapName: 'Hall',
    readBeside: async (name) => beside[name],
    ...(letters === undefined ? {} : { letters }),
  });
}

function shown(found: Awaited<ReturnType<typeof find>>): string[] {
  return found.map(({ name, place, applies }) => `${name} ${place} ${applies}`);
}

describe('findLumpPatches', () => {
  it('finds those beside the map up to the first that is missing', async () => {
    const beside = { 'Hall_l_0.lmp': patch(), 'Hall_l_1.lmp': patch(), 'Hall_l_3.lmp': patch() };
    expect(shown(await find({ beside }))).toEqual(['Hall_l_0.lmp beside yes', 'Hall_l_1.lmp beside yes']);
  });

  it('finds those in the pakfile, without regard to case', async () => {
    const packed = [{ name: 'Maps/hall_L_0.lmp', content: patch() }];
    expect(shown(await find({ packed }))).toEqual(['Hall_l_0.lmp packed yes']);
  });

  it('takes those beside the map before the packed ones', async () => {
    const packed = [{ name: 'maps/hall_l_0.lmp', content: patch() }];
    expect(shown(await find({ packed, beside: { 'Hall_l_0.lmp': patch() } }))).toEqual([
      'Hall_l_0.lmp beside yes',
      'Hall_l_0.lmp packed hidden',
    ]);
  });

  it('tells what a game passes over, and why', async () => {
    const found = await find({
      beside: { 'Hall_l_0.lmp': patch(2), 'Hall_l_1.lmp': text('short'), 'Hall_l_2.lmp': patch(1, 'big') },
    });
    expect(found.map(({ applies }) => applies)).toEqual(['no', 'no', 'no']);
    expect(found.map(({ issues }) => issues.map(({ rule }) => rule))).toEqual([
      ['lump-patch-revision'],
      ['lump-patch-range'],
      ['lump-patch-byte-order'],
    ]);
    expect(found[1]?.patch).toBeUndefined();
  });

  it('knows the rows of its branch, and looks for those that are asked for', async () => {
    const beside = { 'Hall_l_0.lmp': patch(), 'Hall_s_0.lmp': patch(), 'Hall_h_0.lmp': patch() };
    expect(shown(await find({ beside }))).toHaveLength(1);
    expect((await find({ beside, as: left4Dead })).map(({ letter }) => letter)).toEqual(['l', 'h', 's']);
    expect((await find({ beside, as: left4Dead, letters: ['s'] })).map(({ letter }) => letter)).toEqual([
      's',
    ]);
  });

  it('ends for a row that never does', async () => {
    const map = openAs(branch, mapWithPak({}));
    const found = await findLumpPatches(map, { mapName: 'x', readBeside: async () => patch() });
    expect(found).toHaveLength(1000);
  });

  it('is refused for a format without patches', async () => {
    const map = openAs(callOfDuty, await tinyMap());
    await expectFormatError('unsupported', () => findLumpPatches(map, { mapName: 'x' }));
  });
});

describe('packedLumpPatchNames', () => {
  it('finds those of any map', async () => {
    const names = [
      'maps/old_l_0.lmp',
      'MAPS\\x_L_12.LMP',
      'maps/x.nav',
      'materials/x_l_0.lmp',
      'maps/x_h_0.lmp',
    ];
    expect(packedLumpPatchNames(openAs(branch, mapWithPak({})), names)).toEqual(names.slice(0, 2));
    expect(packedLumpPatchNames(openAs(callOfDuty, await tinyMap()), names)).toEqual([]);
  });
});
