import { registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import type { ByteSpan } from '../../src/protocol/byte-api.js';
import { ByteService } from '../../src/worker/bytes/byte-service.js';
import { OpenFile } from '../../src/worker/open-file.js';
import { TableService } from '../../src/worker/tables/table-service.js';
import { loadReference, servicesOf } from './support.js';

const orangeBox = await registryEntry('valve/orange-box').load();
const source = tinySource({ branch: orangeBox });

const at = (spans: readonly ByteSpan[], position: number): ByteSpan | undefined =>
  spans.findLast(({ start, end }) => start <= position && position < end);

describe('the bytes of a lump', () => {
  it('are named by record and field, and lead to them and back', async () => {
    const { bytes } = await servicesOf(source);
    const scope = { kind: 'content', path: 'FACES' } as const;
    const block = await bytes.read(scope, 56, 112);
    expect(block.bytes).toEqual((await bytes.read(scope, 0, 512)).bytes.slice(56, 112));
    const plane = at(block.spans, 56);
    expect(plane).toMatchObject({
      start: 56,
      end: 58,
      kind: 'field',
      title: 'FACES[1].plane',
      at: { path: 'FACES', index: 1, field: 'plane' },
    });
    const place = await bytes.find(scope, plane?.at ?? { path: '' });
    expect(place).toEqual({ start: 56, end: 58 });
    const { offset = 0 } = await bytes.scope(scope);
    const inFile = await bytes.find({ kind: 'file' }, { path: 'FACES', index: 1, field: 'plane' });
    expect(inFile).toEqual({ start: offset + 56, end: offset + 58 });
    const whole = await bytes.read({ kind: 'file' }, offset + 56, offset + 58);
    expect(at(whole.spans, offset + 56)?.title).toBe('FACES[1].plane');
  });

  it('belong to exactly one field each where records fill the lump', async () => {
    const { bytes } = await servicesOf(source);
    for (const path of ['FACES', 'LEAVES', 'TEXTURE_INFO', 'PLANES', 'SURFEDGES']) {
      const { spans, bytes: read } = await bytes.read({ kind: 'content', path }, 0, 4096);
      const counts = new Uint8Array(read.length);
      for (const { start, end } of spans)
        for (let i = Math.max(0, start); i < Math.min(end, read.length); i++)
          counts[i] = (counts[i] ?? 0) + 1;
      expect(
        counts.every((count) => count === 1),
        path,
      ).toBe(true);
    }
  });

  it('tell bytes that alignment leaves from fields', async () => {
    const { bytes } = await servicesOf(source);
    const { spans } = await bytes.read({ kind: 'content', path: 'LEAVES' }, 0, 64);
    const kinds = new Set(spans.map(({ kind }) => kind));
    expect([...kinds].every((kind) => kind === 'field' || kind === 'hole' || kind === 'padding')).toBe(true);
  });

  it('are those of the lump and those that are stored, where it is packed', async () => {
    const packed = await compressedSource({ branch: orangeBox });
    const { bytes, tables } = await servicesOf(packed);
    expect((await tables.open('FACES')).isPacked).toBe(true);
    const plain = await servicesOf(source);
    const unpacked = await bytes.read({ kind: 'content', path: 'FACES' }, 0, 256);
    expect(unpacked.bytes).toEqual(
      (await plain.bytes.read({ kind: 'content', path: 'FACES' }, 0, 256)).bytes,
    );
    const stored = await bytes.read({ kind: 'stored', path: 'FACES' }, 0, 4);
    expect(String.fromCharCode(...stored.bytes)).toBe('LZMA');
    expect((await bytes.scope({ kind: 'content', path: 'FACES' })).offset).toBeUndefined();
  });

  it('of entities are keys and values', async () => {
    const { bytes } = await servicesOf(source);
    const place = await bytes.find(
      { kind: 'content', path: 'ENTITIES' },
      { path: 'ENTITIES', index: 0, field: 'classname' },
    );
    const block = await bytes.read({ kind: 'content', path: 'ENTITIES' }, place?.start ?? 0, place?.end ?? 0);
    expect(String.fromCharCode(...block.bytes)).toBe('worldspawn');
    // The entity, and inside it the value.
    expect(block.spans.map(({ at }) => at)).toEqual([
      { path: 'ENTITIES', index: 0 },
      { path: 'ENTITIES', index: 0, field: 'classname' },
    ]);
  });
});

describe('the map of a file', () => {
  it('covers every byte, once, in order', async () => {
    for (const bytes of [source, new Uint8Array(await tinyMap())]) {
      const spans = await (await servicesOf(bytes)).bytes.map();
      expect(spans[0]).toMatchObject({ start: 0, kind: 'head' });
      for (const [i, span] of spans.entries()) expect(span.start).toBe(spans[i - 1]?.end ?? 0);
      expect(spans.at(-1)?.end).toBe(bytes.length);
    }
  });

  it('shows what several lumps share, and what belongs to none', async () => {
    const damaged = new Uint8Array(await tinyMap());
    const d = new DataView(damaged.buffer);
    // The fourth lump begins where the third does: its own bytes then belong to none.
    d.setUint32(8 + 3 * 8 + 4, d.getUint32(8 + 2 * 8 + 4, true), true);
    const spans = await (await servicesOf(damaged)).bytes.map();
    const kinds = new Set(spans.map(({ kind }) => kind));
    expect(kinds.has('overlap')).toBe(true);
    expect(kinds.has('gap')).toBe(true);
  });

  it('names the words of the directory', async () => {
    const { bytes } = await servicesOf(source);
    const { spans } = await bytes.read({ kind: 'file' }, 0, 64);
    expect(at(spans, 0)).toMatchObject({ title: 'Magic', text: 'VBSP' });
    expect(at(spans, 8)?.title).toBe('Directory entry 0, ENTITIES: offset');
    expect(at(spans, 24)?.at).toEqual({ path: 'PLANES' });
  });

  it('of a model shows its chunks', async () => {
    const bytes = walkerFile();
    const { bytes: service } = await servicesOf(bytes, 'walker.bgf');
    const spans = await service.map();
    expect(spans.length).toBeGreaterThan(10);
    expect(spans.at(-1)?.end).toBe(bytes.length);
    const first = spans.find(({ kind }) => kind === 'content');
    const block = await service.read({ kind: 'file' }, first?.start ?? 0, (first?.start ?? 0) + 16);
    expect(block.spans.some(({ text }) => text.startsWith('tag '))).toBe(true);
  });
});

describe('a large file', () => {
  it('is read where somebody looks, and nowhere else', async () => {
    const gap = 200 * 1024 * 1024;
    const read: [number, number][] = [];
    const part = new Blob([source.slice()]);
    // A blob whose bytes behind the map are never made.
    const large = {
      size: gap,
      slice(start: number, end: number) {
        read.push([start, end]);
        return start < part.size ? part.slice(start, end) : new Blob([new Uint8Array(end - start)]);
      },
    } as unknown as Blob;
    const file = new OpenFile();
    await file.open({ file: { kind: 'blob', name: 'large.bsp', blob: large }, companions: [] });
    const tables = new TableService(file, loadReference);
    const bytes = new ByteService(file);
    await bytes.map();
    await tables.open('FACES');
    await bytes.read({ kind: 'file' }, gap - 4096, gap);
    expect(read.reduce((sum, [start, end]) => sum + end - start, 0)).toBeLessThan(source.length + 300 * 1024);
  });
});
