import type { GameMap } from '@brushwork/formats';
import { formatIssue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { follow, validate } from '../../src/index.js';
import { withFields, withValue } from './support/broken-map.js';
import { buildMap, type LumpContents } from './support/build-map.js';
import { goodMaps } from './support/good-maps.js';

const goodOf = (id: string): (typeof goodMaps)[number] => goodMaps.find(({ branch }) => branch.id === id)!;
const quake = goodOf('id-software/quake');
const goldSrc = goodOf('valve/goldsrc');
const bsp2 = goodOf('id-software/quake-bsp2');
const none = new Uint8Array(0);

function mapOf(changes: LumpContents, good = quake): GameMap {
  return buildMap(good.branch, { ...good.contents, ...changes }, good.versions);
}

function issuesOf(changes: LumpContents, good = quake): string[] {
  return validate(mapOf(changes, good)).issues.map(formatIssue);
}

const objects = (lump: string, good = quake): readonly Record<string, unknown>[] =>
  good.contents[lump] as Record<string, unknown>[];

describe('clip nodes', () => {
  it('lead to clip nodes that are there, or to contents that are known', () => {
    const at = (child: number, good = quake): string[] =>
      issuesOf({ CLIP_NODES: withFields(good.contents, 'CLIP_NODES', 7, { children: [child, -2] }) }, good);
    for (const contents of [-1, -2, -6, -14]) expect(at(contents)).toEqual([]);
    expect(at(8)).toEqual([
      expect.stringMatching(/^error: CLIP_NODES\[7\]\.children\[0\] .*index 8 outside/),
    ]);
    expect(at(-15)).toEqual([expect.stringContaining('index -15 outside CLIP_NODES')]);
    // GoldSrc knows two more.
    expect([at(-15, goldSrc), at(-16, goldSrc)]).toEqual([[], []]);
    expect(at(-17, goldSrc)).toHaveLength(1);
    expect(at(1_000_000, bsp2)).toHaveLength(1);
  });

  it('may be reached from several, but not from below', () => {
    const sharing = objects('CLIP_NODES').map((node, i) => (i === 6 ? { ...node, children: [7, 7] } : node));
    expect(issuesOf({ CLIP_NODES: sharing })).toEqual([]);
    const own = withFields(quake.contents, 'CLIP_NODES', 7, { children: [7, -2] });
    expect(issuesOf({ CLIP_NODES: own })).toEqual([expect.stringContaining('[clip-node-cycle]')]);
  });

  it('are walked without a stack, however deep they are', () => {
    const count = 30_000;
    const chain = Array.from({ length: count }, (_, i) => ({
      plane: 0,
      children: [i + 1 < count ? i + 1 : -1, -2],
    }));
    expect(issuesOf({ CLIP_NODES: chain })).toEqual([]);
    const loop = chain.map((node, i) => (i === count - 1 ? { plane: 0, children: [0, -2] } : node));
    expect(issuesOf({ CLIP_NODES: loop })).toEqual([expect.stringContaining('leads back to clip node 0')]);
  });

  it('are at most as many as 16 bits with a sign can number, and more in BSP2', () => {
    const many = (good: typeof quake): string[] => {
      const size = good.branch.lumps['CLIP_NODES']?.type.elementSize ?? 0;
      const bytes = new Uint8Array(32_769 * size);
      // Every child is -1.
      const childSize = (size - 4) / 2;
      for (let i = 0; i < 32_769; i++) bytes.fill(0xff, i * size + 4, i * size + 4 + childSize * 2);
      return issuesOf({ CLIP_NODES: bytes }, good);
    };
    expect(many(quake)).toEqual([expect.stringMatching(/32,?769.*32,?768.*/)]);
    expect(many(goldSrc)).toHaveLength(1);
    expect(many(bsp2)).toEqual([]);
  });
});

describe('faces', () => {
  it('are those that models and leaves name: one in no leaf is found', () => {
    const lumps = {
      LEAF_FACES: (quake.contents['LEAF_FACES'] as number[]).map((face) => (face === 6 ? 5 : face)),
    };
    expect(issuesOf(lumps)).toEqual([expect.stringMatching(/FACES\[6\] .*face of model 1 and in no leaf/)]);
  });

  it('have as many samples as their corners and texture give, for each of their styles', () => {
    // The ceiling, 17 by 17 samples of one style, is the last one.
    const at = (fields: object, good = quake): string[] =>
      issuesOf({ FACES: withFields(good.contents, 'FACES', 5, fields), BSPX: none }, good);
    for (const good of [quake, goldSrc]) {
      const { lightOffset } = objects('FACES', good)[5] as { lightOffset: number };
      const sample = good === quake ? 1 : 3;
      expect(at({ lightOffset }, good)).toEqual([]);
      expect(at({ lightOffset: lightOffset + sample }, good)).toEqual([
        expect.stringContaining(`${289 * sample} bytes of samples`),
      ]);
      expect(at({ lightOffset: lightOffset + 289 * sample }, good)).toEqual([
        expect.stringMatching(/offset \d+ outside LIGHTING \(\d+ bytes\)/),
      ]);
      expect(at({ lightOffset: -1 }, good)).toEqual([]);
      expect(at({ styles: [255, 255, 255, 255] }, good)).toEqual([]);
    }
  });

  it('may say that they are lit in a map without light', () => {
    expect(issuesOf({ LIGHTING: none, BSPX: none })).toEqual([]);
  });
});

describe('textures', () => {
  it('that are not there are no index outside, and follow to nothing', () => {
    const map = mapOf({});
    expect(follow(map, 'TEXTURE_INFO', 0, 'texture')).toMatchObject({
      lump: 'TEXTURES',
      index: 0,
      value: { name: 'floor' },
    });
    expect(follow(map, 'TEXTURE_INFO', 3, 'texture')).toBeUndefined();
    const outside = issuesOf({ TEXTURE_INFO: withFields(quake.contents, 'TEXTURE_INFO', 1, { texture: 3 }) });
    expect(outside).toEqual([expect.stringContaining('index 3 outside TEXTURES (3 elements)')]);
    const minusOne = issuesOf({
      TEXTURE_INFO: withFields(quake.contents, 'TEXTURE_INFO', 1, { texture: -1 }),
    });
    expect(minusOne).toEqual([expect.stringContaining('index -1 outside TEXTURES')]);
  });

  it('may be none at all', () => {
    expect(issuesOf({ TEXTURES: none })).toEqual([]);
  });
});

describe('light offsets', () => {
  it('count bytes, of which a sample of GoldSrc takes three', () => {
    const map = mapOf({}, goldSrc);
    const second = objects('FACES', goldSrc)[1] as { lightOffset: number };
    expect(second.lightOffset).toBe(153 * 3);
    expect(follow(map, 'FACES', 1, 'lightOffset')).toMatchObject({ lump: 'LIGHTING', index: 153 });
    expect(follow(map, 'FACES', 6, 'lightOffset')).toBeUndefined();
    const between = mapOf({ FACES: withFields(goldSrc.contents, 'FACES', 1, { lightOffset: 4 }) }, goldSrc);
    expect(() => follow(between, 'FACES', 1, 'lightOffset')).toThrow(
      /no element of LIGHTING begins at byte 4/,
    );
  });
});

describe('rows of visibility', () => {
  it('may be shared, and may be coded for more leaves than there are', () => {
    const share = objects('LEAVES').map((leaf) => ({ ...leaf, visibilityOffset: 0 }));
    expect(issuesOf({ LEAVES: share })).toEqual([]);
    // A run of 8 zeros in a row of one byte.
    expect(issuesOf({ VISIBILITY: [0b11, 0, 8] })).toEqual([]);
  });

  it('are found cut, without an end, and outside', () => {
    const row = (bytes: readonly number[]): string[] => issuesOf({ VISIBILITY: bytes });
    expect(row([3, 0])).toEqual([expect.stringContaining('longer than the lump')]);
    expect(row([3, 0, 0])).toEqual([expect.stringContaining('a run of no bytes')]);
    expect(row([3])).toEqual([
      expect.stringMatching(/LEAVES\[2\]\.visibilityOffset .*index 1 outside VISIBILITY/),
    ]);
    expect(row(withValue(quake.contents, 'VISIBILITY', 0, 0))).toEqual([]);
  });

  it('are read in time that grows with the lump alone, however many begin inside others', () => {
    const leaf = objects('LEAVES')[1] as object;
    const count = 30_000;
    const leaves = Array.from({ length: count }, (_, i) =>
      i === 0 ? objects('LEAVES')[0] : { ...leaf, visibilityOffset: i },
    );
    const models = withFields(quake.contents, 'MODELS', 0, { leafCount: count - 1 });
    const start = performance.now();
    issuesOf({ LEAVES: leaves, MODELS: models, VISIBILITY: new Uint8Array(200_000).fill(1) });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('leaf 0', () => {
  it('is solid and has no faces', () => {
    const at = (fields: object): string[] =>
      issuesOf({ LEAVES: withFields(quake.contents, 'LEAVES', 0, fields) });
    expect(at({ faceCount: 1 })).toEqual([expect.stringContaining('leaf 0 has 1 faces')]);
    expect(at({ contents: -3 })).toEqual([expect.stringContaining('leaf 0 has contents -3')]);
  });
});

describe('coordinates', () => {
  it('are numbers like others, beyond 9,999 and beyond 65,536 game units too', () => {
    const far = { x: 10_000, y: -99_999, z: 131_072 };
    const models = withFields(bsp2.contents, 'MODELS', 0, { maxs: far });
    expect(
      issuesOf({ LEAVES: withFields(bsp2.contents, 'LEAVES', 1, { maxs: far }), MODELS: models }, bsp2),
    ).toEqual([]);
  });
});
