import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EntityDocument,
  type EntityEscapes,
  type EntityTextOptions,
  latin1Bytes,
  latin1Text,
} from '../src/container/entity-text/index.js';

const read = (text: string, options?: EntityTextOptions): EntityDocument =>
  EntityDocument.parse(latin1Bytes(text), options);
const throughJson = (document: EntityDocument): unknown => JSON.parse(JSON.stringify(document.toObject()));
const rebuilt = (value: unknown): string => latin1Text(EntityDocument.fromObject(value).toBytes());

function checkRoundTrip(bytes: Uint8Array, escapes: EntityEscapes): void {
  const document = EntityDocument.parse(bytes, { escapes });
  const text = latin1Text(bytes);
  expect(latin1Text(document.toBytes())).toBe(text);
  expect(rebuilt(throughJson(document))).toBe(text);
  for (const { offset = 0 } of document.problems) expect(offset).toBeLessThanOrEqual(bytes.length);
}

describe('the plain form of entity text', () => {
  it('has nothing but keys and values for a usual lump', () => {
    const document = read('{\n"a" "b"\n"__proto__" "c"\n}\n{\n}\n\0');
    expect(document.toObject()).toEqual({
      entities: [
        [
          ['a', 'b'],
          ['__proto__', 'c'],
        ],
        [],
      ],
    });
    expect(document.nonCanonical).toBe(0);
    expect(EntityDocument.empty().toObject()).toEqual({ entities: [] });
  });

  it.each([
    ['crlf', '{\r\n"a" "b"\r\n"c" "d"\r\n}\r\n{\r\n"e" "f"\r\n}\r\n\0'],
    ['tab', '{\n\t"a" "b"\n\t"c" "d"\n}\n{\n\t"e" "f"\n}\n\0'],
    ['crlf-tab', '{\r\n\t"a" "b"\r\n}\r\n\0'],
    ['spaced', '{ "a" "b" "c" "d" } { "e" "f" } \0'],
    ['joined', '{"a" "b""c" "d"}{"e" "f"}\0'],
  ])('names the style of a lump in the style %s', (style, text) => {
    const document = read(text);
    const object = document.toObject();
    expect(object.style).toBe(style);
    expect(Object.keys(object).sort()).toEqual(['entities', 'style']);
    expect(rebuilt(throughJson(document))).toBe(text);
  });

  it('describes each deviation once and where it is', () => {
    const document = read('{\n"a"  "b"\nc "d" // e\n}\n{\n"f" "g"\n}\n\n{\n"h" "i"\n}\0\0');
    expect(document.nonCanonical).toBe(2);
    expect(document.toObject()).toEqual({
      entities: [
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        [['f', 'g']],
        [['h', 'i']],
      ],
      deviations: [
        { entity: 0, gaps: [[1, '  ']], tokens: [[2, 'c']], close: ' // e\n' },
        { entity: 2, before: '\n\n' },
      ],
      after: '',
      terminator: '\0\0',
    });
  });

  it('lets an edited value win over its strange form', () => {
    const object = throughJson(read('{\na b\n"c"\t"d"\n}\n\0')) as { entities: [string, string][][] };
    object.entities[0]![0]![1] = 'new value';
    object.entities[0]![1]![1] = 'e';
    expect(rebuilt(object)).toBe('{\na "new value"\n"c"\t"e"\n}\n\0');
    object.entities[0]!.push(['f', 'g']);
    expect(rebuilt(object)).toBe('{\na "new value"\n"c"\t"e"\n"f" "g"\n}\n\0');
    object.entities[0]!.splice(1, 2);
    expect(rebuilt(object)).toBe('{\na "new value"\n}\n\0');
  });

  it('remembers the escapes', () => {
    const text = `${String.raw`{"a" "\"\q\\"}`}\0`;
    const document = read(text, { escapes: 'backslash' });
    expect(document.toObject().escapes).toBe('backslash');
    expect(EntityDocument.fromObject(throughJson(document)).entities[0]?.get('a')).toBe('"\\q\\');
    checkRoundTrip(latin1Bytes(text), 'backslash');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'entities'],
    ['a list', []],
    ['no entities', {}],
    ['entities that are no list', { entities: { length: 3 } }],
    ['an entity that is no list', { entities: [{}] }],
    ['holes', { entities: new Array(5) }],
    ['a pair of three', { entities: [[['a', 'b', 'c']]] }],
    ['a number for a value', { entities: [[['a', 1]]] }],
    ['a NUL', { entities: [[['a', 'b\0']]] }],
    ['a wide character', { entities: [[['a', '\u2603']]] }],
    ['a quote', { entities: [[['a', '"']]] }],
    ['an unknown style', { entities: [], style: '__proto__' }],
    ['a style that is no text', { entities: [], style: {} }],
    ['unknown escapes', { entities: [], escapes: 'toString' }],
    ['deviations that are no list', { entities: [[]], deviations: { 0: {} } }],
    ['a deviation of no entity', { entities: [[]], deviations: [{}] }],
    ['a deviation of an entity that is not there', { entities: [[]], deviations: [{ entity: 1 }] }],
    ['a fraction of an entity', { entities: [[]], deviations: [{ entity: 0.5 }] }],
    ['two deviations of one entity', { entities: [[]], deviations: [{ entity: 0 }, { entity: 0 }] }],
    ['a gap that is no text', { entities: [[['a', 'b']]], deviations: [{ entity: 0, gaps: [[0, 1]] }] }],
    ['a gap at no token', { entities: [[['a', 'b']]], deviations: [{ entity: 0, gaps: [[-1, '']] }] }],
    ['a gap that opens a quote', { entities: [[['a', 'b']]], deviations: [{ entity: 0, gaps: [[0, '"']] }] }],
    [
      'a gap that adds a pair',
      { entities: [[['a', 'b']]], deviations: [{ entity: 0, gaps: [[0, 'c d ']] }] },
    ],
    ['a close that adds an entity', { entities: [[['a', 'b']]], deviations: [{ entity: 0, close: '}{' }] }],
    ['text in front that comments out', { entities: [[]], deviations: [{ entity: 0, before: '//' }] }],
    ['a brace that is missing by half', { entities: [[]], deviations: [{ entity: 0, unclosed: 1 }] }],
    ['a terminator without a NUL', { entities: [], terminator: 'x' }],
    ['a terminator with a wide character', { entities: [], terminator: '\0\u2603' }],
    ['an entity behind the last', { entities: [], after: '{}' }],
  ])('refuses %s', (_, value) => {
    expect(() => EntityDocument.fromObject(value)).toThrow(FormatError);
  });

  it('refuses more entities than the limit', () => {
    expect(() => EntityDocument.fromObject({ entities: [[], []] }, { maxEntities: 1 })).toThrow(FormatError);
  });

  it('passes over a written form that is not one token of that text', () => {
    for (const written of ['', 'b c', '"b', '"b" "c"', 'b}', '//b', '{', '"c"']) {
      const value = { entities: [[['a', 'b']]], deviations: [{ entity: 0, tokens: [[1, written]] }] };
      if (written === '"b') expect(() => EntityDocument.fromObject(value)).toThrow(FormatError);
      else expect(rebuilt(value)).toBe('{\n"a" "b"\n}\n\0');
    }
  });
});

describe('any bytes', () => {
  const escapes = fc.constantFrom<EntityEscapes>('none', 'quote', 'backslash');
  const pieces = [
    '{',
    '}',
    '"',
    '""',
    ' ',
    '\n',
    '\r\n',
    '\t',
    '//',
    '/',
    '\\',
    '\\"',
    '\\n',
    'a',
    'key',
    '\x1b',
    '\xff',
    '\0',
  ];
  const grammar = fc
    .array(fc.constantFrom(...pieces, '{\n"a" "b"\n}\n', '"k" "v"\n', '( 1 2 3 )', '{x'), { maxLength: 60 })
    .map((all) => latin1Bytes(all.join('')));

  it('come back as they were, also through JSON', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), escapes, checkRoundTrip), { numRuns: 1_000 });
    fc.assert(fc.property(grammar, escapes, checkRoundTrip), { numRuns: 5_000 });
  });

  it('come back after random damage to a good lump', () => {
    const block = '{\n"classname" "func_door"\n"origin" "1 2 3"\n"OnOpen" "a\x1bb\x1b\x1b0\x1b-1"\n}\n';
    const good = latin1Bytes(`${block.repeat(8)}\0`);
    let state = 0x2545f491;
    const random = (limit: number): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) % limit;
    };
    const bad = latin1Bytes('{}"\\/\n\0 a\xff');
    for (let round = 0; round < 3_000; round++) {
      let bytes = good.slice(0, random(4) === 0 ? random(good.length) : good.length);
      for (let i = random(6); i >= 0 && bytes.length > 0; i--) {
        const at = random(bytes.length);
        if (random(3) === 0)
          bytes = latin1Bytes(latin1Text(bytes, 0, at) + latin1Text(bytes, at + random(9)));
        else bytes[at] = bad[random(bad.length)]!;
      }
      checkRoundTrip(bytes, round % 2 === 0 ? 'none' : 'backslash');
    }
  });

  it('made into objects of any shape never end in anything but a document or a FormatError', () => {
    const text = fc.constantFrom(...pieces);
    const token = fc.tuple(fc.oneof(fc.nat({ max: 4 }), fc.anything()), fc.oneof(text, fc.anything()));
    const shape = fc.record(
      {
        entities: fc.oneof(
          fc.array(fc.array(fc.tuple(text, text), { maxLength: 3 }), { maxLength: 3 }),
          fc.anything(),
        ),
        style: fc.oneof(fc.constantFrom('lf', 'crlf'), fc.anything()),
        escapes: fc.oneof(escapes, fc.anything()),
        deviations: fc.array(
          fc.record(
            {
              entity: fc.nat({ max: 3 }),
              before: text,
              gaps: fc.array(token, { maxLength: 3 }),
              tokens: fc.array(token, { maxLength: 3 }),
              close: text,
              unclosed: fc.constantFrom(true, false),
            },
            { requiredKeys: ['entity'] },
          ),
          { maxLength: 3 },
        ),
        after: text,
        terminator: text,
      },
      { requiredKeys: ['entities'] },
    );
    fc.assert(
      fc.property(shape, (value) => {
        try {
          const document = EntityDocument.fromObject(value);
          expect(document.entities.map((entity) => entity.toJSON())).toEqual(value.entities);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
