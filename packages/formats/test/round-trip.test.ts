import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { open, openAs, save } from '../src/open.js';
import { corpusMaps, hasCorpus, sayIfSkipped } from './support/corpus.js';
import {
  contentsOf,
  counting,
  differences,
  handMadeFile,
  lumpNames,
  type Place,
  stockFile,
  tinyLumps,
} from './support/map-files.js';
import { seededRandom } from './support/seeded-random.js';

sayIfSkipped('round trip of the IBSP 59 maps of the corpus');

/** Files that no compiler would write, and that have to come back as they are. */
const weird: readonly (readonly [name: string, file: Uint8Array])[] = [
  ['no lump at all', handMadeFile(272, {})],
  ['no lump, trailing bytes', handMadeFile(300, {}, { fill: 7 })],
  [
    'gaps full of garbage',
    handMadeFile(
      700,
      { PLANES: { offset: 300, bytes: counting(64) }, BRUSHES: { offset: 500, bytes: counting(8) } },
      { fill: 0xee },
    ),
  ],
  [
    'lumps against the order of the directory',
    handMadeFile(472, {
      MATERIALS: { offset: 400, bytes: counting(72) },
      PLANES: { offset: 336, bytes: counting(64) },
      BRUSHES: { offset: 272, bytes: counting(64) },
    }),
  ],
  [
    'offsets that are not aligned',
    handMadeFile(400, {
      PLANES: { offset: 273, bytes: counting(32) },
      CELLS: { offset: 307, bytes: counting(52) },
    }),
  ],
  [
    'two lumps of one range',
    handMadeFile(340, { PLANES: { offset: 272, bytes: counting(64) }, NODES: { offset: 272, length: 36 } }),
  ],
  [
    'the same range for three',
    handMadeFile(308, {
      NODES: { offset: 272, bytes: counting(36) },
      LEAVES: { offset: 272, length: 36 },
      UNKNOWN_5: { offset: 272, length: 36 },
    }),
  ],
  [
    'ranges that overlap in part',
    handMadeFile(400, {
      PLANES: { offset: 272, bytes: counting(64) },
      BRUSHES: { offset: 320, bytes: counting(40, 80) },
    }),
  ],
  [
    'a lump inside another',
    handMadeFile(400, { PLANES: { offset: 272, bytes: counting(96) }, BRUSHES: { offset: 290, length: 16 } }),
  ],
  [
    'overlaps in a chain, with entity text in them',
    handMadeFile(420, {
      PLANES: { offset: 272, bytes: counting(64) },
      ENTITIES: { offset: 320, bytes: new TextEncoder().encode('{\n"classname" "light"\n}\n') },
      NODES: { offset: 330, length: 72 },
    }),
  ],
  ['trailing bytes', handMadeFile(310, { UNKNOWN_5: { offset: 272, bytes: counting(5) } }, { fill: 0xab })],
  [
    'empty lumps that point anywhere',
    handMadeFile(272, {
      PLANES: { offset: -5, length: 0 },
      CELLS: { offset: 0x7fffffff, length: 0 },
      NODES: { offset: 3, length: 0 },
      LIGHT_VISIBILITY_CACHE: { offset: -0x80000000, length: 0 },
    }),
  ],
  [
    'a lump in the header',
    handMadeFile(300, { UNKNOWN_5: { offset: 0, length: 40 }, UNKNOWN_31: { offset: 260, length: 20 } }),
  ],
  [
    'a lump that ends behind the file',
    handMadeFile(300, { PLANES: { offset: 280, length: 4000 } }, { fill: 9 }),
  ],
  [
    'a lump that begins behind the file',
    handMadeFile(300, { PLANES: { offset: 9000, length: 32 } }, { fill: 9 }),
  ],
  [
    'the largest numbers',
    handMadeFile(300, {
      PLANES: { offset: 0x7fffffff, length: 0x7fffffff },
      CELLS: { offset: 280, length: 0x7fffffff },
    }),
  ],
  [
    'negative lengths',
    handMadeFile(300, { PLANES: { offset: 280, length: -1 }, CELLS: { offset: 272, length: -0x80000000 } }),
  ],
  ['negative offsets', handMadeFile(300, { PLANES: { offset: -1, length: 16 } })],
  ['a remainder behind the records', handMadeFile(300, { CELLS: { offset: 272, bytes: counting(17) } })],
  ['every lump filled', stockFile()],
];

describe('a map that is opened and saved', () => {
  it.each(weird)('is byte for byte the same with %s', (_name, file) => {
    const first = new Uint8Array(file);
    for (const overlaps of ['share', 'refuse', 'separate'] as const) {
      const map = openAs(branch, new Uint8Array(file), { overlaps });
      // Reading everything changes nothing.
      for (const name of map.lumpNames) map.lump(name).block(0, 8);
      void map.issues;
      const { bytes, report } = save(map);
      expect(differences(bytes, first)).toEqual([]);
      expect(report).toEqual({
        relaid: false,
        moved: [],
        resized: [],
        sharedChanges: [],
        separated: [],
        keptGapBytes: 0,
        droppedGapBytes: 0,
      });
    }
  });

  it('is the same when its lumps lie where chance puts them', () => {
    const random = seededRandom(59);
    for (let run = 0; run < 300; run++) {
      const size = 272 + random(500);
      const places: Partial<Record<(typeof lumpNames)[number], Place>> = {};
      for (let i = random(6); i >= 0; i--) {
        places[lumpNames[random(33)]!] = { offset: random(size + 40) - 20, length: random(200) - 10 };
      }
      const file = handMadeFile(size, places, { fill: 1 + random(255) });
      expect(differences(save(openAs(branch, new Uint8Array(file))).bytes, file)).toEqual([]);
      const map = openAs(branch, new Uint8Array(file));
      const relaid = save(map, { layout: 'stock' }).bytes;
      expect([...contentsOf(openAs(branch, relaid))]).toEqual([...contentsOf(map)]);
    }
  });
});

describe('the layout of the compiler', () => {
  it('is the one that a file of the compiler has already', () => {
    const file = stockFile();
    const { bytes, report } = save(openAs(branch, new Uint8Array(file)), { layout: 'stock' });
    expect(differences(bytes, file)).toEqual([]);
    expect(report).toMatchObject({ relaid: true, moved: [], resized: [], separated: [], droppedGapBytes: 0 });
  });

  it.each(weird)('holds every lump, in the order of the directory and aligned, with %s', (_name, file) => {
    const map = openAs(branch, new Uint8Array(file));
    const before = contentsOf(map);
    const { bytes, report } = save(map, { layout: 'stock' });
    expect(report.relaid).toBe(true);
    const after = openAs(branch, bytes);
    expect([...contentsOf(after)]).toEqual([...before]);
    expect(after.head.issues).toEqual([]);
    let running = 272;
    for (const name of after.lumpNames) {
      const { offset, length } = after.entryOf(name);
      const isNowhere = length === 0 && (name === 'UNKNOWN_31' || name === 'LIGHT_VISIBILITY_CACHE');
      expect([name, offset]).toEqual([name, isNowhere ? 0 : running]);
      running += Math.ceil(length / 4) * 4;
    }
    expect(bytes.length).toBe(running);
  });

  it('says what it did to a file that was laid out otherwise', () => {
    const file = handMadeFile(
      420,
      {
        PLANES: { offset: 300, bytes: counting(32) },
        BRUSHES: { offset: 316, length: 8 },
        CELLS: { offset: 360, length: 4000 },
      },
      { fill: 0 },
    );
    file.set([1, 2, 3], 280);
    file.set([4], 334);
    const { report } = save(openAs(branch, file), { layout: 'stock' });
    expect(report).toEqual({
      relaid: true,
      moved: [
        { lump: 'PLANES', from: 300, to: 272 },
        { lump: 'BRUSHES', from: 316, to: 304 },
        { lump: 'CELLS', from: 360, to: 312 },
      ],
      resized: [{ lump: 'CELLS', from: 4000, to: 60 }],
      sharedChanges: [],
      separated: ['PLANES', 'BRUSHES'],
      keptGapBytes: 0,
      droppedGapBytes: 14,
    });
  });

  it('refuses offsets that the directory has no room for', () => {
    const lumps = [0, 1, 2].map((index) => ({ index, length: 0x40000000 }));
    expect(() => branch.container.plan(lumps)).toThrow(expect.objectContaining({ code: 'limit' }));
    expect(branch.container.plan(lumps.slice(0, 1)).size).toBe(0x40000000 + 272);
  });
});

describe.skipIf(!hasCorpus)('maps of the corpus', async () => {
  const maps = await corpusMaps();

  it('are found', () => expect(maps.length).toBeGreaterThanOrEqual(6));

  it('are found in archives too', () => expect(maps.some(({ name }) => name.includes('!'))).toBe(true));

  it.each(maps)('$name is saved byte for byte, laid out anew too', async ({ bytes }) => {
    const map = await open(new Uint8Array(bytes));
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    for (const name of map.lumpNames) map.lump(name).block(0, 1);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
  });

  it.each(maps)('$name has its first bytes again after a lump grew and shrank', async ({ bytes }) => {
    const map = openAs(branch, new Uint8Array(bytes));
    map.lumps.PLANES.append({ normal: { x: 1, y: 0, z: 0 }, distance: 1 });
    const grown = save(map);
    expect(grown.report.resized).toEqual([
      { lump: 'PLANES', from: map.entryOf('PLANES').length, to: map.entryOf('PLANES').length + 16 },
    ]);
    const again = openAs(branch, grown.bytes);
    again.lumps.PLANES.remove(again.lumps.PLANES.length - 1);
    expect(Buffer.compare(save(again).bytes, bytes)).toBe(0);
  });
});

describe('the maps that these tests use', () => {
  it('fill every lump but the pages of light', () => {
    const map = openAs(branch, stockFile(tinyLumps()));
    expect(map.lumpNames.filter((name) => map.lump(name).status !== 'ok')).toEqual([
      'LIGHTMAPS',
      'UNKNOWN_5',
      'UNKNOWN_31',
    ]);
    expect(map.issues).toEqual([]);
  });
});
