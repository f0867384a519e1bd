import { open, openModel, registryEntry } from '@brushwork/formats';
import { formatPath, memorySource, readBytes } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import type { FilesToOpen } from '../../src/protocol/file-input.js';
import type { FileOverview, LumpSummary } from '../../src/protocol/overview.js';
import { patchedSource } from '../../src/sources/patched-source.js';
import { ByteService } from '../../src/worker/bytes/byte-service.js';
import { CompareService } from '../../src/worker/compare/compare-service.js';
import { EditService } from '../../src/worker/edits/edit-service.js';
import { OpenFile } from '../../src/worker/open-file.js';
import { sourceOf } from '../../src/worker/source-of.js';
import { bytesOfBlob, openedFile } from '../support/opened-file.js';

const branch = await registryEntry('valve/orange-box').load();
const source = tinySource({ branch });
const field = { path: 'PLANES', index: 1, field: 'distance' };
const entity = { path: 'ENTITIES', index: 0 };
const whole = { kind: 'file' } as const;
const walker = walkerFile();

interface Opened {
  readonly edits: EditService;
  readonly bytes: ByteService;
}

async function opened(name: string, content: Uint8Array): Promise<Opened> {
  const file = await openedFile(name, content);
  const edits = new EditService(file);
  return { edits, bytes: new ByteService(file, edits) };
}

async function bytesOf({ file }: FilesToOpen): Promise<Uint8Array> {
  const read = sourceOf(file);
  return new Uint8Array(await readBytes(read, 0, read.byteLength));
}

/** The bytes that the hex view shows of a scope. */
async function shown(bytes: ByteService): Promise<Uint8Array> {
  const { size } = await bytes.scope(whole);
  const all = new Uint8Array(size);
  for (let start = 0; start < size; ) {
    const block = await bytes.read(whole, start, size);
    all.set(block.bytes, start);
    start += block.bytes.length;
  }
  return all;
}

function lumpsOf(overview: FileOverview): readonly LumpSummary[] {
  return overview.kind === 'map' ? overview.lumps : [];
}

async function saved(edits: EditService): Promise<Uint8Array> {
  return bytesOfBlob((await edits.save()).files[0]?.blob as Blob);
}

/** Path of the first chunk that names a material. */
function materialPath(bytes: Uint8Array): string {
  const { tree } = openModel(bytes.slice());
  for (let i = 0; i < tree.count; i++)
    if (tree.nameOf(i) === 'SV_F_MATERIAL') return formatPath(tree.pathOf(i));
  throw new Error('the model names no material');
}

describe('a map with a changed field', () => {
  it('is given to others as what differs of it, and read as it is saved', async () => {
    const { edits, bytes } = await opened('tiny.bsp', source);
    const before = await edits.files();
    expect(before.file.patches).toBeUndefined();
    await edits.setField(field, '1234.5');
    const { file } = await edits.files();
    expect(file.patches?.map((patch) => patch.bytes.length).every((length) => length <= 4)).toBe(true);
    const after = await saved(edits);
    expect(await bytesOf(await edits.files())).toEqual(after);
    expect(await shown(bytes)).toEqual(after);
    const map = await open(after.slice());
    expect(map.lump('PLANES').bytes).not.toEqual((await open(source.slice())).lump('PLANES').bytes);
    const place = await bytes.find(whole, field);
    const block = await bytes.read(whole, place?.start ?? 0, place?.end ?? 0);
    expect(new DataView(block.bytes.slice().buffer).getFloat32(0, true)).toBe(1234.5);
  });

  it('is as it was opened when the change is taken back', async () => {
    const { edits, bytes } = await opened('tiny.bsp', source);
    await edits.setField(field, '1234.5');
    await edits.undoAll();
    expect((await edits.files()).file.patches).toBeUndefined();
    expect(await shown(bytes)).toEqual(source);
  });

  it('is saved as it is written with every lump at hand, wherever its bytes come from', async () => {
    const inputs = await openedFile('tiny.bsp', source);
    const { files } = inputs.any;
    // Patches of an earlier file are part of what is changed now.
    const patched: FilesToOpen = {
      ...files,
      file: { ...files.file, patches: [{ start: 0, bytes: source.slice(0, 4) }] },
    };
    const file = new OpenFile();
    await file.open(patched);
    const edits = new EditService(file);
    await edits.setField(field, '7');
    const other = await opened('tiny.bsp', source);
    await other.edits.setField(field, '7');
    expect(await saved(edits)).toEqual(await saved(other.edits));
    expect(await edits.plan()).toEqual(await other.edits.plan());
  });
});

/** Bytes of a file of the user's that says how many of them were read. */
class CountingBlob extends Blob {
  read = 0;

  override slice(start?: number, end?: number): Blob {
    const part = super.slice(start, end);
    part.arrayBuffer = async () => {
      this.read += part.size;
      return Blob.prototype.arrayBuffer.call(part);
    };
    return part;
  }
}

describe('a large map with a changed field', () => {
  it('is planned, handed on and saved without being read', async () => {
    // Behind the last lump, and so nobody's.
    const blob = new CountingBlob([source.slice(), new Uint8Array(48 * 1024 * 1024)]);
    const file = new OpenFile();
    await file.open({ file: { kind: 'blob', name: 'large.bsp', blob }, companions: [] });
    const edits = new EditService(file);
    await edits.setField(field, '1234.5');
    const plan = await edits.plan();
    expect(plan).toMatchObject({ isRelaid: false, sizeAfter: blob.size });
    const { files } = await edits.save();
    expect((await edits.files()).file.patches?.length).toBe(1);
    expect(blob.read).toBeLessThan(1024 * 1024);
    const [written] = files;
    expect(written?.blob.size).toBe(blob.size);
    const { edits: small } = await opened('tiny.bsp', source);
    await small.setField(field, '1234.5');
    const head = await bytesOfBlob(written?.blob.slice(0, source.length) as Blob);
    expect(head).toEqual(await saved(small));
  });
});

describe('a map whose lumps are placed anew', () => {
  it('is shown as it is saved, with the places of then', async () => {
    const { edits, bytes } = await opened('tiny.bsp', source);
    const before = await bytes.map();
    const opening = await bytes.overview();
    await edits.setKeyValue(entity, 'message', 'x'.repeat(4000));
    const after = await saved(edits);
    expect(after.length).not.toBe(source.length);
    expect(await bytesOf(await edits.files())).toEqual(after);
    expect(await shown(bytes)).toEqual(after);
    const map = await bytes.map();
    expect(map.at(-1)?.end).toBe(after.length);
    expect(map).not.toEqual(before);
    const overview = await bytes.overview();
    const written = await open(after.slice());
    expect(lumpsOf(overview).map(({ name, offset, length }) => [name, offset, length])).toEqual(
      written.lumpNames.map((name) => [name, written.entryOf(name).offset, written.entryOf(name).length]),
    );
    const place = await bytes.find(whole, { path: 'ENTITIES' });
    const text = await bytes.read(whole, place?.start ?? 0, (place?.start ?? 0) + 5000);
    expect(new TextDecoder().decode(text.bytes)).toContain('x'.repeat(4000));
    await edits.undoAll();
    expect(await shown(bytes)).toEqual(source);
    expect(lumpsOf(await bytes.overview())).toEqual(lumpsOf(opening));
  });
});

describe('a model that was changed', () => {
  it('is shown and given to others as it is saved', async () => {
    const { edits, bytes } = await opened('walker.bgf', walker);
    expect(await shown(bytes)).toEqual(walker);
    // A longer name: the lengths of the chunks around it change with it.
    const path = materialPath(walker);
    await edits.setField({ path, index: 0, field: 'name' }, 'other_library:another_material');
    const after = await saved(edits);
    expect(after.length).toBeGreaterThan(walker.length);
    expect(await bytesOf(await edits.files())).toEqual(after);
    expect(await shown(bytes)).toEqual(after);
    await edits.undoAll();
    expect(await shown(bytes)).toEqual(walker);
  });
});

describe('changes that are not saved', () => {
  it('are compared with the file as it was opened', async () => {
    const { edits } = await opened('tiny.bsp', source);
    const before = await edits.files();
    await edits.setField(field, '1234.5');
    const summary = await new CompareService().compare(before, await edits.files());
    const differing = summary.lumps.filter(({ state }) => state === 'differs');
    expect(differing.map((lump) => [lump.name, lump.counts.changed])).toEqual([['PLANES', 1]]);
  });
});

describe('a source with other bytes in some places', () => {
  it('gives them wherever a reading begins and ends, and leaves the memory alone', async () => {
    const memory = Uint8Array.from({ length: 32 }, (_, i) => i);
    const patches = [
      { start: 4, bytes: Uint8Array.of(100, 101, 102) },
      { start: 30, bytes: Uint8Array.of(200, 201, 202) },
    ];
    const expected = memory.slice();
    expected.set([100, 101, 102], 4);
    expected.set([200, 201], 30);
    const patched = patchedSource(memorySource(memory), patches);
    for (let start = 0; start <= 32; start++)
      for (let end = start; end <= 32; end++)
        expect(await readBytes(patched, start, end)).toEqual(expected.slice(start, end));
    expect(memory[4]).toBe(4);
  });
});
