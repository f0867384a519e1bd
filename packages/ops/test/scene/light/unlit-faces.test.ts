import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type Scene, type SceneMesh } from '../../../src/scene/index.js';
import { goodMap } from '../../validate/support/good-maps.js';

type Row = Record<string, unknown>;
type Rows = { readonly length: number; at(i: number): Row };

const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

/** A map whose first face has no light. */
function withUnlit(id: string, changes: object, lumps: Readonly<Record<string, unknown[]>> = {}): GameMap {
  const map = goodMap(id, lumps);
  // What tools append says how faces are lit, too.
  map.lump('BSPX').setBytes(new Uint8Array());
  Object.assign(rowsOf(map, 'FACES').at(0), changes);
  return map;
}

const sceneOf = (map: GameMap): Scene => buildScene(map, { light: {} });

function meshOf({ models }: Scene, face: number): SceneMesh | undefined {
  return models.flatMap(({ meshes }) => meshes).find(({ source }) => source.records.includes(face));
}

/** Light of the luxels that the corners of a face are on. */
function lightOf(scene: Scene, face: number): number[] {
  const mesh = meshOf(scene, face) as SceneMesh;
  const { height, pixels, width } = scene.pages[mesh.page] as Scene['pages'][number];
  const vertices = mesh.indices.filter((_, i) => mesh.source.records[Math.floor(i / 3)] === face);
  return Array.from(vertices, (v) => {
    const [s, t] = mesh.lightmapCoordinates!.subarray(v * 2, v * 2 + 2) as unknown as [number, number];
    const at = (Math.floor(t * height) * width + Math.floor(s * width)) * 3;
    return pixels[at] as number;
  });
}

describe.each(['id-software/quake', 'valve/goldsrc', 'raven/hexen2'])('a map of %s with light', (id) => {
  it.each([{ lightOffset: -1 }, { styles: [255, 255, 255, 255] }])(
    'has black faces where a face says %o',
    (changes) => {
      const scene = sceneOf(withUnlit(id, changes));
      expect(scene.issues).toEqual([]);
      expect(lightOf(scene, 0)).toEqual([0, 0, 0, 0, 0, 0]);
      // Others have what the lump has.
      expect(lightOf(scene, 1).some((light) => light > 0)).toBe(true);
    },
  );

  it('has bright faces where the flag of a texture says that it is sky or liquid', () => {
    const map = withUnlit(id, {});
    rowsOf(map, 'TEXTURE_INFO').at(rowsOf(map, 'FACES').at(0)['texture'] as number)['flags'] = 1;
    expect(meshOf(sceneOf(map), 0)?.page).toBe(-1);
  });

  it('that was not lit at all is bright', () => {
    const scene = sceneOf(withUnlit(id, { lightOffset: -1 }, { LIGHTING: [] }));
    expect(scene.pages).toEqual([]);
    expect(meshOf(scene, 0)?.page).toBe(-1);
  });
});

describe('a map of Quake II with light', () => {
  const id = 'id-software/quake2';

  it('has bright faces where a face has none', () => {
    expect(meshOf(sceneOf(withUnlit(id, { lightOffset: -1 })), 0)?.page).toBe(-1);
    expect(meshOf(sceneOf(withUnlit(id, {})), 0)?.page).toBe(0);
  });

  it.each([0x4, 0x8, 0x10, 0x20])('has bright faces where a texture has the flag %i', (flags) => {
    const map = withUnlit(id, {});
    rowsOf(map, 'TEXTURE_INFO').at(rowsOf(map, 'FACES').at(0)['texture'] as number)['flags'] = flags;
    expect(meshOf(sceneOf(map), 0)?.page).toBe(-1);
  });
});
