import { openModel, readModelText, summarizeModel, writeModel, writeModelText } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { byteModel, chunk, file, floats, letters } from '../../../formats/test/bgf/support/byte-model.js';
import { modelToText, textToModel, turnFaces } from '../../src/model/index.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function lossesOf(bytes: Uint8Array): [string, string, number | undefined][] {
  return modelToText(openModel(bytes)).losses.map(({ rule, path, offset }) => [
    rule,
    path.filter((part) => typeof part === 'string').join('.'),
    offset,
  ]);
}

/** A model that text has a place for all of, chunk by chunk. */
const plain = [
  chunk('HEADER', [...chunk('NAME', [...letters('m'), 0]), ...chunk('FILETYPE', [0])]),
  chunk(
    'OBJECT',
    chunk('LOD', [
      ...chunk('LOD_DISTANCE', floats([0, 8])),
      ...chunk('PATCH', [
        ...chunk('SV_F_MATERIAL', [1, ...letters('a:b'), 0]),
        ...chunk('PMESH', [
          ...chunk('XYZ_UV', floats([0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1])),
          ...chunk('PCONN_LIST', [4, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0]),
          ...chunk('CONNECTION_LIST', [0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0]),
        ]),
      ]),
    ]),
  ),
  chunk('BIZ_DONE', []),
];

describe('a model as text', () => {
  it('says nothing of losses where there are none, and comes back byte for byte', () => {
    const original = file('DIV-BIZ2', plain);
    const { bytes, losses } = modelToText(openModel(original));
    expect(losses).toEqual([]);
    expect(textToModel(readModelText(bytes)).bytes).toEqual(original);
  });

  it('names each chunk that it has no place for, where it is', () => {
    const bytes = byteModel(walker);
    expect(bytes).toEqual(walkerFile());
    const model = openModel(bytes);
    const lost = modelToText(model).losses;
    expect(lost.map(({ path }) => path.join('.'))).toEqual([
      'HEADER.VERSION',
      'HEADER.DATE',
      'HEADER.TIME',
      'BOUND',
      'OBJECT.0.SV_VERTEX',
      'OBJECT.0.LOD.0.LOD_TRANSITION',
      'OBJECT.0.LOD.0.PATCH.0.SV_VERTEX',
      'OBJECT.0.LOD.0.PATCH.8.SPHERE_LIST.0',
    ]);
    for (const { offset, path } of lost) expect(model.tree.find(pathText(path)).offset).toBe(offset);
  });

  it('tells of everything else that does not come back', () => {
    const [header, object, done] = plain as [number[], number[], number[]];
    expect(lossesOf(file('DIV-BIZ2', [header, object, chunk(0x60, [1]), done]))).toEqual([
      ['convert-left-out', '0x0060', 8 + header.length + object.length],
    ]);
    // A length of two bytes where one would do.
    expect(lossesOf(file('DIV-BIZ2', [chunk('HEADER', header.slice(3), 2), object, done]))).toEqual([
      ['convert-widths', 'HEADER', 8],
    ]);
    // The file type in front of the name.
    const turned = chunk('HEADER', [...chunk('FILETYPE', [0]), ...chunk('NAME', [...letters('m'), 0])]);
    expect(lossesOf(file('DIV-BIZ2', [turned, object, done]))).toEqual([
      ['convert-form', 'HEADER.FILETYPE', 11],
    ]);
    const size = 8 + plain.flat().length;
    expect(
      lossesOf(file('DIV-BIZ2', [...plain, [7, 7]])).filter(([rule]) => rule === 'convert-left-out'),
    ).toEqual([['convert-left-out', '', size]]);
  });

  it('never loses anything without a word, whatever bytes were changed', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    for (let i = 0; i < 150; i++) {
      const bytes = file('DIV-BIZ2', plain);
      for (let k = 0; k < 1 + random(3); k++) bytes[8 + random(bytes.length - 8)] = random(256);
      try {
        const { bytes: text, losses } = modelToText(openModel(bytes.slice()));
        const back = textToModel(readModelText(text), { longLengths: true }).bytes;
        if (losses.length === 0) expect(back).toEqual(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(FormatError);
      }
    }
  });

  it('is not mistaken for the original when nothing of that is left', () => {
    const model = openModel(libraryFile(), { schema: madeUpSchema });
    const { losses } = modelToText(model, { schema: madeUpSchema });
    expect(losses.map(({ rule }) => rule)).toEqual([
      ...Array.from({ length: 3 }, () => 'convert-left-out'),
      'convert-nothing-left',
    ]);
    const text = readModelText(encode('DIV-VMF2\nMATERIAL (NAME="a") { }\n'));
    expect(textToModel(text).losses.map(({ rule }) => rule)).toEqual(['convert-nothing-left']);
  });

  it('is refused with its place where text has no word for it', () => {
    const bad = file('DIV-BIZ2', [
      chunk('OBJECT', chunk('PATCH', chunk('PMESH', chunk('XYZ', floats([0, Number.NaN, 0]))))),
    ]);
    expect(() => modelToText(openModel(bad))).toThrow(/OBJECT\[0\]\.PATCH\[0\]\.PMESH\[0\]/);
  });
});

describe('text as a model', () => {
  it('tells of comments and attributes that are lost, once', () => {
    const text = 'DIV-VIZ2 // one\nHEADER ( VERSION=2:08 UNIT=m ) { } // two\nOBJECT { /* no */ }\n';
    expect(() => readModelText(encode(text))).toThrow(/line 3/);
    const { losses } = textToModel(readModelText(encode(text.replace('/* no */', '// three\n'))));
    expect(losses.map(({ rule, message, offset }) => [rule, message, offset])).toEqual([
      ['convert-left-out', 'the binary form has no known place for VERSION=2:08', 16],
      ['convert-comments', '3 comments have no place in the binary form', 9],
    ]);
  });

  it('needs leave for chunks that are too long for two bytes', () => {
    const vertices = Array.from({ length: 18_000 }, (_, i) => i % 7);
    const { bytes } = writeModelText({
      objects: [{ levels: [{ patches: [{ meshes: [{ layout: 'XYZ', vertices, faces: [] }] }] }] }],
    });
    const text = readModelText(bytes);
    expect(() => textToModel(text)).toThrow(/XYZ: 72000 bytes are too many for a length of two bytes/);
    const long = openModel(textToModel(text, { longLengths: true }).bytes);
    expect([...new Set(long.issues.map(({ rule }) => rule))]).toEqual(['chunk-long-width']);
    expect(summarizeModel(long).vertices).toBe(6000);
  });
});

describe('faces the other way round', () => {
  it('keep their first corner, so that a fan gives the same triangles turned round', () => {
    const turned = openModel(writeModel(turnFaces(walker)));
    const straight = openModel(walkerFile());
    const fans = (model: typeof straight, winding: 'file' | 'reversed') =>
      [...model.geogroups()].flatMap(({ meshes }) =>
        meshes.map((mesh) => [...mesh.triangles({ winding }).indices]),
      );
    const sorted = (lists: number[][]) => lists.map((list) => triples(list).sort());
    expect(sorted(fans(turned, 'file'))).toEqual(sorted(fans(straight, 'reversed')));
    expect(writeModel(turnFaces(turnFaces(walker)))).toEqual(walkerFile());
  });
});

/** Triangles as text, each beginning with its smallest corner: the way round stays. */
function triples(list: readonly number[]): string[] {
  const all: string[] = [];
  for (let i = 0; i < list.length; i += 3) {
    const three = list.slice(i, i + 3);
    const first = three.indexOf(Math.min(...three));
    all.push([...three.slice(first), ...three.slice(0, first)].join(' '));
  }
  return all;
}

function pathText(path: readonly (string | number)[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
}
