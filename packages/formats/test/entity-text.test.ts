import { FormatError } from '@brushwork/record';
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
const pairsOf = (document: EntityDocument): [string, string][][] =>
  document.entities.map((entity) => entity.toJSON());
const rules = (document: EntityDocument): string[] => document.problems.map((problem) => problem.rule);

const usual =
  '{\n"classname" "worldspawn"\n"message" "hi"\n}\n{\n"classname" "light"\n"origin" "1 2 3"\n}\n\0';

describe('reading entity text', () => {
  it('gives entities and pairs in their order, with the places of their bytes', () => {
    const document = read(usual);
    expect(pairsOf(document)).toEqual([
      [
        ['classname', 'worldspawn'],
        ['message', 'hi'],
      ],
      [
        ['classname', 'light'],
        ['origin', '1 2 3'],
      ],
    ]);
    const light = document.entities[1]!;
    expect(usual.slice(light.span.start, light.span.end)).toBe('{\n"classname" "light"\n"origin" "1 2 3"\n}');
    const origin = light.pairs[1]!;
    expect(usual.slice(origin.keySpan.start, origin.keySpan.end)).toBe('origin');
    expect(usual.slice(origin.valueSpan.start, origin.valueSpan.end)).toBe('1 2 3');
    expect(light.index).toBe(1);
    expect(document.problems).toEqual([]);
    expect(written(document)).toBe(usual);
  });

  it('finds classes without regard to case and the first pair of a key', () => {
    const document = read(
      '{"classname" "Light" "OnTrigger" "a" "ontrigger" "b"}{"ClassName" "LIGHT"}{"x" "light"}\0',
    );
    expect(document.byClass('light').map((entity) => entity.index)).toEqual([0, 1]);
    const [first] = document.entities;
    expect(first?.get('ONTRIGGER')).toBe('a');
    expect(first?.getAll('OnTrigger')).toEqual(['a', 'b']);
    expect(document.entities[2]?.classname).toBeUndefined();
    expect(first?.has('nothing')).toBe(false);
  });

  it('takes names of object members as ordinary keys', () => {
    const [entity] = read('{"__proto__" "1" "constructor" "2" "toString" "3"}\0').entities;
    expect(entity?.get('__proto__')).toBe('1');
    expect(entity?.get('constructor')).toBe('2');
    expect(entity?.get('toString')).toBe('3');
    expect(entity?.get('hasOwnProperty')).toBeUndefined();
    expect(read('{"a" "b"}\0').entities[0]?.get('__proto__')).toBeUndefined();
  });

  it('ends the text at the first NUL and keeps what follows it', () => {
    const text = `${usual}junk{"a" "b"}\0\0`;
    const document = read(text);
    expect(document.entities.length).toBe(2);
    expect(written(document)).toBe(text);
    expect(rules(document)).toEqual(['entity-text-bytes-after-nul']);
    expect(document.problems[0]?.offset).toBe(usual.length);
  });

  it('reads by length when there is no NUL', () => {
    const document = read('{"a" "b"}');
    expect(pairsOf(document)).toEqual([[['a', 'b']]]);
    expect(rules(document)).toEqual(['entity-text-no-nul']);
    expect(written(document)).toBe('{"a" "b"}');
  });

  it('keeps control bytes, bytes above 0x7f and CRLF as they are', () => {
    const text =
      '{\r\n"OnTrigger" "a\x1bFireUser1\x1b\x1b0\x1b-1"\r\n"message" "\xcf\xf0\xe8\x80\x81\xff"\r\n}\r\n\0';
    const document = read(text);
    expect(document.entities[0]?.get('OnTrigger')).toBe('a\x1bFireUser1\x1b\x1b0\x1b-1');
    expect(document.entities[0]?.get('message')).toBe('\xcf\xf0\xe8\x80\x81\xff');
    expect(written(document)).toBe(text);
  });

  it('takes line breaks for nothing more than white space', () => {
    const pairs = [
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      [['e', 'f']],
    ];
    for (const text of [
      '{"a" "b" "c" "d"} {"e" "f"}\0',
      '{"a""b""c""d"}{"e""f"}\0',
      '{\n"a"\n"b"\n"c"\r\n"d"}\n{"e"\t"f"}\0',
    ]) {
      expect(pairsOf(read(text))).toEqual(pairs);
      expect(written(read(text))).toBe(text);
    }
  });

  it('takes braces and slashes in quotes for text', () => {
    const document = read('{"message" "Briareos {Moo}" "targetname" "{a}" "url" "http://x"}\0');
    expect(pairsOf(document)).toEqual([
      [
        ['message', 'Briareos {Moo}'],
        ['targetname', '{a}'],
        ['url', 'http://x'],
      ],
    ]);
    expect(document.problems).toEqual([]);
  });

  it('keeps comments and text between entities', () => {
    const text = '// head\n{ // {"x" "y"}\n"a" // not "b"\n"b"\n}\nstray "words" }\n{"c" "d"}// tail';
    const document = read(text);
    expect(pairsOf(document)).toEqual([[['a', 'b']], [['c', 'd']]]);
    expect(written(document)).toBe(text);
    expect(rules(document)).toEqual([
      'entity-text-comment',
      'entity-text-comment',
      'entity-text-comment',
      'entity-text-outside',
      'entity-text-stray-brace',
      'entity-text-comment',
      'entity-text-no-nul',
    ]);
  });

  it('pairs words without quotes as the engines do, and says so', () => {
    const document = read('{ classname light "a"b c"d" http://e }\0');
    expect(pairsOf(document)).toEqual([
      [
        ['classname', 'light'],
        ['a', 'b'],
        ['c"d"', 'http://e'],
      ],
    ]);
    expect(document.problems.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['entity-text-unquoted', 'ENTITIES', 0, 'classname'],
      ['entity-text-unquoted', 'ENTITIES', 0, 'a'],
      ['entity-text-unquoted', 'ENTITIES', 0, 'c"d"'],
    ]);
  });

  it('keeps a key without a value', () => {
    const document = read('{"a" "b"\n"lonely"\n}{"c" "d"}\0', { baseOffset: 1000 });
    expect(pairsOf(document)).toEqual([[['a', 'b']], [['c', 'd']]]);
    expect(document.problems).toMatchObject([
      {
        rule: 'entity-text-key-without-value',
        path: ['ENTITIES', 0, 'lonely'],
        offset: 1009,
        severity: 'error',
      },
    ]);
  });

  it('lets a quote that is never closed run to the end of the text', () => {
    const document = read('{"a" "b"}{"c" "d\n}\n\0');
    expect(pairsOf(document)).toEqual([[['a', 'b']], [['c', 'd\n}\n']]]);
    expect(rules(document)).toEqual([
      'entity-text-unclosed-quote',
      'entity-text-line-break',
      'entity-text-unclosed-brace',
    ]);
  });

  it('begins the next entity where a closing brace was forgotten', () => {
    const document = read('{\n"a" "b"\n{\n"c" "d"\n}\n{"e" "f"\0');
    expect(pairsOf(document)).toEqual([[['a', 'b']], [['c', 'd']], [['e', 'f']]]);
    expect(document.problems.map(({ rule, path, offset }) => [rule, path[1], offset])).toEqual([
      ['entity-text-unclosed-brace', 0, 0],
      ['entity-text-unclosed-brace', 2, 22],
    ]);
  });

  it('keeps the brushes and patches of a map source as text', () => {
    const brush = '{\n( 0 0 0 ) ( 0 0 1 ) ( 0 1 0 ) {fence 0 0 0 1 1\n}';
    const patch = '{\npatchDef2\n{\ncommon/caulk // }\n( 3 3 0 0 0 )\n}\n}';
    const text = `{\n"classname" "worldspawn"\n${brush}\n${patch}\n{( 1 )}\n"last" "1"\n}\n{\n"classname" "light"\n}\n`;
    const document = read(text);
    expect(pairsOf(document)).toEqual([
      [
        ['classname', 'worldspawn'],
        ['last', '1'],
      ],
      [['classname', 'light']],
    ]);
    expect(rules(document).filter((rule) => rule === 'entity-text-nested-brace').length).toBe(3);
    expect(written(document)).toBe(text);
  });

  it('reads escapes only where the game has them', () => {
    const text = `${String.raw`{"a" "say \"hi\"\n\t\\ \q" "b" "c"}`}\0`;
    const escaped = read(text, { escapes: 'backslash' });
    expect(pairsOf(escaped)).toEqual([
      [
        ['a', 'say "hi"\n\t\\ \\q'],
        ['b', 'c'],
      ],
    ]);
    expect(rules(escaped)).toEqual(['entity-text-unknown-escape']);
    const quotes = read(text, { escapes: 'quote' });
    expect(pairsOf(quotes)).toEqual([
      [
        ['a', String.raw`say "hi"\n\t\\ \q`],
        ['b', 'c'],
      ],
    ]);
    expect(rules(quotes)).toEqual([]);
    const plain = read(`${String.raw`{"path" "C:\new\t" "a" "b\"}`}\0`);
    expect(pairsOf(plain)).toEqual([
      [
        ['path', String.raw`C:\new\t`],
        ['a', 'b\\'],
      ],
    ]);
  });

  it('reads lumps without entities', () => {
    for (const text of ['', '\0', '\n\0', '\0\0\0']) {
      expect(read(text).entities).toEqual([]);
      expect(written(read(text))).toBe(text);
      expect(rules(read(text))).toContain('entity-text-empty');
    }
  });

  it('stops at the limit of entities and keeps the rest', () => {
    const text = '{}{"a" "b"}{"c" "d"}{}\0';
    const document = read(text, { maxEntities: 2 });
    expect(pairsOf(document)).toEqual([[], [['a', 'b']]]);
    expect(rules(document)).toEqual(['entity-text-limit']);
    expect(document.problems[0]).toMatchObject({ code: 'limit', offset: 11 });
    expect(written(document)).toBe(text);
    expect(() => document.append([])).toThrow(FormatError);
    expect(() => read(text, { maxEntities: -1 })).toThrow(FormatError);
  });

  it('stops before the entity that has more pairs than the limit', () => {
    const text = '{"a" "b"}{"c" "d" "e" "f"}{}\0';
    const document = read(text, { maxPairs: 2 });
    expect(pairsOf(document)).toEqual([[['a', 'b']]]);
    expect(rules(document)).toEqual(['entity-text-limit']);
    expect(written(document)).toBe(text);
    const again = EntityDocument.fromObject(document.toObject(), { maxPairs: 2 });
    expect(written(again)).toBe(text);
    expect(() => EntityDocument.fromObject(read(text).toObject(), { maxPairs: 2 })).toThrow('more pairs');
  });

  it('lists so many problems of a rule and counts the rest', () => {
    const document = read(`${'{a b}'.repeat(10)}\0`, { maxProblemsPerRule: 3 });
    expect(document.problems.length).toBe(4);
    expect(document.problems[3]?.message).toContain('7 more');
  });

  it('makes documents from nothing and from text', () => {
    const document = EntityDocument.empty();
    expect(written(document)).toBe('\0');
    document.append([
      ['classname', 'worldspawn'],
      ['message', 'hi'],
    ]);
    document.append([
      ['classname', 'light'],
      ['origin', '1 2 3'],
    ]);
    expect(written(document)).toBe(usual);
    expect(document.nonCanonical).toBe(0);
    expect(written(EntityDocument.fromText(document.toText()))).toBe(usual);
    expect(() => EntityDocument.fromText('a\0b')).toThrow(FormatError);
  });
});

describe('hostile entity text', () => {
  const megabytes = 1024 * 1024;
  const repeat = (unit: string, size: number): Uint8Array => {
    const pattern = latin1Bytes(unit);
    const bytes = new Uint8Array(size);
    for (let i = 0; i < size; i++) bytes[i] = pattern[i % pattern.length]!;
    return bytes;
  };

  it('reads 64 MB of opening braces as one entity', () => {
    const document = EntityDocument.parse(repeat('{', 64 * megabytes));
    expect(document.entities.length).toBe(1);
    expect(rules(document)).toEqual([
      'entity-text-nested-brace',
      'entity-text-unclosed-brace',
      'entity-text-no-nul',
    ]);
    expect(document.entities[0]?.pairs).toEqual([]);
  });

  it.each(['{}', '{"', '{ ', '}', '"', '//\n', '{//\n', 'a ', '{"a"', '""', '{a{"', '\\"'])(
    'reads 8 MB of %j in linear time',
    (unit) => {
      const bytes = repeat(unit, 8 * megabytes);
      const document = EntityDocument.parse(bytes, { escapes: 'backslash' });
      expect(document.entities.length).toBeLessThanOrEqual(1_000_000);
      expect(document.problems.length).toBeLessThan(5_000);
      expect(Buffer.compare(document.toBytes(), bytes)).toBe(0);
    },
  );
});
