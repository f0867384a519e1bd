import { type GameMap, openAs, registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import {
  cubemapSide,
  faceLight,
  firstCornerNormals,
  linearColor,
  textureName,
} from '../../src/world/index.js';
import { expectCode } from './support/expect-code.js';

const branch = await registryEntry('valve/orange-box').load();

type Fields = Record<string, unknown>;

function tiny(): GameMap {
  return openAs(branch, tinySource({ branch }));
}

function records(map: GameMap, lump: string): { readonly length: number; at(i: number): Fields } {
  return map.lump(lump) as unknown as { length: number; at(i: number): Fields };
}

/** A map with one face of 2 x 1 samples that is lit by the styles 0 and 7, and bump-mapped or not. */
function litBy(samples: readonly (readonly [number, number, number, number])[], bumped = false): GameMap {
  const map = tiny();
  const faces = records(map, 'FACES');
  Object.assign(faces.at(0), {
    lightOffset: 8,
    lightmapSize: { s: 1, t: 0 },
    texture: 0,
    styles: [0, 7, 255, 3],
  });
  records(map, 'TEXTURE_INFO').at(0)['flags'] = bumped ? 0x800 : 0;
  map.lump('LIGHTING').setBytes(Uint8Array.from(samples.flat(), (value) => value & 0xff));
  map.lump('LIGHTING_HDR').setBytes(new Uint8Array());
  return map;
}

describe('a stored colour', () => {
  it('is a 255th of each component, times a power of two', () => {
    expect(linearColor({ red: 255, green: 51, blue: 0, exponent: 0 })).toEqual({
      red: 1,
      green: 0.2,
      blue: 0,
    });
    expect(linearColor({ red: 255, green: 51, blue: 255, exponent: 3 }).red).toBe(8);
    expect(linearColor({ red: 51, green: 0, blue: 255, exponent: -2 })).toEqual({
      red: 0.05,
      green: 0,
      blue: 0.25,
    });
  });
});

describe('light of a face', () => {
  it('has the averages of its styles before it, the last first, and then each style row by row', () => {
    const map = litBy([
      [7, 7, 7, 0], // average of style 7
      [1, 1, 1, 0], // average of style 0
      [255, 0, 0, 0],
      [255, 0, 0, 1],
      [0, 255, 0, -1],
      [0, 51, 0, 0],
    ]);
    const light = faceLight(map, 0, { range: 'low' });
    expect([light?.width, light?.height]).toEqual([2, 1]);
    expect(light?.styles.map(({ style, directions }) => [style, directions.length])).toEqual([
      [0, 0],
      [7, 0],
    ]);
    const [first, second] = light?.styles ?? [];
    expect(first?.average?.red).toBeCloseTo(1 / 255, 12);
    expect(second?.average?.red).toBeCloseTo(7 / 255, 12);
    expect([...(first?.flat ?? [])]).toEqual([1, 0, 0, 2, 0, 0]);
    expect([...(second?.flat ?? [])].map((value) => Number(value.toFixed(6)))).toEqual([
      0, 0.5, 0, 0, 0.2, 0,
    ]);
  });

  it('is four times as much on bump-mapped surfaces', () => {
    const sets = [255, 51, 102, 153].flatMap((red): [number, number, number, number][] => [
      [red, 0, 0, 0],
      [red, 0, 0, 0],
    ]);
    const map = litBy([[7, 7, 7, 0], [1, 1, 1, 0], ...sets, ...sets], true);
    const style = faceLight(map, 0)?.styles[1];
    expect(style?.flat[0]).toBe(1);
    expect(style?.directions.map((samples) => Number(samples[3]?.toFixed(6)))).toEqual([0.2, 0.4, 0.6]);
  });

  it('is none where the offset is -1, and the higher range is preferred', () => {
    const map = tiny();
    const faces = records(map, 'FACES');
    const lit = Array.from({ length: faces.length }, (_, i) => i).find(
      (i) => faces.at(i)['lightOffset'] !== -1,
    ) as number;
    const brightest = (range?: 'low' | 'high'): number =>
      Math.max(...(faceLight(map, lit, range === undefined ? {} : { range })?.styles[0]?.flat ?? []));
    expect(brightest()).toBe(brightest('high'));
    expect(brightest('high')).toBeGreaterThan(brightest('low'));
    records(map, 'FACES_HDR').at(lit)['lightOffset'] = -1;
    expect(faceLight(map, lit)).toBeUndefined();
    expect(faceLight(map, lit, { range: 'low' })).toBeDefined();
  });

  it('is refused where its samples reach outside, before memory is taken', () => {
    const map = litBy([
      [7, 7, 7, 0],
      [1, 1, 1, 0],
      [255, 0, 0, 0],
    ]);
    expectCode('bad-reference', () => faceLight(map, 0));
    Object.assign(records(map, 'FACES').at(0), { lightmapSize: { s: 0x7ffffffe, t: 0x7ffffffe } });
    expectCode('bad-reference', () => faceLight(map, 0));
    Object.assign(records(map, 'FACES').at(0), { lightmapSize: { s: 0, t: 0 }, lightOffset: 4 });
    expectCode('bad-reference', () => faceLight(map, 0));
    expectCode('not-found', () => faceLight(map, 100_000));
  });

  it('is refused for a size below nothing, whose sides would make a plausible product', () => {
    const map = litBy([
      [7, 7, 7, 0],
      [1, 1, 1, 0],
      [255, 0, 0, 0],
    ]);
    Object.assign(records(map, 'FACES').at(0), { lightmapSize: { s: -2, t: -2 } });
    expectCode('bad-value', () => faceLight(map, 0));
  });
});

describe('names and sizes', () => {
  it('give the texture of a surface by both string lumps', () => {
    const map = tiny();
    const names = Array.from({ length: records(map, 'TEXTURE_INFO').length }, (_, i) => textureName(map, i));
    expect(names.every((name) => typeof name === 'string' && name.length > 0)).toBe(true);
    records(map, 'TEXTURE_INFO').at(0)['textureData'] = -1;
    expect(textureName(map, 0)).toBeUndefined();
    records(map, 'TEXTURE_INFO').at(0)['textureData'] = 999;
    expectCode('bad-reference', () => textureName(map, 0));
  });

  it('give the side of reflections: 32 pixels, or a power of two', () => {
    const map = tiny();
    const sides = [0, 1, 6, 9].map((size) => {
      records(map, 'CUBEMAPS').at(0)['size'] = size;
      return cubemapSide(map, 0);
    });
    expect(sides).toEqual([32, 1, 32, 256]);
    records(map, 'CUBEMAPS').at(0)['size'] = 40;
    expectCode('bad-value', () => cubemapSide(map, 0));
  });

  it('give the first corner of each face among the normals', () => {
    const map = tiny();
    const faces = records(map, 'FACES');
    const firsts = firstCornerNormals(map);
    expect(firsts[0]).toBe(0);
    expect(firsts[1]).toBe(faces.at(0)['edgeCount']);
    const last = faces.length - 1;
    expect((firsts[last] as number) + Number(faces.at(last)['edgeCount'])).toBe(
      records(map, 'VERTEX_NORMAL_INDICES').length,
    );
    faces.at(0)['edgeCount'] = 30_000;
    expectCode('bad-reference', () => firstCornerNormals(map));
  });
});
