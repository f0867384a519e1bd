import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bunzip2 } from '../src/container/bzip2/bunzip2.js';
import { encodeBzip2 } from './support/bzip2-encoder.js';
import { expectFormatError, resultOrFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { bytesOf, concat } from './support/zip-builder.js';

function base64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

// Packed with the reference implementation, 1.0.8.
const reference = {
  empty: base64('QlpoMRdyRThQkAAAAAA='),
  hello: base64('QlpoMTFBWSZTWeW18wkAAARRAAAQQAACRKAAIbUYDAKQacKjC7kinChIctr5hIA='),
  mixed: base64(
    'QlpoMTFBWSZTWeWmqcQAACN/////////////////////////////////////////////sADVQgJgTABMAAAAEwAAAAANAABMAAAAAABMDQAAAAAAmAAmAAAAAAADvUIBpNoACYAJhNMJgAAAAmATEMAmAGgCYEwAmTATAjAAAAAjARhMABMJgAAmIyCTAATAAEwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXwoYOLC4wMjQ2OCB3wDwkfICEiIyQlJicoKSrwlZYWlzeAwMTIzNDXxGxucHPjOvIdmZoa/s2Nzg5Ojs8PT4/QEFCQ0T6JARGR0hJSktMTU5PUFFSU1RVVldYYwABaW1xdXl/0+pnEA7ghcGCBGkKBqa2xtbvWKA4OIoDmsujq7PgHgUFA8+UD2AQPBQPYcSB4/Ly9Pb4+vz/AQMFBwkLDQ8RExUXGRsdHyEjJScp/ZWWl5iZmgM3OTs9P0FDRUdJS01PUVNVV1lbXV9hY2VnaWttb3FzdXd5e31/gYP+wsPExcbHyMnKy8zNzv/n6Gjpaepq62vsbO1t7m7vb/Bw8XHycvNz9HT1dfZ293f4ePl5+nr7S4J7gfj5+vsXckU4UJDlpqnEA==',
  ),
  /** 45,000,000 zeros in 50 bytes. */
  zeros: base64('QlpoOTFBWSZTWckBtsgBWKtAIMAAEAAACCAAMMwFKaZSSFJsVJIUni7kinChIZIDbZA='),
};
const hello = 'hello hello hello\n';

describe('bunzip2', () => {
  it('unpacks what the reference implementation packed', () => {
    expect(bunzip2(reference.empty).bytes).toHaveLength(0);
    expect(new TextDecoder().decode(bunzip2(reference.hello).bytes)).toBe(hello);
    const mixed = concat(
      bytesOf(`${'Brushwork '.repeat(3)}${'a'.repeat(600)}`),
      Uint8Array.from({ length: 256 }, (_, index) => index),
    );
    expect(bunzip2(reference.mixed).bytes).toEqual(mixed);
  });

  it('unpacks any bytes, in one block or several', () => {
    const block = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      // Runs around the lengths where their coding changes.
      fc
        .array(fc.tuple(fc.nat(2), fc.constantFrom(1, 3, 4, 5, 258, 259, 260, 600)), {
          minLength: 1,
          maxLength: 8,
        })
        .map((runs) => concat(...runs.map(([byte, length]) => new Uint8Array(length).fill(byte)))),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (blocks) => {
        expect(Buffer.compare(bunzip2(encodeBzip2(blocks)).bytes, concat(...blocks))).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  it('unpacks streams one after the other', () => {
    const result = bunzip2(concat(reference.hello, reference.empty, reference.hello));
    expect(new TextDecoder().decode(result.bytes)).toBe(hello + hello);
    expect([result.memberCount, result.trailingSize]).toEqual([3, 0]);
  });

  it('ignores and counts bytes after the last stream', () => {
    for (const trailing of [bytesOf('x'), bytesOf('BZhello'), new Uint8Array(512)]) {
      const result = bunzip2(concat(reference.hello, trailing));
      expect([result.bytes.length, result.trailingSize]).toEqual([hello.length, trailing.length]);
    }
  });

  it('takes selectors that are never used, which some writers pad with', () => {
    const text = bytesOf('padded');
    expect(bunzip2(encodeBzip2([text], { extraSelectors: 20_000 })).bytes).toEqual(text);
  });

  it('stops at the limit, also when 50 bytes stand for 45 million', async () => {
    expect(bunzip2(reference.hello, { maxOutput: hello.length }).bytes).toHaveLength(hello.length);
    await expectFormatError('limit', () => bunzip2(reference.hello, { maxOutput: hello.length - 1 }));
    await expectFormatError('limit', () => bunzip2(reference.zeros, { maxOutput: 1_000_000 }));
    expect(bunzip2(reference.zeros, { maxOutput: 45_000_000 }).bytes).toHaveLength(45_000_000);
  });
});

describe('bzip2 data that is refused', () => {
  const text = bytesOf('some text to pack');

  it.each([
    ['a wrong block CRC', 'bad-value', /CRC of a bzip2 block/, { blockCrc: 1 }],
    ['a wrong stream CRC', 'bad-value', /CRC of a bzip2 stream/, { streamCrc: 1 }],
    ['a start outside the block', 'bad-value', /starts outside itself/, { origin: 17 }],
    ['no codes', 'bad-count', /number of codes/, { tableCount: 0 }],
    ['seven codes', 'bad-count', /number of codes/, { tableCount: 7 }],
    ['a randomised block', 'unsupported', /randomised/, { randomised: true }],
    [
      'a run longer than a block',
      'bad-value',
      /longer than/,
      { symbols: [...new Array<number>(30).fill(1), 12] },
    ],
    ['a block without an end', 'bad-value', /no bzip2 code word|without an end/, { symbols: [2, 2, 2] }],
    ['an empty block', 'bad-value', /starts outside itself/, { symbols: [12], origin: 0 }],
  ] as const)('with %s', async (_name, code, message, flaws) => {
    expect(new Set(text).size).toBe(11);
    const error = await expectFormatError(code, () => bunzip2(encodeBzip2([text], flaws)));
    expect(error.message).toMatch(message);
  });

  it('is what does not begin like it', async () => {
    await expectFormatError('bad-magic', () => bunzip2(bytesOf('BZip')));
    await expectFormatError('bad-magic', () => bunzip2(bytesOf('BZh0')));
    await expectFormatError('truncated', () => bunzip2(new Uint8Array(0)));
    await expectFormatError('bad-value', () => bunzip2(bytesOf('BZh9 is how this text begins')));
  });

  it('is what is cut off anywhere', async () => {
    for (const whole of [reference.hello, reference.mixed, encodeBzip2([text, text])]) {
      for (let length = 0; length < whole.length; length += 1) {
        await expectFormatError('truncated', () => bunzip2(whole.subarray(0, length)));
      }
    }
  });

  it('is never more than a FormatError, whatever is damaged', async () => {
    const random = seededRandom(4711);
    let refused = 0;
    for (let round = 0; round < 3000; round += 1) {
      const damaged = (round % 2 === 0 ? reference.mixed : reference.hello).slice();
      for (let count = 1 + random(3); count > 0; count -= 1) {
        const at = 4 + random(damaged.length - 4);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << random(8));
      }
      const result = await resultOrFormatError(() => bunzip2(damaged, { maxOutput: 1_000_000 }));
      if (result instanceof FormatError) refused += 1;
    }
    // The CRCs notice all but the bits that pad the end.
    expect(refused).toBeGreaterThan(2900);
  });
});
