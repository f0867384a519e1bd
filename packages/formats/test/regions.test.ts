import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { StoredLump } from '../src/container/container.js';
import type { GameMap, OverlapPolicy } from '../src/map/game-map.js';
import { regionsOf } from '../src/map/regions.js';
import { openAs, openSource, save } from '../src/open.js';
import { expectFormatError } from './support/expect-format-error.js';
import { contentsOf, counting, differences, handMadeFile } from './support/map-files.js';

type CallOfDuty = GameMap<typeof branch.lumps>;

/**
 * PLANES 280 to 344 and BRUSH_SIDES 320 to 360 overlap in part, CELLS 360 to 412 touches them, NODES and LEAVES have one
 * range 412 to 448, and UNKNOWN_5 lies in it.
 */
function overlapping(): Uint8Array {
  const file = handMadeFile(452, {
    PLANES: { offset: 280, bytes: counting(64) },
    BRUSH_SIDES: { offset: 320, bytes: counting(40, 101) },
    CELLS: { offset: 360, bytes: counting(52, 7) },
    NODES: { offset: 412, bytes: counting(36, 11) },
    LEAVES: { offset: 412, length: 36 },
    UNKNOWN_5: { offset: 420, length: 10 },
  });
  file.set([0xf1, 0xf2], 449);
  return file;
}

function opened(overlaps: OverlapPolicy, file: Uint8Array = overlapping()): CallOfDuty {
  return openAs(branch, new Uint8Array(file), { overlaps });
}

describe('regions', () => {
  function entry(index: number, start: number, end: number): StoredLump {
    return { index, offset: start, length: end - start, start, end };
  }

  it('are lumps with all that share a byte with them, in the order of the file', () => {
    const entries = [
      entry(0, 50, 60),
      entry(1, 10, 30),
      entry(2, 20, 25),
      entry(3, 24, 40),
      entry(4, 40, 50),
      entry(5, 45, 45),
    ];
    const regions = regionsOf(entries).map(({ start, end, lumps }) => [
      start,
      end,
      lumps.map(({ index }) => index),
    ]);
    expect(regions).toEqual([
      [10, 40, [1, 2, 3]],
      [40, 50, [4]],
      [50, 60, [0]],
    ]);
  });

  it('are found in a map, and reported', () => {
    const map = opened('share');
    expect(map.regions.map(({ lumps }) => lumps.length)).toEqual([2, 1, 3]);
    expect(map.head.issues.map(({ rule, path }) => [rule, path[0]])).toEqual([
      ['lump-overlap', 'BRUSH_SIDES'],
      ['lump-overlap', 'LEAVES'],
      ['lump-overlap', 'UNKNOWN_5'],
    ]);
  });
});

describe('lumps that share bytes', () => {
  it('see each change of one another', () => {
    const map = opened('share');
    map.lumps.PLANES.at(3).distance = 1234;
    expect(map.lumps.BRUSH_SIDES.at(2).plane.distance).not.toBe(1234);
    expect(
      new DataView(map.lumps.BRUSH_SIDES.bytes.buffer, map.lumps.BRUSH_SIDES.bytes.byteOffset).getFloat32(
        20,
        true,
      ),
    ).toBe(1234);
    const { bytes, report } = save(map);
    expect(differences(bytes, overlapping()).every((at) => at >= 340 && at < 344)).toBe(true);
    expect(report).toMatchObject({ relaid: false, sharedChanges: [['PLANES', 'BRUSH_SIDES']] });
  });

  it('are reported only when a byte was changed that they have in common', () => {
    const map = opened('share');
    map.lumps.PLANES.at(0).distance = 1;
    map.lumps.CELLS.at(0).portalCount = 1;
    expect(save(map).report.sharedChanges).toEqual([]);
    map.lumps.UNKNOWN_5.bytes[0] = 0xff;
    expect(save(map).report.sharedChanges).toEqual([['UNKNOWN_5', 'NODES', 'LEAVES']]);
    map.lumps.NODES.at(0).plane = 5;
    map.lumps.UNKNOWN_5.bytes[0] = overlapping()[420] as number;
    expect(save(map).report.sharedChanges).toEqual([['NODES', 'LEAVES']]);
  });

  it('share a change too that was made to bytes of its own', () => {
    const file = handMadeFile(340, {
      ENTITIES: { offset: 272, bytes: new TextEncoder().encode('{\n"classname" "light"\n}\n\0') },
      UNKNOWN_5: { offset: 280, length: 12 },
      UNKNOWN_31: { offset: 272, length: 60 },
    });
    const map = openAs(branch, new Uint8Array(file));
    map.lumps.UNKNOWN_31.bytes[50] = 7;
    map.lumps.ENTITIES.entities[0]?.set('classname', 'LIGHT');
    const { bytes, report } = save(map);
    const after = openAs(branch, bytes);
    expect(after.lumps.ENTITIES.entities[0]?.classname).toBe('LIGHT');
    expect(after.lumps.UNKNOWN_31.bytes[50]).toBe(7);
    expect(differences(bytes, file)).toEqual([287, 288, 289, 290, 291, 322]);
    expect(report).toMatchObject({ relaid: false, sharedChanges: [['UNKNOWN_5', 'ENTITIES', 'UNKNOWN_31']] });
  });

  it('are refused when they were changed differently', async () => {
    const map = opened('share');
    const leaves = new Uint8Array(map.lumps.LEAVES.bytes);
    leaves[3] = 0xaa;
    map.lumps.LEAVES.setBytes(leaves);
    map.lumps.NODES.bytes[3] = 0xbb;
    const error = await expectFormatError('overlap', () => save(map));
    expect(error.message).toContain('changed differently');
    map.lumps.NODES.bytes[3] = 0xaa;
    expect(save(map).report.sharedChanges).toEqual([['NODES', 'LEAVES']]);
  });

  it('leave when they grow, and their neighbours stay as they were', () => {
    const map = opened('share');
    const before = contentsOf(map);
    map.lumps.LEAVES.append({ cluster: 5 });
    const { bytes, report } = save(map);
    const after = openAs(branch, bytes);
    expect(after.lumps.LEAVES.length).toBe(2);
    expect(after.lumps.LEAVES.at(1).cluster).toBe(5);
    before.set('LEAVES', new Uint8Array(after.lumps.LEAVES.bytes));
    expect([...contentsOf(after)]).toEqual([...before]);
    expect(report).toMatchObject({
      relaid: true,
      separated: ['LEAVES'],
      resized: [{ lump: 'LEAVES', from: 36, to: 72 }],
      sharedChanges: [],
    });
    // The others still share their bytes, and all that followed the region is there.
    expect(after.regions.map(({ lumps }) => lumps.length)).toEqual([2, 2, 1, 1]);
    expect(bytes.subarray(-4)).toEqual(Uint8Array.of(0, 0xf1, 0xf2, 0));
  });

  it('leave when they shrink', () => {
    const map = opened('share');
    map.lumps.BRUSH_SIDES.resize(1);
    const { bytes, report } = save(map);
    expect(report.separated).toEqual(['BRUSH_SIDES']);
    expect([...contentsOf(openAs(branch, bytes))]).toEqual([...contentsOf(map)]);
  });

  it('are all kept when all of them leave, with the bytes that followed them', () => {
    const file = handMadeFile(400, {
      PLANES: { offset: 280, bytes: counting(32) },
      BRUSH_SIDES: { offset: 296, bytes: counting(24) },
      MODELS: { offset: 340, bytes: counting(48) },
    });
    file.set([0xf1, 0xf2, 0xf3], 324);
    const map = opened('share', file);
    map.lumps.PLANES.append({ distance: 1 });
    map.lumps.BRUSH_SIDES.append({ material: 1 });
    const { bytes, report } = save(map);
    expect(report).toMatchObject({ separated: ['PLANES', 'BRUSH_SIDES'], keptGapBytes: 7 });
    const after = openAs(branch, bytes);
    expect([...contentsOf(after)]).toEqual([...contentsOf(map)]);
    expect(Buffer.from(bytes).includes(Buffer.of(0xf1, 0xf2, 0xf3))).toBe(true);
  });

  it('do not leave a copy of what left behind', () => {
    // CELLS holds the other two; without it nothing joins them.
    const file = handMadeFile(400, {
      CELLS: { offset: 280, bytes: counting(104) },
      PLANES: { offset: 288, length: 16 },
      NODES: { offset: 340, length: 36 },
    });
    const map = opened('share', file);
    map.lumps.CELLS.resize(1);
    const { bytes } = save(map);
    expect(bytes.length).toBe(272 + 16 + 52 + 36);
    expect([...contentsOf(openAs(branch, bytes))]).toEqual([...contentsOf(map)]);
  });
});

describe('overlaps: refuse', () => {
  it('lets a map be saved that was not changed, or elsewhere', () => {
    const map = opened('refuse');
    map.lumps.CELLS.at(0).portalCount = 5;
    expect(differences(save(map).bytes, overlapping())).toHaveLength(4);
  });

  it.each<[string, (map: CallOfDuty) => void, string]>([
    [
      'was changed in place',
      (map) => {
        map.lumps.PLANES.at(3).distance = 0;
      },
      'PLANES',
    ],
    [
      'was changed where it is alone',
      (map) => {
        map.lumps.PLANES.at(0).distance = 0;
      },
      'PLANES',
    ],
    ['was given other bytes', (map) => map.lumps.NODES.setBytes(new Uint8Array(36)), 'UNKNOWN_5'],
    ['grew', (map) => void map.lumps.LEAVES.append({}), 'LEAVES'],
    ['shrank', (map) => map.lumps.BRUSH_SIDES.resize(1), 'BRUSH_SIDES'],
  ])('throws when a lump of a region %s', async (_how, edit, name) => {
    const map = opened('refuse');
    edit(map);
    for (const layout of ['keep', 'stock'] as const) {
      const error = await expectFormatError('overlap', () => save(map, { layout }));
      expect(error.path).toEqual([name]);
    }
  });

  it('is satisfied when the change is taken back', () => {
    const map = opened('refuse');
    map.lumps.NODES.at(0).plane++;
    expect(() => save(map)).toThrow();
    map.lumps.NODES.at(0).plane--;
    expect(save(map).bytes).toEqual(overlapping());
  });
});

describe('overlaps: separate', () => {
  it('keeps a change from the neighbours, which stay and share on', () => {
    const map = opened('separate');
    const before = contentsOf(map);
    map.lumps.NODES.at(0).plane = 77;
    expect(map.lumps.LEAVES.bytes).toEqual(before.get('LEAVES'));
    const { bytes, report } = save(map);
    expect(report).toMatchObject({ relaid: true, separated: ['NODES'], sharedChanges: [], resized: [] });
    const after = openAs(branch, bytes);
    expect([...contentsOf(after)]).toEqual([...contentsOf(map)]);
    expect(after.lumps.NODES.at(0).plane).toBe(77);
    expect(after.regions.map(({ lumps }) => lumps.map(({ index }) => index))).toEqual([
      [2, 3],
      [21, 5],
      [17],
      [20],
    ]);
  });

  it('gives two changed lumps a place each', () => {
    const map = opened('separate');
    map.lumps.NODES.at(0).plane = 77;
    map.lumps.LEAVES.at(0).cluster = 78;
    const { bytes, report } = save(map);
    expect(report.separated).toEqual(['NODES', 'LEAVES']);
    const after = openAs(branch, bytes);
    expect([after.lumps.NODES.at(0).plane, after.lumps.LEAVES.at(0).cluster]).toEqual([77, 78]);
    expect(after.lumps.UNKNOWN_5.bytes).toEqual(overlapping().subarray(420, 430));
  });

  it('gives the first file again when a change is taken back', () => {
    const map = opened('separate');
    map.lumps.NODES.at(0).plane++;
    expect(save(map).report.relaid).toBe(true);
    map.lumps.NODES.at(0).plane--;
    expect(save(map).bytes).toEqual(overlapping());
  });

  it('holds for Node Buffers, whose slices are no copies', () => {
    const map = openAs(branch, Buffer.from(overlapping()), { overlaps: 'separate' });
    map.lumps.NODES.at(0).plane = 77;
    expect(map.lumps.LEAVES.at(0).cluster).not.toBe(77);
    const refusing = openAs(branch, Buffer.from(overlapping()), { overlaps: 'refuse' });
    refusing.lumps.NODES.at(0).plane = 77;
    expect(() => save(refusing)).toThrow();
  });
});

describe('overlaps of a map that is loaded by slices', () => {
  async function loaded(overlaps: OverlapPolicy, ...names: string[]) {
    const source = await openSource(memorySource(overlapping()), { overlaps });
    const map = (await source.load(names)) as unknown as CallOfDuty;
    return { source, map };
  }

  it('are shared', async () => {
    const { source, map } = await loaded('share', 'NODES');
    expect(map.isLoaded('LEAVES')).toBe(true);
    map.lumps.NODES.at(0).plane = 77;
    expect(map.lumps.LEAVES.at(0).cluster).toBe(77);
    const { bytes, report } = await source.save(map);
    expect(report.sharedChanges).toEqual([['NODES', 'LEAVES']]);
    expect(differences(bytes, overlapping()).every((at) => at >= 412 && at < 416)).toBe(true);
  });

  it('are refused, also when more was loaded between change and saving', async () => {
    const { source, map } = await loaded('refuse', 'NODES');
    map.lumps.NODES.at(0).plane = 77;
    await expectFormatError('overlap', () => source.save(map));
    const more = await source.load(['CELLS']);
    await expectFormatError('overlap', () => source.save(more));
    map.lumps.NODES.at(0).plane = openAs(branch, overlapping()).lumps.NODES.at(0).plane;
    expect((await source.save(more)).bytes).toEqual(overlapping());
  });

  it('are separated, also when more was loaded between change and saving', async () => {
    const { source, map } = await loaded('separate', 'NODES');
    map.lumps.NODES.at(0).plane = 77;
    for (const one of [map, await source.load(['PLANES'])]) {
      const { bytes, report } = await source.save(one);
      expect(report.separated).toEqual(['NODES']);
      const after = openAs(branch, bytes);
      expect([after.lumps.NODES.at(0).plane, after.lumps.LEAVES.at(0).cluster]).toEqual([
        77,
        map.lumps.LEAVES.at(0).cluster,
      ]);
    }
  });
});
