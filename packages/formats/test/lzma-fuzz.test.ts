import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type LzmaBlock, readLzmaBlock, writeLzmaBlock } from '../src/container/lzma/lzma-block.js';
import { decodeLzma } from '../src/container/lzma/lzma-decoder.js';
import { resultOrFormatError } from './support/expect-format-error.js';
import { mapLikeBytes, references } from './support/lzma-samples.js';
import { seededRandom } from './support/seeded-random.js';

const maxOutput = 1 << 20;

/** No more memory than a set multiple of input and output, whatever the numbers in the file say. */
function expectBounded(bytes: Uint8Array, inputSize: number): void {
  expect(bytes.length).toBeLessThanOrEqual(maxOutput);
  expect(bytes.buffer.byteLength).toBeLessThanOrEqual(Math.max(64 * 1024, 64 * inputSize, 2 * bytes.length));
}

describe('damaged LZMA data gives a result or a FormatError', async () => {
  const blocks = await Promise.all(
    [40, 700, 4000].map((size, seed) => writeLzmaBlock(mapLikeBytes(31 + seed, size))),
  );

  it('whatever bytes of a block are changed', async () => {
    const random = seededRandom(20_031);
    const counts = { read: 0, flawed: 0, refused: 0 };
    for (let round = 0; round < 3000; round += 1) {
      const damaged = blocks[round % blocks.length]!.slice();
      for (let changes = 1 + random(3); changes > 0; changes -= 1) {
        const at = 4 + random(damaged.length - 4);
        damaged[at] = random(2) === 0 ? random(256) : damaged[at]! ^ (1 << random(8));
      }
      const result = await resultOrFormatError<LzmaBlock>(() => readLzmaBlock(damaged, { maxOutput }));
      if (result instanceof FormatError) {
        counts.refused += 1;
        continue;
      }
      expectBounded(result.bytes, damaged.length);
      if (result.issues.length > 0) counts.flawed += 1;
      else counts.read += 1;
    }
    // There is no checksum: what stays plausible is read.
    expect(counts.read).toBeGreaterThan(20);
    expect(counts.flawed).toBeGreaterThan(2500);
    expect(counts.refused).toBeGreaterThan(0);
  });

  it('whatever the header says', async () => {
    const random = seededRandom(7);
    const numbers = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff];
    for (let round = 0; round < 600; round += 1) {
      const damaged = blocks[round % blocks.length]!.slice();
      const view = new DataView(damaged.buffer);
      for (const at of [4, 8, 13]) {
        if (random(2) === 0) view.setUint32(at, numbers[random(5)] ?? random(0x100000000), true);
      }
      damaged[12] = random(256);
      const result = await resultOrFormatError<LzmaBlock>(() => readLzmaBlock(damaged, { maxOutput }));
      if (!(result instanceof FormatError)) expectBounded(result.bytes, damaged.length);
    }
  });

  it('also when it is noise, with a size or without one', async () => {
    const random = seededRandom(99);
    for (let round = 0; round < 600; round += 1) {
      const noise = Uint8Array.from({ length: random(300) }, (_, index) => (index === 0 ? 0 : random(256)));
      // The first bytes choose between many literals and many matches.
      if (noise.length > 1) noise[1] = round % 2 === 0 ? random(16) : random(256);
      const { properties } = references[round % references.length]!;
      const size = random(3) === 0 ? undefined : random(20_000);
      const result = await resultOrFormatError(() => decodeLzma(noise, { properties, size, maxOutput }));
      if (!(result instanceof FormatError)) expectBounded(result.bytes, noise.length);
    }
  });

  it('strict, never with an issue that matters', async () => {
    const random = seededRandom(5);
    for (let round = 0; round < 600; round += 1) {
      const damaged = blocks[1]!.slice();
      damaged[4 + random(damaged.length - 4)] = random(256);
      const result = await resultOrFormatError<LzmaBlock>(() =>
        readLzmaBlock(damaged, { maxOutput, strict: true }),
      );
      if (result instanceof FormatError) continue;
      expect(result.issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
    }
  });
});
