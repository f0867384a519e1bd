import { formatPath, type Issue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import {
  ChunkContent,
  ChunkTree,
  fileLevel,
  modelSchema,
  openModel,
  plainTree,
  saveChunks,
} from '../../src/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { byteModel, chunk, file, floats, letters, little } from './support/byte-model.js';

const header = chunk('HEADER', []);
const done = chunk('BIZ_DONE', []);

function biz(...chunks: number[][]): Uint8Array {
  return file('DIV-BIZ2', chunks);
}

/** One of everything that matters, in as few bytes as it takes. */
function smallFile(): Uint8Array {
  const mesh = chunk('PMESH', [
    ...chunk('XYZ', floats([0, 0, 0, 1, 0, 0, 0, 1, 0]), 2),
    ...chunk('PCONN_LIST', [3, ...[0, 1, 2].flatMap((i) => little(i, 4))]),
    ...chunk(
      'CONNECTION_LIST',
      [2, 1, 0].flatMap((i) => little(i, 4)),
      4,
    ),
  ]);
  const patch = chunk('PATCH', [...chunk('SV_F_MATERIAL', [1, ...letters('a:b'), 0]), ...mesh]);
  const level = chunk('LOD', [...chunk('LOD_DISTANCE', floats([0, 1])), ...patch], 2);
  return biz(header, chunk('OBJECT', level), done);
}

function rulesOf(issues: readonly Issue[]): string[] {
  return issues.map(({ rule }) => rule);
}

describe('framing', () => {
  it('tells where a chunk is, how its length is written, and what is known of it', () => {
    const { tree } = openModel(biz(header, chunk('OBJECT', chunk('NAME', letters('a\0'), 2)), done));
    const [, object, name, end] = Array.from({ length: tree.count }, (_, i) => tree.chunk(i));
    expect(object).toMatchObject({ tag: 'OBJECT', id: 0x40, width: 1, offset: 11, length: 6, size: 6 });
    expect(name).toMatchObject({
      tag: 'NAME',
      word: 0x6008,
      width: 2,
      offset: 14,
      length: 2,
      reserved: false,
    });
    expect(name?.parent?.tag).toBe('OBJECT');
    expect(end?.parent).toBeUndefined();
    expect(name?.declaration?.confidence).toBe('probable');
    expect(formatPath(name?.path ?? [])).toBe('OBJECT[0].NAME');
  });

  it('takes lengths of one, two and four bytes for the same content', () => {
    for (const width of [1, 2, 4] as const) {
      const model = openModel(
        biz(header, chunk('OBJECT', chunk('NAME', letters('four\0'), width), width), done),
      );
      expect(model.objects[0]?.name).toBe('four');
      expect(rulesOf(model.issues)).toEqual(width === 4 ? ['chunk-long-width', 'chunk-long-width'] : []);
    }
  });

  it('keeps and reports width code 3, and reads on behind the container', () => {
    const strange = [0x08, 0xe0, 1, 2, 3, 4, 5];
    const bytes = biz(header, chunk('OBJECT', [...chunk('NAME', [65]), ...strange]), done);
    const model = openModel(bytes);
    expect(model.issues).toMatchObject([
      { rule: 'chunk-width', path: ['OBJECT', 0], offset: 8 + 3 + 3 + 4, code: 'unsupported' },
    ]);
    expect(model.objects[0]?.name).toBe('A');
    expect(model.tree.find('OBJECT[0]').child('NAME')?.payload).toEqual(Uint8Array.of(65));
    expect(model.tree.tailOf(1)).toEqual({ start: 18, end: 25 });
    expect(model.save()).toEqual(bytes);
  });

  it('keeps and reports bit 0x1000', () => {
    const bytes = biz(header, chunk('OBJECT', [0x08, 0x30, 1, 65]), done);
    const model = openModel(bytes);
    expect(model.issues).toMatchObject([
      { rule: 'chunk-reserved-bit', path: ['OBJECT', 0, 'NAME'], offset: 14 },
    ]);
    expect(model.objects[0]?.name).toBe('A');
    expect(plainTree(model.tree).chunks[2]).toEqual({ depth: 1, tag: 'NAME', reserved: true, data: 'A' });
    model.tree.content(2).setBytes(Uint8Array.of(65, 66));
    expect(model.save()).toEqual(biz(header, chunk('OBJECT', [0x08, 0x30, 2, 65, 66]), done));
  });

  it('keeps unknown tags with their bytes', () => {
    const bytes = biz(header, chunk(0x0123, [1, 2, 3]), chunk(0x2fff, []), done);
    const model = openModel(bytes);
    expect(model.issues).toMatchObject([
      { rule: 'chunk-unknown', path: ['0x0123'], message: 'tag 0x0123 is not known: kept as bytes' },
      { rule: 'chunk-unknown', path: ['0x2fff'] },
    ]);
    expect(model.tree.content(1)).toMatchObject({ kind: 'opaque', bytes: Uint8Array.of(1, 2, 3) });
  });

  it.each([
    ['no header', [done], ['chunk-missing']],
    ['no end', [header], ['chunk-missing']],
    ['nothing at all', [], ['chunk-missing', 'chunk-missing']],
    ['two headers', [header, header, done], ['chunk-duplicate']],
    ['two ends', [header, done, done], ['chunk-duplicate']],
    ['the header behind', [chunk('OBJECT', []), header, done], ['chunk-order']],
    ['the end before', [header, done, chunk('OBJECT', [])], ['chunk-order']],
    ['bytes behind the end', [header, done, [0, 0, 0, 0]], ['chunk-trailing']],
    ['one byte behind the end', [header, done, [0]], ['chunk-trailing']],
    ['two bytes too many in a container', [header, chunk('OBJECT', [1, 2]), done], ['chunk-tail']],
    ['a length that lies', [header, [0x40, 0, 99, 1], []], ['chunk-length', 'chunk-tail', 'chunk-missing']],
  ])('reports a file with %s, and writes it back', (_, chunks, rules) => {
    const bytes = biz(...chunks);
    const model = openModel(bytes);
    expect(rulesOf(model.issues)).toEqual(rules);
    expect(model.save()).toEqual(bytes);
    for (const { offset } of model.issues) expect(offset).toBeLessThanOrEqual(bytes.length);
  });

  it('ends a chunk that is too long with what it is in, and reads what follows', () => {
    const patch = chunk('PATCH', [...chunk('NAME', letters('x\0')), ...[0x37, 0x20, 200, 66]]);
    const model = openModel(biz(header, chunk('OBJECT', chunk('LOD', patch)), done));
    expect(model.issues).toMatchObject([
      {
        rule: 'chunk-length',
        path: ['OBJECT', 0, 'LOD', 0, 'PATCH', 0, 'SV_SPECIAL'],
        expected: 1,
        found: 200,
      },
    ]);
    expect([...model.geogroups()][0]?.settings.specials).toEqual(['B']);
    expect(model.chunk('BIZ_DONE')).toBeDefined();
  });
});

describe('paths', () => {
  const { tree } = openModel(walkerFile());

  it('lead to a chunk in any case, and back', () => {
    const leaf = tree.find('object[0].lod[0].patch[3].pmesh[0].xyz_uv');
    expect(formatPath(leaf.path)).toBe('OBJECT[0].LOD[0].PATCH[3].PMESH[0].XYZ_UV');
    expect(tree.find('OBJECT[0].LOD[0].PATCH[3].PMESH[0].PCONN_LIST[1]').payload[0]).toBe(4);
    for (let i = 0; i < tree.count; i++) expect(tree.find(formatPath(tree.pathOf(i))).index).toBe(i);
  });

  it('say what there is when they lead nowhere, and ask when several are meant', async () => {
    const missing = await expectFormatError('not-found', () => tree.find('OBJECT[0].LOD[7]'));
    expect(missing.message).toContain('there are NAME, SV_VERTEX, LOD (3)');
    await expectFormatError('not-found', () => tree.find('OBJECT[9999999999]'));
    await expectFormatError('not-found', () => tree.find('OBJECT[0].NAME.NAME'));
    await expectFormatError('not-found', () => tree.find(''));
    await expectFormatError('not-found', () => tree.find('__proto__'));
    await expectFormatError('ambiguous', () => tree.find('OBJECT[0].LOD.PATCH[0]'));
  });

  it('are the names of the parts of contents', () => {
    const object = tree.content(tree.find('OBJECT[0]').index);
    expect([...(object.namedParts?.() ?? new Map()).keys()]).toEqual([
      'NAME',
      'SV_VERTEX',
      'LOD[0]',
      'LOD[1]',
      'LOD[2]',
    ]);
    expect(object.namedParts?.().get('NAME')?.open().name).toBe('OBJECT[0].NAME');
    expect(object).toBeInstanceOf(ChunkContent);
    expect(tree.root.rows().row(1)).toEqual({
      tag: 'BOUND',
      offset: tree.find('BOUND').offset,
      width: 1,
      length: 46,
      kind: 'chunks',
      elements: 2,
      confidence: 'certain',
    });
  });
});

describe('chunks as content', () => {
  it('come in blocks of plain data, as long as is asked for, from any level', () => {
    const { tree } = openModel(walkerFile());
    const all = plainTree(tree).chunks;
    for (const size of [1, 7, 1000]) {
      const { root } = tree;
      const blocks = Array.from({ length: root.blockCount(size) }, (_, i) => root.block(i, size));
      expect(blocks.flat()).toEqual(all);
      expect(Math.max(...blocks.map(({ length }) => length))).toBe(Math.min(size, all.length));
    }
    const level = tree.find('OBJECT[0].LOD[1]');
    const content = tree.content(level.index) as ChunkContent;
    const from = level.index + 1;
    const inside = all
      .slice(from, from + tree.count)
      .filter((_, i) => from + i < (tree.table.nexts[level.index] ?? 0));
    const own = Array.from({ length: content.blockCount(5) }, (_, i) => content.block(i, 5)).flat();
    expect(own).toEqual(inside.map((plain) => ({ ...plain, depth: plain.depth - 2 })));
  });

  it('say how much of them could be read', () => {
    const bytes = biz(header, chunk('OBJECT', [1, 2]), [0x40, 0, 50, ...done]);
    const { tree } = openModel(bytes);
    expect([0, 1, 2].map((i) => tree.content(i).status)).toEqual(['empty', 'remainder', 'truncated']);
    expect(tree.content(1)).toMatchObject({ length: 0, remainder: 2, kind: 'chunks' });
    expect(tree.root).toMatchObject({ length: 3, remainder: 0, status: 'ok', name: 'MODEL', offset: 8 });
  });

  it('have offsets that count from the start of the file that they are in', () => {
    const bytes = biz(header, chunk('OBJECT', chunk('NAME', [65])), done).subarray(8);
    const tree = new ChunkTree(modelSchema, bytes, { offset: 1000 });
    expect(tree.find('OBJECT[0].NAME').offset).toBe(1000 + 6);
    expect(tree.content(2).offset).toBe(1000 + 9);
    expect(new ChunkTree(modelSchema, bytes.subarray(0, 7), { offset: 1000 }).issues[0]?.offset).toBe(1003);
  });
});

describe('hostile files', () => {
  it('are read without recursion when chunks nest 10,000 deep, with all of it there', () => {
    const levels = 10_000;
    const head = 6;
    const bytes = new Uint8Array(8 + levels * head);
    bytes.set(letters('DIV-BIZ2'));
    const d = new DataView(bytes.buffer);
    for (let i = 0; i < levels; i++) {
      d.setUint16(8 + i * head, 0x8040, true);
      d.setUint32(8 + i * head + 2, (levels - i - 1) * head, true);
    }
    const model = openModel(bytes);
    expect(model.tree.count).toBe(levels);
    expect(model.tree.pathOf(levels - 1)).toHaveLength(levels * 2);
    expect(rulesOf(model.issues)).toContain('chunk-long-width');
    expect(model.save()).toEqual(bytes);
    const plain = plainTree(model.tree);
    expect(plain.chunks.at(-1)).toEqual({ depth: levels - 1, tag: 'OBJECT', width: 4 });
    const deepest = model.tree.chunk(levels - 1);
    const grown = model.save({
      insert: [{ into: deepest, nodes: [{ tag: 'NAME', data: Uint8Array.of(65) }] }],
    });
    expect(grown.length).toBe(bytes.length + 4);
    expect(openModel(grown).tree.chunk(levels).tag).toBe('NAME');
  });

  it('are not followed deeper than the limit', () => {
    const bytes = biz(header, chunk('OBJECT', chunk('OBJECT', chunk('OBJECT', header))), done);
    const model = openModel(bytes, { limits: { depth: 2 } });
    expect(model.issues).toMatchObject([{ rule: 'chunk-limit', code: 'limit' }]);
    expect(model.tree.count).toBe(5);
    expect(model.save()).toEqual(bytes);
    expect(plainTree(model.tree).chunks[3]).toMatchObject({ tag: 'OBJECT', tail: '030000' });
  });

  it('take memory for so many chunks at most', () => {
    const bytes = new Uint8Array(60 * 1024 * 1024);
    bytes.set(letters('DIV-BIZ2'));
    for (let at = 8; at + 3 <= bytes.length; at += 3) bytes[at] = 0x40;
    const model = openModel(bytes);
    expect(model.tree.count).toBe(4_000_000);
    expect(rulesOf(model.issues)).toContain('chunk-limit');
    const { starts, ends, parents, nexts } = model.tree.table;
    const memory = [starts, ends, parents, nexts].reduce((sum, array) => sum + array.byteLength, 0);
    expect(memory).toBeLessThan(1.2 * bytes.length);
    expect(model.tree.tailOf(fileLevel)).toEqual({ start: 8 + 12_000_000, end: bytes.length });
  });

  // Quadratic time would be minutes, and more than a test has.
  it('take time linear in their size, with many chunks beside each other deep inside others', () => {
    const deep = 2000;
    const leaves = 30_000;
    const leaf = [...chunk('SV_F_MATERIAL', [1]), ...chunk('PCONN_LIST', [3])];
    const bytes = new Uint8Array(8 + deep * 6 + leaves * leaf.length);
    bytes.set(letters('DIV-BIZ2'));
    const d = new DataView(bytes.buffer);
    for (let i = 0; i < deep; i++) {
      d.setUint16(8 + i * 6, 0x8040, true);
      d.setUint32(10 + i * 6, bytes.length - 8 - (i + 1) * 6, true);
    }
    for (let i = 0; i < leaves; i++) bytes.set(leaf, 8 + deep * 6 + i * leaf.length);
    const { tree } = openModel(bytes);
    let last = '';
    for (let i = 0; i < tree.count; i++) last = tree.peek(i).name;
    expect(last).toBe(`${'OBJECT[0].'.repeat(15)}PCONN_LIST[${leaves - 1}]`);
    const changed = tree.content(tree.count - 1);
    changed.setBytes(Uint8Array.of(3, 0, 0, 0, 0));
    for (let i = deep; i < tree.count - 1; i += 2) tree.content(i).setBytes(Uint8Array.of(2, 2));
    expect(openModel(bytes).tree.count).toBe(tree.count);
    expect(saveChunks(tree).length).toBe(bytes.length + 4 + leaves);
  });

  it.each([
    ['small', smallFile(), 1],
    ['walker', byteModel(walker), 31],
  ])('end at any byte: %s', (_, whole, step) => {
    const { count } = openModel(whole).tree;
    for (let length = 8; length < whole.length; length += step) {
      const bytes = whole.slice(0, length);
      const model = openModel(bytes);
      expect(rulesOf(model.issues)).toContain('chunk-missing');
      expect(model.tree.count).toBeLessThan(count);
      for (const group of model.geogroups())
        for (const mesh of group.meshes) expect(mesh.triangles().indices.length % 3).toBe(0);
      expect(model.save()).toEqual(bytes);
    }
  });

  it('say any length', () => {
    const whole = byteModel(walker);
    const { tree } = openModel(whole);
    for (let i = 0; i < tree.count; i += 2) {
      const { start, width } = tree.chunk(i);
      for (const lie of [0, 1, 2, 3, 0x7f, 0xff, 0x100, 0x7fff, 0xffff]) {
        const bytes = Uint8Array.from(whole);
        bytes.set(little(lie % 256 ** width, width), start + 2);
        const model = openModel(bytes);
        void [
          model.issues,
          [...model.geogroups()].map((group) => group.triangleCount),
          model.measureBounds(),
        ];
        if (lie === 0x7f) expect(model.save()).toEqual(bytes);
      }
    }
  });
});

describe('records in chunks', () => {
  it('are views over the bytes of the file, with absolute offsets', () => {
    const bytes = biz(header, chunk('OBJECT', chunk('LOD', chunk('LOD_DISTANCE', floats([1, 2])))), done);
    const { tree } = openModel(bytes);
    const leaf = tree.find('OBJECT[0].LOD[0].LOD_DISTANCE');
    const content = tree.content(leaf.index) as unknown as {
      readonly length: number;
      at(i: number): { in: number; out: number };
      offsetOf(i: number): number;
    };
    expect([content.length, content.at(0).out, content.offsetOf(0)]).toEqual([1, 2, leaf.offset + 3]);
    content.at(0).out = 3;
    expect(tree.chunk(leaf.index).payload).toEqual(Uint8Array.from(floats([1, 3])));
  });

  it('are read as a guess where only the size hints at the layout, and as bytes elsewhere', () => {
    const box = (size: number) => {
      const { tree } = openModel(biz(header, chunk('BOUND', chunk('BBOX', Array(size).fill(0))), done));
      return tree.content(tree.find('BOUND.BBOX').index);
    };
    expect(box(24)).toMatchObject({ kind: 'records', layout: 'guess', length: 1 });
    for (const size of [0, 23, 25, 48]) expect(box(size)).toMatchObject({ kind: 'opaque', layout: 'opaque' });
  });

  it('keep a reference of an unknown kind as bytes', () => {
    const { tree } = openModel(
      biz(header, chunk('OBJECT', chunk('SV_F_MATERIAL', [2, 65, 58, 66, 0])), done),
    );
    const content = tree.content(2);
    expect(content).toMatchObject({ kind: 'material-reference', status: 'opaque', type: 2, text: undefined });
    expect(content.block(0, 1)).toEqual({ type: 2, rest: '413a4200' });
  });
});
