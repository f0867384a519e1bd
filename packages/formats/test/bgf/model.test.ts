import { describe, expect, it } from 'vitest';
import { library, libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import {
  describeModel,
  type Model,
  materialsOf,
  modelSchema,
  openModel,
  summarizeModel,
  writeModel,
} from '../../src/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { byteModel, chunk, file, floats, ids, letters, little, strides } from './support/byte-model.js';

const header = chunk('HEADER', []);
const done = chunk('BIZ_DONE', []);

/** A file with one patch that holds these chunks. */
function patchFile(...inside: number[][]): Uint8Array {
  const patch = chunk('PATCH', inside.flat());
  return file('DIV-BIZ2', [header, chunk('OBJECT', chunk('LOD', patch)), done]);
}

function onlyMesh(model: Model) {
  const mesh = [...model.geogroups()][0]?.meshes[0];
  if (mesh === undefined) throw new Error('no mesh');
  return mesh;
}

describe('the walker', () => {
  it('reads alike wherever it lies in memory, also in a Buffer', () => {
    const bytes = walkerFile();
    const vertices = (given: Uint8Array): number[][] =>
      [...openModel(given).geogroups()].flatMap(({ meshes }) =>
        meshes.map((mesh) => [...(mesh.vertices?.positions() ?? [])]),
      );
    const expected = vertices(bytes.slice());
    expect(expected.flat().length).toBeGreaterThan(0);
    for (const shift of [0, 1, 2, 3]) {
      const memory = Buffer.alloc(bytes.length + 8);
      memory.set(bytes, shift);
      expect(vertices(memory.subarray(shift, shift + bytes.length))).toEqual(expected);
    }
  });

  it('is written byte for byte as the second transcription writes it', () => {
    expect(walkerFile()).toEqual(Uint8Array.from(byteModel(walker)));
  });

  it('reads back as what it was written from', () => {
    const described = describeModel(openModel(byteModel(walker)));
    expect(writeModel(described)).toEqual(walkerFile());
    expect(described.objects?.map(({ name, levels }) => [name, levels.length])).toEqual([
      ['walker', 3],
      ['shadow', 1],
    ]);
    expect(described.objects?.[0]?.levels[0]?.patches[7]).toMatchObject({
      front: 'wlkbase:mark_mtl',
      decal: true,
    });
  });

  it('has no issues, and every layout of vertices', () => {
    const model = openModel(byteModel(walker));
    const summary = summarizeModel(model);
    expect(summary.issues).toEqual([]);
    expect([...summary.vertexBlocks.values()].every((count) => count > 0)).toBe(true);
    expect(summary).toMatchObject({
      format: 'DIV-BIZ2',
      content: 'geometry',
      objects: 2,
      levels: 3,
      patches: 13,
      meshes: 12,
      connectionLists: 9,
      wholeConnectionLists: 9,
      mixedMeshes: 8,
    });
    // Eight blocks of 4 quads and 4 triangles; a prism; six triangles; two quads.
    expect(summary.triangles).toBe(8 * 12 + (2 * 4 + 6 * 2) + 6 + 2 * 2);
    expect(summary.widths['4']).toBe(0);
    expect(summary.specials).toContain('dz_rfoot GEOMETRIZE 0x8000001a');
    expect(summary.materials).toContain('wlkfx:lamp_mtl');
  });

  it('says unit, scale and bounds, and the bounds of its vertices are inside', () => {
    const model = openModel(walkerFile());
    expect([model.unit, model.scale, model.content]).toEqual([1, 1, 'geometry']);
    const bounds = model.measureBounds();
    expect(bounds?.minimum[1]).toBe(-1);
    expect(bounds?.radius).toBeLessThan(4);
    const box = model.tree.content(model.tree.find('BOUND.BBOX').index) as unknown as {
      object(i: number): { minimum: { x: number }; maximum: { x: number } };
    };
    expect(box.object(0).minimum.x).toBeLessThanOrEqual(bounds?.minimum[0] ?? Number.NaN);
  });

  it('tells what a part name moves, and what parts do', () => {
    const model = openModel(walkerFile());
    const parts = model.parts();
    expect(parts.get('dz_utorso')?.map(({ chunk: { path } }) => path)).toEqual([
      ['OBJECT', 0, 'LOD', 0, 'PATCH', 1],
      ['OBJECT', 0, 'LOD', 1, 'PATCH', 1],
    ]);
    expect(parts.get('dz_rfoot')?.[0]?.settings.specialWords).toEqual([
      {
        text: 'dz_rfoot GEOMETRIZE 0x8000001a',
        parts: ['dz_rfoot'],
        behaviours: [{ name: 'GEOMETRIZE', argument: 0x8000001a }],
        others: [],
      },
    ]);
  });

  it('picks levels by distance', () => {
    const [object, shadow] = openModel(walkerFile()).objects;
    const at = (distance: number) => object?.levels.indexOf(object.levelAt(distance) as never);
    expect([0, 49.9, 50, 199, 200, 999].map(at)).toEqual([0, 0, 1, 1, 2, 2]);
    expect(object?.levelAt(1000)).toBeUndefined();
    expect(shadow?.levelAt(1e9)?.isImplicit).toBe(true);
  });
});

describe('meshes', () => {
  const square = floats([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]);
  const quad = chunk('PCONN_LIST', [4, ...[0, 1, 2, 3].flatMap((i) => little(i, 4))]);
  const triangle = chunk(
    'CONNECTION_LIST',
    [0, 2, 3].flatMap((i) => little(i, 4)),
  );

  it('make fans of their faces, in either winding, of both lists', () => {
    const mesh = onlyMesh(
      openModel(patchFile(chunk('PMESH', [...chunk('XYZ', square), ...quad, ...triangle]))),
    );
    expect([...mesh.triangles().indices]).toEqual([0, 1, 2, 0, 2, 3, 0, 2, 3]);
    expect([...mesh.triangles({ winding: 'reversed' }).indices]).toEqual([0, 2, 1, 0, 3, 2, 0, 3, 2]);
  });

  it('leave out faces with vertices that are not there', () => {
    const wrong = chunk(
      'CONNECTION_LIST',
      [0, 1, 4, 0, -1, 1, 0, 1, 2].flatMap((i) => little(i, 4)),
    );
    const mesh = onlyMesh(openModel(patchFile(chunk('PMESH', [...chunk('XYZ', square), ...wrong]))));
    expect(mesh.triangles()).toEqual({ indices: Uint32Array.of(0, 1, 2), leftOut: 2 });
  });

  it.each([0, 1, 2])('have no faces of %i corners', (points) => {
    const bad = chunk('PCONN_LIST', [points, ...[0, 1, 2].flatMap((i) => little(i, 4))]);
    const mesh = onlyMesh(openModel(patchFile(chunk('PMESH', [...chunk('XYZ', square), ...bad]))));
    expect([mesh.faces[0]?.faceCount, mesh.triangles().indices.length]).toEqual([0, 0]);
  });

  it.each(Object.entries(strides))('read %s with a stride of %i bytes', (tag, stride) => {
    const numbers = Array.from({ length: (stride / 4) * 3 }, (_, i) => i + 0.5);
    const mesh = onlyMesh(openModel(patchFile(chunk('PMESH', chunk(tag, floats(numbers))))));
    const block = mesh.vertices;
    expect([block?.count, block?.remainder, block?.layout.tag]).toEqual([3, 0, tag]);
    expect([...(block?.array ?? [])]).toEqual(numbers);
    expect(block?.positions()[3]).toBe(stride / 4 + 0.5);
    expect(block?.uvs()?.length).toBe(tag.endsWith('_UV') ? 6 : undefined);
    expect(block?.normals()?.length).toBe(tag.includes('_N') ? 9 : undefined);
    expect(block?.colors()?.length).toBe(tag.includes('RGBA') ? 12 : undefined);
  });

  it('read aligned vertices in place and others as a copy', () => {
    const inside = (name: string) =>
      patchFile(chunk('NAME', letters(name)), chunk('PMESH', chunk('XYZ', square)));
    const copied = ['', 'a', 'ab', 'abc'].map((name) => onlyMesh(openModel(inside(name))).vertices?.copied);
    expect(copied.filter((copy) => copy === false)).toHaveLength(1);
  });

  it('keep all special texts of a patch, the empty one too', () => {
    const model = openModel(patchFile(chunk('SV_SPECIAL', letters('dz_a\0')), chunk('SV_SPECIAL', [0])));
    expect([...model.geogroups()][0]?.settings.specials).toEqual(['dz_a', '']);
  });
});

describe('a library', () => {
  it('is known by its magic or its file type', () => {
    expect(openModel(libraryFile()).content).toBe('materials');
    const biz = (type: number[]) => file('DIV-BIZ2', [chunk('HEADER', chunk('FILETYPE', type)), done]);
    expect([[1], [1, 0], [1, 0, 0, 0], [0], [2]].map((type) => openModel(biz(type)).content)).toEqual([
      'materials',
      'materials',
      'materials',
      'geometry',
      'geometry',
    ]);
  });

  it('names its materials and their images once the ids are known', () => {
    const model = openModel(libraryFile(), { schema: madeUpSchema });
    expect(model.issues).toEqual([]);
    expect(materialsOf(model)?.map(({ name, textures }) => [name, textures])).toEqual([
      ['hull_mtl', ['hull.sgi']],
      ['glass_mtl', ['GLASS.TGA']],
      ['mark_mtl', ['mark.vtx']],
    ]);
  });

  it('is kept, reported and written back without them', () => {
    const model = openModel(libraryFile());
    expect(materialsOf(model)).toBeUndefined();
    expect(model.issues.map(({ rule, path }) => [rule, path])).toEqual(
      [0, 1, 2].map((i) => ['chunk-unknown', ['0x0100', i]]),
    );
    expect(model.save()).toEqual(libraryFile());
    expect(() => writeModel(library)).toThrow("the id of tag 'MATERIAL' is not known");
  });
});

describe('opening', () => {
  it('refuses other files, and text', async () => {
    await expectFormatError('bad-magic', () => openModel(new Uint8Array(0)));
    await expectFormatError('bad-magic', () => openModel(Uint8Array.from(letters('DIV-BIZ'))));
    await expectFormatError('bad-magic', () => openModel(Uint8Array.from(letters('VBSPBIZ2'))));
    await expectFormatError('unsupported', () => openModel(Uint8Array.from(letters('DIV-VIZ2'))));
    await expectFormatError('unsupported', () => openModel(Uint8Array.from(letters('DIV-VMF2'))));
  });

  it('knows the ids of the specification, and the names of tags without one', () => {
    for (const [name, id] of Object.entries(ids))
      expect([name, modelSchema.tags.get(name)?.id]).toEqual([name, id]);
    const nameless = ['MATERIAL', 'TEXTURE', 'RAMP', 'POLYGON', 'TRISTRIP', 'POLYSTRIP', 'LINE', 'TEXT'];
    for (const name of [...nameless, 'POINT_LIST', 'TEXTURE_MAP'])
      expect(modelSchema.tags.get(name)).toMatchObject({ id: undefined, confidence: 'unknown' });
    expect(modelSchema.tags.size).toBe(Object.keys(ids).length + 10);
  });
});

describe('writing', () => {
  const big = (vertexCount: number) => ({
    objects: [
      {
        levels: [
          {
            patches: [
              { meshes: [{ layout: 'XYZ', vertices: new Float32Array(vertexCount * 3), faces: [] }] },
            ],
          },
        ],
      },
    ],
  });

  it('refuses a chunk of more than 65,535 bytes unless long lengths are asked for', async () => {
    const error = await expectFormatError('does-not-fit', () => writeModel(big(5462)));
    expect(error.message).toContain('65544');
    const long = openModel(writeModel(big(5462), { longLengths: true }));
    expect(long.issues.map(({ rule }) => rule)).toEqual(Array(5).fill('chunk-long-width'));
    expect(onlyMesh(long).vertices?.count).toBe(5462);
    expect(summarizeModel(openModel(writeModel(big(5000)))).widths).toEqual({ '1': 2, '2': 5, '4': 0 });
  });

  it('refuses faces and vertices that are none', async () => {
    const mesh = (faces: object, vertices: number[] = [0, 0, 0]) => ({
      objects: [
        { levels: [{ patches: [{ meshes: [{ layout: 'XYZ', vertices, faces: [faces as never] }] }] }] },
      ],
    });
    for (const bad of [
      mesh({ list: 'PCONN_LIST', pointsPerFace: 2, corners: [0, 1] }),
      mesh({ list: 'PCONN_LIST', pointsPerFace: 256, corners: [] }),
      mesh({ list: 'CONNECTION_LIST', pointsPerFace: 4, corners: [] }),
      mesh({ list: 'CONNECTION_LIST', pointsPerFace: 3, corners: [0] }),
      mesh({ list: 'CONNECTION_LIST', pointsPerFace: 3, corners: [] }, [0]),
    ])
      await expectFormatError('does-not-fit', () => writeModel(bad));
  });
});
