import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { writeGltf } from '../../src/gltf/index.js';
import { buildScene, type SceneMesh } from '../../src/scene/index.js';
import { buildMap } from '../validate/support/build-map.js';
import { goodMaps } from '../validate/support/good-maps.js';
import { floor, groundLumps, type TestFace } from './support/ground-map.js';

const MARKED = 0xc0000000;
const UNMARKED = 0x80000000;

/** Vertices of a piece of ground: five rows of five. */
const COUNT = 25;

/** Ground, marked or not; alpha is 51 times the column. */
function ground(x: number, minTessellation: number): TestFace {
  return {
    corners: floor(x, 0, 64),
    ground: { power: 2, alpha: (column) => column * 51, changes: { minTessellation } },
  };
}

/** Record `n`: weights n, n + 0.25 and so on, alphas minus that, colours from 100 n on. */
function record(n: number): object {
  const four = (sign: number): object => ({
    first: sign * n,
    second: sign * (n + 0.25),
    third: sign * (n + 0.5),
    fourth: sign * (n + 0.75),
  });
  const colors = [0, 1, 2, 3].map((image) => ({
    red: 100 * n + image * 3,
    green: 100 * n + image * 3 + 1,
    blue: 100 * n + image * 3 + 2,
  }));
  return { blend: four(1), alphaBlend: four(-1), colors };
}

function mapOf(faces: readonly TestFace[], records: number, id = 'valve/alien-swarm'): GameMap<object> {
  const good = goodMaps.find(({ branch }) => branch.id === id);
  if (good === undefined) throw new Error(`no good map of ${id}`);
  const DISPLACEMENT_MULTIBLEND = Array.from({ length: records }, (_, n) => record(n));
  return buildMap(good.branch, { ...groundLumps(faces), DISPLACEMENT_MULTIBLEND });
}

/** The mesh of all ground, whose first vertices are those of the first face. */
function meshOf(map: GameMap<object>): SceneMesh {
  const [mesh, ...others] = buildScene(map).models.flatMap(({ meshes }) => meshes);
  expect(others).toEqual([]);
  return mesh as SceneMesh;
}

describe.each(['valve/alien-swarm', 'crowbar-collective/black-mesa'])(
  'ground of %s that blends four images',
  (id) => {
    it('has a record for each vertex, those of the grids that are marked one behind the other', () => {
      const map = mapOf([ground(0, MARKED), ground(128, UNMARKED), ground(256, MARKED)], 2 * COUNT, id);
      expect(buildScene(map).issues).toEqual([]);
      const { multiblend } = meshOf(map);
      // The third vertex of the first grid, and the first one of the third.
      expect([...multiblend!.weights.subarray(8, 12)]).toEqual([2, 2.25, 2.5, 2.75]);
      expect([...multiblend!.alphas.subarray(8, 12)]).toEqual([-2, -2.25, -2.5, -2.75]);
      expect([...multiblend!.colors.subarray(24, 36)]).toEqual(Array.from({ length: 12 }, (_, k) => 200 + k));
      expect([...multiblend!.weights.subarray(50 * 4, 51 * 4)]).toEqual([25, 25.25, 25.5, 25.75]);
    });

    it('shows its two images where it is not marked', () => {
      const { multiblend, blends } = meshOf(mapOf([ground(0, UNMARKED), ground(128, MARKED)], COUNT, id));
      // The third vertex of the first row: 102 of 255.
      expect(blends?.[2]).toBeCloseTo(0.4, 6);
      const weights = [...multiblend!.weights.subarray(8, 12)];
      expect(weights.map((weight) => Number(weight.toFixed(6)))).toEqual([0.6, 0.4, 0, 0]);
      expect([...multiblend!.colors.subarray(24, 36)]).toEqual(new Array(12).fill(1));
      expect([...multiblend!.weights.subarray(100, 104)]).toEqual([0, 0.25, 0.5, 0.75]);
    });
  },
);

describe('ground', () => {
  it('has nothing of the kind in a map without such records', () => {
    expect(meshOf(mapOf([ground(0, MARKED)], 0)).multiblend).toBeUndefined();
  });

  it('is an issue where records are missing, and shows its two images', () => {
    const map = mapOf([ground(0, MARKED), ground(128, MARKED)], 2 * COUNT - 1);
    const { counts, issues } = buildScene(map);
    expect(issues).toMatchObject([
      {
        rule: 'scene-displacement',
        code: 'bad-reference',
        path: ['DISPLACEMENT_INFO', 1, 'minTessellation'],
      },
    ]);
    expect(counts.drawn).toBe(2);
    expect([...meshOf(map).multiblend!.weights.subarray(100, 104)]).toEqual([1, 0, 0, 0]);
  });

  it('takes nothing for a number that is none', () => {
    const map = mapOf([ground(0, MARKED)], COUNT);
    const list = map.lump('DISPLACEMENT_MULTIBLEND') as unknown as {
      at(i: number): { blend: { first: number } };
    };
    list.at(0).blend.first = Number.NaN;
    expect([...meshOf(map).multiblend!.weights.subarray(0, 2)]).toEqual([0, 0.25]);
  });

  it.each([false, true])('has attributes in glTF (records: %s)', (records) => {
    const scene = buildScene(mapOf([ground(0, MARKED)], COUNT));
    const files = writeGltf(scene, { name: 'map', records });
    const json = files.find(({ name }) => name.endsWith('.gltf'))?.bytes;
    const binary = files.find(({ name }) => name.endsWith('.bin'))?.bytes as Uint8Array;
    const document = JSON.parse(new TextDecoder().decode(json));
    const { attributes, indices } = document.meshes[0].primitives[0];
    const numbersOf = (name: string, vertex: number, width: number): number[] => {
      const { bufferView, byteOffset = 0, type } = document.accessors[attributes[name]];
      expect(type).toBe(`VEC${width}`);
      const view = document.bufferViews[bufferView];
      const at =
        binary.byteOffset + (view.byteOffset ?? 0) + byteOffset + vertex * (view.byteStride ?? width * 4);
      const data = new DataView(binary.buffer, at, width * 4);
      return Array.from({ length: width }, (_, k) => data.getFloat32(k * 4, true));
    };
    expect(document.accessors[indices].count).toBe(96);
    // The first vertex of all is that of the first record, whether triangles share vertices or not.
    const first = records ? (scene.models[0]?.meshes[0]?.indices[1] as number) : 4;
    const vertex = records ? 1 : 4;
    expect(numbersOf('_BLEND_WEIGHTS', vertex, 4)).toEqual([first, first + 0.25, first + 0.5, first + 0.75]);
    expect(numbersOf('_BLEND_ALPHAS', vertex, 4)[1]).toBe(-first - 0.25);
    for (let image = 0; image < 4; image++)
      expect(numbersOf(`_BLEND_COLOR_${image}`, vertex, 3)).toEqual(
        [0, 1, 2].map((k) => 100 * first + image * 3 + k),
      );
  });
});
