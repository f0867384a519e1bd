import { describe, expect, it } from 'vitest';
import { writeLzmaBlock, zipLzmaOf } from '../src/container/lzma/index.js';
import { PakDocument } from '../src/container/pakfile/index.js';
import type { GameMap } from '../src/map/game-map.js';
import { save } from '../src/open.js';
import {
  ChangedFile,
  encodeOnce,
  gameLumpOf,
  one,
  opened,
  pakfileOf,
  unpackedContents,
} from './support/compressed-maps.js';

const rules = (map: GameMap<object>): string[] => map.issues.map(({ rule }) => rule);
const contents = unpackedContents(opened(one, one.plain));

/** The compressed map with words of a lump's block changed. */
function withHeader(name: string, words: Readonly<Record<number, number>>): ChangedFile {
  const changed = new ChangedFile(one, one.compressed);
  for (const [at, word] of Object.entries(words))
    changed.view.setUint32(changed.start(name) + Number(at), word, true);
  return changed;
}

describe('a compressed lump whose sizes are wrong', () => {
  const { length } = opened(one, one.plain).lump('VERTICES').bytes;

  it('by a byte in its header is read up to that size, and the surplus told', () => {
    const changed = withHeader('VERTICES', { 4: length - 1 }).setUnpacked('VERTICES', length - 1);
    const map = opened(one, changed.bytes);
    expect(rules(map)).toContain('lzma-unpacked-size');
    expect(Buffer.from(map.lump('VERTICES').bytes).toString('hex')).toBe(
      contents.get('VERTICES')?.slice(0, -2),
    );
    expect(map.lump('VERTICES').length).toBe(Math.floor((length - 1) / 12));
    expect(save(map).bytes).toEqual(changed.bytes);
  });

  it('on purpose in header and directory is read wholly, and every oddity told', () => {
    const changed = withHeader('VERTICES', { 8: 3 }).setUnpacked('VERTICES', 99);
    changed.view.setUint32(changed.start('PLANES') + 8, 0xffffffff, true);
    const map = opened(one, changed.bytes);
    expect(rules(map).filter((rule) => rule === 'lzma-packed-size')).toHaveLength(2);
    expect(rules(map)).toContain('lzma-unpacked-size');
    expect(map.issues.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(unpackedContents(map)).toEqual(contents);
    expect(save(map).bytes).toEqual(changed.bytes);
  });

  it('so that its records do not divide has as many as are whole', () => {
    const changed = withHeader('PLANES', { 4: 50 });
    const planes = opened(one, changed.bytes).lump('PLANES');
    expect([planes.length, planes.remainder]).toEqual([2, 10]);
  });

  it('by 4 GB takes no memory for what is only promised', () => {
    const changed = withHeader('VERTICES', { 4: 0xffffffff }).setUnpacked('VERTICES', -1);
    const map = opened(one, changed.bytes);
    const { bytes } = map.lump('VERTICES');
    expect(bytes.buffer.byteLength).toBeLessThan(1 << 20);
    expect(Buffer.from(bytes).toString('hex')).toBe(contents.get('VERTICES'));
    expect(rules(map)).toContain('lzma-unpacked-size');
    expect(save(map).bytes).toEqual(changed.bytes);
  });

  it('and whose property byte is above 224 is kept as it is, with an error', () => {
    const changed = new ChangedFile(one, one.compressed);
    changed.bytes[changed.start('VERTICES') + 12] = 225;
    const map = opened(one, changed.bytes);
    const unpacking = map.issues.filter(({ rule }) => rule === 'lump-unpack');
    expect(unpacking).toMatchObject([{ path: ['VERTICES'], severity: 'error' }]);
    expect(save(map).bytes).toEqual(changed.bytes);
    expect(save(map, { compression: 'none' }).report.resized.map(({ lump }) => lump)).not.toContain(
      'VERTICES',
    );
  });
});

describe('a lump', () => {
  it('that is compressed though the directory does not say so is unpacked: entities stay text', () => {
    const changed = new ChangedFile(one, one.compressed).setUnpacked('ENTITIES', 0);
    const map = opened(one, changed.bytes);
    expect(map.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(unpackedContents(map)).toEqual(contents);
  });

  it('that is not compressed though the directory says so is read as it is', () => {
    const changed = new ChangedFile(one, one.plain).setUnpacked('ENTITIES', 12_345);
    expect(unpackedContents(opened(one, changed.bytes))).toEqual(contents);
    const unpacked = save(opened(one, changed.bytes), { compression: 'none' });
    expect(opened(one, unpacked.bytes).entryOf('ENTITIES').unpacked).toBe(0);
  });
});

describe('a pakfile', () => {
  it('that somebody compressed as a whole is read, and written as an archive again', async () => {
    const map = opened(one, one.plain);
    const pak = map.lump('PAKFILE').bytes;
    const block = await writeLzmaBlock(pak);
    const changed = new ChangedFile(one, one.plain).setLength('PAKFILE', block.length);
    changed.setUnpacked('PAKFILE', pak.length);
    const start = changed.start('PAKFILE');
    changed.bytes.fill(0, start);
    changed.bytes.set(block, start);
    const damaged = opened(one, changed.bytes);
    expect(pakfileOf(damaged).entries.map(({ name }) => name)).toEqual(
      pakfileOf(map).entries.map(({ name }) => name),
    );
    const { bytes } = save(damaged, { compression: 'none' });
    expect(Buffer.compare(opened(one, bytes).lump('PAKFILE').bytes, pak)).toBe(0);
    expect(opened(one, bytes).entryOf('PAKFILE').unpacked).toBe(0);
  });

  it('with packed files is intact after an edit: every check sum right, data where its comment wants it', async () => {
    const map = opened(one, one.compressed);
    const content = new Uint8Array(3000).fill(0x20);
    const { size, crc } = await PakDocument.pack(content);
    const data = zipLzmaOf(await encodeOnce(content));
    pakfileOf(map).document.add('scripts/one.txt', { method: 14, data, size, crc });
    const again = opened(one, save(map).bytes);
    const pak = pakfileOf(again);
    expect([pak.issues, again.entryOf('PAKFILE').unpacked]).toEqual([[], 0]);
    const added = pak.document.find('scripts/one.txt');
    expect(added?.unpack().bytes).toEqual(content);
    for (const entry of pak.entries) expect(entry.unpack().issues).toEqual([]);
  });
});

describe('static props of a compressed map', () => {
  it('are the same as in the plain one, one by one', () => {
    const props = (bytes: Uint8Array) =>
      JSON.stringify(gameLumpOf(opened(one, bytes)).find('sprp')?.content.block(0, 4096));
    expect(props(one.compressed)).toBe(props(one.plain));
  });
});
