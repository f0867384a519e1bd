import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile, type LumpContents } from '../../../../tools/fixtures/build-file.js';
import { familyWorlds } from '../../../../tools/fixtures/family-worlds.js';
import { branch as quake3 } from '../../src/branch/id-software/quake3.js';
import type { Branch } from '../../src/branch.js';
import type { EntityText } from '../../src/container/entity-text-content.js';
import { isBranch, open, openAs, save } from '../../src/open.js';
import { registryEntry } from '../../src/registry.js';
import { expectTypedRecord, type TypedRecord } from '../support/typed-records.js';
import { advertisement, faceShapes, quake3Records, ravenRecords } from './quake3-records.js';

const records: readonly (readonly [id: string, records: readonly TypedRecord[]])[] = [
  ['id-software/quake3', quake3Records],
  ['gray-matter/return-to-castle-wolfenstein', quake3Records],
  ['id-software/quake-live', [...quake3Records, advertisement]],
  ['raven/soldier-of-fortune2', ravenRecords],
  ['qfusion/qfusion', ravenRecords],
];

async function fileOf(id: string, changes: LumpContents = {}): Promise<Uint8Array> {
  const branch: Branch = await registryEntry(id).load();
  const world = familyWorlds.get(id)!(branch);
  return buildFile(branch, { ...world.contents, ...changes }, world.versions);
}

/** The file without anything appended. */
function bareFileOf(id: string, changes: LumpContents = {}): Promise<Uint8Array> {
  return fileOf(id, { BSPX: new Uint8Array(0), ...changes });
}

/** A copy of a file without its eighteenth directory entry: what is behind it moves up by those eight bytes. */
function withSeventeenLumps(file: Uint8Array): Uint8Array {
  const short = new Uint8Array(file.length - 8);
  short.set(file.subarray(0, 144));
  short.set(file.subarray(152), 144);
  const d = new DataView(short.buffer);
  for (let i = 0; i < 17; i++) d.setInt32(8 + i * 8, d.getInt32(8 + i * 8, true) - 8, true);
  return short;
}

/** Whether two files are the same: a comparison that costs nothing for large ones. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

const entry = (file: Uint8Array, index: number): DataView =>
  new DataView(file.buffer, file.byteOffset + 8 + index * 8, 8);

describe.each(records)('%s', (id, typed) => {
  it('is told from its relatives, and comes back byte for byte, also by the stock layout', async () => {
    const file = await fileOf(id);
    const map = await open(file.slice());
    expect(map.branch.id).toBe(id);
    expect(isSame(save(map).bytes, file)).toBe(true);
    expect(isSame(save(map, { layout: 'stock' }).bytes, file)).toBe(true);
  });

  it.each(typed.map((record) => [record.lump, record] as const))(
    'has %s as they were typed by hand',
    async (_lump, record) => {
      const file = await fileOf(id);
      expectTypedRecord(openAs(await registryEntry(id).load(), file), file, record);
    },
  );

  it('says of each face what its kind has', async () => {
    const file = await fileOf(id);
    const map = openAs(await registryEntry(id).load(), file);
    const faces = map.lump('FACES') as unknown as { length: number; object(i: number): unknown };
    const size = map.entryOf('FACES').length / faces.length;
    const d = new DataView(file.buffer, file.byteOffset + map.entryOf('FACES').offset);
    const seen = new Set<number>();
    for (let i = 0; i < faces.length; i++) {
      const face = faces.object(i) as { type: number; shape: Record<string, unknown> };
      seen.add(face.type);
      for (const [path, at, type] of faceShapes[face.type] ?? []) {
        const offset = (i + 1) * size - 56 + at;
        const stored = type === 'f32' ? d.getFloat32(offset, true) : d.getInt32(offset, true);
        const value = path
          .split('.')
          .reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], face.shape);
        expect([i, path, value]).toEqual([i, path, stored]);
      }
    }
    expect(seen.size).toBe(4);
  });
});

describe('a map of Quake III', () => {
  it('changes by the bytes of one field', async () => {
    const file = await bareFileOf('id-software/quake3');
    const map = await open(file.slice());
    if (!isBranch(map, quake3)) throw new Error('is another branch');
    const face = map.lumps.FACES.at(6)!;
    if (face.shape.$case !== 'patch') throw new Error('is no patch');
    face.shape.width = 5;
    const saved = save(map).bytes;
    const differing = [...saved.keys()].filter((i) => saved[i] !== file[i]);
    expect(differing).toEqual([map.lumps.FACES.offsetOf(6) + 96]);
  });

  it('may have a directory of 17 or of 18 entries; what has none is empty', async () => {
    const long = await bareFileOf('id-software/quake3');
    const short = withSeventeenLumps(long);
    for (const [file, headSize, bytes] of [
      [long, 152, 4],
      [short, 144, 0],
    ] as const) {
      const map = await open(file.slice());
      expect(map.head.headSize).toBe(headSize);
      expect(map.lump('ADVERTISEMENTS').bytes).toHaveLength(bytes);
      expect(map.issues).toEqual([]);
      expect(isSame(save(map).bytes, file)).toBe(true);
    }
  });

  it('gets an entry for a lump that it had none for when there is something in it', async () => {
    const map = await open(withSeventeenLumps(await bareFileOf('id-software/quake3')));
    const added = Uint8Array.of(9, 8, 7);
    map.lump('ADVERTISEMENTS').setBytes?.(added);
    const saved = await open(save(map).bytes);
    expect(saved.head.headSize).toBe(152);
    expect(saved.lump('ADVERTISEMENTS').bytes).toEqual(added);
    expect(isSame(saved.lump('FACES').bytes, map.lump('FACES').bytes)).toBe(true);
  });

  it("keeps the compiler's mark behind the directory, and doesn't take it for an entry", async () => {
    const mark = Buffer.from('I LOVE MY Q3MAP2 2.5.17 on a day like any other\n\0');
    for (const [plain, at] of [
      [await bareFileOf('id-software/quake3'), 152],
      [
        withSeventeenLumps(await bareFileOf('id-software/quake3', { ADVERTISEMENTS: new Uint8Array(0) })),
        144,
      ],
    ] as const) {
      const length = Math.ceil(mark.length / 4) * 4;
      const marked = new Uint8Array(plain.length + length);
      marked.set(plain.subarray(0, at));
      marked.set(mark, at);
      marked.set(plain.subarray(at), at + length);
      for (let i = 0; i < (at - 8) / 8; i++)
        entry(marked, i).setInt32(0, entry(marked, i).getInt32(0, true) + length, true);
      const map = await open(marked.slice());
      expect(map.issues).toEqual([]);
      expect(map.head.headSize).toBe(at);
      const stock = save(map, { layout: 'stock' });
      expect(isSame(stock.bytes, marked)).toBe(true);
      expect(stock.report).toMatchObject({ droppedGapBytes: 0, keptGapBytes: mark.length - 1 });
      map.lump('EFFECTS').setBytes?.(new Uint8Array(0));
      expect(Buffer.from(save(map).bytes).indexOf(mark)).toBe(at);
    }
  });

  it('reads mesh vertices of six bytes as one, and says that two are left over', async () => {
    const file = await bareFileOf('id-software/quake3', { MESH_VERTICES: Uint8Array.of(1, 0, 0, 0, 2, 0) });
    const map = await open(file.slice());
    const lump = map.lump('MESH_VERTICES');
    expect([lump.length, lump.remainder, lump.status]).toEqual([1, 2, 'remainder']);
    expect(isSame(save(map).bytes, file)).toBe(true);
  });

  it('is refused when it ends before its directory does', async () => {
    const file = await bareFileOf('id-software/quake3');
    for (const size of [8, 100, 143])
      await expect(open(file.slice(0, size))).rejects.toMatchObject({ code: 'truncated' });
    expect((await open(file.slice(0, 144))).issues.length).toBeGreaterThan(0);
  });

  it('says which lump has a negative or far offset, and reads the others', async () => {
    for (const [word, value] of [
      [0, -4],
      [0, 0x7ffffff0],
      [4, -1],
    ] as const) {
      const file = await bareFileOf('id-software/quake3');
      entry(file, 10).setInt32(word, value, true);
      const map = await open(file.slice());
      expect(map.issues.map(({ path }) => path[0])).toEqual(['VERTICES']);
      expect(map.lump('VERTICES').length).toBe(0);
      expect(map.lump('FACES').length).toBeGreaterThan(0);
      expect(isSame(save(map).bytes, file)).toBe(true);
    }
  });

  it('keeps entities without a NUL at the end, and what is behind one inside', async () => {
    const world = '{\n"classname" "worldspawn"\n}\n';
    for (const text of [world, `${world}\0left over`]) {
      const bytes = Uint8Array.from(Buffer.from(text, 'latin1'));
      const file = await bareFileOf('id-software/quake3', { ENTITIES: bytes });
      const map = await open(file.slice());
      const entities = map.lump('ENTITIES') as EntityText;
      expect(entities.entities.map(({ classname }) => classname)).toEqual(['worldspawn']);
      expect(isSame(save(map).bytes, file)).toBe(true);
      entities.entities[0]!.set('message', 'changed');
      const changed = Buffer.from(entities.bytes).toString('latin1');
      expect(changed).toContain('"message" "changed"');
      expect(changed.endsWith(text.slice(world.length))).toBe(true);
    }
  });
});

describe('maps of version 47', () => {
  it("are Return to Castle Wolfenstein's when nothing else speaks, also with 17 lumps", async () => {
    const id = 'gray-matter/return-to-castle-wolfenstein';
    const file = await bareFileOf(id, { ADVERTISEMENTS: new Uint8Array(0) });
    for (const one of [file, withSeventeenLumps(file)]) {
      const map = await open(one.slice());
      expect(map.branch.id).toBe(id);
      expect(map.lump('ADVERTISEMENTS').bytes).toHaveLength(0);
      expect(isSame(save(map).bytes, one)).toBe(true);
    }
  });

  it("are Quake Live's when they have its entities or advertisements", async () => {
    const without = { ADVERTISEMENTS: new Uint8Array(0) };
    const text = '{\n"classname" "worldspawn"\n}\n{\n"classname" "weapon_railgun"\n}\n';
    for (const changes of [{}, { ...without, ENTITIES: text }])
      expect((await open(await bareFileOf('id-software/quake-live', changes))).branch.id).toBe(
        'id-software/quake-live',
      );
  });
});

it('never throws anything but a FormatError for a header of any words', async () => {
  const file = await bareFileOf('id-software/quake3');
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed;
  };
  for (let round = 0; round < 200; round++) {
    const broken = file.slice(0, 144 + (random() % 600));
    const d = new DataView(broken.buffer);
    for (let i = 0; i < 6; i++) d.setInt32(8 + (random() % 34) * 4, random() | 0, true);
    try {
      const map = await open(broken);
      save(map, { layout: 'stock' });
    } catch (error) {
      expect(error).toBeInstanceOf(FormatError);
    }
  }
});
