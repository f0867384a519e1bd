import { type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { courtyardSource } from '../../../../tools/fixtures/valve/courtyard-source.js';
import { sceneEntities, writeGlb } from '../../src/gltf/index.js';
import { writeObj } from '../../src/obj/index.js';
import { buildScene } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { checkGltf, jsonOfGlb, trianglesOfGlb } from './support/check-gltf.js';
import { countTriangles } from './support/count-triangles.js';

const shown = goodMaps.filter(({ branch }) => branch.capabilities.geometry !== undefined);

const everything = { sky: true, hidden: true, withoutDecals: true } as const;

describe.each([
  ...shown.map(({ branch }) => [branch.id, async () => goodMap(branch.id)] as const),
  ['the tiny map', async () => open(await tinyMap())] as const,
])('%s as glTF', (_, build: () => Promise<GameMap>) => {
  it('is valid, and has every triangle of the records', async () => {
    const map = await build();
    const scene = buildScene(map, { light: {} });
    const glb = writeGlb(scene, { entities: sceneEntities(map), entityNodes: 'all' });
    expect(await checkGltf(glb)).toEqual([]);
    const whole = writeGlb(scene, everything);
    expect(await checkGltf(whole)).toEqual([]);
    const expected = countTriangles(map);
    if (expected !== undefined && scene.issues.length === 0) expect(trianglesOfGlb(whole)).toBe(expected);
  });
});

it('counts by arithmetic on most formats', () => {
  const counted = shown.filter(({ branch }) => countTriangles(goodMap(branch.id)) !== undefined);
  expect(counted.length).toBeGreaterThan(5);
});

describe('the courtyard', { timeout: 60_000 }, () => {
  const build = (): Promise<GameMap> => open(courtyardSource({ branch: goodMap('valve/orange-box').branch }));

  it('is valid with all that can be asked for, and the same whenever it is made', async () => {
    const make = async (): Promise<Uint8Array> => {
      const map = await build();
      const entities = sceneEntities(map);
      return writeGlb(buildScene(map, { light: {} }), {
        ...{ entities, entityNodes: 'all', records: true, lightSlot: 'occlusion', sky: true, hidden: true },
      });
    };
    const glb = await make();
    expect(await checkGltf(glb)).toEqual([]);
    expect(Buffer.compare(glb, await make())).toBe(0);
  });

  it('has its entities as nodes, in the order of the map', async () => {
    const map = await build();
    const entities = sceneEntities(map);
    const glb = writeGlb(buildScene(map), { entities, entityNodes: 'all' });
    const found = (jsonOfGlb(glb).nodes ?? []).flatMap(({ extras }) => extras?.['entity'] ?? []);
    expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(entities.map(({ index }) => index));
  });

  it('has as many faces as OBJ', async () => {
    const scene = buildScene(await build());
    const [text] = writeObj(scene, { name: 'courtyard', ...everything });
    const faces = new TextDecoder().decode(text?.bytes).match(/^f /gm) ?? [];
    expect(faces).toHaveLength(trianglesOfGlb(writeGlb(scene, everything)));
  });
});
