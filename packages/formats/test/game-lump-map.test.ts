import { list, u8 } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { defineBranch } from '../src/branch.js';
import { lumpDirectory } from '../src/container/lump-directory.js';
import { lump } from '../src/lump.js';
import { openAs, save } from '../src/open.js';
import { thingsOf, gameLumpType as type } from './support/game-lumps.js';
import { counting } from './support/map-files.js';

describe('a map with a game lump', () => {
  const container = lumpDirectory({
    magic: 'TEST',
    versions: [1],
    entryCount: 3,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'running',
  });
  const branch = defineBranch({
    id: 'test/game-lump',
    title: 'Test',
    container,
    byteOrders: ['little'],
    lumps: { FIRST: lump(0, list(u8)), GAME_LUMP: lump(1, type), LAST: lump(2, list(u8)) },
    capabilities: {},
  });

  /** A map whose game lump lies at 40, padded so that nothing changes by itself. */
  function mapOf(build: (offset: number) => Uint8Array): Uint8Array {
    const file = new Uint8Array(200);
    file.set(container.emptyHead(1, 'little'));
    const bytes = build(40);
    container.writeEntries(
      file,
      [
        { index: 0, offset: 32, length: 8 },
        { index: 1, offset: 40, length: bytes.length },
        { index: 2, offset: 120, length: 80 },
      ],
      'little',
    );
    file.set(counting(8), 32);
    file.set(bytes, 40);
    file.set(counting(80), 120);
    return file;
  }
  const stock = mapOf((offset) =>
    type.build(
      [
        { id: 'thng', version: 3, bytes: thingsOf(7, 8) },
        { id: 'list', version: 1, bytes: counting(4) },
      ],
      { offset },
    ),
  );

  it('comes back byte for byte', () => {
    expect(save(openAs(branch, new Uint8Array(stock))).bytes).toEqual(stock);
  });

  it('that comes to lie elsewhere has its offsets moved, though nobody looked at it', () => {
    const map = openAs(branch, new Uint8Array(stock));
    map.lumps.FIRST.resize(30);
    const { bytes, report } = save(map);
    expect(report.moved.map(({ lump }) => lump)).toContain('GAME_LUMP');
    const now = openAs(branch, bytes);
    const offset = now.entryOf('GAME_LUMP').offset;
    expect([offset, now.issues]).toEqual([64, []]);
    expect(now.lumps.GAME_LUMP.offsetBase).toBe('file');
    expect(now.lumps.GAME_LUMP.directory.parts.entries.at(0).offset).toBe(offset + 36);
    expect(now.lumps.GAME_LUMP.find('thng')?.content.parts.things.at(1).kind).toBe(8);
  });

  it('that grew is read again, wherever it lies then', () => {
    const map = openAs(branch, new Uint8Array(stock));
    map.lumps.FIRST.resize(21);
    for (let i = 0; i < 50; i++) map.lumps.GAME_LUMP.find('list')?.content.append(i);
    const now = openAs(branch, save(map).bytes);
    expect([now.issues, now.lumps.GAME_LUMP.find('list')?.content.length]).toEqual([[], 52]);
    expect(now.lumps.GAME_LUMP.find('list')?.content.at(51)).toBe(49);
    expect(now.lumps.GAME_LUMP.find('thng')?.content.parts.things.length).toBe(2);
    expect(now.lumps.LAST.bytes).toEqual(counting(80));
  });

  it('that was edited without growing stays', () => {
    const map = openAs(branch, new Uint8Array(stock));
    map.lumps.GAME_LUMP.find('list')?.content.setBytes(Uint8Array.of(9, 9, 9, 9));
    const { bytes, report } = save(map);
    expect(report.relaid).toBe(false);
    expect(openAs(branch, bytes).lumps.GAME_LUMP.find('list')?.content.at(0)).toBe(0x909);
  });

  it('with offsets of another file is put right by the stock layout', () => {
    const file = mapOf(() => type.build([{ id: 'list', version: 1, bytes: counting(4) }], { offset: 9000 }));
    const map = openAs(branch, new Uint8Array(file));
    expect(map.issues.map(({ rule }) => rule)).toEqual(['game-lump-base']);
    expect(save(map).bytes).toEqual(file);
    const now = openAs(branch, save(map, { layout: 'stock' }).bytes);
    expect([now.issues, now.lumps.GAME_LUMP.find('list')?.content.length]).toEqual([[], 2]);
  });
});
