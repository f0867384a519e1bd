import { type BspxLumpTypes, bspx, bspxLumps, type GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type FacePlace, lightPages, type SceneMesh } from '../../../src/scene/index.js';
import { goodMap } from '../../validate/support/good-maps.js';

const QUAKE = 'id-software/quake';
/** A wall of 256 by 128 game units: 17 by 9 samples of 16 texels. */
const WALL = 1;

type Lumps = Readonly<Partial<Record<keyof typeof bspxLumps, readonly unknown[]>>>;
type Rows = { readonly length: number; at(i: number): Readonly<Record<string, unknown>> };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** The room of a game with appended lumps, from the plain data of their elements. */
function withLumps(lumps: Lumps, id = QUAKE): GameMap {
  const types: BspxLumpTypes = bspxLumps;
  const built = Object.entries(lumps).map(([name, elements]) => {
    const type = types[name] as BspxLumpTypes[string];
    return { name, bytes: type.rebuild(elements, { name, byteOrder: 'little' }, 0) };
  });
  const map = goodMap(id);
  map.lump('BSPX').setBytes(bspx().build(built, { offset: map.lump('BSPX').offset }));
  return map;
}

const plain = goodMap(QUAKE);
const faceCount = rowsOf(plain, 'FACES').length;
const sampleCount = plain.lump('LIGHTING').bytes.length;
const offsetOf = (face: number): number => rowsOf(plain, 'FACES').at(face)['lightOffset'] as number;

function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** Where the light of the wall lies, and the first numbers of some of its luxels. */
function wallOf(map: GameMap): { place: FacePlace; luxel: (x: number, y: number) => number[] } {
  const { pages, faces, width } = lightPages(map);
  const place = [...faces()].find(({ face }) => face === WALL) as FacePlace;
  const { pixels } = pages.find(({ page }) => page === place.page)!.make();
  return {
    place,
    luxel(x, y) {
      const at = ((place.top + y) * width + place.left + x) * 3;
      return [...pixels.subarray(at, at + 3)];
    },
  };
}

/** The light coordinates of the wall's corners by their positions, in luxels of the wall. */
function cornersOf(map: GameMap): Map<string, [number, number]> {
  const { place } = wallOf(map);
  const scene = buildScene(map, { light: {} });
  const mesh = scene.models[0]!.meshes.find(({ source }) => source.records.includes(WALL)) as SceneMesh;
  const { width, height } = scene.pages[mesh.page]!;
  const found = new Map<string, [number, number]>();
  mesh.indices.forEach((v, i) => {
    if (mesh.source.records[Math.floor(i / 3)] !== WALL) return;
    const [s, t] = mesh.lightmapCoordinates!.subarray(v * 2, v * 2 + 2) as unknown as [number, number];
    const luxels = [s * width - place.left, t * height - place.top].map((value) => Number(value.toFixed(3)));
    found.set([...mesh.positions.subarray(v * 3, v * 3 + 3)].join(), luxels as [number, number]);
  });
  return found;
}

/** Linear light of a byte of what a screen shows, of which 128 leaves a texture as it is. */
const linear = (byte: number): number => ((byte / 128 + 0.055) / 1.055) ** 2.4;

describe('light of a Quake map', () => {
  it('is grey without appended lumps', () => {
    const { place, luxel } = wallOf(withLumps({}));
    expect([place.width, place.height]).toEqual([17, 9]);
    const [red, green, blue] = luxel(0, 0);
    expect([green, blue]).toEqual([red, red]);
  });

  it('is in colour with RGBLIGHTING, whose samples are as many as those in grey', () => {
    const RGBLIGHTING = times(sampleCount, (i) => ({ red: i % 256, green: 64, blue: 128 }));
    const { luxel } = wallOf(withLumps({ RGBLIGHTING }));
    const [red, green, blue] = luxel(2, 1) as [number, number, number];
    expect(red).toBeCloseTo(linear((offsetOf(WALL) + 17 + 2) % 256), 5);
    expect(green).toBeCloseTo(linear(64), 5);
    expect(blue).toBe(1);
  });

  it('is linear and of a high range with LIGHTING_E5BGR9, which counts more than RGBLIGHTING', () => {
    const LIGHTING_E5BGR9 = times(sampleCount, (i) => ({
      red: i % 512,
      green: 256,
      blue: 511,
      exponent: 16,
    }));
    const RGBLIGHTING = times(sampleCount, () => ({ red: 1, green: 2, blue: 3 }));
    const map = withLumps({ RGBLIGHTING, LIGHTING_E5BGR9 });
    expect(wallOf(map).luxel(3, 0)).toEqual([((offsetOf(WALL) + 3) % 512) / 256, 1, 511 / 256]);
    expect(lightPages(map)).toMatchObject({ stored: 'linear', white: 255 });
  });

  it('has as many samples as LMSHIFT says, from where LMOFFSET says', () => {
    const map = withLumps({
      LMSHIFT: times(faceCount, (i) => (i === WALL ? 6 : 4)),
      LMOFFSET: times(faceCount, (i) => (i === WALL ? 5 : -1)),
      RGBLIGHTING: times(sampleCount, (i) => ({ red: i % 256, green: 0, blue: 0 })),
    });
    const { place, luxel } = wallOf(map);
    expect([place.width, place.height]).toEqual([5, 3]);
    expect(luxel(4, 2)[0]).toBeCloseTo(linear(5 + 14), 5);
    const luxels = [...cornersOf(map).values()];
    expect(luxels.map(([s]) => s).sort((a, b) => a - b)).toEqual([0.5, 0.5, 4.5, 4.5]);
    expect(luxels.map(([, t]) => t).sort((a, b) => a - b)).toEqual([0.5, 0.5, 2.5, 2.5]);
  });

  it('lies as DECOUPLED_LM says, whatever the texture', () => {
    // The wall is at x = 128: y runs from -128 to 128, z from 0 to 128.
    const column = { x: 0, y: 1 / 128, z: 0, offset: 1 };
    const row = { x: 0, y: 0, z: -1 / 128, offset: 1 };
    const unlit = { width: 0, height: 0, lightOffset: -1, column, row };
    const DECOUPLED_LM = times(faceCount, (i) =>
      i === WALL ? { width: 3, height: 2, lightOffset: 7, column, row } : unlit,
    );
    const RGBLIGHTING = times(sampleCount, (i) => ({ red: i % 256, green: 0, blue: 0 }));
    // What the places say counts more.
    const LMSHIFT = times(faceCount, () => 0);
    const map = withLumps({ DECOUPLED_LM, RGBLIGHTING, LMSHIFT });
    const { place, luxel } = wallOf(map);
    expect([place.width, place.height]).toEqual([3, 2]);
    expect(luxel(2, 1)[0]).toBeCloseTo(linear(7 + 5), 5);
    expect(cornersOf(map)).toEqual(
      new Map([
        ['128,-128,0', [0.5, 1.5]],
        ['128,128,0', [2.5, 1.5]],
        ['128,128,128', [2.5, 0.5]],
        ['128,-128,128', [0.5, 0.5]],
      ]),
    );
  });

  it('has the styles that LMSTYLE16 says, those of LMSTYLE without it', () => {
    const LMSTYLE = times(faceCount * 2, (i) => (i % 2 === 0 ? 5 : 255));
    const LMSTYLE16 = times(faceCount, () => 300);
    const stylesOf = (lumps: Lumps): (readonly number[])[] =>
      [...new Set([...lightPages(withLumps(lumps)).faces()].map(({ styles }) => styles.join()))].map((one) =>
        one.split(',').map(Number),
      );
    expect(stylesOf({ LMSTYLE })).toEqual([[5]]);
    expect(stylesOf({ LMSTYLE, LMSTYLE16 })).toEqual([[300]]);
  });

  it('is its own where an appended lump is not of its number of faces', () => {
    const { place } = wallOf(
      withLumps({
        LMSHIFT: times(faceCount - 1, () => 6),
        LMOFFSET: times(faceCount + 1, () => 0),
        LMSTYLE: times(faceCount * 2 - 1, () => 9),
        DECOUPLED_LM: [],
      }),
    );
    expect(place).toMatchObject({ width: 17, height: 9, styles: [0] });
  });

  it('is missing, which is an issue, where appended lumps lead outside', () => {
    const { issues, counts } = buildScene(
      withLumps({ LMOFFSET: times(faceCount, (i) => (i === WALL ? 0x7fffffff : 0)) }),
      { light: {} },
    );
    expect(counts.skipped).toBe(0);
    expect(issues).toMatchObject([
      { rule: 'scene-light', code: 'bad-reference', path: ['FACES', WALL, 'lightOffset'] },
    ]);
  });
});

it('light of a Quake II map keeps its offsets, which count bytes of three a sample', () => {
  const id = 'id-software/quake2';
  const offset = rowsOf(goodMap(id), 'FACES').at(WALL)['lightOffset'] as number;
  const samples = goodMap(id).lump('LIGHTING').bytes.length / 3;
  const LIGHTING_E5BGR9 = times(samples, (i) => ({ red: i % 512, green: 0, blue: 0, exponent: 24 }));
  const { luxel } = wallOf(withLumps({ LIGHTING_E5BGR9 }, id));
  expect(luxel(1, 0)[0]).toBe((offset / 3 + 1) % 512);
});
