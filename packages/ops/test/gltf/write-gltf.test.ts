import { describe, expect, it } from 'vitest';
import { type SceneEntity, writeGlb, writeGltf } from '../../src/gltf/index.js';
import type { SceneMaterial } from '../../src/scene/index.js';
import { checkGltf, floatsOfGlb, type Json, jsonOfGlb } from './support/check-gltf.js';
import { triangleMesh, triangleScene } from './support/triangle-scene.js';

type Primitive = NonNullable<Json['meshes']>[number]['primitives'][number];

function firstPrimitive(bytes: Uint8Array): Primitive {
  return jsonOfGlb(bytes).meshes?.[0]?.primitives[0] as Primitive;
}

/** A page of light of two by one luxels, of which one is brighter than white. */
const page = { width: 2, height: 1, pixels: Float32Array.of(0, 0.5, 2, 4, 1, 0) };

describe('a scene as glTF', () => {
  it('is in metres, with y up and what was y going backwards', async () => {
    const glb = writeGlb(triangleScene());
    const { attributes } = firstPrimitive(glb);
    const rounded = floatsOfGlb(glb, attributes['POSITION'] as number, 3).map((point) =>
      point.map((value) => Number(value.toFixed(4))),
    );
    expect(rounded).toEqual([
      [0, 1.016, 0],
      [2.54, 1.016, 0],
      [0, 1.016, -5.08],
    ]);
    expect(floatsOfGlb(glb, attributes['NORMAL'] as number, 3)[0]).toEqual([0, 1, 0]);
    expect(floatsOfGlb(glb, attributes['TEXCOORD_0'] as number, 2)[2]).toEqual([0, 0.25]);
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('is as large as it is told, and refuses sizes that are none', () => {
    const glb = writeGlb(triangleScene(), { scale: 1 });
    expect(floatsOfGlb(glb, firstPrimitive(glb).attributes['POSITION'] as number, 3)[2]).toEqual([
      0, 40, -200,
    ]);
    for (const scale of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => writeGlb(triangleScene(), { scale })).toThrow('above 0');
    expect(() => writeGlb(triangleScene(), { scale: 1e38 })).toThrow('beyond what can be written');
  });

  it('has models where entities place them, with their keys and outputs', async () => {
    const entity: SceneEntity = {
      ...{ index: 3, title: 'func_door gate', origin: [10, 20, 30], rotation: [0, 0, 1, 0] },
      extras: {
        entity: 3,
        keys: { classname: 'func_door', ['__proto__']: 'x' },
        outputs: [{ output: 'OnOpen' }],
      },
    };
    const glb = writeGlb(
      triangleScene({
        placements: [{ model: 0, entity: 3, origin: [10, 20, 30], rotation: [0, 0, 1, 0] }],
      }),
      { entities: [entity, entity, entity, entity], scale: 1 },
    );
    expect(jsonOfGlb(glb).nodes).toEqual([
      {
        name: 'func_door gate',
        translation: [10, 30, -20],
        rotation: [0, 1, 0, 0],
        mesh: 0,
        extras: entity.extras,
      },
    ]);
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('has pages of light where engines look for them, and in the slot for shades when asked', async () => {
    const lit = triangleScene({
      models: [
        {
          index: 0,
          meshes: [{ ...triangleMesh, page: 0, lightmapCoordinates: Float32Array.of(0, 0, 1, 0, 0, 1) }],
        },
      ],
      pages: [page],
    });
    const glb = writeGlb(lit, { lightSlot: 'occlusion' });
    expect(jsonOfGlb(glb).materials?.[0]).toMatchObject({
      occlusionTexture: { index: 0, texCoord: 1 },
      extensions: { MOZ_lightmap: { index: 0, texCoord: 1, intensity: 4 } },
    });
    expect(await checkGltf(glb)).toEqual([]);
    expect(jsonOfGlb(writeGlb(lit, { lightmaps: false })).images).toBeUndefined();
  });

  it('has no sky and nothing hidden unless asked for', () => {
    for (const kind of ['sky', 'hidden'] as const) {
      const materials: SceneMaterial[] = [{ name: 'tools/x', kind, isTranslucent: false }];
      expect(jsonOfGlb(writeGlb(triangleScene({ materials }))).meshes).toBeUndefined();
      expect(jsonOfGlb(writeGlb(triangleScene({ materials }), { [kind]: true })).meshes).toHaveLength(1);
    }
  });

  it('leaves decals out when asked to', () => {
    const scene = triangleScene({
      models: [{ index: 0, meshes: [triangleMesh, { ...triangleMesh, decal: true }] }],
    });
    const count = (glb: Uint8Array): number | undefined => jsonOfGlb(glb).meshes?.[0]?.primitives.length;
    expect([count(writeGlb(scene)), count(writeGlb(scene, { withoutDecals: true }))]).toEqual([2, 1]);
  });

  it('says of each triangle which record it comes from, on request', async () => {
    const quad = {
      ...triangleMesh,
      vertexCount: 4,
      positions: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0),
      normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
      textureCoordinates: new Float32Array(8),
      indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
      source: { lump: 'FACES', records: Uint32Array.of(5, 9) },
    };
    const glb = writeGlb(triangleScene({ models: [{ index: 0, meshes: [quad] }] }), { records: true });
    const { attributes } = firstPrimitive(glb);
    expect(floatsOfGlb(glb, attributes['_RECORD'] as number, 1).flat()).toEqual([5, 5, 5, 9, 9, 9]);
    expect(floatsOfGlb(glb, attributes['POSITION'] as number, 3)).toHaveLength(6);
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('has boxes for models of other files, all places of one in a table', async () => {
    const prop = {
      ...({ model: 'models/crate.mdl', kind: 'static', skin: 0, count: 2 } as const),
      origins: Float32Array.of(0, 0, 0, 100, 0, 40),
      rotations: Float32Array.of(0, 0, 0, 1, 0, 0, 1, 1),
      scales: Float32Array.of(1, 1, 1, 2, 3, 4),
      tints: undefined,
      fades: undefined,
      source: { lump: 'GAME_LUMP.sprp.props', records: Uint32Array.of(0, 1) },
    };
    const glb = writeGlb(triangleScene({ props: [prop] }), { scale: 1 });
    const node = jsonOfGlb(glb).nodes?.[1];
    expect(node).toMatchObject({ name: 'models/crate.mdl', extras: { records: [0, 1] } });
    const instancing = node?.extensions?.['EXT_mesh_gpu_instancing'];
    const table = (instancing as { attributes: Record<string, number> }).attributes;
    expect(floatsOfGlb(glb, table['TRANSLATION'] as number, 3)[1]).toEqual([100, 40, 0]);
    expect(floatsOfGlb(glb, table['SCALE'] as number, 3)[1]).toEqual([2, 4, 3]);
    expect(floatsOfGlb(glb, table['ROTATION'] as number, 4)[1]?.[1]).toBeCloseTo(Math.SQRT1_2);
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('has lights, whatever numbers they have', async () => {
    const light = {
      ...({ origin: [0, 0, 64], direction: [0, 0, -1], source: { lump: 'WORLD_LIGHTS', index: 0 } } as const),
    };
    const glb = writeGlb(
      triangleScene({
        lights: [
          { ...light, kind: 'point', color: [1, 0.5, 0], range: 100 },
          { ...light, kind: 'spot', color: [Number.NaN, -1, 0], cone: [4, 5] },
          { ...light, kind: 'sun', color: [1, 1, 1], direction: [0, 0, 0] },
        ],
      }),
    );
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('is the same bytes whenever it is written', () => {
    const scene = triangleScene();
    expect(writeGlb(scene)).toEqual(writeGlb(structuredClone(scene)));
  });

  it('is valid without anything to be seen', async () => {
    const glb = writeGlb(triangleScene({ models: [], placements: [] }));
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('may be a text and files that it names', async () => {
    const images = new Map([[0, { width: 1, height: 1, pixels: Uint8Array.of(255, 0, 0, 0) }]]);
    const files = writeGltf(triangleScene(), { name: 'a map', images });
    expect(files.map(({ name }) => name)).toEqual(['a map.gltf', 'a map.bin', 'a map.0.png']);
    const text = JSON.parse(new TextDecoder().decode(files[0]?.bytes)) as Json;
    expect(text.images?.[0]?.uri).toBe('a%20map.0.png');
    expect(text.materials?.[0]).toMatchObject({ alphaMode: 'MASK' });
    const byName = new Map(files.map(({ bytes, name }) => [encodeURIComponent(name), bytes]));
    expect(await checkGltf(files[0]?.bytes as Uint8Array, byName)).toEqual([]);
  });
});

describe('layers', () => {
  const layer = { kind: 'clip', title: 'clip brushes', meshes: [{ ...triangleMesh, material: -1 }] } as const;

  it('are nodes of their own, in a colour that is seen through', async () => {
    const glb = writeGlb(triangleScene({ layers: [layer, layer] }));
    const { materials = [], nodes = [] } = jsonOfGlb(glb);
    expect(nodes.map(({ extras, name }) => [name, extras?.['layer']])).toEqual([
      ['world', undefined],
      ['clip brushes', 'clip'],
      ['clip brushes', 'clip'],
    ]);
    expect(materials.map(({ name }) => name)).toEqual(['floor/tiles', 'layer clip']);
    expect(await checkGltf(glb)).toEqual([]);
  });
});
