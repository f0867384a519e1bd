import { gzipSync } from 'node:zlib';
import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gunzip } from '../src/container/gunzip.js';
import { expectFormatError, resultOrFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { bytesOf, concat, numbers } from './support/zip-builder.js';

const text = bytesOf('A line of some text that repeats. '.repeat(40));
const packed = new Uint8Array(gzipSync(text));

/** The same member with all optional parts in its head. */
function withOptionalParts(member: Uint8Array): Uint8Array {
  const head = concat(member.subarray(0, 3), Uint8Array.of(0x1f), member.subarray(4, 10));
  const parts = concat(
    numbers([5, 2]),
    new Uint8Array(5),
    bytesOf('name\0'),
    bytesOf('comment\0'),
    numbers([0, 2]),
  );
  return concat(head, parts, member.subarray(10));
}

describe('gunzip', () => {
  it('unpacks one member', () => {
    const { bytes, memberCount, trailingSize } = gunzip(packed);
    expect(bytes).toEqual(text);
    expect([memberCount, trailingSize]).toEqual([1, 0]);
  });

  it('unpacks empty data', () => {
    expect(gunzip(new Uint8Array(gzipSync(new Uint8Array(0)))).bytes).toHaveLength(0);
  });

  it('skips name, comment and other optional parts of the head', () => {
    expect(gunzip(withOptionalParts(packed)).bytes).toEqual(text);
  });

  it('unpacks members one after the other, wherever they meet', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 20_000 }), { minLength: 1, maxLength: 5 }),
        (members) => {
          const result = gunzip(
            concat(...members.map((member) => new Uint8Array(gzipSync(member, { level: 1 })))),
          );
          expect(Buffer.compare(result.bytes, concat(...members))).toBe(0);
          expect([result.memberCount, result.trailingSize]).toEqual([members.length, 0]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one zero', new Uint8Array(1)],
    ['three zeros', new Uint8Array(3)],
    ['zeros of a tape block', new Uint8Array(512)],
    ['text', bytesOf('trailing text that is no gzip data')],
  ])('ignores %s after the last member and counts it', (_name, trailing) => {
    const result = gunzip(concat(packed, packed, trailing));
    expect(result.bytes).toHaveLength(2 * text.length);
    expect([result.memberCount, result.trailingSize]).toEqual([2, trailing.length]);
  });

  it('stops at the limit', async () => {
    expect(gunzip(packed, { maxOutput: text.length }).bytes).toHaveLength(text.length);
    await expectFormatError('limit', () => gunzip(packed, { maxOutput: text.length - 1 }));
    await expectFormatError('limit', () =>
      gunzip(new Uint8Array(gzipSync(new Uint8Array(30_000_000))), { maxOutput: 1000 }),
    );
    const many = concat(...Array.from({ length: 100 }, () => packed));
    await expectFormatError('limit', () => gunzip(many, { maxOutput: text.length * 50 }));
  });

  it('refuses what is no gzip data', async () => {
    await expectFormatError('bad-magic', () => gunzip(bytesOf('plain text, long enough')));
    await expectFormatError('bad-magic', () =>
      gunzip(Uint8Array.of(0x1f, 0x8b, 7, ...new Array(40).fill(0))),
    );
    await expectFormatError('truncated', () => gunzip(new Uint8Array(0)));
  });

  it('refuses a wrong CRC or size, also of a member that is not the last', async () => {
    for (const fromEnd of [8, 5, 4, 1]) {
      const wrong = packed.slice();
      wrong[wrong.length - fromEnd] = (wrong[wrong.length - fromEnd] ?? 0) ^ 0x40;
      await expectFormatError('bad-value', () => gunzip(wrong));
      await expectFormatError('bad-value', () => gunzip(concat(wrong, packed)));
    }
  });

  it('never takes data that is cut off for whole', async () => {
    const two = concat(withOptionalParts(packed), packed);
    for (let length = 0; length < two.length; length += 1) {
      const result = await resultOrFormatError(() => gunzip(two.subarray(0, length)));
      const isBetween = length === two.length - packed.length;
      expect([length, result instanceof FormatError]).toEqual([length, !isBetween]);
    }
  });

  it('gives a result or a FormatError for damaged data', async () => {
    const random = seededRandom(77);
    for (let round = 0; round < 3000; round += 1) {
      const damaged = concat(packed, withOptionalParts(packed));
      for (let count = 1 + random(3); count > 0; count -= 1) damaged[random(damaged.length)] = random(256);
      await resultOrFormatError(() => gunzip(damaged, { maxOutput: 100_000 }));
    }
  });
});
