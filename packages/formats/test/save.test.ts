import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { GameMap } from '../src/map/game-map.js';
import { openAs, save } from '../src/open.js';
import {
  contentsOf,
  counting,
  differences,
  entityLump,
  handMadeFile,
  type LumpName,
  lumpNames,
  stockFile,
} from './support/map-files.js';

type CallOfDuty = GameMap<typeof branch.lumps>;

function opened(file: Uint8Array): CallOfDuty {
  return openAs(branch, new Uint8Array(file));
}

/** Checks that a saved file holds what the map holds, lump for lump. */
function expectSameContents(bytes: Uint8Array, map: CallOfDuty): void {
  expect([...contentsOf(opened(bytes))]).toEqual([...contentsOf(map)]);
}

/** A way to change one field, and the bytes that it takes. */
const edits: readonly (readonly [
  field: string,
  edit: (map: CallOfDuty) => void,
  lump: LumpName,
  at: number,
  size: number,
])[] = [
  [
    'a 32-bit number',
    (map) => {
      map.lumps.CELLS.at(1).portalCount = -1;
    },
    'CELLS',
    52 + 32,
    4,
  ],
  [
    'a 16-bit number',
    (map) => {
      map.lumps.BRUSHES.at(0).material = 0x7ffe;
    },
    'BRUSHES',
    2,
    2,
  ],
  [
    'a byte',
    (map) => {
      map.lumps.COLLISION_PATCHES.at(0).mode = 0xfe;
    },
    'COLLISION_PATCHES',
    2,
    1,
  ],
  [
    'a component of a vector',
    (map) => {
      map.lumps.PLANES.at(1).normal.y = -1.1e-7;
    },
    'PLANES',
    16 + 4,
    4,
  ],
  ['an element of an array', (map) => void map.lumps.NODES.at(0).children.set(1, -1234567), 'NODES', 8, 4],
  [
    'a text',
    (map) => {
      map.lumps.MATERIALS.at(1).name = 'x';
    },
    'MATERIALS',
    72,
    64,
  ],
  [
    'a reading of an overlay',
    (map) => {
      map.lumps.BRUSH_SIDES.at(2).plane.distance = -1.7;
    },
    'BRUSH_SIDES',
    16,
    4,
  ],
  ['a value of a list', (map) => map.lumps.LIGHT_INDICES.set(2, -8), 'LIGHT_INDICES', 4, 2],
  ['a number of a sequence', (map) => map.lumps.VISIBILITY.parts.rows.set(3, 0xfe), 'VISIBILITY', 8 + 3, 1],
  [
    'a byte that has no type',
    (map) => {
      map.lumps.UNKNOWN_5.bytes[1] = 1;
    },
    'UNKNOWN_5',
    1,
    1,
  ],
];

describe('a change of one field', () => {
  it.each(edits)('of %s changes its bytes and no other', (_name, edit, name, at, size) => {
    const file = stockFile();
    const map = opened(file);
    edit(map);
    const { bytes, report } = save(map);
    const start = map.entryOf(name).offset + at;
    const changed = differences(bytes, file);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((place) => place >= start && place < start + size)).toBe(true);
    expect(report).toMatchObject({ relaid: false, moved: [], resized: [], sharedChanges: [] });
  });

  it('that is taken back gives the first file', () => {
    const file = stockFile();
    const map = opened(file);
    const before = map.lumps.CELLS.at(1).portalCount;
    map.lumps.CELLS.at(1).portalCount = 77;
    expect(differences(save(map).bytes, file)).toHaveLength(1);
    map.lumps.CELLS.at(1).portalCount = before;
    expect(save(map).bytes).toEqual(file);
  });

  it('of entity text that keeps its length stays in its place', () => {
    const file = stockFile();
    const map = opened(file);
    map.lumps.ENTITIES.document.byClass('light')[0]?.set('origin', '7 8 9');
    const { bytes, report } = save(map);
    expect(report.relaid).toBe(false);
    expect(differences(bytes, file)).toHaveLength(3);
  });

  it('that replaces all bytes of a lump is written', () => {
    const map = opened(stockFile());
    map.lumps.UNKNOWN_5.setBytes(counting(5, 50));
    const { bytes, report } = save(map);
    expect(report.relaid).toBe(false);
    expect(opened(bytes).lumps.UNKNOWN_5.bytes).toEqual(counting(5, 50));
  });

  it('changes neither what was saved before nor what is saved again', () => {
    const map = opened(stockFile());
    const first = save(map).bytes;
    const copy = new Uint8Array(first);
    map.lumps.CELLS.at(0).portalCount = 9;
    const second = save(map).bytes;
    expect(first).toEqual(copy);
    second.fill(0);
    expect(map.lumps.CELLS.at(0).portalCount).toBe(9);
    expect(save(map).bytes).toEqual(save(map).bytes);
  });
});

describe('a lump that grew', () => {
  const grow: readonly (readonly [LumpName, (map: CallOfDuty) => void, (map: CallOfDuty) => void, number])[] =
    [
      [
        'PLANES',
        (map) => void map.lumps.PLANES.append({ distance: 5 }),
        (map) => map.lumps.PLANES.remove(2),
        16,
      ],
      [
        'LIGHT_INDICES',
        (map) => void map.lumps.LIGHT_INDICES.append(1),
        (map) => map.lumps.LIGHT_INDICES.resize(3),
        2,
      ],
      [
        'ENTITIES',
        (map) => void map.lumps.ENTITIES.document.append([['classname', 'info_null']]),
        (map) => map.lumps.ENTITIES.document.removeEntity(2),
        28,
      ],
      [
        'UNKNOWN_31',
        (map) => map.lumps.UNKNOWN_31.setBytes(counting(9)),
        (map) => map.lumps.UNKNOWN_31.setBytes(Uint8Array.of(0xff, 0, 0xff)),
        6,
      ],
    ];

  it.each(grow)(
    'moves the lumps behind it by the rule of the compiler, and back when it shrinks: %s',
    (name, more, less, by) => {
      const file = stockFile();
      const map = opened(file);
      const before = contentsOf(map);
      more(map);
      const { bytes, report } = save(map);
      expectSameContents(bytes, map);
      const after = opened(bytes);
      const changed = lumpNames.filter(
        (one) => Buffer.compare(before.get(one) ?? bytes, after.lump(one).bytes) !== 0,
      );
      expect(changed).toEqual([name]);
      expect(save(opened(bytes), { layout: 'stock' }).bytes).toEqual(bytes);

      const { length } = map.entryOf(name);
      expect(report.resized).toEqual([{ lump: name, from: length, to: length + by }]);
      const moved = lumpNames.filter(
        (one) => map.entryOf(one).offset !== after.entryOf(one).offset && map.entryOf(one).length > 0,
      );
      expect(report.moved).toEqual(
        moved.map((one) => ({ lump: one, from: map.entryOf(one).offset, to: after.entryOf(one).offset })),
      );
      expect(report).toMatchObject({
        relaid: true,
        sharedChanges: [],
        separated: [],
        keptGapBytes: 0,
        droppedGapBytes: 0,
      });

      less(after);
      expect(save(after).bytes).toEqual(file);
      less(map);
      expect(save(map).bytes).toEqual(file);
    },
  );

  it('may have been empty', () => {
    const file = stockFile(new Map([['PLANES', counting(32)]]));
    const map = opened(file);
    map.lumps.CELLS.append({ portalCount: 3 });
    map.lumps.LIGHT_VISIBILITY_CACHE.append({ key: 4 });
    const { bytes, report } = save(map);
    expect(report.resized).toEqual([
      { lump: 'CELLS', from: 0, to: 52 },
      { lump: 'LIGHT_VISIBILITY_CACHE', from: 0, to: 12 },
    ]);
    const again = opened(bytes);
    expect(again.lumps.CELLS.at(0).portalCount).toBe(3);
    again.lumps.CELLS.resize(0);
    again.lumps.LIGHT_VISIBILITY_CACHE.resize(0);
    expect(save(again).bytes).toEqual(file);
  });

  it('may have had a negative length, or one behind the end of the file', () => {
    const file = handMadeFile(300, {
      CELLS: { offset: 272, length: -52 },
      PLANES: { offset: 272, length: 64 },
      UNKNOWN_5: { offset: 999, length: 12 },
    });
    const map = opened(file);
    map.lumps.CELLS.append({ portalCount: 3 });
    const { bytes, report } = save(map);
    expectSameContents(bytes, map);
    expect(opened(bytes).head.issues).toEqual([]);
    expect(report.resized).toEqual([
      { lump: 'PLANES', from: 64, to: 28 },
      { lump: 'UNKNOWN_5', from: 12, to: 0 },
      { lump: 'CELLS', from: -52, to: 52 },
    ]);
  });
});

describe('a lump that shrank', () => {
  it('moves the lumps behind it forward', () => {
    const map = opened(stockFile());
    map.lumps.PLANES.resize(1);
    const { bytes, report } = save(map);
    expectSameContents(bytes, map);
    expect(report.resized).toEqual([{ lump: 'PLANES', from: 32, to: 16 }]);
    expect(bytes.length).toBe(map.size - 16);
  });

  it('to nothing leaves the bytes behind it in the file, and the header alone', () => {
    for (const name of ['PLANES', 'UNKNOWN_31', 'LIGHT_VISIBILITY_CACHE'] as const) {
      const file = handMadeFile(420, {
        [name]: { offset: 300, bytes: counting(48) },
        [name === 'PLANES' ? 'CELLS' : 'MATERIALS']: { offset: 360, bytes: counting(60) },
      });
      file.set([0xaa, 0xbb, 0xcc, 0xdd, 0xee], 349);
      const map = opened(file);
      map.lump(name).setBytes(new Uint8Array(0));
      const { bytes, report } = save(map);
      expect(report.keptGapBytes).toBe(6);
      expectSameContents(bytes, map);
      expect(Buffer.from(bytes).indexOf(Buffer.of(0xaa, 0xbb, 0xcc, 0xdd, 0xee))).toBeGreaterThanOrEqual(272);
    }
  });
});

describe('bytes that are a Node Buffer', () => {
  it('are not written to by saving, and are not shared with what was saved', () => {
    const map = openAs(branch, Buffer.from(stockFile()));
    const first = save(map).bytes;
    const copy = Uint8Array.from(first);
    map.lumps.CELLS.at(0).portalCount = 9;
    map.lumps.ENTITIES.setBytes(
      entityLump({ classname: 'light' }, { classname: 'worldspawn', x: '1' }).subarray(0, 1),
    );
    save(map);
    expect(first).toEqual(copy);
  });

  it('can be a part of a larger one', () => {
    const file = stockFile();
    const pool = Buffer.alloc(file.length + 7, 0xee);
    pool.set(file, 5);
    const map = openAs(branch, pool.subarray(5, 5 + file.length));
    expect(save(map).bytes).toEqual(file);
    map.lumps.CELLS.at(0).portalCount = 9;
    expect(differences(save(map).bytes, file)).toHaveLength(1);
  });
});
