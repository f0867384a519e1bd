import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { writeGltf } from '../../src/gltf/index.js';
import { buildScene, type SceneMesh } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

type Row = Record<string, unknown>;
type Rows = { readonly length: number; at(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** Gives all vertices of a map one colour, and all surfaces one page. */
function painted(
  id: string,
  lumps: readonly [surfaces: string, vertices: string],
  { color, page }: { readonly color: object; readonly page: number },
): GameMap {
  const map = goodMap(id);
  const [surfaces, vertices] = lumps.map((lump) => rowsOf(map, lump)) as [Rows, Rows];
  for (let i = 0; i < vertices.length; i++) Object.assign(vertices.at(i)['color'] as object, color);
  for (let i = 0; i < surfaces.length; i++) surfaces.at(i)['lightmap'] = page;
  return map;
}

const meshesOf = (map: GameMap): readonly SceneMesh[] =>
  buildScene(map).models.flatMap(({ meshes }) => meshes);

describe('colours of vertices that are baked light', () => {
  const lit = (page: number, [red, green, blue, alpha]: readonly number[]): readonly SceneMesh[] =>
    meshesOf(
      painted('id-software/quake3', ['FACES', 'VERTICES'], { color: { red, green, blue, alpha }, page }),
    );

  it('are what a screen shows of them where surfaces have no page: four times as bright', () => {
    for (const { colors, litByColors } of lit(-1, [10, 20, 30, 40])) {
      expect([...(colors?.subarray(0, 4) ?? [])]).toEqual([40, 80, 120, 40]);
      expect(litByColors).toBe(true);
    }
  });

  it('keep their hue where they would be brighter than white', () => {
    for (const { colors } of lit(-1, [128, 64, 0, 255]))
      expect([...(colors?.subarray(0, 4) ?? [])]).toEqual([255, 128, 0, 255]);
  });

  it('are not drawn where a page has the light', () => {
    const meshes = lit(0, [10, 20, 30, 40]);
    expect(meshes.length).toBeGreaterThan(0);
    for (const { colors, litByColors } of meshes)
      expect([colors, litByColors]).toEqual([undefined, undefined]);
  });
});

describe('colours of vertices that are paint', () => {
  it.each([0, 31])('are drawn as they are on page %i', (page) => {
    const color = { red: 10, green: 200, blue: 30, alpha: 40 };
    const meshes = meshesOf(
      painted('infinity-ward/call-of-duty', ['TRIANGLE_SOUPS', 'DRAW_VERTICES'], { color, page }),
    );
    expect(meshes.length).toBeGreaterThan(0);
    for (const { colors, litByColors } of meshes) {
      expect([...(colors?.subarray(0, 4) ?? [])]).toEqual([10, 200, 30, 40]);
      expect(litByColors).toBeUndefined();
    }
  });

  it('are linear in glTF, in 16 bits', () => {
    const color = { red: 0, green: 255, blue: 188, alpha: 128 };
    const map = painted('infinity-ward/call-of-duty', ['TRIANGLE_SOUPS', 'DRAW_VERTICES'], {
      color,
      page: 0,
    });
    const files = writeGltf(buildScene(map), { name: 'map' });
    const [json, binary] = ['.gltf', '.bin'].map(
      (end) => files.find(({ name }) => name.endsWith(end))?.bytes,
    );
    const document = JSON.parse(new TextDecoder().decode(json));
    const { COLOR_0 } = document.meshes[0].primitives[0].attributes;
    const { bufferView, byteOffset = 0, componentType, normalized } = document.accessors[COLOR_0];
    expect([componentType, normalized]).toEqual([5123, true]);
    const at = (document.bufferViews[bufferView].byteOffset ?? 0) + byteOffset;
    const bytes = binary as Uint8Array;
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, 8);
    // ((188 / 255 + 0.055) / 1.055) ** 2.4 = 0.50289
    expect([0, 2, 4, 6].map((k) => view.getUint16(k, true))).toEqual([0, 65535, 32957, 32896]);
  });
});

describe('every branch whose vertices have colours', () => {
  const coloured = goodMaps.filter(({ branch }) => {
    const { geometry } = branch.capabilities;
    return geometry?.kind === 'triangle-soups' || geometry?.kind === 'typed-faces';
  });

  it.each(coloured.map(({ branch }) => branch))('$id says what they are', ({ capabilities }) => {
    expect(capabilities.vertexColors).toBeDefined();
  });
});
