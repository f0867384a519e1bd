import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EntityDocument,
  type EntityTextOptions,
  latin1Bytes,
  latin1Text,
} from '../src/container/entity-text/index.js';

const read = (text: string, options?: EntityTextOptions): EntityDocument =>
  EntityDocument.parse(latin1Bytes(text), options);
const written = (document: EntityDocument): string => latin1Text(document.toBytes());
const usual =
  '{\n"classname" "worldspawn"\n"message" "hi"\n}\n{\n"classname" "light"\n"origin" "1 2 3"\n}\n\0';

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof FormatError) return error.code;
    throw error;
  }
  return 'none';
}

describe('editing pairs', () => {
  it('changes no byte but those of the value', () => {
    const document = read(usual);
    document.entities[0]?.set('MESSAGE', 'good bye');
    expect(written(document)).toBe(usual.replace('hi', 'good bye'));
    const [light] = document.byClass('light');
    expect(light?.span.start).toBe(usual.replace('hi', 'good bye').lastIndexOf('{'));
    document.entities[0]?.set('message', 'hi');
    expect(written(document)).toBe(usual);
  });

  it('changes the first of several pairs with a key', () => {
    const document = read('{"a" "1" "a" "2"}\0');
    document.entities[0]?.set('a', '3');
    expect(written(document)).toBe('{"a" "3" "a" "2"}\0');
    document.entities[0]?.setPair(1, '4');
    expect(written(document)).toBe('{"a" "3" "a" "4"}\0');
  });

  it.each([
    ['{\n"a" "b"\n}\n\0', '{\n"a" "b"\n"k" "v"\n}\n\0'],
    ['{\r\n\t"a"\t"b"\r\n}\r\n\0', '{\r\n\t"a"\t"b"\r\n\t"k"\t"v"\r\n}\r\n\0'],
    ['{ "a" "b" "c" "d" }\0', '{ "a" "b" "c" "d" "k" "v" }\0'],
    ['{"a""b"}\0', '{"a""b""k""v"}\0'],
    ['{\n"a" "b" // note\n}\n\0', '{\n"a" "b"\n"k" "v" // note\n}\n\0'],
    ['{\n}\n\0', '{\n"k" "v"\n}\n\0'],
    ['{}\n\0', '{\n"k" "v"\n}\n\0'],
    ['{a b}\0', '{a b "k" "v"}\0'],
    ['{\n"a" "b"\n{\n( 1 )\n}\n}\n\0', '{\n"a" "b"\n"k" "v"\n{\n( 1 )\n}\n}\n\0'],
    ['{\n"a" "b"\n{\n"c" "d"\n}\n\0', '{\n"a" "b"\n"k" "v"\n{\n"c" "d"\n}\n\0'],
  ])('adds a pair to %j in its style and takes it out again', (before, after) => {
    const document = read(before);
    document.entities[0]?.set('k', 'v');
    expect(written(document)).toBe(after);
    expect(document.entities[0]?.get('k')).toBe('v');
    expect(document.entities[0]?.remove('k')).toBe(1);
    expect(written(document)).toBe(before);
  });

  it('takes out every pair with a key, and its line', () => {
    const document = read('{\n"a" "1"\n"b" "2"\n"A" "3"\n}\n\0');
    expect(document.entities[0]?.remove('a')).toBe(2);
    expect(written(document)).toBe('{\n"b" "2"\n}\n\0');
    expect(document.entities[0]?.remove('a')).toBe(0);
    document.entities[0]?.removePair(0);
    expect(written(document)).toBe('{\n}\n\0');
  });

  it('keeps comments when it takes out pairs', () => {
    const document = read('{\n"a" "1" // one\n"b" "2" // two\n"c" "3"\n}\n\0');
    document.entities[0]?.remove('b');
    expect(written(document)).toBe('{\n"a" "1" // one\n // two\n"c" "3"\n}\n\0');
  });

  it('never makes one word of two', () => {
    const document = read('{a b "x" "y"c d}\0');
    document.entities[0]?.remove('x');
    expect(document.entities[0]?.toJSON()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('keeps a word without quotes while it can, and puts quotes around it when it must', () => {
    const document = read('{a b}\0');
    document.entities[0]?.set('a', 'c');
    expect(written(document)).toBe('{a c}\0');
    document.entities[0]?.set('a', 'c d');
    expect(written(document)).toBe('{a "c d"}\0');
    document.entities[0]?.set('a', 'b');
    expect(written(document)).toBe('{a b}\0');
  });

  it('refuses what the text can not hold, and changes nothing then', () => {
    const document = read(usual);
    const entity = document.entities[0]!;
    expect(codeOf(() => entity.set('message', 'say "hi"'))).toBe('does-not-fit');
    expect(codeOf(() => entity.set('message', 'a\0b'))).toBe('does-not-fit');
    expect(codeOf(() => entity.set('message', '\u2603'))).toBe('does-not-fit');
    expect(codeOf(() => entity.add('a"b', 'c'))).toBe('does-not-fit');
    expect(codeOf(() => document.append([['k', '"']]))).toBe('does-not-fit');
    expect(codeOf(() => entity.setPair(2, 'x'))).toBe('not-found');
    expect(codeOf(() => entity.removePair(-1))).toBe('not-found');
    expect(codeOf(() => document.removeEntity(2))).toBe('not-found');
    expect(written(document)).toBe(usual);
  });

  it('names the place of a value that does not fit', () => {
    expect(() => read(usual).entities[1]?.set('origin', '"')).toThrow('ENTITIES[1].origin: holds a quote');
  });

  it('writes a line break and remarks on it', () => {
    const document = read(usual);
    document.entities[0]?.set('message', 'a\nb');
    expect(document.entities[0]?.get('message')).toBe('a\nb');
    expect(document.problems.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['entity-text-line-break', 'ENTITIES', 0, 'message'],
    ]);
  });

  it('writes escapes where the game has them', () => {
    const document = read('{"a" "b"}\0', { escapes: 'backslash' });
    document.entities[0]?.set('a', 'say "hi"\n\\');
    expect(written(document)).toBe(`${String.raw`{"a" "say \"hi\"\n\\"}`}\0`);
    expect(document.entities[0]?.get('a')).toBe('say "hi"\n\\');
    expect(document.problems).toEqual([]);
  });

  it('writes quotes where the game escapes them alone, and no text that would take the closing quote with it', () => {
    const document = read('{"a" "b"}\0', { escapes: 'quote' });
    document.entities[0]?.set('a', String.raw`say("hi") in models\new\"x"`);
    expect(written(document)).toBe(`${String.raw`{"a" "say(\"hi\") in models\new\\"x\""}`}\0`);
    expect(document.entities[0]?.get('a')).toBe(String.raw`say("hi") in models\new\"x"`);
    expect(document.problems).toEqual([]);
    expect(codeOf(() => document.entities[0]?.set('a', 'models\\'))).toBe('does-not-fit');
  });

  it('gives a strangely written value its own bytes back', () => {
    const text = `${String.raw`{"a" "\q"}`}\0`;
    const document = read(text, { escapes: 'backslash' });
    document.entities[0]?.set('a', 'x');
    document.entities[0]?.set('a', '\\q');
    expect(written(document)).toBe(text);
  });

  it('adds nothing behind a quote that is never closed', () => {
    const document = read('{"a" "b\0');
    expect(codeOf(() => document.entities[0]?.add('k', 'v'))).toBe('bad-text');
    document.entities[0]?.set('a', 'c');
    expect(written(document)).toBe('{"a" "c\0');
  });

  it('reads and writes text for people in the encoding of the document', () => {
    const russian = read('{"message" "\xcf\xf0\xe8\xe2\xe5\xf2"}\0', { encoding: 'windows-1251' });
    expect(russian.encoding).toBe('windows-1251');
    expect(russian.entities[0]?.getText('message')).toBe('Привет');
    russian.entities[0]?.setText('message', 'Пока');
    expect(russian.entities[0]?.get('message')).toBe('\xcf\xee\xea\xe0');
    expect(codeOf(() => russian.entities[0]?.setText('message', '好'))).toBe('does-not-fit');
    expect(read('{"message" "caf\xc3\xa9"}\0').encoding).toBe('utf-8');
    expect(read('{"message" "caf\xe9"}\0').entities[0]?.getText('message')).toBe('café');
  });

  it('takes back the edits of one entity', () => {
    const document = read(usual);
    document.entities[0]?.remove('classname');
    document.entities[0]?.set('classname', 'other');
    document.entities[0]?.revert();
    expect(written(document)).toBe(usual);
  });
});

describe('editing documents', () => {
  it('adds an entity and takes it out again', () => {
    for (const text of [
      usual,
      '{ "a" "b" } { "c" "d" }\0',
      '\0',
      '\n\0',
      '// nothing',
      '{"a" "b"}',
      `${usual}\0junk`,
    ]) {
      const document = read(text);
      const count = document.entities.length;
      const added = document.append([['classname', 'light']]);
      expect(added.index).toBe(count);
      expect(document.entities.at(-1)).toBe(added);
      expect(read(written(document)).entities.at(-1)?.toJSON()).toEqual([['classname', 'light']]);
      document.removeEntity(count);
      expect(written(document)).toBe(text);
      expect(added.index).toBe(-1);
      expect(codeOf(() => added.set('a', 'b'))).toBe('not-found');
      expect(added.classname).toBe('light');
    }
  });

  it('writes an added entity like the last one', () => {
    const document = read('{ "a" "b" "c" "d" }\r\n{ "a" "b" }\r\n\0');
    document.append([
      ['k', 'v'],
      ['l', 'w'],
    ]);
    expect(written(document)).toBe('{ "a" "b" "c" "d" }\r\n{ "a" "b" }\r\n{ "k" "v" "l" "w" }\r\n\0');
  });

  it('takes out an entity with its lines and keeps the others', () => {
    const blocks = ['{\n"a" "1"\n}\n', '{\n"b" "2"\n}\n', '{\n"c" "3"\n}\n'];
    for (let i = 0; i < 3; i++) {
      const document = read(`${blocks.join('')}\0`);
      document.removeEntity(i);
      expect(written(document)).toBe(`${blocks.filter((_, other) => other !== i).join('')}\0`);
      expect(document.entities.map((entity) => entity.index)).toEqual([0, 1]);
    }
  });

  it('replaces the text and keeps the terminator of the lump', () => {
    for (const terminator of ['', '\0', '\0\0', '\0junk']) {
      const document = read(`{"a" "b"}${terminator}`);
      for (const given of ['{"c" "d"}\n', '{"c" "d"}\n\0', '{"c" "d"}\n\0\0']) {
        document.replaceText(latin1Bytes(given));
        expect(written(document)).toBe(`{"c" "d"}\n${terminator}`);
        expect(document.entities[0]?.get('c')).toBe('d');
      }
      expect(codeOf(() => document.replaceText(latin1Bytes('a\0b')))).toBe('does-not-fit');
      document.revert();
      expect(written(document)).toBe(`{"a" "b"}${terminator}`);
    }
  });

  it('refuses to write edits that broken text beside them would swallow', () => {
    const document = read('{ "a" "b"\n{ "c" "d" }\0');
    document.entities[1]?.remove('c');
    expect(codeOf(() => document.toBytes())).toBe('bad-text');
    document.entities[1]?.revert();
    expect(written(document)).toBe('{ "a" "b"\n{ "c" "d" }\0');
    expect(codeOf(() => read('{"a" "b"').append([['k', 'v']]))).toBe('bad-text');
  });

  it('keeps pairs and bytes right through any edits of any text', () => {
    const pieces = [
      '{',
      '}',
      '"',
      'a',
      'b ',
      ' ',
      '\n',
      '//',
      '\\',
      '{\n"k" "v"\n"l" "w"\n}\n',
      '{k v}',
      '"k" "v"',
      '\0',
    ];
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((all) => all.join(''));
    const edits = fc.array(
      fc.record({
        entity: fc.nat({ max: 5 }),
        kind: fc.constantFrom('set', 'add', 'remove', 'append', 'drop'),
        key: fc.constantFrom('k', 'l', 'a', 'new'),
        value: fc.constantFrom('', 'v', 'two words', '{', '//', '\\', '\n', '\\"x'),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(
        texts,
        edits,
        fc.constantFrom('none' as const, 'quote' as const, 'backslash' as const),
        (text, all, escapes) => {
          const document = read(text, { escapes });
          for (const { entity, kind, key, value } of all) {
            const target = document.entities[entity];
            if (target === undefined && kind !== 'append') continue;
            try {
              if (kind === 'set') {
                target!.set(key, value);
                expect(target!.get(key)).toBe(value);
              } else if (kind === 'add') target!.add(key, value);
              else if (kind === 'remove') {
                target!.remove(key);
                expect(target!.has(key)).toBe(false);
              } else if (kind === 'append') document.append([[key, value]]);
              else document.removeEntity(entity);
            } catch (error) {
              expect(error).toBeInstanceOf(FormatError);
            }
          }
          let bytes: Uint8Array | undefined;
          try {
            bytes = document.toBytes();
          } catch (error) {
            expect(error).toBeInstanceOf(FormatError);
          }
          if (bytes !== undefined) {
            const again = EntityDocument.parse(bytes, { escapes });
            expect(again.entities.map((entity) => entity.toJSON())).toEqual(
              document.entities.map((entity) => entity.toJSON()),
            );
            expect(again.entities.map((entity) => entity.span)).toEqual(
              document.entities.map((entity) => entity.span),
            );
            const rebuilt = EntityDocument.fromObject(JSON.parse(JSON.stringify(document)));
            expect(latin1Text(rebuilt.toBytes())).toBe(latin1Text(bytes));
          }
          document.revert();
          expect(written(document)).toBe(text);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
