import { buildTextures, type GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { greyJpg } from '../../../formats/test/image/support/jpg-samples.js';
import {
  ddsBytes,
  miptexBytes,
  padded,
  pngBytes,
  vtfBytes,
  wadBytes,
  walBytes,
} from '../../../formats/test/image/support/texture-bytes.js';
import type { SceneMaterial } from '../../src/scene/index.js';
import { type MaterialImages, materialImages } from '../../src/texture/index.js';
import { openMapWithPak } from '../pak/support/map-with-pak.js';
import { goodMap } from '../validate/support/good-maps.js';
import { memoryTextures } from './support/memory-textures.js';

const plain = (...names: string[]): SceneMaterial[] =>
  names.map((name) => ({ name, kind: 'plain', isTranslucent: false }));

const first = (found: MaterialImages, index = 0): number[] => [
  ...(found.images.get(index)?.pixels.subarray(0, 4) ?? []),
];

const rules = ({ issues }: MaterialImages): string[] => issues.map(({ rule }) => rule);

/** A picture of one pixel. */
const vtf = (...rgba: number[]): Uint8Array => vtfBytes({ size: [1, 1], format: 0 }, rgba);

describe('images of materials that texts describe', () => {
  const mapOf = (files: Readonly<Record<string, Uint8Array | string>>): GameMap<object> =>
    openMapWithPak({ files: Object.entries(files).map(([name, content]) => ({ name, content })) });

  it('are found in the map first, then in the sources', async () => {
    const map = mapOf({
      'materials/Brick/Wall.vmt': 'LightmappedGeneric { $basetexture "BRICK\\\\wall_d" $surfaceprop brick }',
      'materials/brick/wall_d.vtf': vtf(1, 2, 3, 4),
    });
    const sources = [
      memoryTextures({
        'materials/brick/wall_d.vtf': vtf(9, 9, 9, 9),
        'materials/other.vmt': 'UnlitGeneric { $basetexture other $translucent 1 }',
        'materials/other.vtf': vtf(5, 6, 7, 8),
        'materials/alone.vtf': vtf(7, 7, 7, 0),
      }),
    ];
    const found = await materialImages(map, plain('BRICK/WALL', 'other', 'alone', 'nowhere', ''), {
      sources,
    });
    // Alpha of a material that isn't seen through is something else than that.
    expect(first(found)).toEqual([1, 2, 3, 255]);
    expect(found.looks.get(0)).toEqual({
      from: 'materials/brick/wall_d.vtf',
      opacity: 'opaque',
      surface: 'brick',
      isTool: false,
    });
    expect(first(found, 1)).toEqual([5, 6, 7, 8]);
    expect(found.looks.get(1)?.opacity).toBe('blend');
    expect(first(found, 2)).toEqual([7, 7, 7, 255]);
    expect(found.missing).toEqual(['nowhere']);
    expect(rules(found)).toEqual(['material-image']);
  });

  it('are found over texts that change others', async () => {
    const map = mapOf({
      'materials/maps/m/wall_1_2_3.vmt': 'patch { include materials/wall.vmt insert { $envmap x } }',
      'materials/wall2.vmt': 'WorldVertexTransition { $basetexture one $basetexture2 two }',
      'materials/one.vtf': vtf(1, 1, 1, 255),
      'materials/two.vtf': vtf(2, 2, 2, 255),
    });
    const names = plain('maps/m/wall_1_2_3', 'wall2');
    const without = await materialImages(map, names);
    expect(without.images.has(0)).toBe(false);
    expect(rules(without)).toEqual(['material-include', 'material-image']);
    expect(without.seconds.get(1)?.pixels[0]).toBe(2);
    const game = memoryTextures({
      'materials/wall.vmt': 'LightmappedGeneric { $basetexture wall_d }',
      'materials/wall_d.vtf': vtf(3, 3, 3, 255),
    });
    expect(first(await materialImages(map, names, { sources: [game] }))).toEqual([3, 3, 3, 255]);
    // Without the text that is changed, its name may be that of an image.
    const image = memoryTextures({ 'materials/wall.vtf': vtf(4, 4, 4, 255) });
    expect(first(await materialImages(map, names, { sources: [image] }))).toEqual([4, 4, 4, 255]);
  });

  it('that are damaged are left out with an issue, and so are texts in a ring', async () => {
    const map = mapOf({
      'materials/a.vmt': 'patch { include materials/a.vmt }',
      'materials/b.vtf': vtf(1, 2, 3, 4).subarray(0, 50),
      'materials/c.vmt': '"nothing"',
      'materials/c.vtf': vtfBytes({ size: [65535, 65535], format: 0 }, [1]),
      'materials/d.vmt': 'S { $basetexture "../../../etc/passwd" }',
    });
    const found = await materialImages(map, plain('a', 'b', 'c', 'd', '../../x', 'con', 'a\0b'));
    expect(found.images.size).toBe(0);
    expect(rules(found).filter((rule) => rule !== 'material-image')).toEqual([
      'material-text',
      'material-image-damaged',
      'material-text',
      'material-image-damaged',
    ]);
  });

  it('that the game does not draw are not missed', async () => {
    const found = await materialImages(mapOf({}), [
      { name: 'tools/skip', kind: 'hidden', isTranslucent: false },
      { name: 'tools/sky', kind: 'sky', isTranslucent: false },
    ]);
    expect(found).toMatchObject({ missing: [], issues: [] });
  });

  it('take no more room than is given, and are as small as they may be', async () => {
    const big = vtfBytes({ size: [64, 64], format: 5, mips: 7 }, new Array<number>(5461).fill(7));
    const map = mapOf({ 'materials/a.vtf': big, 'materials/b.vtf': big });
    const whole = await materialImages(map, plain('a', 'b'), { budget: 64 * 64 * 4 });
    expect([...whole.images.keys()]).toEqual([0]);
    expect(rules(whole)).toEqual(['material-budget', 'material-image']);
    const small = await materialImages(map, plain('a', 'b'), { largestSide: 16 });
    expect(small.images.get(1)).toMatchObject({ width: 16, height: 16 });
  });

  it('are decoded once for all that share them', async () => {
    const map = mapOf({
      'materials/a.vmt': 'S { $basetexture x }',
      'materials/b.vmt': 'S { $basetexture x }',
      'materials/x.vtf': vtf(1, 2, 3, 4),
    });
    const found = await materialImages(map, plain('a', 'b', 'x'));
    expect(found.images.get(0)).toBe(found.images.get(1));
    expect(found.images.get(0)).toBe(found.images.get(2));
  });
});

describe('images of materials that scripts describe', () => {
  const map = goodMap('infinity-ward/call-of-duty');
  const blue = [0x1f, 0, 0, 0, 0, 0, 0, 0];

  it('are found by scripts, by the name itself, and in the order of the game', async () => {
    const sources = [
      memoryTextures({
        'scripts/walls.shader': 'textures/wall { { map $lightmap } { map textures/real.tga } }',
        'textures/real.jpg': greyJpg,
        'textures/wall.jpg': pngBytes({ size: [1, 1], colourType: 2 }, [0, 9, 9, 9]),
        'textures/plain.dds': ddsBytes({ size: [4, 4], fourCC: 'DXT1' }, blue),
        'textures/plain.jpg': greyJpg,
      }),
    ];
    const found = await materialImages(map, plain('textures/wall', 'textures/plain'), { sources });
    expect(found.looks.get(0)?.from).toBe('textures/real.jpg');
    expect(found.images.get(0)?.width).toBe(8);
    expect(first(found, 1)).toEqual([0, 0, 255, 255]);
    expect(found.issues).toEqual([]);
  });

  it('are found as far as a source can be read', async () => {
    const broken = {
      ...memoryTextures({}),
      list: async () => ['scripts/a.shader'],
      find: async (name: string) => (name.endsWith('.shader') ? undefined : greyJpg),
    };
    const found = await materialImages(map, plain('textures/wall'), { sources: [broken] });
    expect(found.images.get(0)?.width).toBe(8);
  });
});

describe('images of textures that maps bring along', () => {
  const levels = [0, 1, 2, 3].map((mip) => new Uint8Array((16 >> mip) ** 2).fill(3));
  const palette = Uint8Array.from({ length: 768 }, (_, i) => i & 255);
  const lump = buildTextures([
    { name: 'Wall', width: 16, height: 16, levels },
    { name: '{fence', width: 16, height: 16, levels: levels.map((level) => level.slice().fill(255)) },
    { name: 'far', width: 16, height: 16 },
  ]);
  const map = goodMap('id-software/quake', { TEXTURES: lump });

  it('have the colours that are given, found, or stand in', async () => {
    const given = await materialImages(map, plain('wall', '{fence'), { palette });
    expect(first(given)).toEqual([9, 10, 11, 255]);
    expect(first(given, 1)).toEqual([0, 0, 0, 0]);
    expect(given.looks.get(1)).toEqual({ from: 'TEXTURES.{fence', opacity: 'mask', isTool: false });
    const game = memoryTextures({ 'gfx/palette.lmp': palette });
    expect(first(await materialImages(map, plain('wall'), { sources: [game] }))).toEqual([9, 10, 11, 255]);
    const without = await materialImages(map, plain('wall', '{fence'));
    expect(rules(without)).toEqual(['material-palette']);
    expect(without.issues[0]?.message).toMatch(/colours/);
    const damaged = memoryTextures({ 'gfx/palette.lmp': palette.subarray(1) });
    expect(rules(await materialImages(map, plain('wall'), { sources: [damaged] }))).toContain(
      'material-image-damaged',
    );
  });

  it('that are elsewhere are found in files and archives that the map names', async () => {
    const size = [0, 1, 2, 3].reduce((sum, mip) => sum + (16 >> mip) ** 2, 0);
    const far = miptexBytes({ name: 'far', size: [16, 16] }, new Array<number>(size).fill(1));
    const files = memoryTextures({ 'textures/far.mip': far });
    expect(first(await materialImages(map, plain('far'), { sources: [files], palette }))).toEqual([
      3, 4, 5, 255,
    ]);
    const entities = Uint8Array.from(
      padded('{ "classname" "worldspawn" "wad" "\\q\\w\\Base.WAD;none.wad" }', 64),
    );
    const named = goodMap('id-software/quake', { TEXTURES: lump, ENTITIES: entities });
    const game = memoryTextures({ 'base.wad': wadBytes([['FAR', 0x43, far]]) });
    const found = await materialImages(named, plain('far'), { sources: [game], palette });
    expect(first(found)).toEqual([3, 4, 5, 255]);
    expect((await materialImages(named, plain('far'), { palette })).missing).toEqual(['far']);
  });

  it('of other relatives are files with the colours of the game', async () => {
    const size = [0, 1, 2, 3].reduce((sum, mip) => sum + (16 >> mip) ** 2, 0);
    const pcx = Uint8Array.from([0x0a, ...new Array<number>(127).fill(0), 0x0c, ...palette]);
    const game = memoryTextures({
      'textures/e1/wall.wal': walBytes([16, 16], new Array<number>(size).fill(1)),
      'pics/colormap.pcx': pcx,
    });
    const found = await materialImages(goodMap('id-software/quake2'), plain('e1/wall'), { sources: [game] });
    expect(first(found)).toEqual([3, 4, 5, 255]);
    expect(found.issues).toEqual([]);
  });
});

describe('a format of which it is not known where images are', () => {
  it('has none', async () => {
    const found = await materialImages(goodMap('infinity-ward/call-of-duty2'), plain('a'));
    expect(found).toMatchObject({ missing: [], issues: [] });
  });
});
