import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { type MaterialReference, openModel } from '../../src/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { chunk, file, letters } from './support/byte-model.js';

const header = chunk('HEADER', []);
const done = chunk('BIZ_DONE', []);

function biz(...chunks: number[][]): Uint8Array {
  return file('DIV-BIZ2', chunks);
}

function named(name: string, width?: 1 | 2 | 4): number[] {
  return chunk('NAME', letters(name), width);
}

/** Gives the name of the first object other bytes. */
function renamed(
  bytes: Uint8Array,
  size: number,
  options: { readonly longLengths?: boolean } = {},
): Uint8Array {
  const model = openModel(bytes);
  const { index } = model.tree.find('OBJECT[0].NAME');
  model.tree.content(index).setBytes(new Uint8Array(size).fill(65));
  return model.save(options);
}

describe('saving', () => {
  it('gives the same bytes when nothing was changed, also when everything was looked at', () => {
    const model = openModel(walkerFile());
    for (let i = 0; i < model.tree.count; i++) model.tree.content(i);
    expect(model.save()).toEqual(walkerFile());
  });

  it('changes only the bytes of a value that is set in its place', () => {
    const model = openModel(walkerFile());
    const leaf = model.tree.find('OBJECT[0].LOD[1].LOD_DISTANCE');
    (model.tree.content(leaf.index) as unknown as { at(i: number): { in: number } }).at(0).in = 64;
    const saved = model.save();
    const before = walkerFile();
    const different = Array.from(saved).flatMap((byte, i) => (byte === before[i] ? [] : [i]));
    expect([...different].every((i) => i >= leaf.offset + 3 && i < leaf.offset + 7)).toBe(true);
    expect(different.length).toBeGreaterThan(0);
  });

  it('makes a changed text, and what is around it, as long as they have become', () => {
    const model = openModel(walkerFile());
    const { index } = model.tree.find('OBJECT[0].LOD[0].PATCH[0].SV_F_MATERIAL');
    (model.tree.content(index) as MaterialReference).setText('wlkbase:another_hull_mtl');
    const saved = openModel(model.save());
    expect(saved.issues).toEqual([]);
    expect(saved.tree.bytes.length).toBe(walkerFile().length + 'another_'.length);
    expect([...saved.geogroups()][0]?.settings.front?.material).toBe('another_hull_mtl');
    expect([...saved.geogroups()].map((group) => group.triangleCount)).toEqual(
      [...openModel(walkerFile()).geogroups()].map((group) => group.triangleCount),
    );
  });

  it.each([
    [255, 1, 2],
    [256, 2, 2],
    [65_528, 2, 2],
  ])('gives a length of %i the smallest width that holds it', (size, width, around) => {
    const saved = renamed(biz(header, chunk('OBJECT', named('a')), done), size);
    expect(saved).toEqual(
      biz(header, chunk('OBJECT', chunk('NAME', Array(size).fill(65), width as 1), around as 1), done),
    );
  });

  it('keeps the width of two bytes where the neighbours have it for short lengths', () => {
    const wide = biz(
      chunk('HEADER', [], 2),
      chunk('OBJECT', [...named('a', 2), ...chunk('SV_DECAL', [1], 2)], 2),
      done,
    );
    expect(renamed(wide, 3)).toEqual(
      biz(
        chunk('HEADER', [], 2),
        chunk('OBJECT', [...named('AAA', 2), ...chunk('SV_DECAL', [1], 2)], 2),
        done,
      ),
    );
  });

  it('takes one byte again where a long text becomes short among short lengths', () => {
    const long = chunk('NAME', Array(300).fill(66));
    const saved = renamed(biz(header, chunk('OBJECT', [...long, ...chunk('SV_DECAL', [1])]), done), 3);
    expect(saved).toEqual(biz(header, chunk('OBJECT', [...named('AAA'), ...chunk('SV_DECAL', [1])]), done));
  });

  it('leaves the width of a chunk of unchanged length alone', () => {
    const odd = biz(header, chunk('OBJECT', [...named('abc', 2), ...named('x')], 2), done);
    const model = openModel(odd);
    model.tree.content(2).setBytes(Uint8Array.from(letters('xyz')));
    expect(model.save()).toEqual(biz(header, chunk('OBJECT', [...named('xyz', 2), ...named('x')], 2), done));
  });

  it('writes a length of four bytes only where there was one or it is asked for', async () => {
    const short = biz(header, chunk('OBJECT', named('a')), done);
    const error = await expectFormatError('does-not-fit', () => renamed(short, 65_536));
    expect(error.found).toBe(65_536);
    await expectFormatError('does-not-fit', () => renamed(short, 65_533));
    const asked = openModel(renamed(short, 65_536, { longLengths: true }));
    expect([asked.tree.chunk(1).width, asked.tree.chunk(2).width]).toEqual([4, 4]);
    const had = openModel(renamed(biz(header, chunk('OBJECT', named('a', 4), 4), done), 65_536));
    expect([had.tree.chunk(1).width, had.tree.chunk(2).width, had.tree.chunk(2).size]).toEqual([
      4, 4, 65_536,
    ]);
    const still = openModel(renamed(biz(header, chunk('OBJECT', named('a', 4)), done), 2));
    expect([still.tree.chunk(1).width, still.tree.chunk(2).width]).toEqual([1, 4]);
  });

  it('puts a true length in the place of one that lied when the chunk is changed', () => {
    const lying = biz(header, [0x40, 0, 200, ...named('a')]);
    expect(openModel(lying).save()).toEqual(lying);
    expect(renamed(lying, 2)).toEqual(biz(header, chunk('OBJECT', named('AA'))));
  });

  it('takes chunks out and puts chunks in', () => {
    const model = openModel(biz(header, chunk('OBJECT', [...named('a'), ...named('b')]), done));
    const { tree } = model;
    const [object, a, b, end] = [1, 2, 3, 4].map((i) => tree.chunk(i));
    const node = (text: string) => ({ tag: 'NAME', data: Uint8Array.from(letters(text)) });
    expect(model.save({ remove: [a as never] })).toEqual(biz(header, chunk('OBJECT', named('b')), done));
    expect(model.save({ remove: [object as never, b as never] })).toEqual(biz(header, done));
    expect(model.save({ insert: [{ into: object, nodes: [node('c'), node('d')] }] })).toEqual(
      biz(header, chunk('OBJECT', [...named('a'), ...named('b'), ...named('c'), ...named('d')]), done),
    );
    expect(
      model.save({
        remove: [b as never],
        insert: [
          { into: object, before: b, nodes: [node('c')] },
          { before: end, nodes: [{ tag: 'OBJECT', children: [node('e')] }] },
          { nodes: [{ tag: 0x123 }] },
        ],
      }),
    ).toEqual(
      biz(
        header,
        chunk('OBJECT', [...named('a'), ...named('c')]),
        chunk('OBJECT', named('e')),
        done,
        chunk(0x123, []),
      ),
    );
  });

  it('puts chunks at the ends of containers that end together into the right one', () => {
    const model = openModel(biz(header, chunk('OBJECT', chunk('LOD', chunk('PATCH', []))), done));
    const [, object, lod, patch] = [0, 1, 2, 3].map((i) => model.tree.chunk(i));
    const node = (text: string) => [{ tag: 'NAME', data: Uint8Array.from(letters(text)) }];
    expect(
      model.save({
        insert: [
          { into: object, nodes: node('o') },
          { into: lod, nodes: node('l') },
          { into: patch, nodes: node('p') },
        ],
      }),
    ).toEqual(
      biz(
        header,
        chunk('OBJECT', [...chunk('LOD', [...chunk('PATCH', named('p')), ...named('l')]), ...named('o')]),
        done,
      ),
    );
  });

  it('gives chunks that are put in the width of their neighbours', () => {
    const model = openModel(biz(header, chunk('OBJECT', named('a', 2), 2), done));
    const nodes = [{ tag: 'NAME', data: Uint8Array.of(66) }];
    expect(model.save({ insert: [{ into: model.tree.chunk(1), nodes }] })).toEqual(
      biz(header, chunk('OBJECT', [...named('a', 2), ...named('B', 2)], 2), done),
    );
  });

  it('refuses what contradicts itself rather than lose a change', async () => {
    const model = openModel(biz(header, chunk('OBJECT', named('a')), done));
    model.tree.content(1).setBytes(Uint8Array.from(named('z')));
    expect(model.save()).toEqual(biz(header, chunk('OBJECT', named('z')), done));
    const into = model.tree.chunk(1);
    await expectFormatError('does-not-fit', () => model.save({ insert: [{ into, nodes: [] }] }));
    model.tree.content(2).setBytes(Uint8Array.of(1, 2));
    await expectFormatError('does-not-fit', () => model.save());
    const other = openModel(biz(header, done));
    await expectFormatError('not-found', () => other.save({ remove: [into] }));
    const leaf = other.tree.chunk(1);
    await expectFormatError('does-not-fit', () => other.save({ insert: [{ into: leaf, nodes: [] }] }));
  });
});
