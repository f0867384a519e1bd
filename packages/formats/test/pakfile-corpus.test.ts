import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type Pakfile, packContent, pakfile } from '../src/container/pakfile/index.js';
import { corpusFolder, hasCorpus, sayIfSkipped } from './support/corpus.js';

interface CorpusPak {
  readonly name: string;
  readonly notes: string;
  readonly content: Pakfile;
}

const manifest = join(corpusFolder, 'MANIFEST.tsv');
const hasManifest = hasCorpus && existsSync(manifest);
sayIfSkipped('pakfiles of real maps');

/** The lump of files of every Source map that is listed, by the directory alone. */
function corpusPaks(): CorpusPak[] {
  if (!hasManifest) return [];
  const rows = readFileSync(manifest, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.flatMap(([name = '', magic, , , , , , , , notes = '']) => {
    if (magic !== 'VBSP' && magic !== 'PSBV') return [];
    const bytes = new Uint8Array(readFileSync(join(corpusFolder, name)));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const at = 8 + 16 * 40 + (notes.includes('L4D2 lump_t order') ? 4 : 0);
    const offset = view.getUint32(at, magic === 'VBSP');
    const length = view.getUint32(at + 4, magic === 'VBSP');
    const own = bytes.subarray(offset, offset + length);
    const byteOrder = magic === 'VBSP' ? 'little' : 'big';
    return [{ name, notes, content: pakfile().open({ name: 'PAKFILE', bytes: own, offset, byteOrder }) }];
  });
}

const paks = corpusPaks();
const isCut = ({ name }: CorpusPak): boolean => name.endsWith('background4.bsp');

describe.skipIf(!hasManifest)('the pakfile of a real map', () => {
  it('is there to be tested', () => {
    expect(paks.length).toBeGreaterThan(50);
  });

  it('has as many entries as another reader found, all stored, all with the right CRC', () => {
    for (const pak of paks.filter((one) => !isCut(one))) {
      const [, count] = /pak=(\d+) files/.exec(pak.notes) ?? [];
      // The other reader stopped in the directory of the console map, which leaves out the fields that it states.
      const expected = pak.name.endsWith('.360.bsp') ? 5 : Number(count ?? 0);
      expect([pak.name, pak.content.length, pak.content.issues]).toEqual([pak.name, expected, []]);
      for (const entry of pak.content.entries) {
        expect(entry.method).toBe(0);
        expect(entry.unpack().bytes.length).toBe(entry.size);
      }
    }
  });

  it('that is cut off is kept as bytes and says why', () => {
    const [cut] = paks.filter(isCut);
    expect(cut?.content.status).toBe('truncated');
    expect(cut?.content.issues.map(({ rule }) => rule)).toEqual(['pak-unreadable']);
  });

  it('comes back byte for byte from the JSON text of its plain form', () => {
    const type = pakfile();
    for (const { name, content } of paks) {
      const parts: Uint8Array[] = [];
      for (let i = 0; i < content.blockCount(4096); i++) {
        const block: unknown = JSON.parse(toJsonText(content.block(i, 4096)));
        parts.push(type.rebuild(block, { name: 'PAKFILE', byteOrder: 'little' }, 0));
      }
      expect([name, Buffer.compare(Buffer.concat(parts), content.bytes)]).toEqual([name, 0]);
    }
  });

  it('is the same after an entry was added, written, read and taken out again', async () => {
    for (const pak of paks.filter((one) => !isCut(one))) {
      const { document } = pak.content;
      const before = document.toBytes();
      const content = await packContent(new TextEncoder().encode('scripts of a map\n'.repeat(20)), 'lzma');
      const added = document.add('scripts/brushwork.txt', content);
      const again = pakfile().open({
        name: 'PAKFILE',
        bytes: document.toBytes(),
        offset: 0,
        byteOrder: 'little',
      });
      document.remove(added);
      expect([pak.name, again.issues, again.length]).toEqual([pak.name, [], document.entries.length + 1]);
      for (const entry of again.entries) entry.unpack();
      const found = again.document.find('scripts/brushwork.txt');
      if (found !== undefined) again.document.remove(found);
      expect([pak.name, Buffer.compare(again.bytes, before)]).toEqual([pak.name, 0]);
      expect(document.toBytes()).toBe(before);
    }
  });
});
