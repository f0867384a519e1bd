import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import {
  describeModel,
  type ModelDescription,
  openModel,
  readModelText,
  summarizeModel,
  writeModel,
  writeModelText,
} from '../../src/index.js';
import { expectFormatError, resultOrFormatError } from '../support/expect-format-error.js';
import { seededRandom } from '../support/seeded-random.js';

function text(body: string, magic = 'DIV-VIZ2'): Uint8Array {
  return Uint8Array.from(`${magic}${body}`, (character) => character.charCodeAt(0));
}

function written(model: ModelDescription): string {
  return String.fromCharCode(...writeModelText(model).bytes);
}

/** Laid out as the public writer of such texts does. */
const sample = text(`
// exported // twice
HEADER ( VERSION=2:08 DATE=01/02/96 TIME=10:20:30 UNIT=m ) { }
OBJECT (NAME="crate") {
  GEOGROUP ( NAME="lid" F_MATERIAL="yard:wood" B_MATERIAL=F_MATERIAL VERTEX=2D_TEXTURE|NORMALS ) {
    PMESH {
      VERTEX_POOL { {0,0,0, 0,1,0, 0,0} {1,0,0,0,1,0,1,0} // a corner
        {1 0 1 0 1 0 1 1}, {0,0,1.5e0,0,1,0,0,-.5} }
      CONNECTION_LIST (PCOUNT=4) { {0,1,2,3} }
      CONNECTION_LIST { {0,1,2} {0,2,3} }
    }
    POLYSTRIP { { 1 , 2 } X { "}" } // }
    }
    LINE (THICKNESS=5) { {0,0,0} }
  }
}
`);

describe('reading a model as text', () => {
  const read = readModelText(sample);

  it('gives the same model as the binary form', () => {
    expect(read.content).toBe('geometry');
    expect(read.description.header).toEqual({ unit: 1, fileType: 0 });
    expect(read.description.objects?.[0]?.name).toBe('crate');
    expect(read.description.objects?.[0]?.levels).toEqual([
      {
        isImplicit: true,
        patches: [
          {
            name: 'lid',
            front: 'yard:wood',
            back: 'yard:wood',
            meshes: [
              {
                layout: 'XYZ_N_UV',
                vertices: [
                  ...[0, 0, 0, 0, 1, 0, 0, 0],
                  ...[1, 0, 0, 0, 1, 0, 1, 0],
                  ...[1, 0, 1, 0, 1, 0, 1, 1],
                  ...[0, 0, 1.5, 0, 1, 0, 0, -0.5],
                ],
                faces: [
                  { list: 'PCONN_LIST', pointsPerFace: 4, corners: [0, 1, 2, 3] },
                  { list: 'CONNECTION_LIST', pointsPerFace: 3, corners: [0, 1, 2, 0, 2, 3] },
                ],
              },
            ],
          },
        ],
      },
    ]);
    const model = openModel(writeModel(read.description));
    expect(summarizeModel(model)).toMatchObject({
      triangles: 4,
      vertices: 4,
      content: 'geometry',
      issues: [],
    });
  });

  it('keeps what the header says, and tells what was passed over and where', () => {
    expect([...read.header]).toEqual([
      ['VERSION', '2:08'],
      ['DATE', '01/02/96'],
      ['TIME', '10:20:30'],
      ['UNIT', 'm'],
    ]);
    const at = (name: string) => String.fromCharCode(...sample).indexOf(name);
    expect(read.issues.map(({ rule, path, offset }) => [rule, path, offset])).toEqual([
      ['model-text-skipped', ['POLYSTRIP'], at('POLYSTRIP')],
      ['model-text-skipped', ['LINE'], at('LINE (')],
    ]);
  });

  const mesh = (inside: string, patch = '') => text(` OBJECT { GEOGROUP ${patch} { PMESH { ${inside} } } }`);
  const meshOf = (bytes: Uint8Array) => {
    const { description, issues } = readModelText(bytes);
    const found = description.objects?.[0]?.levels[0]?.patches[0]?.meshes?.[0];
    return [
      found?.layout,
      Array.from(found?.vertices ?? []),
      found?.faces.map(({ corners }) => Array.from(corners)),
      issues.map(({ rule }) => rule),
    ];
  };

  it('leaves out what does not fit, and says so', () => {
    const pool = 'VERTEX_POOL { {0,0,0} {1,2} {1,0,0} }';
    expect(meshOf(mesh(pool))).toEqual(['XYZ', [0, 0, 0, 1, 0, 0], [], ['model-text-vertex']]);
    expect(meshOf(mesh(`VERTEX_POOL { {0,0,0} } CONNECTION_LIST { {0,0} {0,0,0} {0,0,.5} }`))).toEqual([
      'XYZ',
      [0, 0, 0],
      [[0, 0, 0]],
      ['model-text-face', 'model-text-face'],
    ]);
    expect(meshOf(mesh('VERTEX_POOL { {0,0,0} } CONNECTION_LIST (PCOUNT=2) { {0,0} }'))).toEqual([
      'XYZ',
      [0, 0, 0],
      [],
      ['model-text-attribute'],
    ]);
    // Faces keep their vertices when one in front of those is left out.
    const holed = 'VERTEX_POOL { {0,0,0} {1,0} {2,0,0} {3,0,0} }';
    expect(meshOf(mesh(`${holed} CONNECTION_LIST { {0,2,3} {0,1,2} {2,3,9} {-1,2,3} }`))).toEqual([
      'XYZ',
      [0, 0, 0, 2, 0, 0, 3, 0, 0],
      [[0, 1, 2, 1, 2, 9, -1, 1, 2]],
      ['model-text-vertex', 'model-text-face'],
    ]);
    expect(meshOf(mesh('VERTEX_POOL { {0,0,0,0} }'))[3]).toEqual(['model-text-vertex']);
    expect(meshOf(mesh('VERTEX_POOL { {0,0,0} }', '(VERTEX=NORMALS)'))[3]).toEqual(['model-text-vertex']);
    expect(meshOf(mesh('VERTEX_POOL { {0,0,0,0,0} }', '(VERTEX=2D_TEXTURE COLOUR=red)'))[3]).toEqual([
      'model-text-attribute',
    ]);
  });

  it.each([
    [' OBJECT {', "OBJECT has no '}'"],
    [' }', "has a '}' too many"],
    [' OBJECT', "expects '{'"],
    [' OBJECT (NAME="x) { }', 'has a quoted text without an end'],
    ['\n\n OBJECT { GEOGROUP { PMESH { VERTEX_POOL { {1,x} } } } }', 'line 3: expects a number'],
    [' OBJECT { GEOGROUP { PMESH { VERTEX_POOL { {1,1e999} } } } }', 'expects a number'],
    [' OBJECT { GEOGROUP { PMESH { VERTEX_POOL { {1,1e39} } } } }', 'expects a number'],
    [` OBJECT { GEOGROUP { PMESH { CONNECTION_LIST { {${'1,'.repeat(256)}} } } } }`, 'more than 255'],
    [' LINE { { }', "has a '{' without its '}'"],
    [' OBJECT (=) { }', 'expects the name of an attribute'],
    [' "x" { }', 'expects a name'],
  ])('refuses %j', async (body, message) => {
    const error = await expectFormatError('bad-text', () => readModelText(text(body)));
    expect(error.message).toContain(message);
    expect(error.offset).toBeLessThanOrEqual(8 + body.length);
  });

  it('is safe from text made to use up memory or the stack', async () => {
    const deep = ' X'.concat(' { A'.repeat(200_000), ' }'.repeat(200_000));
    expect(readModelText(text(deep)).issues).toHaveLength(1);
    const nested = ' OBJECT {'.repeat(100_000).concat('}'.repeat(100_000));
    expect(readModelText(text(nested)).description.objects).toHaveLength(1);
    await expectFormatError('limit', () => readModelText(text(' HEADER{}'.repeat(1001)), { limit: 1000 }));
    await expectFormatError('bad-magic', () => readModelText(walkerFile()));
    await expectFormatError('bad-magic', () => readModelText(new Uint8Array(0)));
  });

  it('reads a library as one, with its materials passed over', () => {
    const { content, description, issues } = readModelText(text(' MATERIAL (NAME="a") { }', 'DIV-VMF2'));
    expect([content, description.magic, issues.length]).toEqual(['materials', 'DIV-BMF2', 1]);
  });

  it('gives a result or a FormatError for any damage', async () => {
    const random = seededRandom(61);
    const symbols = [...'{}()=,|"/ \n\0e.-9A'].map((symbol) => symbol.charCodeAt(0));
    for (let round = 0; round < 400; round++) {
      const bytes = Uint8Array.from(sample);
      for (let k = 0; k <= random(4); k++)
        bytes[8 + random(bytes.length - 8)] = symbols[random(symbols.length)] as number;
      await resultOrFormatError(() =>
        writeModel(readModelText(bytes.slice(0, 9 + random(bytes.length))).description),
      );
    }
  });
});

describe('writing a model as text', () => {
  it('gives text that reads back as the model, without what has no place in it', () => {
    const { bytes, leftOut } = writeModelText(walker);
    expect(leftOut).toEqual([
      'HEADER: VERSION',
      'HEADER: DATE',
      'HEADER: TIME',
      'BOUND',
      'OBJECT[0]: SV_VERTEX',
      'OBJECT[0].LOD[0]: LOD_TRANSITION',
      'OBJECT[0].LOD[0].PATCH[0]: SV_VERTEX',
      'OBJECT[0].LOD[0].PATCH[8]: SPHERE_LIST[0]',
    ]);
    const read = readModelText(bytes);
    expect(read.issues).toEqual([]);
    const again = openModel(writeModel(read.description));
    const before = openModel(walkerFile());
    const shape = (model: typeof again) =>
      [...model.geogroups()].map(({ meshes, settings }) => [
        settings.front?.text,
        settings.back?.text,
        settings.decal,
        settings.faceted,
        settings.specials,
        meshes.map((one) => [
          one.vertices?.layout.tag,
          [...(one.vertices?.array ?? [])],
          [...one.triangles().indices],
        ]),
      ]);
    expect(shape(again)).toEqual(shape(before));
    expect(again.objects.map(({ levels, name }) => [name, levels.map(({ distance }) => distance)])).toEqual(
      before.objects.map(({ levels, name }) => [name, levels.map(({ distance }) => distance)]),
    );
  });

  it('is the same text, and the same binary file, the second time', () => {
    const once = readModelText(writeModelText(walker).bytes).description;
    expect(written(once)).toBe(written(readModelText(writeModelText(once).bytes).description));
    expect(writeModel(describeModel(openModel(writeModel(once))))).toEqual(writeModel(once));
  });

  it('takes a header along, and names the back as the front where it is the same', () => {
    const { description, header } = readModelText(sample);
    const again = String.fromCharCode(...writeModelText(description, { header }).bytes);
    expect(again).toContain('HEADER ( VERSION=2:08 DATE=01/02/96 TIME=10:20:30 UNIT=m ) { }');
    expect(again).toContain('F_MATERIAL="yard:wood" B_MATERIAL=F_MATERIAL VERTEX=2D_TEXTURE|NORMALS');
  });

  it('gives every float back', () => {
    const floats = fc.float({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(floats, floats, floats), { minLength: 1 }), (points) => {
        const vertices = points.flat();
        const patches = [{ meshes: [{ layout: 'XYZ', vertices, faces: [] }] }];
        const { bytes } = writeModelText({ objects: [{ levels: [{ isImplicit: true, patches }] }] });
        const read = readModelText(bytes).description.objects?.[0]?.levels[0]?.patches[0]?.meshes?.[0];
        expect(read?.vertices).toEqual(vertices);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('refuses what text can not say', async () => {
    const named = (name: string) => ({ objects: [{ name, levels: [] }] });
    await expectFormatError('does-not-fit', () => writeModelText(named('a"b')));
    await expectFormatError('does-not-fit', () => writeModelText(named('a\nb')));
    await expectFormatError('does-not-fit', () => writeModelText(named('\u0100')));
    const patches = [{ meshes: [{ layout: 'XYZ', vertices: [0, Number.NaN, 0], faces: [] }] }];
    await expectFormatError('does-not-fit', () => writeModelText({ objects: [{ levels: [{ patches }] }] }));
  });
});
