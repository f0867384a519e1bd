import { chunkRules, openModel, type RuleText } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { chunk, file, floats, letters, little } from '../../../formats/test/bgf/support/byte-model.js';
import { modelRules, validateModel } from '../../src/model/index.js';

const header = chunk('HEADER', []);
const done = chunk('BIZ_DONE', []);
const triangle = chunk('XYZ', floats([0, 0, 0, 1, 0, 0, 0, 1, 0]));

function corners(...indexes: number[]): number[] {
  return indexes.flatMap((index) => little(index, 4));
}

function polygons(points: number, ...indexes: number[]): number[] {
  return chunk('PCONN_LIST', [points, ...corners(...indexes)]);
}

/** A file with one mesh of these chunks, and others in front of the object. */
function meshFile(inside: number[][], before: number[] = []): Uint8Array {
  const mesh = chunk('PMESH', inside.flat());
  return file('DIV-BIZ2', [header, before, chunk('OBJECT', chunk('LOD', chunk('PATCH', mesh))), done]);
}

function patchFile(...inside: number[][]): Uint8Array {
  return file('DIV-BIZ2', [header, chunk('OBJECT', chunk('LOD', chunk('PATCH', inside.flat()))), done]);
}

function found(bytes: Uint8Array): [rule: string, offset: number | undefined, found: unknown][] {
  return validateModel(openModel(bytes)).issues.map((issue) => [issue.rule, issue.offset, issue.found]);
}

const patchAt = 8 + 3 + 3 + 3;
const meshAt = patchAt + 3;

describe('a sound model', () => {
  it('has no issues, and is looked at by every rule that there is something for', () => {
    const { issues, rules } = validateModel(openModel(walkerFile()));
    expect(issues).toEqual([]);
    const checked = new Map(rules.map((rule) => [rule.id, rule.checked]));
    for (const id of [
      'model-corner',
      'model-number',
      'model-stride',
      'model-faces',
      'model-bounds',
      'chunk-place',
    ])
      expect([id, checked.get(id)]).toEqual([id, expect.any(Number)]);
    expect(checked.get('model-corner')).toBe(286);
    expect(validateModel(openModel(libraryFile(), { schema: madeUpSchema })).issues).toEqual([]);
  });
});

describe('faces', () => {
  it.each([
    ['behind the vertices', polygons(3, 0, 1, 3), ['model-corner', 3], 8 + 1],
    ['negative', polygons(3, 0, -1, 2), ['model-corner', -1], 4 + 1],
    [
      'behind the vertices in a list of triangles',
      chunk('CONNECTION_LIST', corners(0, 1, 2, 7, 1, 2)),
      ['model-corner', 7],
      12,
    ],
  ])('have no corners %s', (_, list, [rule, value], within) => {
    expect(found(meshFile([triangle, list]))).toEqual([
      [rule, meshAt + 3 + triangle.length + 3 + within, value],
    ]);
  });

  it('have three corners or more, all there', () => {
    const at = meshAt + 3 + triangle.length;
    expect(found(meshFile([triangle, polygons(2, 0, 1)]))).toEqual([['model-points', at, 2]]);
    expect(found(meshFile([triangle, polygons(0)]))).toEqual([['model-points', at, 0]]);
    expect(found(meshFile([triangle, chunk('PCONN_LIST', [])]))).toEqual([['model-points', at, 0]]);
    expect(found(meshFile([triangle, polygons(3, 0, 1, 2, 0)]))).toEqual([
      ['model-faces', at + 3 + 1 + 12, 4],
    ]);
    expect(found(meshFile([triangle, chunk('PCONN_LIST', [3, ...corners(0, 1, 2), 9])]))).toEqual([
      ['model-faces', at + 3 + 1 + 12, 3],
    ]);
    expect(found(meshFile([triangle, chunk('CONNECTION_LIST', corners(0, 1))]))).toEqual([
      ['model-faces', at + 3, 2],
    ]);
    expect(found(meshFile([triangle, polygons(5, 0, 1, 2, 1, 0), polygons(255)]))).toEqual([]);
  });

  it('have one block of vertices', () => {
    expect(found(meshFile([triangle, triangle, polygons(3, 0, 1, 2)]))).toEqual([
      ['model-vertices', meshAt + 3 + triangle.length, 2],
    ]);
    expect(found(meshFile([polygons(3)]))).toEqual([['model-vertices', meshAt, 0]]);
    expect(found(meshFile([]))).toEqual([]);
  });
});

describe('leaves', () => {
  it('hold whole vertices of finite numbers', () => {
    const odd = chunk('XYZ_UV', [...floats([0, 1, 2, 3, 4]), 1, 2, 3]);
    expect(found(meshFile([odd]))).toEqual([['model-stride', meshAt + 3 + 3 + 20, 23]]);
    const bad = chunk('XYZ', floats([0, Number.NaN, Infinity]));
    expect(found(meshFile([bad]))).toEqual([
      ['model-number', meshAt + 3 + 3 + 4, 'NaN'],
      // A place is listed once: the vertex and its offset differ.
      ['model-number', meshAt + 3 + 3 + 8, 'Infinity'],
    ]);
  });

  it('hold distances in order', () => {
    const level = (...inside: number[]) =>
      found(file('DIV-BIZ2', [header, chunk('OBJECT', chunk('LOD', chunk('LOD_DISTANCE', inside))), done]));
    expect(level(...floats([0, Infinity]))).toEqual([]);
    expect(level(...floats([2, 1]))).toEqual([['model-distance', patchAt + 3, '2 and 1']]);
    expect(level(...floats([-1, 1]))).toEqual([['model-distance', patchAt + 3, '-1 and 1']]);
    expect(level(...floats([0, Number.NaN]))).toEqual([['model-number', patchAt + 3, undefined]]);
    expect(level(1, 2, 3)).toEqual([['model-size', patchAt, 3]]);
  });

  it('name materials by library and name', () => {
    const material = (...inside: number[]) => found(patchFile(chunk('SV_F_MATERIAL', inside)));
    expect(material(1, ...letters('a:b'), 0)).toEqual([]);
    expect(material(1, ...letters('ab'), 0)).toEqual([['model-material', meshAt, 'ab']]);
    expect(material(1, ...letters('a:'), 0)).toEqual([['model-material', meshAt, 'a:']]);
    expect(material(2, 1, 2)).toEqual([['model-material', meshAt, 2]]);
    expect(material()).toEqual([['model-material', meshAt, 0]]);
  });

  it('stand where they are known to stand', () => {
    expect(found(file('DIV-BIZ2', [header, chunk('LOD', chunk('PMESH', [])), done]))).toEqual([
      ['chunk-place', 11, 'file'],
      ['chunk-place', 14, 'LOD'],
    ]);
    expect(found(file('DIV-BIZ2', [header, chunk('BIZ_DONE', [1])]))).toEqual([['model-size', 11, 1]]);
  });
});

describe('bounds', () => {
  const bound = (...inside: number[][]) => chunk('BOUND', inside.flat());

  it('that do not hold the vertices are a remark, at 24 and 16 bytes alone', () => {
    const box = chunk('BBOX', floats([0, 0, 0, 1, 0.5, 0]));
    const sphere = chunk('BSPHERE', floats([0, 0, 0, 0.5]));
    const { issues } = validateModel(openModel(meshFile([triangle], bound(sphere, box))));
    expect(issues.map(({ rule, severity, path }) => [rule, severity, path])).toEqual([
      ['model-bounds', 'info', ['BOUND', 'BBOX']],
      ['model-bounds', 'info', ['BOUND', 'BSPHERE']],
    ]);
    expect(modelRules['model-bounds'].confidence).toBe('guess');
    const others = bound(chunk('BBOX', floats([0, 0, 0])), chunk('BSPHERE', [1]));
    expect(found(meshFile([triangle], others))).toEqual([]);
    const good = bound(
      chunk('BBOX', floats([0, 0, 0, 1, 1, 0])),
      chunk('BSPHERE', floats([0.5, 0.5, 0, 0.75])),
    );
    expect(found(meshFile([triangle], good))).toEqual([]);
  });
});

describe('options', () => {
  it('list so many issues of a rule, and count warnings as errors', () => {
    const model = openModel(meshFile([triangle, polygons(3, ...Array(300).fill(9))]));
    const { issues, rules } = validateModel(model, { maxIssuesPerRule: 10 });
    expect(issues).toHaveLength(11);
    expect(issues[10]?.message).toBe('290 more of these');
    expect(rules.find(({ id }) => id === 'model-corner')).toMatchObject({ checked: 300, broken: 300 });
    const warned = openModel(patchFile(chunk('SV_F_MATERIAL', [2])));
    expect(validateModel(warned, { strict: true }).issues[0]?.severity).toBe('error');
  });

  it('leave every rule explained', () => {
    const texts: RuleText[] = [...chunkRules, ...Object.values(modelRules)];
    expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
    for (const { cause, effect, remedy, source, title } of texts)
      for (const text of [cause, effect, remedy, source, title]) expect(text.length).toBeGreaterThan(5);
  });

  it('never throw, whatever bytes were changed', () => {
    const whole = walkerFile();
    for (let i = 8; i < whole.length; i += 3) {
      const bytes = Uint8Array.from(whole);
      bytes[i] = 0xff - (bytes[i] as number);
      for (const { offset } of validateModel(openModel(bytes)).issues)
        expect(offset ?? 0).toBeLessThanOrEqual(bytes.length);
    }
  });
});
