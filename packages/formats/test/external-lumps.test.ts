import { memorySource, type RecordList, readBytes } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { scatteredRespawn, tinyRespawn } from '../../../tools/fixtures/respawn/tiny-respawn.js';
import { branch, type Plane } from '../src/branch/respawn/titanfall2.js';
import { EntityFile } from '../src/container/entity-file-content.js';
import type { GameMap } from '../src/map/game-map.js';
import { open, openSource, save } from '../src/open.js';
import { expectFormatError } from './support/expect-format-error.js';
import { type FilesBeside, filesBeside } from './support/neighbours.js';

const PLANES_FILE = 'mp_tiny.bsp.0001.bsp_lump';
const HEAD_SIZE = 16 + 128 * 16;

function rulesOf(map: GameMap): string[] {
  return map.issues.map(({ rule }) => rule);
}

/** A map that is a header alone, with all its files beside it, some of them replaced or taken away. */
function scattered(changes: Readonly<Record<string, Uint8Array | undefined>> = {}): {
  readonly file: Uint8Array;
  readonly beside: FilesBeside;
} {
  const { file, name, beside } = scatteredRespawn(branch);
  const files = new Map(beside);
  for (const [changed, bytes] of Object.entries(changes)) {
    if (bytes === undefined) files.delete(changed);
    else files.set(changed, bytes);
  }
  return { file, beside: filesBeside(name, files) };
}

/** The whole map, with one lump in a file beside it as well. */
function withCopy(bytes: Uint8Array): { readonly file: Uint8Array; readonly beside: FilesBeside } {
  const beside = filesBeside('mp_tiny.bsp', new Map([[PLANES_FILE, bytes]]));
  return { file: tinyRespawn(branch), beside };
}

function planesOf(map: GameMap): RecordList<typeof Plane> {
  return map.lump('PLANES') as unknown as RecordList<typeof Plane>;
}

const planes = (await open(tinyRespawn(branch))).lump('PLANES').bytes.slice();

describe('a map whose lumps lie beside it', () => {
  it('is read as the same map in one file is', async () => {
    const whole = await open(tinyRespawn(branch));
    const { file, beside } = scattered();
    const map = await open(file, { beside });
    expect(map.branch.id).toBe('respawn/titanfall2');
    expect(map.issues).toEqual([]);
    for (const name of map.lumpNames) {
      expect(Buffer.compare(map.lump(name).bytes, whole.lump(name).bytes), name).toBe(0);
      expect(map.originOf(name)).toMatchObject({ kind: 'file', hasCopy: false });
    }
    expect(map.originOf('CUBEMAPS')).toMatchObject({ file: 'mp_tiny.bsp.002a.bsp_lump' });
  });

  it('says that its lumps are beside it, and not more, when nobody looks or they are not there', async () => {
    const { file } = scattered();
    const unseen = await open(file);
    expect(rulesOf(unseen)).toEqual(['external-missing']);
    expect(unseen.issues[0]?.message).toContain("weren't looked for");
    expect(unseen.originOf('PLANES')).toEqual({ kind: 'missing', file: undefined });
    expect(unseen.isLoaded('PLANES')).toBe(false);
    expect(unseen.lump('PLANES').length).toBe(0);
    const alone = await open(file, { beside: filesBeside('mp_tiny.bsp', new Map()) });
    expect(alone.issues[0]?.message).toContain("such as 'mp_tiny.bsp.0000.bsp_lump'");
    expect(alone.originOf('PLANES')).toEqual({ kind: 'missing', file: PLANES_FILE });
    const most = await open(file, { beside: scattered({ [PLANES_FILE]: undefined }).beside });
    expect(most.issues).toMatchObject([{ rule: 'external-missing', severity: 'warning', found: 1 }]);
  });

  it('is read file by file, each once and when it is asked for', async () => {
    const { file, beside } = scattered();
    const opened = await openSource(memorySource(file), { beside });
    expect(beside.readNames).toEqual([]);
    expect(opened.map.originOf('PLANES').kind).toBe('file');
    const map = await opened.load(['PLANES']);
    expect(beside.readNames.filter((name) => name.endsWith('.bsp_lump'))).toEqual([PLANES_FILE]);
    expect(map.lump('PLANES').length).toBe(3);
    await expectFormatError('not-found', () => map.lump('MODELS'));
    const again = await opened.load(['PLANES', 'MODELS']);
    expect(again.lump('PLANES')).toBe(map.lump('PLANES'));
    expect(beside.readNames.filter((name) => name === PLANES_FILE)).toHaveLength(1);
    expect(new Set(beside.soughtNames).size).toBe(128 + 5);
  });

  it('is written back without a file, unless something was changed', async () => {
    const { file, beside } = scattered();
    const map = await open(file.slice(), { beside });
    for (const name of map.lumpNames) map.lump(name);
    for (const layout of ['keep', 'stock'] as const) {
      const saved = save(map, { layout });
      expect(saved.externals).toEqual([]);
      const again = await open(saved.bytes.slice(), { beside });
      expect(again.issues).toEqual([]);
      expect(again.head.entries.map(({ length }) => length)).toEqual(
        map.head.entries.map(({ length }) => length),
      );
    }
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });

  it('gives the one file that was changed, with what pads it, and leaves the map as it is', async () => {
    const name = 'mp_tiny.bsp.0018.bsp_lump';
    const { file, beside } = scattered();
    const map = await open(file.slice(), { beside });
    const { bytes } = map.lump('ENTITY_PARTITIONS');
    const before = await readBytes((await beside.find(name))!, 0, (await beside.find(name))!.byteLength);
    expect(before.length).toBeGreaterThan(bytes.length);
    bytes[0] = 0x39;
    const { externals, bytes: written } = save(map);
    expect(Buffer.compare(written, file)).toBe(0);
    expect(externals.map((one) => one.file)).toEqual([name]);
    const expected = before.slice();
    expected[0] = 0x39;
    expect(Buffer.compare(externals[0]!.bytes, expected)).toBe(0);
  });

  it('has the new length in its directory when a lump grew', async () => {
    const { file, beside } = scattered();
    const map = await open(file.slice(), { beside });
    const longer = new Uint8Array([...planes, ...planes]);
    map.lump('PLANES').setBytes(longer);
    const { bytes, externals } = save(map);
    expect(bytes.length).toBe(HEAD_SIZE);
    const files = new Map(externals.map((one) => [one.file, one.bytes]));
    const again = await open(bytes.slice(), { beside: filesBeside('mp_tiny.bsp', files) });
    expect(again.entryOf('PLANES').length).toBe(longer.length);
    expect(again.lump('PLANES').length).toBe(6);
  });
});

describe('a lump whose file is not at hand', () => {
  it('is written to that file when it is given content, since it would be lost otherwise', async () => {
    const { file, beside } = scattered({ [PLANES_FILE]: undefined });
    const map = await open(file.slice(), { beside });
    expect(save(map).externals).toEqual([]);
    map.lump('PLANES').setBytes(planes);
    const { bytes, externals } = save(map);
    expect(externals).toMatchObject([{ name: 'PLANES', index: 1, file: PLANES_FILE, length: planes.length }]);
    const again = await open(bytes, {
      beside: filesBeside('mp_tiny.bsp', new Map([[PLANES_FILE, externals[0]!.bytes]])),
    });
    expect(Buffer.compare(again.lump('PLANES').bytes, planes)).toBe(0);
  });

  it('is refused when nobody knows what that file is called', async () => {
    const map = await open(scattered().file);
    map.lump('PLANES').setBytes(planes);
    const error = await expectFormatError('not-found', () => save(map));
    expect(error.path).toEqual(['PLANES']);
  });
});

describe('a lump that is in the map and beside it', () => {
  it('is read from beside; that they are the same is no news', async () => {
    const { file, beside } = withCopy(planes);
    const map = await open(file, { beside });
    expect(map.issues).toEqual([]);
    expect(map.originOf('PLANES')).toEqual({ kind: 'file', file: PLANES_FILE, hasCopy: true });
  });

  it('may be padded with zeros', async () => {
    const { file, beside } = withCopy(new Uint8Array([...planes, 0, 0, 0, 0, 0, 0, 0, 0]));
    const map = await open(file, { beside });
    expect(map.issues).toEqual([]);
    expect(map.lump('PLANES').length).toBe(3);
  });

  it('is told apart when it differs, and both are kept', async () => {
    const other = planes.slice();
    other[0] = 1;
    const { file, beside } = withCopy(other);
    const map = await open(file.slice(), { beside });
    expect(map.issues).toMatchObject([{ rule: 'external-differs', severity: 'info', path: ['PLANES'] }]);
    expect(Buffer.compare(map.lump('PLANES').bytes, other)).toBe(0);
    const saved = save(map);
    expect(Buffer.compare(saved.bytes, file)).toBe(0);
    expect(saved.externals).toEqual([]);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, file)).toBe(0);
  });

  it('is read as long as its file is when that is no padding, with a warning', async () => {
    const { file, beside } = withCopy(new Uint8Array([...planes, ...planes]));
    const map = await open(file, { beside });
    expect(rulesOf(map)).toEqual(['external-size', 'external-differs']);
    expect(map.lump('PLANES').length).toBe(6);
    const short = withCopy(planes.slice(0, 16));
    expect((await open(short.file, { beside: short.beside })).lump('PLANES').length).toBe(1);
  });

  it('is written to both when it is changed', async () => {
    const { file, beside } = withCopy(planes.slice());
    const map = await open(file.slice(), { beside });
    planesOf(map).at(0).distance = 77;
    const { bytes, externals } = save(map);
    expect(externals.map((one) => one.file)).toEqual([PLANES_FILE]);
    const alone = await open(bytes.slice());
    expect(planesOf(alone).at(0).distance).toBe(77);
    expect(Buffer.compare(alone.lump('PLANES').bytes, externals[0]!.bytes)).toBe(0);
  });
});

describe('entities beside a map', () => {
  it('are documents of it, first line and all', async () => {
    const { file, beside } = scattered();
    const map = await open(file, { beside });
    expect(map.documents.map(({ name, file: own, content }) => [name, own, content.length])).toEqual([
      ['ENTITIES_SCRIPT', 'mp_tiny_script.ent', 1],
      ['ENTITIES_SPAWN', 'mp_tiny_spawn.ent', 2],
    ]);
    const content = map.documents[0]?.content as EntityFile;
    expect(content).toBeInstanceOf(EntityFile);
    expect(content.header).toBe('ENTITIES01');
    expect(content.text.entities[0]?.classname).toBe('script_ref');
    expect(map.lump('ENTITIES').length).toBe(2);
  });

  it('are written anew when they are edited, and only then', async () => {
    const { file, beside } = scattered();
    const map = await open(file, { beside });
    const content = map.documents[0]?.content as EntityFile;
    content.text.entities[0]?.set('script_name', 'edge');
    const { externals } = save(map);
    expect(externals.map((one) => one.file)).toEqual(['mp_tiny_script.ent']);
    const text = Buffer.from(externals[0]!.bytes).toString('latin1');
    expect(text.startsWith('ENTITIES01\n{\n')).toBe(true);
    expect(text).toContain('"script_name" "edge"');
    expect(text.endsWith('}\n\0')).toBe(true);
  });

  it('come back from plain data, with another first line and without any', async () => {
    const texts = ['ENTITIES02 num_models=3\n{\n"a" "b"\n}\n\0', '{\n"a" "b"\n}\n\0', 'ENTITIES01\n', ''];
    for (const text of texts) {
      const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
      const { file, beside } = scattered({ 'mp_tiny_fx.ent': bytes });
      const map = await open(file, { beside });
      const found = map.documents.find(({ name }) => name === 'ENTITIES_FX');
      const content = found?.content as EntityFile;
      const { type } = branch.externals!.documents[1]!;
      const place = { name: 'ENTITIES_FX', byteOrder: 'little' } as const;
      const rebuilt =
        content.blockCount() === 0 ? new Uint8Array(0) : type.rebuild(content.block(), place, 0);
      expect(Buffer.from(rebuilt).toString('latin1')).toBe(text);
      const rules = content.issues.map(({ rule }) => rule);
      expect(rules.includes('entity-file-header')).toBe(text.startsWith('{'));
    }
  });
});
