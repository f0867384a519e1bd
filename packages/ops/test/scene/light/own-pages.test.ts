import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { buildScene, lightPages, linearOfScreen, writeLightPng } from '../../../src/scene/index.js';
import { goodMap } from '../../validate/support/good-maps.js';

/** A map with one page of light, whose bytes run through all values. */
function litMap(id: string): { readonly map: ReturnType<typeof goodMap>; readonly bytes: Uint8Array } {
  const map = goodMap(id);
  const { width, height } = map.branch.capabilities.lightmaps!;
  const bytes = Uint8Array.from({ length: width * height * 3 }, (_, i) => (i * 7) & 0xff);
  map.lump('LIGHTMAPS').setBytes(bytes);
  return { map, bytes };
}

describe.each([
  ['infinity-ward/call-of-duty', 255, 512],
  ['id-software/quake3', 64, 128],
  ['qfusion/qfusion', 255, 512],
] as const)('pages of %s', (id, white, side) => {
  it('are linear light: the byte that leaves a texture as it is stands for 1', () => {
    const { map, bytes } = litMap(id);
    const { pages, stored, issues } = lightPages(map);
    expect([pages.length, stored, issues]).toEqual([1, 'bytes', []]);
    const page = pages[0]!.make();
    expect([page.width, page.height]).toEqual([side, side]);
    expect(page.pixels.every((light, i) => light === Math.fround(linearOfScreen(bytes[i]! / white)))).toBe(
      true,
    );
    expect(Math.max(...page.pixels.subarray(0, 768))).toBeCloseTo(linearOfScreen(255 / white), 4);
  });

  it('come out of a PNG image with the bytes of the file', () => {
    const { map, bytes } = litMap(id);
    const { pages, white: full } = lightPages(map);
    const { data } = decode(writeLightPng(pages[0]!.make(), { white: full }));
    expect(Buffer.compare(data as Uint8Array, bytes)).toBe(0);
  });

  it('that take more room than is given are left out, and an issue', () => {
    const { map } = litMap(id);
    const pageSize = side * side * 3;
    const count = Math.ceil((32 * 1024 * 1024) / (pageSize * 4)) + 1;
    map.lump('LIGHTMAPS').setBytes(new Uint8Array(pageSize * count));
    const { pages, issues } = lightPages(map, { maxGrowth: 0 });
    expect(pages.length).toBeLessThan(count);
    expect(issues.map(({ rule }) => rule)).toEqual(['scene-budget']);
  });
});

describe('a scene', () => {
  it('has pages only when asked for', () => {
    const { map } = litMap('infinity-ward/call-of-duty');
    expect(buildScene(map).pages).toEqual([]);
    expect(buildScene(map, { light: {} }).pages).toHaveLength(1);
  });
});
