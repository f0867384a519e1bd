import { openAs, save } from '@brushwork/formats';
import { branch as callOfDutyBranch } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { branch as left4dead2 } from '@brushwork/formats/branch/valve/left4dead2';
import { branch as orangeBox } from '@brushwork/formats/branch/valve/orange-box';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { diffMaps } from '../../src/diff/index.js';
import {
  type AnyMap,
  callOfDutyMap,
  edited,
  insertElement,
  recordsOf,
  sourceMap,
  summary,
} from './support/edited-map.js';

const otherPlane = (bytes: Uint8Array): void => {
  new DataView(bytes.buffer).setFloat32(12, 12345.5, true);
};

let callOfDutyBytes: Uint8Array;

beforeAll(async () => {
  callOfDutyBytes = await tinyMap();
});

describe('records that differ', () => {
  it('are none in a map and itself', async () => {
    for (const make of [async () => sourceMap(), callOfDutyMap]) {
      const diff = diffMaps(await make(), await make());
      expect(summary(diff)).toEqual({});
      expect(diff.isSame).toBe(true);
      expect(diff.notes).toEqual([]);
      expect(diff.head).toEqual([]);
    }
  });

  it('are the one that was edited, with the field and both values', () => {
    const right = edited(sourceMap(), (map) => {
      const face = recordsOf(map, 'FACES').at(3);
      face['smoothingGroups'] = 77;
    });
    const diff = diffMaps(sourceMap(), right);
    expect(summary(diff)).toEqual({ FACES: 'differs FACES +0 -0 ~1 >0' });
    expect(diff.changes('FACES')).toEqual([
      {
        kind: 'changed',
        left: 3,
        right: 3,
        fields: [
          {
            field: 'smoothingGroups',
            left: recordsOf(sourceMap(), 'FACES').at(3)['smoothingGroups'],
            right: 77,
          },
        ],
      },
    ]);
    expect(diff.isSame).toBe(false);
  });

  it("aren't those that lead to one that was edited", () => {
    const right = edited(sourceMap(), (map) => {
      recordsOf(map, 'PLANES').at(2)['distance'] = 999;
      recordsOf(map, 'TEXTURE_DATA').at(0)['width'] = 4096;
    });
    expect(summary(diffMaps(sourceMap(), right))).toEqual({
      PLANES: 'differs PLANES +0 -0 ~1 >0',
      TEXTURE_DATA: 'differs TEXTURE_DATA +0 -0 ~1 >0',
    });
  });

  it("aren't those whose references were moved by an entry that was put in", () => {
    const right = edited(sourceMap(), (map) => insertElement(map, 'PLANES', 1, otherPlane));
    const diff = diffMaps(sourceMap(), right);
    const { PLANES: planes, ...others } = summary(diff);
    expect(planes).toBe('differs PLANES +1 -0 ~0 >0');
    expect(diff.changes('PLANES')).toEqual([{ kind: 'added', left: undefined, right: 1, fields: [] }]);
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['FACES', 'NODES', 'BRUSH_SIDES']));
    expect([...new Set(Object.values(others))]).toEqual(['same-records']);
  });

  it('hold for a tree, for spans, and for numbers that their owner says to be an index', async () => {
    const right = edited(await callOfDutyMap(), (map) => insertElement(map, 'PLANES', 0, otherPlane));
    const left = await callOfDutyMap();
    const { PLANES: planes, ...others } = summary(diffMaps(left, right));
    expect(planes).toBe('differs PLANES +1 -0 ~0 >0');
    expect(Object.keys(others)).toEqual(expect.arrayContaining(['NODES', 'BRUSH_SIDES']));
    expect([...new Set(Object.values(others))]).toEqual(['same-records']);
  });

  it('are those whose reference leads elsewhere, and say where', () => {
    const right = edited(sourceMap(), (map) => {
      const face = recordsOf(map, 'FACES').at(0);
      face['plane'] = face['plane'] === 3 ? 4 : 3;
    });
    const [change] = diffMaps(sourceMap(), right).changes('FACES');
    const before = recordsOf(sourceMap(), 'FACES').at(0)['plane'] as number;
    expect(change?.fields).toEqual([
      {
        field: 'plane',
        left: before,
        right: before === 3 ? 4 : 3,
        leftTarget: { lump: 'PLANES', index: before },
        rightTarget: { lump: 'PLANES', index: before === 3 ? 4 : 3 },
      },
    ]);
  });

  it('are those that lead elsewhere because what they lead to was put in another order, with the same bytes', () => {
    const right = edited(sourceMap(), (map) => {
      const planes = map.lump('PLANES');
      const bytes = planes.bytes.slice();
      bytes.copyWithin(0, 20, 40);
      bytes.set(planes.bytes.slice(0, 20), 20);
      planes.setBytes(bytes);
    });
    const diff = diffMaps(sourceMap(), right);
    expect(diff.part('PLANES')?.counts).toMatchObject({ added: 0, removed: 0, changed: 0, moved: 1 });
    const faces = diff.lumps.find(({ name }) => name === 'FACES');
    expect(faces?.hasSameBytes).toBe(true);
    expect(faces?.state).toBe('differs');
  });

  it('are found when many were taken out, put in and edited at once', () => {
    const left = sourceMap();
    const count = recordsOf(left, 'VERTICES').length;
    const right = edited(sourceMap(), (map) => {
      const list = map.lump('VERTICES');
      const bytes = [...Array(count).keys()]
        .filter((i) => i % 5 !== 3)
        .flatMap((i) => [...list.bytes.subarray(i * 12, i * 12 + 12)]);
      list.setBytes(Uint8Array.from(bytes));
    });
    const removed = [...Array(count).keys()].filter((i) => i % 5 === 3);
    const changes = diffMaps(left, right).changes('VERTICES', { count: 1000 });
    expect(changes.map(({ kind, left: at }) => ({ kind, at }))).toEqual(
      removed.map((at) => ({ kind: 'removed', at })),
    );
  });

  it('are those of the fields that two layouts have in common', () => {
    const left = sourceMap();
    const right = openAs(left4dead2 as never, tinySource({ branch: left4dead2 })) as AnyMap;
    const diff = diffMaps(left, right);
    const states = new Map(diff.lumps.map(({ name, state }) => [name, state]));
    expect(diff.head).toContainEqual({
      field: 'branch',
      left: 'valve/orange-box',
      right: 'valve/left4dead2',
    });
    expect(['same', 'stored-differently', 'same-records']).toContain(states.get('PLANES'));
    expect(diff.part('FACES')?.counts).toEqual({ added: 0, removed: 0, changed: 0, moved: 0 });
  });

  it('of a lump that one format lacks are told with all they hold', () => {
    const left = sourceMap();
    const right = openAs(callOfDutyBranch as never, callOfDutyBytes) as AnyMap;
    const diff = diffMaps(left, right);
    const count = left.lump('CUBEMAPS').length;
    expect(summary(diff)['CUBEMAPS']).toBe(`only-left CUBEMAPS +0 -${count} ~0 >0`);
    const [change] = diff.changes('CUBEMAPS', { areAllFields: true });
    expect(change?.fields.map(({ field }) => field)).toContain('origin');
    expect(diffMaps(right, left).part('CUBEMAPS')?.counts).toMatchObject({ added: count, removed: 0 });
  });

  it('are none where only the byte order is another', () => {
    const left = sourceMap();
    const right = openAs(orangeBox as never, tinySource({ branch: orangeBox, byteOrder: 'big' })) as AnyMap;
    expect(right.byteOrder).toBe('big');
    const diff = diffMaps(left, right);
    expect(
      diff.lumps
        .filter(({ parts }) => parts.some(({ kind }) => kind === 'records' || kind === 'values'))
        .flatMap(({ parts }) =>
          parts
            .filter(({ kind, changeCount }) => changeCount > 0 && (kind === 'records' || kind === 'values'))
            .map(({ path }) => path),
        ),
    ).toEqual([]);
  });

  it('are paged: only those that are asked for are looked at', () => {
    const right = edited(sourceMap(), (map) => {
      const faces = recordsOf(map, 'FACES');
      for (let i = 0; i < faces.length; i++) faces.at(i)['smoothingGroups'] = 1000 + i;
    });
    const diff = diffMaps(sourceMap(), right);
    const count = recordsOf(right, 'FACES').length;
    expect(diff.part('FACES')?.changeCount).toBe(count);
    expect(diff.changes('FACES', { first: 2, count: 2 }).map(({ left }) => left)).toEqual([2, 3]);
    expect(diff.changes('FACES', { first: count - 1 })).toHaveLength(1);
    expect(diff.changes('FACES', { first: count })).toEqual([]);
    expect(() => diff.changes('NOWHERE')).toThrow(/no part 'NOWHERE'/);
  });
});

describe('how lumps are stored', () => {
  it('is told apart from what is in them', () => {
    const left = sourceMap();
    const right = openAs(left.branch as never, save(left, { layout: 'stock' }).bytes.slice()) as AnyMap;
    const moved = edited(sourceMap(), (map) => {
      const text = map.lump('ENTITIES');
      text.setBytes(Uint8Array.from([...text.bytes.subarray(0, -1), ...new Uint8Array(9).fill(10), 0]));
    });
    expect(diffMaps(left, right).isSame).toBe(true);
    const diff = diffMaps(left, moved);
    expect(diff.isSame).toBe(true);
    // What is in the game lump has absolute offsets.
    expect(summary(diff)).toEqual({ ENTITIES: 'same-records', GAME_LUMP: 'same-records' });
    expect(
      diff.lumps.some(({ state, storage }) => state === 'stored-differently' && storage.includes('place')),
    ).toBe(true);
  });

  it('says which lumps only one file has something in', () => {
    const right = edited(sourceMap(), (map) => map.lump('CUBEMAPS').setBytes(new Uint8Array(0)));
    const count = sourceMap().lump('CUBEMAPS').length;
    expect(summary(diffMaps(sourceMap(), right))['CUBEMAPS']).toBe(`only-left CUBEMAPS +0 -${count} ~0 >0`);
    expect(summary(diffMaps(right, sourceMap()))['CUBEMAPS']).toBe(`only-right CUBEMAPS +${count} -0 ~0 >0`);
  });
});
