import {
  type Branch,
  type EntityText,
  findPart,
  type GameMap,
  openAs,
  saveCompressed,
} from '@brushwork/formats';
import { branch as orangeBox } from '@brushwork/formats/branch/valve/orange-box';
import { branch as source2004 } from '@brushwork/formats/branch/valve/source-2004';
import { describe, expect, it } from 'vitest';
import { diffMaps } from '../../src/diff/index.js';
import { type MapWithPak, mapWithPak, pakBranch } from '../pak/support/map-with-pak.js';
import { type AnyMap, edited, insertElement, sourceMap, summary } from './support/edited-map.js';

function mapOf(made: MapWithPak): AnyMap {
  return openAs(source2004 as unknown as Branch, mapWithPak(made)) as GameMap<object>;
}

const entity = (pairs: Readonly<Record<string, string>>): string =>
  `{\n${Object.entries(pairs)
    .map(([key, value]) => `"${key}" "${value}"`)
    .join('\n')}\n}\n`;
const world = entity({ classname: 'worldspawn', skyname: 'sky_day' });
const door = { classname: 'func_door', targetname: 'gate', model: '*1', speed: '100', hammerid: '11' };
const lamp = { classname: 'light', origin: '0 0 64', _light: '255 255 255 200', hammerid: '12' };
const start = { classname: 'info_player_start', origin: '8 8 8', hammerid: '13' };

describe('entities', () => {
  const left = mapOf({ entities: world + entity(door) + entity(lamp) + entity(start) });
  const diffTo = (entities: string): ReturnType<typeof diffMaps> => diffMaps(left, mapOf({ entities }));

  it('tell which keys were added, removed and changed', () => {
    const { speed: _, ...rest } = door;
    const diff = diffTo(world + entity({ ...rest, wait: '4', model: '*2' }) + entity(lamp) + entity(start));
    expect(diff.changes('ENTITIES')).toEqual([
      {
        kind: 'changed',
        left: 1,
        right: 1,
        label: 'func_door gate',
        fields: [
          { field: 'model', left: '*1', right: '*2' },
          { field: 'speed', left: '100', right: undefined },
          { field: 'wait', left: undefined, right: '4' },
        ],
      },
    ]);
  });

  it('are found again when they were renamed or put in another class, by what identifies them', () => {
    const diff = diffTo(
      world +
        entity({ ...lamp, classname: 'light_spot' }) +
        entity(start) +
        entity({ ...door, targetname: 'portcullis' }),
    );
    expect(
      diff
        .changes('ENTITIES')
        .map(({ kind, left: l, right: r, fields }) => [kind, l, r, fields.map(({ field }) => field)]),
    ).toEqual([
      ['changed', 1, 3, ['targetname']],
      ['changed', 2, 1, ['classname']],
    ]);
  });

  it('say which are new, which are gone, and which only stand elsewhere', () => {
    const diff = diffTo(
      world + entity(start) + entity(door) + entity({ classname: 'light', origin: '9 9 9', hammerid: '99' }),
    );
    const { counts } = diff.part('ENTITIES') ?? {};
    expect(counts).toEqual({ added: 1, removed: 1, changed: 0, moved: 1 });
    const kinds = diff.changes('ENTITIES').map(({ kind, label }) => `${kind} ${label}`);
    expect(kinds).toContain('removed light at 0 0 64');
    expect(kinds).toContain('added light at 9 9 9');
  });

  it('are the same when their pairs or the text between them were put in order', () => {
    const turned = Object.fromEntries(Object.entries(door).reverse());
    const diff = diffTo(`${world}  ${entity(turned)}\n${entity(lamp)}${entity(start)}`);
    expect(diff.isSame).toBe(true);
    expect(summary(diff)).toEqual({ ENTITIES: 'same-records' });
  });

  it('of one name with several pairs of one key keep those that are equal apart from the others', () => {
    const relay = (outputs: readonly string[]): string =>
      `{\n"classname" "logic_relay"\n"hammerid" "5"\n${outputs.map((value) => `"OnTrigger" "${value}"`).join('\n')}\n}\n`;
    const diff = diffMaps(
      mapOf({ entities: relay(['a,Open', 'b,Open', 'c,Open']) }),
      mapOf({ entities: relay(['c,Open', 'a,Open', 'd,Open']) }),
    );
    expect(diff.changes('ENTITIES')[0]?.fields).toEqual([
      { field: 'OnTrigger', left: 'b,Open', right: 'd,Open' },
    ]);
  });
});

describe('entities with brush models', () => {
  it('are the same when the models only got other numbers', () => {
    const withModel = (map: AnyMap, number: number): void => {
      const text = map.lump('ENTITIES') as EntityText;
      text.document.append([
        ['classname', 'func_test'],
        ['targetname', 'thing'],
        ['model', `*${number}`],
      ]);
    };
    const left = edited(sourceMap(), (map) => withModel(map, 1));
    const right = edited(sourceMap(), (map) => {
      insertElement(map, 'MODELS', 1, (bytes) => bytes.fill(7, 0, 12));
      withModel(map, 2);
      for (const entity of (map.lump('ENTITIES') as EntityText).entities) {
        const model = entity.get('model');
        if (entity.get('targetname') !== 'thing' && model !== undefined && /^\*[1-9]/.test(model))
          entity.set('model', `*${Number(model.slice(1)) + 1}`);
      }
    });
    const diff = diffMaps(left, right);
    expect(diff.part('MODELS')?.counts).toMatchObject({ added: 1, removed: 0, changed: 0 });
    expect(diff.changes('ENTITIES')).toEqual([]);
  });
});

describe('placed models', () => {
  const props = (
    map: AnyMap,
  ): { at(i: number): { origin: { x: number }; skin: number }; readonly length: number } =>
    findPart(map, 'GAME_LUMP.sprp.props').content as never;

  it('are told by model and place: an edited one stays itself', () => {
    const right = edited(sourceMap(), (map) => {
      props(map).at(1).skin = 9;
    });
    const diff = diffMaps(sourceMap(), right);
    expect(summary(diff)).toEqual({ GAME_LUMP: 'differs GAME_LUMP.sprp.props +0 -0 ~1 >0' });
    expect(diff.changes('GAME_LUMP.sprp.props')).toMatchObject([
      { left: 1, right: 1, fields: [{ field: 'skin', right: 9 }] },
    ]);
  });

  it('that were moved are the same ones at another place', () => {
    const right = edited(sourceMap(), (map) => {
      props(map).at(0).origin.x += 512;
    });
    expect(diffMaps(sourceMap(), right).changes('GAME_LUMP.sprp.props')).toMatchObject([
      { kind: 'changed', left: 0, right: 0, fields: [{ field: 'origin' }] },
    ]);
  });
});

describe('files of a pakfile', () => {
  const open = (made: MapWithPak): AnyMap =>
    openAs(pakBranch as unknown as Branch, mapWithPak(made)) as GameMap<object>;
  const file = (
    name: string,
    content: string,
    method = 0,
  ): { name: string; content: string; method: number } => ({ name, content, method });

  it('are compared by name and content, however they are packed', () => {
    const left = open({ files: [file('a.txt', 'one'), file('maps/B.vmt', 'two'), file('c.txt', 'three')] });
    const right = open({
      files: [file('c.txt', 'three', 8), file('maps/b.vmt', 'twofold'), file('d.txt', 'four')],
    });
    const told = diffMaps(left, right)
      .changes('PAKFILE')
      .map(({ kind, label, fields }) => [kind, label, fields.map(({ field }) => field).join()]);
    expect(told).toContainEqual(['changed', 'maps/B.vmt', 'size,crc']);
    expect(told).toContainEqual(['removed', 'a.txt', 'size,crc']);
    expect(told).toContainEqual(['added', 'd.txt', 'size,crc']);
    expect(told.filter(([kind]) => kind !== 'moved')).toHaveLength(3);
  });
});

describe('texts', () => {
  it('are compared line by line', () => {
    const left = mapOf({ materials: ['brick/wall', 'brick/floor', 'wood/door'] });
    const right = mapOf({ materials: ['brick/wall', 'metal/grate', 'brick/floor', 'wood/gate'] });
    expect(diffMaps(left, right).changes('TEXTURE_STRING_DATA')).toEqual([
      {
        kind: 'added',
        left: undefined,
        right: 1,
        fields: [{ field: 'text', left: undefined, right: 'metal/grate' }],
      },
      {
        kind: 'changed',
        left: 2,
        right: 3,
        fields: [{ field: 'text', left: 'wood/door', right: 'wood/gate' }],
      },
    ]);
  });
});

describe('compression', () => {
  it('is a difference of storage alone', async () => {
    const left = sourceMap();
    const { bytes } = await saveCompressed(sourceMap(), {});
    const right = openAs(orangeBox as unknown as Branch, bytes.slice()) as AnyMap;
    expect(bytes.length).toBeLessThan(left.size);
    const diff = diffMaps(left, right);
    // What is in the game lump is compressed part by part.
    expect(summary(diff)).toEqual({ GAME_LUMP: 'same-records' });
    expect(diff.isSame).toBe(true);
    expect(diff.lumps.filter(({ storage }) => storage.includes('compression')).length).toBeGreaterThan(10);
  });
});

describe('what is not loaded', () => {
  it('is noted and never taken for the same', () => {
    const left = sourceMap();
    const text = left.lump('ENTITIES') as EntityText;
    expect(text.length).toBeGreaterThan(0);
    const right = sourceMap();
    Object.defineProperty(right, 'isLoaded', { value: (name: string) => name !== 'FACES' });
    const diff = diffMaps(left, right);
    expect(diff.lumps.find(({ name }) => name === 'FACES')?.state).toBe('unread');
    expect(diff.notes).toContainEqual({ reason: 'unread', path: ['FACES'], message: 'is not loaded' });
    expect(diff.isSame).toBe(false);
  });
});
