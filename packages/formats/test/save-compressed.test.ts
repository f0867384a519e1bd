import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { compressedSource } from '../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as callOfDuty } from '../src/branch/infinity-ward/call-of-duty.js';
import { branch as source2004 } from '../src/branch/valve/source-2004.js';
import { branch as source2006 } from '../src/branch/valve/source-2006.js';
import { encodeLzma } from '../src/container/lzma/index.js';
import { PakDocument } from '../src/container/pakfile/index.js';
import { differingLumps } from '../src/map/differing-lumps.js';
import { saveCompressed } from '../src/map/save-compressed.js';
import { openAs, openSource, save } from '../src/open.js';
import {
  bothForms,
  ChangedFile,
  encodeOnce,
  gameLumpOf,
  one,
  opened,
  pakfileOf,
  unpackedContents,
} from './support/compressed-maps.js';
import { expectFormatError } from './support/expect-format-error.js';
import { stockFile } from './support/map-files.js';

const compress = async (bytes: Uint8Array, form = one) =>
  saveCompressed(opened(form, bytes), { encode: encodeOnce });
const decompress = (bytes: Uint8Array, form = one) => save(opened(form, bytes), { compression: 'none' });

describe.each(bothForms)('a map of $id, $byteOrder-endian, that is compressed', async (form) => {
  const { plain, compressed, byteOrder } = form;
  const { bytes, left, report } = await compress(plain, form);
  const map = opened(form, bytes);

  it('holds what it held', () => {
    expect(left).toEqual([]);
    expect(map.issues).toEqual([]);
    expect(unpackedContents(map)).toEqual(unpackedContents(opened(form, plain)));
    expect(bytes.length).toBeLessThan(plain.length / 2);
    expect(report.resized.find(({ lump }) => lump === 'LIGHTING')?.from).toBe(
      opened(form, plain).entryOf('LIGHTING').length,
    );
  });

  it('is what a hand-made compressed map is, byte for byte', () => {
    const again = opened(form, compressed);
    expect(again.issues).toEqual([]);
    expect(unpackedContents(again)).toEqual(unpackedContents(map));
    // The hand-made one fills whole sectors, as files of consoles do, and the plain one doesn't.
    const size = byteOrder === 'little' ? compressed.length : bytes.length;
    expect(Buffer.compare(bytes, compressed.subarray(0, size))).toBe(0);
  });

  it('has a block with 17 bytes of header, always little-endian, and its unpacked size in the directory', () => {
    let count = 0;
    for (const name of map.lumpNames) {
      const { start, end, unpacked } = map.entryOf(name);
      const stored = bytes.subarray(start, end);
      const content = map.lump(name).bytes;
      if (unpacked === 0) {
        expect(String.fromCharCode(...stored.subarray(0, 4))).not.toBe('LZMA');
        continue;
      }
      count += 1;
      expect(unpacked).toBe(content.length);
      const header = new DataView(bytes.buffer, bytes.byteOffset + start, 17);
      expect(String.fromCharCode(...stored.subarray(0, 4))).toBe('LZMA');
      expect([header.getUint32(4, true), header.getUint32(8, true)]).toEqual([
        content.length,
        stored.length - 17,
      ]);
      expect(stored.length).toBeLessThan(content.length);
    }
    expect(count).toBeGreaterThan(20);
  });

  it('keeps the order of the lumps, each at a multiple of four, the pakfile at a whole sector, empty ones at 0', () => {
    const before = opened(form, plain);
    const order = (one: typeof map): string[] =>
      one.lumpNames
        .filter((name) => one.entryOf(name).length > 0)
        .sort((a, b) => one.entryOf(a).start - one.entryOf(b).start);
    expect(order(map)).toEqual(order(before));
    for (const { offset, length, index } of map.head.entries)
      expect(length === 0 ? offset : offset % (index === 40 ? 2048 : 4), `lump ${index}`).toBe(0);
  });

  it('has a game lump whose parts are compressed one by one, ended by an entry with the true end', () => {
    const game = gameLumpOf(map);
    expect(map.entryOf('GAME_LUMP').unpacked).toBe(0);
    expect(game.lumps.map(({ isCompressed }) => isCompressed)).toContain(true);
    expect(game.offsetBase).toBe(byteOrder === 'little' ? 'file' : 'lump');
    const { entries } = game.directory.parts;
    expect(entries.length).toBe(game.lumps.length + 1);
    const { start, length } = map.entryOf('GAME_LUMP');
    const end = entries.at(entries.length - 1);
    expect([end.id, end.length, end.flags]).toEqual([0, 0, 0]);
    expect(end.offset).toBe(length + (byteOrder === 'little' ? start : 0));
    for (const { entry, content, isCompressed } of game.lumps) {
      expect(entry.length).toBe(content.bytes.length);
      expect(entry.flags & 1).toBe(isCompressed ? 1 : 0);
    }
  });

  it('has static props whose layout is chosen by their unpacked size', () => {
    const props = (one: typeof map) => gameLumpOf(one).find('sprp')?.content as { readonly layout?: string };
    expect(gameLumpOf(map).find('sprp')?.isCompressed).toBe(true);
    expect(props(map).layout).toBe(props(opened(form, plain)).layout);
    expect(props(map).layout).toBeDefined();
  });

  it('never has its pakfile compressed as a whole', () => {
    const { start, end, unpacked } = map.entryOf('PAKFILE');
    expect([unpacked, [...bytes.subarray(start, start + 4)]]).toEqual([0, [0x50, 0x4b, 3, 4]]);
    expect(Buffer.compare(bytes.subarray(start, end), opened(form, plain).lump('PAKFILE').bytes)).toBe(0);
  });

  it('is the same after any number of cycles, its light byte for byte', async () => {
    const light = opened(form, plain).lump('LIGHTING').bytes;
    let current = bytes;
    for (let cycle = 0; cycle < 4; cycle += 1) {
      const unpacked = decompress(current, form);
      expect(opened(form, unpacked.bytes).head.entries.every((entry) => entry.unpacked === 0)).toBe(true);
      expect(gameLumpOf(opened(form, unpacked.bytes)).lumps.some((lump) => lump.isCompressed)).toBe(false);
      expect(unpackedContents(opened(form, unpacked.bytes))).toEqual(unpackedContents(map));
      current = (await compress(unpacked.bytes, form)).bytes;
      expect(Buffer.compare(current, bytes)).toBe(0);
      expect(Buffer.compare(opened(form, current).lump('LIGHTING').bytes, light)).toBe(0);
    }
  });

  it('that is compressed again stays as it is, byte for byte', async () => {
    for (const file of [bytes, compressed]) {
      const again = await compress(file, form);
      expect(again.report.relaid).toBe(false);
      expect(Buffer.compare(again.bytes, file)).toBe(0);
    }
  });

  it('fills whole sectors when the file did', () => {
    if (byteOrder === 'little') return;
    expect([compressed.length % 2048, decompress(compressed, form).bytes.length % 2048]).toEqual([0, 0]);
  });
});

describe('a game lump with compressed parts', () => {
  it.each(['zero', 'repeated'] as const)('may have an end that says nothing: %s', async (terminator) => {
    for (const form of bothForms.slice(0, 2)) {
      const file = await compressedSource({ branch: form.branch, byteOrder: form.byteOrder, terminator });
      const map = opened(form, file);
      expect(map.issues).toEqual([]);
      expect(unpackedContents(map)).toEqual(unpackedContents(opened(form, form.plain)));
      // As long as nothing changes, all of it stays.
      expect(Buffer.compare((await compress(file, form)).bytes, file)).toBe(0);
      expect(Buffer.compare(save(map).bytes, file)).toBe(0);
      const anew = await compress(decompress(file, form).bytes, form);
      const { entries } = gameLumpOf(opened(form, anew.bytes)).directory.parts;
      expect(entries.length).toBe(gameLumpOf(map).lumps.length + 1);
      expect(entries.at(entries.length - 1).offset).not.toBe(0);
    }
  });

  it('keeps bytes that belong to none of them', async () => {
    const map = opened(one, one.plain);
    const game = gameLumpOf(map);
    const { bytes } = game;
    const last = game.lumps[game.lumps.length - 1]!;
    const longer = new Uint8Array(bytes.length + 3);
    longer.set(bytes);
    longer.set([0xaa, 0xbb, 0xcc], last.entry.end);
    game.setBytes(longer);
    const compressed = await compress(save(map).bytes);
    const stored = opened(one, compressed.bytes).entryOf('GAME_LUMP');
    expect(Buffer.from(compressed.bytes).subarray(stored.end - 3, stored.end)).toEqual(
      Buffer.of(0xaa, 0xbb, 0xcc),
    );
    const back = opened(one, decompress(compressed.bytes).bytes);
    expect(unpackedContents(back)).toEqual(unpackedContents(opened(one, one.plain)));
    expect([...back.lump('GAME_LUMP').bytes.subarray(-3)]).toEqual([0xaa, 0xbb, 0xcc]);
  });
});

describe('compressing', () => {
  it.each([
    ['Half-Life 2 of 2004', () => openAs(source2004, tinySource({ branch: source2004 }))],
    ['Episode One', () => openAs(source2006, tinySource({ branch: source2006 }))],
    ['Call of Duty', () => openAs(callOfDuty, stockFile())],
  ])('is refused for games that read no compressed lumps: %s', async (_name, open) => {
    const error = await expectFormatError('unsupported', () => saveCompressed(open()));
    expect(error.message).toMatch(/read no compressed lumps/);
  });

  it('writes what was changed, and only asks for streams of what can get smaller', async () => {
    const map = opened(one, one.compressed);
    const planes = map.lump('PLANES') as unknown as { at(i: number): { distance: number } };
    planes.at(0).distance = 77;
    const asked: number[] = [];
    const shown: string[] = [];
    const saved = await saveCompressed(map, {
      encode: (bytes) => {
        asked.push(bytes.length);
        return encodeLzma(bytes);
      },
      onProgress: ({ done, total }) => shown.push(`${done} of ${total}`),
    });
    expect(asked).toContain(map.lump('PLANES').bytes.length);
    expect(asked.every((size) => size > 22)).toBe(true);
    const sum = asked.reduce((all, size) => all + size, 0);
    expect([shown.length, shown.at(-1)]).toEqual([asked.length, `${sum} of ${sum}`]);
    const again = opened(one, saved.bytes);
    expect(again.entryOf('PLANES').unpacked).toBe(map.lump('PLANES').bytes.length);
    expect((again.lump('PLANES') as unknown as typeof planes).at(0).distance).toBe(77);
    expect(differingLumps(opened(one, one.compressed), again)).toEqual(['PLANES']);
    expect(differingLumps(map, again)).toEqual([]);
  });

  it('packs the files of a pakfile when asked to, and unpacks them, without losing one', async () => {
    const large = opened(one, one.plain);
    const content = new Uint8Array(5000).fill(0x41);
    const stored = await PakDocument.pack(content);
    pakfileOf(large).document.add('materials/large.vmt', stored);
    const plain = save(large).bytes;
    const kept = opened(one, (await compress(plain)).bytes);
    expect(pakfileOf(kept).entries.map(({ method }) => method)).toEqual([0, 0, 0]);
    const all = await saveCompressed(opened(one, plain), { packedFiles: 'follow', encode: encodeOnce });
    const pak = pakfileOf(opened(one, all.bytes));
    expect(pak.entries.map(({ method }) => method)).toContain(14);
    expect(pak.entries.map(({ name, crc, size }) => [name, crc, size])).toEqual(
      pakfileOf(opened(one, plain)).entries.map(({ name, crc, size }) => [name, crc, size]),
    );
    expect(pak.issues).toEqual([]);
    for (const entry of pak.entries) expect(entry.unpack().issues).toEqual([]);
    expect(opened(one, all.bytes).entryOf('PAKFILE').unpacked).toBe(0);
    const back = save(opened(one, all.bytes), { compression: 'none', packedFiles: 'follow' });
    expect(pakfileOf(opened(one, back.bytes)).entries.every(({ method }) => method === 0)).toBe(true);
    expect(differingLumps(opened(one, plain), opened(one, back.bytes))).toEqual([]);
    expect(differingLumps(opened(one, plain), opened(one, all.bytes))).toEqual([]);
  });

  it('leaves the files of an archive alone that is read sector by sector', async () => {
    const map = opened(one, one.plain);
    const comment = Buffer.from(map.lump('PAKFILE').bytes);
    const at = comment.lastIndexOf('XZP1 0');
    expect(at).toBeGreaterThan(0);
    const size = comment.length;
    const bytes = new Uint8Array(size + 3);
    bytes.set(comment);
    bytes.set(Buffer.from('XZP2 2048'), at);
    const commentSize = new DataView(bytes.buffer).getUint16(at - 2, true);
    new DataView(bytes.buffer).setUint16(at - 2, commentSize + 3, true);
    map.lump('PAKFILE').setBytes(bytes.subarray(0, at + commentSize + 3));
    pakfileOf(map).document.add('large.txt', await PakDocument.pack(new Uint8Array(5000)));
    const { bytes: file } = save(map);
    const saved = await saveCompressed(opened(one, file), { packedFiles: 'follow', encode: encodeOnce });
    expect(pakfileOf(opened(one, saved.bytes)).entries.every(({ method }) => method === 0)).toBe(true);
  });

  it('leaves lumps alone that share bytes, and says so', async () => {
    const map = opened(one, one.plain);
    const { start, length } = map.entryOf('PLANES');
    const file = new Uint8Array(one.plain);
    const view = new DataView(file.buffer);
    view.setInt32(8 + 3 * 16, start, true);
    view.setInt32(8 + 3 * 16 + 4, length, true);
    const saved = await compress(file);
    expect(saved.left).toEqual([
      { lump: 'PLANES', reason: 'shared' },
      { lump: 'VERTICES', reason: 'shared' },
    ]);
    const again = opened(one, saved.bytes);
    expect(again.entryOf('PLANES').start).toBe(again.entryOf('VERTICES').start);
    expect(differingLumps(opened(one, file), again)).toEqual([]);
  });

  it('leaves a block alone that was cut off, so that nothing of it is lost', async () => {
    const changed = new ChangedFile(one, one.compressed);
    const { start, end } = opened(one, one.compressed).entryOf('LIGHTING');
    changed.bytes.fill(0xff, start + 60, end);
    const map = opened(one, changed.bytes);
    expect(map.issues.some(({ severity, path }) => severity === 'error' && path[0] === 'LIGHTING')).toBe(
      true,
    );
    const saved = await compress(changed.bytes);
    expect(saved.left).toEqual([{ lump: 'LIGHTING', reason: 'unreadable' }]);
    for (const { bytes } of [saved, decompress(changed.bytes)]) {
      const entry = opened(one, bytes).entryOf('LIGHTING');
      expect(Buffer.compare(bytes.subarray(entry.start, entry.end), changed.bytes.subarray(start, end))).toBe(
        0,
      );
    }
  });

  it('puts right what a directory or a header says wrongly', async () => {
    const wrong = new ChangedFile(one, one.compressed).setUnpacked('PLANES', 0).setUnpacked('MAP_FLAGS', 4);
    wrong.view.setUint32(wrong.start('VERTICES') + 8, 7, true);
    const before = opened(one, wrong.bytes);
    for (const { bytes } of [await compress(wrong.bytes), decompress(wrong.bytes)]) {
      const map = opened(one, bytes);
      expect(map.issues).toEqual([]);
      expect(unpackedContents(map)).toEqual(unpackedContents(before));
      expect(unpackedContents(map)).toEqual(unpackedContents(opened(one, one.plain)));
      expect(map.entryOf('MAP_FLAGS').unpacked).toBe(0);
    }
  });

  it('of a map that was opened from a source is refused by name', async () => {
    const source = await openSource(memorySource(new Uint8Array(one.plain)), { branch: one.id });
    await expectFormatError('not-found', async () => saveCompressed(await source.load()));
  });

  it('may unpack no more than it is allowed to', async () => {
    const saved = await saveCompressed(opened(one, one.compressed), {
      maxUnpacked: 2000,
      encode: encodeOnce,
    });
    expect(saved.left.length).toBeGreaterThan(10);
    expect(saved.left.every(({ reason }) => reason === 'unreadable')).toBe(true);
    expect(differingLumps(opened(one, one.compressed), opened(one, saved.bytes))).toEqual([]);
  });

  it('can be laid out as the compiler does it', async () => {
    const saved = await saveCompressed(opened(one, one.plain), { layout: 'stock', encode: encodeOnce });
    const map = opened(one, saved.bytes);
    expect([map.issues, map.entryOf('PLANES').start]).toEqual([[], 1036]);
    expect(differingLumps(opened(one, one.plain), map)).toEqual([]);
    const back = save(map, { compression: 'none', layout: 'stock' });
    expect(unpackedContents(opened(one, back.bytes))).toEqual(unpackedContents(opened(one, one.plain)));
  });
});
