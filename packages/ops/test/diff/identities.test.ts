import { type GameMap, openAs, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import type { AnyStruct, ContentType } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { diffMaps } from '../../src/diff/index.js';

type Source = GameMap<typeof branch.lumps>;

function mapWith(change: (map: Source) => void): Source {
  const map = openAs(branch, tinySource({ branch }));
  change(map);
  return openAs(branch, save(map).bytes);
}

/** Overlays at some places along a line, numbered one after the other as a compiler does. */
function overlaysAt(...places: readonly number[]): Source {
  return mapWith((map) => {
    const overlay = map.lumps.OVERLAYS.object(0);
    map.lumps.OVERLAYS.setBytes(new Uint8Array(0));
    places.forEach((x, id) => {
      map.lumps.OVERLAYS.append({ ...overlay, id, origin: { x, y: 0, z: 0 } } as never);
    });
  });
}

describe('overlays', () => {
  it('are told by texture and place: their running number says nothing of them', () => {
    const diff = diffMaps(overlaysAt(10, 20, 30), overlaysAt(5, 10, 20, 30));
    expect(diff.changes('OVERLAYS')).toMatchObject([{ kind: 'added', right: 0 }]);
    const [change] = diff.changes('OVERLAYS', { areAllFields: true });
    expect(change?.right).toBe(0);
    expect(diffMaps(overlaysAt(10, 20, 30), overlaysAt(20, 30)).changes('OVERLAYS')).toMatchObject([
      { kind: 'removed', left: 0 },
    ]);
  });

  it('that were moved, or changed in place, are the same ones still', () => {
    const moved = diffMaps(overlaysAt(10, 20), overlaysAt(10, 22)).changes('OVERLAYS');
    expect(moved).toMatchObject([{ kind: 'changed', left: 1, right: 1, fields: [{ field: 'origin' }] }]);
  });
});

describe('entities', () => {
  const withNumbers = (numbers: readonly (readonly [string, string])[]): Source =>
    mapWith((map) => {
      const text = numbers.map(
        ([number, place]) => `{\n"classname" "light"\n"hammerid" "${number}"\n"origin" "${place}"\n}\n`,
      );
      map.lumps.ENTITIES.setBytes(Uint8Array.from(`${text.join('')}\0`, (c) => c.charCodeAt(0)));
    });

  it('are told by the number that the editor gave them, wherever they went', () => {
    const left = withNumbers([
      ['4', '0 0 0'],
      ['9', '8 8 8'],
    ]);
    const right = withNumbers([
      ['9', '8 8 9'],
      ['4', '1 0 0'],
    ]);
    expect(diffMaps(left, right).changes('ENTITIES')).toMatchObject([
      { kind: 'changed', left: 0, right: 1, fields: [{ field: 'origin', left: '0 0 0', right: '1 0 0' }] },
      { kind: 'changed', left: 1, right: 0 },
    ]);
  });
});

describe('what a branch says of identity', () => {
  it('names fields that its records have', () => {
    const { identities } = branch.capabilities;
    const named: [string, readonly string[]][] = [
      ...Object.entries(identities?.records ?? {}).flatMap(([lump, groups]) =>
        groups.map(({ by }): [string, readonly string[]] => [lump, by]),
      ),
      ...Object.entries(identities?.numbers ?? {}),
    ];
    expect(named.length).toBeGreaterThan(5);
    for (const [lump, fields] of named) {
      const type = branch.lumps[lump as keyof typeof branch.lumps].type as ContentType & {
        record?: AnyStruct;
      };
      const opened = type.open({ name: lump, bytes: new Uint8Array(0), offset: 0, byteOrder: 'little' }) as {
        record?: AnyStruct;
      };
      const names = (type.record ?? opened.record)?.layout.slots.map(({ name }) => name) ?? [];
      expect(names, lump).toEqual(expect.arrayContaining([...fields]));
    }
  });
});
