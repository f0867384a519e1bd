import { type GameMap, openAs, registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../../tools/fixtures/valve/tiny-source.js';
import { buildScene, type LightPage, lightPages } from '../../../src/scene/index.js';
import { goodMap } from '../../validate/support/good-maps.js';
import { expectCode } from '../../world/support/expect-code.js';
import { differences } from './support/atlas-differences.js';

const branch = await registryEntry('valve/orange-box').load();

type Fields = Record<string, unknown>;

function records(map: GameMap, lump: string): { readonly length: number; at(i: number): Fields } {
  return map.lump(lump) as unknown as { length: number; at(i: number): Fields };
}

/** A map in which face 0 alone is lit, with 2 x 1 luxels from luxel 5, 7 on. */
function litBy(samples: readonly (readonly [number, number, number, number])[], flags = 0): GameMap {
  const map = openAs(branch, tinySource({ branch }));
  const faces = records(map, 'FACES');
  for (let i = 0; i < faces.length; i++) faces.at(i)['lightOffset'] = -1;
  Object.assign(faces.at(0), {
    ...{ lightOffset: 8, lightmapMins: { s: 5, t: 7 }, lightmapSize: { s: 1, t: 0 }, texture: 0 },
    ...{ styles: [0, 7, 255, 3], displacement: -1 },
  });
  records(map, 'TEXTURE_INFO').at(0)['flags'] = flags;
  map.lump('LIGHTING').setBytes(Uint8Array.from(samples.flat(), (value) => value & 0xff));
  map.lump('LIGHTING_HDR').setBytes(new Uint8Array());
  return map;
}

const average = [9, 9, 9, 0] as const;
const twoStyles = [average, average, [255, 0, 0, 0], [0, 51, 0, 1], [0, 0, 255, 0], [0, 0, 255, -1]] as const;

/** A row of a page, from one column to another: a triple for each pixel. */
function row(
  { width, pixels }: { readonly width: number; readonly pixels: Float32Array },
  y: number,
  count: number,
): number[][] {
  return Array.from({ length: count }, (_, x) =>
    [...pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)].map((value) =>
      Number(value.toFixed(6)),
    ),
  );
}

/** What is stored of a page stands for its pixels. */
function expectStoredAsDrawn({ pixels, stored }: LightPage): void {
  const light = stored?.();
  if (light?.coding !== 'rgb-exponent') throw new Error('is stored in another way');
  const exponents = new Int8Array(light.bytes.buffer, light.bytes.byteOffset);
  const found = Float32Array.from({ length: pixels.length }, (_, i) => {
    const luxel = Math.floor(i / 3);
    return (light.bytes[luxel * 4 + (i % 3)]! / 255) * 2 ** exponents[luxel * 4 + 3]!;
  });
  expect(found.every((value, i) => Math.abs(value - pixels[i]!) <= Math.abs(value) * 1e-6)).toBe(true);
}

describe('pages of the light of faces', () => {
  it('have the luxels of a face with a border of its outermost ones', () => {
    const { pages, width, height, stored } = lightPages(litBy(twoStyles), { range: 'low' });
    expect([width, height, stored, pages.length]).toEqual([32, 4, 'linear', 1]);
    const page = pages[0]!.make();
    const expected = [
      [1, 0, 0],
      [1, 0, 0],
      [0, 0.4, 0],
      [0, 0.4, 0],
      [0, 0, 0],
    ];
    for (const y of [0, 1, 2]) expect(row(page, y, 5)).toEqual(expected);
    expect(row(page, 3, 1)).toEqual([[0, 0, 0]]);
  });

  it.each([
    ['at the place of a number', 8, 0],
    ['between two', 6, 1],
  ])('are there as they are stored, too: samples %s', (_, lightOffset, moved) => {
    const map = litBy(twoStyles);
    const samples = map.lump('LIGHTING').bytes;
    // A lump that lies anywhere in memory, and a face whose samples begin anywhere in it.
    const memory = new Uint8Array(samples.length + 1);
    memory.set(samples, 1);
    map.lump('LIGHTING').setBytes(moved === 0 ? samples : memory.subarray(1));
    records(map, 'FACES').at(0)['lightOffset'] = lightOffset;
    const page = lightPages(map).pages[0]!.make();
    expectStoredAsDrawn(page);
    expect(page.pixels.some((value) => value > 0)).toBe(true);
  });

  it('have one for each style when asked for, at the same places', () => {
    const { pages } = lightPages(litBy(twoStyles), { styles: true });
    expect(pages.map(({ layer }) => layer.style)).toEqual([0, 7]);
    expect(row(pages[1]!.make(), 1, 4)).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 0.5],
      [0, 0, 0.5],
    ]);
  });

  it('have one for each direction of bump-mapped surfaces when asked for', () => {
    const sets = [255, 51, 102, 153].flatMap((red) => [[red, 0, 0, 0] as const, [0, red, 0, 0] as const]);
    const map = litBy([average, average, ...sets, ...sets], 0x800);
    expect(lightPages(map).pages).toHaveLength(1);
    const { pages } = lightPages(map, { bump: true });
    expect(pages.map(({ layer }) => layer.direction)).toEqual([undefined, 0, 1, 2]);
    expect(pages.map(({ make }) => row(make(), 1, 3)[1]![0])).toEqual([1, 0.2, 0.4, 0.6]);
  });

  it('are what coordinates of vertices lead to: the middle of a luxel for its own place', () => {
    const map = litBy(twoStyles);
    const { lightmapS, lightmapT } = records(map, 'TEXTURE_INFO').at(0) as Record<
      string,
      Record<'x' | 'y' | 'z' | 'offset', number>
    >;
    const { pages, models } = buildScene(map, { light: {} });
    const meshes = models.flatMap((model) => model.meshes).filter(({ page }) => page === 0);
    expect(meshes).toHaveLength(1);
    const [mesh] = meshes;
    const along = (axis: Record<'x' | 'y' | 'z' | 'offset', number>, at: number): number => {
      const [x, y, z] = mesh!.positions.subarray(at * 3, at * 3 + 3) as unknown as [number, number, number];
      return axis.x * x + axis.y * y + axis.z * z + axis.offset;
    };
    for (let v = 0; v < mesh!.vertexCount; v++) {
      const [u, w] = mesh!.lightmapCoordinates!.subarray(v * 2, v * 2 + 2) as unknown as [number, number];
      // The first luxel, 5 and 7, lies in column 1 and row 1.
      expect(u * pages[0]!.width).toBeCloseTo(along(lightmapS!, v) - 5 + 1.5, 3);
      expect(w * pages[0]!.height).toBeCloseTo(along(lightmapT!, v) - 7 + 1.5, 3);
    }
  });

  it.each([
    'valve/orange-box',
    'valve/source-2004',
    'troika/bloodlines',
    'id-software/quake',
    'id-software/quake2',
    'valve/goldsrc',
  ])('are the samples of every face of %s', (id) => {
    const map = goodMap(id);
    // What tools append is no part of what a face says itself.
    if (map.lumpNames.includes('BSPX')) map.lump('BSPX').setBytes(new Uint8Array());
    const { faces, wrong } = differences(map, { styles: true, bump: true });
    expect(faces).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    expect(lightPages(map).issues).toEqual([]);
  });

  it.each(['low', 'high'] as const)('are those of the %s range, displacements among them', (range) => {
    const map = openAs(branch, tinySource({ branch }));
    const options = { range };
    expect(differences(map, { ...options, styles: true, bump: true }).wrong).toEqual([]);
    const { pages, models, issues } = buildScene(map, { light: options });
    expect(issues).toEqual([]);
    const meshes = models.flatMap((model) => model.meshes);
    expect(meshes.some(({ blends, page }) => blends !== undefined && page >= 0)).toBe(true);
    for (const { page, lightmapCoordinates = [] } of meshes) {
      expect(page).toBeLessThan(pages.length);
      expect([...lightmapCoordinates].every((value) => value > 0 && value < 1)).toBe(true);
    }
  });
});

describe('light that is damaged', () => {
  it('is left out with its place, and the rest is made', () => {
    const map = openAs(branch, tinySource({ branch }));
    const faces = records(map, 'FACES_HDR');
    const lit = Array.from({ length: faces.length }, (_, i) => i).filter(
      (i) => faces.at(i)['lightOffset'] !== -1,
    );
    const [a, b, c] = lit as [number, number, number];
    Object.assign(faces.at(a), { lightmapSize: { s: 32767, t: 32767 } });
    Object.assign(faces.at(b), { lightOffset: 0x7ffffff0 });
    Object.assign(faces.at(c), { lightmapSize: { s: -5, t: 3 } });
    const { issues, faces: places } = lightPages(map);
    expect(issues.map(({ rule, code, path }) => [rule, code, ...path])).toEqual(
      [
        [a, 'limit', 'lightmapSize'],
        [b, 'bad-reference', 'lightOffset'],
        [c, 'bad-value', 'lightmapSize'],
      ]
        .toSorted(([x], [y]) => Number(x) - Number(y))
        .map(([face, code, field]) => ['scene-light', code, 'FACES_HDR', face, field]),
    );
    for (const { offset } of issues) expect(offset).toBeGreaterThan(0);
    expect([...places()]).toHaveLength(lit.length - 3);
    const scene = buildScene(map, { light: {} });
    expect(scene.issues.filter(({ rule }) => rule !== 'scene-light')).toEqual([]);
    expect(scene.counts.skipped).toBe(0);
  });

  it('takes no more room than is given: faces that share one long span', () => {
    const map = openAs(branch, tinySource({ branch }));
    const faces = records(map, 'FACES_HDR');
    for (let i = 0; i < faces.length; i++)
      Object.assign(faces.at(i), {
        lightOffset: 4,
        styles: [0, 255, 255, 255],
        lightmapSize: { s: 599, t: 599 },
      });
    map.lump('LIGHTING_HDR').setBytes(new Uint8Array(4 * (4 * 600 * 600 + 1)));
    const { issues, faces: places } = lightPages(map, { maxGrowth: 0 });
    expect(issues.map(({ rule, code }) => [rule, code])).toEqual([['scene-budget', 'limit']]);
    // Half of 64 MiB is room for two pages of 12 MiB.
    expect(new Set([...places()].map(({ page }) => page))).toEqual(new Set([0, 1]));
    const scene = buildScene(map, { light: {}, maxGrowth: 0 });
    expect(scene.counts.skipped).toBe(0);
  });

  it('is refused as a whole for what can not be meant', () => {
    const map = litBy(twoStyles);
    expectCode('bad-value', () => lightPages(map, { pageSide: 1000 }));
    expectCode('bad-value', () => lightPages(map, { pageSide: 2 ** 20 }));
    expectCode('unsupported', () => lightPages(goodMap('id-software/quake'), { range: 'high' }));
  });

  it('never ends a scene: bytes at random in faces, sizes and samples', () => {
    let seed = 1;
    const random = (): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed / 2 ** 32;
    };
    for (const id of ['valve/orange-box', 'id-software/quake', 'id-software/quake2'])
      for (let run = 0; run < 30; run++) {
        const map = goodMap(id);
        for (const lump of ['FACES', 'FACES_HDR', 'TEXTURE_INFO', 'LIGHTING']) {
          if (!map.lumpNames.includes(lump)) continue;
          const bytes = map.lump(lump).bytes;
          for (let k = 0; k < 20; k++)
            bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        const { pages } = buildScene(map, { light: {} });
        for (const page of pages) {
          expect(page.pixels).toHaveLength(page.width * page.height * 3);
          if (page.stored?.().coding === 'rgb-exponent') expectStoredAsDrawn(page);
        }
      }
  });
});
