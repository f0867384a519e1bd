import { type Model, openModel, writeModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { glbOf, gltfFilesOf, modelToGltf } from '../../src/gltf/index.js';
import { modelScene } from '../../src/model-scene/index.js';
import { writeModelObj } from '../../src/obj/index.js';
import { checkGltf, floatsOfGlb, jsonOfGlb, trianglesOfGlb } from './support/check-gltf.js';

const open = (): Model => openModel(walkerFile());

/** Triangles of the faces of a model, counted from the lists of faces themselves: corners - 2 for each. */
function facesOf(model: Model): number {
  let triangles = 0;
  for (const group of model.geogroups())
    for (const { faces } of group.meshes)
      for (const { faceCount, pointsPerFace } of faces) triangles += faceCount * (pointsPerFace - 2);
  return triangles;
}

describe('a model as glTF', () => {
  const glb = glbOf(modelToGltf(modelScene(open())));
  const { materials = [], nodes = [], scenes } = jsonOfGlb(glb);

  it('is valid, and has every triangle of every level', async () => {
    expect(await checkGltf(glb)).toEqual([]);
    expect(trianglesOfGlb(glb)).toBe(facesOf(open()));
  });

  it('has a node for each object, which is its nearest level and names the others', () => {
    const roots = (scenes[0]?.nodes ?? []).map((i) => nodes[i]);
    expect(roots.map((node) => node?.name)).toEqual(['walker', 'shadow']);
    const ids = (roots[0]?.extensions?.['MSFT_lod'] as { ids: number[] } | undefined)?.ids ?? [];
    expect(ids.map((id) => [nodes[id]?.name, nodes[id]?.extras?.['distance']])).toEqual([
      ['walker level 1', [50, 200]],
      ['walker level 2', [200, 1000]],
    ]);
    expect(roots[0]?.extras).toMatchObject({ name: 'walker', level: { distance: [0, 50] } });
    expect(roots[1]?.extensions).toBeUndefined();
  });

  it('has a node for each part, with its texts as they are in the file', () => {
    const texts = [...open().geogroups()].flatMap(({ settings }) => settings.specials);
    const found = nodes.flatMap(({ extras }) => (extras?.['special'] as string[] | undefined) ?? []);
    expect([...found].sort()).toEqual([...texts, 'ADDITIVE_LODS'].sort());
    expect(nodes.find(({ name }) => name === 'dz_rfoot')?.extras).toMatchObject({
      special: ['dz_rfoot GEOMETRIZE 0x8000001a'],
      parts: ['dz_rfoot'],
      front: 'wlkbase:hull_mtl',
    });
  });

  it('has the materials that its parts name, each once', () => {
    expect(materials.map(({ name }) => name).sort()).toEqual(
      ['wlkbase:glass_mtl', 'wlkbase:hull_mtl', 'wlkbase:mark_mtl'].sort(),
    );
  });

  it('is as it is in the file, or turned when z points up', () => {
    const heights = (up: 'y' | 'z'): number => {
      const made = glbOf(modelToGltf(modelScene(open()), { up }));
      const { accessors = [], meshes = [] } = jsonOfGlb(made);
      const all = meshes.flatMap(({ primitives }) =>
        primitives.map(({ attributes }) => attributes['POSITION']),
      );
      return Math.max(...all.map((i) => accessors[i as number]?.max?.[1] as number));
    };
    expect([heights('y'), heights('z')]).toEqual([4, 1.5]);
  });

  it('makes normals for what has none, one for each face of what is faceted', () => {
    const node = nodes.find(({ name }) => name === 'dz_larm');
    const primitive = jsonOfGlb(glb).meshes?.[node?.mesh as number]?.primitives[0];
    const normals = floatsOfGlb(glb, primitive?.attributes['NORMAL'] as number, 3);
    expect(normals).toHaveLength(36);
    expect(normals.every((normal) => Math.max(...normal.map(Math.abs)) === 1)).toBe(true);
  });

  it('is the same bytes whenever it is made, and may be several files', async () => {
    expect(glbOf(modelToGltf(modelScene(open())))).toEqual(glb);
    const files = gltfFilesOf(modelToGltf(modelScene(open())), 'walker');
    const byName = new Map(files.map(({ bytes, name }) => [name, bytes]));
    expect([...byName.keys()]).toEqual(['walker.gltf', 'walker.bin']);
    expect(await checkGltf(files[0]?.bytes as Uint8Array, byName)).toEqual([]);
  });

  it('has the nearest level alone as OBJ', () => {
    const [text] = writeModelObj(modelScene(open()), { name: 'walker' });
    const lines = new TextDecoder().decode(text?.bytes).split('\n');
    expect(lines.filter((line) => line.startsWith('o ')).map((line) => line.slice(2))).toContain(
      'walker_dz_hip',
    );
    const near = open().objects.flatMap(({ levels }) => levels[0]?.geogroups ?? []);
    const expected = near.reduce((sum, { triangleCount }) => sum + triangleCount, 0);
    expect(lines.filter((line) => line.startsWith('f '))).toHaveLength(expected);
  });
});

describe('a damaged model', () => {
  it('has what is sound, and an issue for what names vertices that are not there or are nowhere', async () => {
    const broken = writeModel({
      ...walker,
      objects: [
        {
          name: 'broken',
          levels: [
            {
              isImplicit: true,
              patches: [
                {
                  front: 'a:b',
                  meshes: [
                    {
                      layout: 'XYZ',
                      vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0, Number.NaN, 0, 0],
                      faces: [{ list: 'PCONN_LIST', pointsPerFace: 3, corners: [0, 1, 2, 0, 1, 3, 0, 1, 9] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const scene = modelScene(openModel(broken));
    expect(scene.counts).toMatchObject({ triangles: 1, skipped: 2 });
    expect(scene.issues.map(({ code, rule }) => [rule, code])).toEqual([
      ['scene-surface', 'bad-reference'],
      ['scene-surface', 'bad-value'],
    ]);
    expect(scene.issues[0]?.path?.slice(0, 2)).toEqual(['OBJECT', 0]);
    const glb = glbOf(modelToGltf(scene));
    expect(await checkGltf(glb)).toEqual([]);
  });

  it('has no more than there is room for', () => {
    const scene = modelScene(open(), { maxVertices: 30 });
    expect(scene.counts.vertices).toBeLessThanOrEqual(30);
    expect(scene.issues.map(({ rule }) => rule)).toContain('scene-budget');
  });
});
