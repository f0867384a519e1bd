import { fillBytes, readBytes } from '@brushwork/record';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { BlockCache } from '../../src/sources/block-cache.js';
import { type HttpRangeOptions, httpRangeSource } from '../../src/sources/http-range-source.js';
import { answerWell, useMisbehavingServer } from './misbehaving-server.js';

const size = 100_000;
const server = useMisbehavingServer(size);
const source = (options: Partial<HttpRangeOptions> = {}) =>
  httpRangeSource(server.url, { size, etag: server.etag, blockSize: 1000, ...options });

beforeEach(() => server.behave());

describe('a file on a server', () => {
  it('gives the same bytes as the file, whatever is read in whatever order', async () => {
    const range = fc.tuple(fc.nat(size), fc.nat(20_000));
    await fc.assert(
      fc.asyncProperty(fc.array(range, { minLength: 1, maxLength: 8 }), async (ranges) => {
        const own = source({ cacheSize: 20_000, requestSize: 5000 });
        await Promise.all(
          ranges.map(async ([start, length]) => {
            const end = Math.min(size, start + length);
            const read = await readBytes(own, start, end);
            expect(Buffer.compare(read, server.file.subarray(start, end))).toBe(0);
          }),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('asks for blocks, once each', async () => {
    const own = source();
    await readBytes(own, 10, 20);
    await readBytes(own, 500, 1000);
    await readBytes(own, 0, 1000);
    expect(server.asked).toEqual(['0-999']);
    await readBytes(own, 900, 3500);
    expect(server.asked).toEqual(['0-999', '1000-3999']);
    await readBytes(own, size - 1, size);
    expect(server.asked.at(-1)).toBe('99000-99999');
  });

  it('asks for the rest with the first bytes, where all of it is going to be read', async () => {
    const own = source({ readsAhead: true });
    expect(Buffer.compare(await readBytes(own, 10, 20), server.file.subarray(10, 20))).toBe(0);
    expect(Buffer.compare(await readBytes(own, 900, 3500), server.file.subarray(900, 3500))).toBe(0);
    expect(Buffer.compare(await readBytes(own, 0, size), server.file)).toBe(0);
    expect(server.asked).toEqual(['0-999', '1000-99999']);
    // Of what came in one answer nothing is copied.
    const [some, more] = [await readBytes(own, 1500, 1600), await readBytes(own, 1000, size)];
    expect([some.buffer === more.buffer, some.byteOffset - more.byteOffset]).toEqual([true, 500]);
  });

  it('reads nothing ahead of a file that one request doesn’t hold, or that would not be kept', async () => {
    for (const limit of [{ requestSize: size - 1 }, { cacheSize: size * 4 - 1 }]) {
      server.behave();
      await readBytes(source({ readsAhead: true, ...limit }), 10, 20);
      expect(server.asked).toEqual(['0-999']);
    }
  });

  it('tells whoever needs them that bytes could not be read ahead, and asks again', async () => {
    const own = source({ readsAhead: true });
    server.behave((exchange) => {
      if (exchange.request.headers.range === 'bytes=0-999') answerWell(exchange);
      else exchange.response.writeHead(500).end();
    });
    await readBytes(own, 0, 10);
    await expect(readBytes(own, 5000, 5010)).rejects.toThrow();
    server.behave();
    expect(await readBytes(own, 5000, 5010)).toHaveLength(10);
  });

  it('asks once for what is wanted several times at once', async () => {
    const own = source();
    const ranges = [
      [0, 2500],
      [100, 200],
      [1500, 4500],
      [0, 2500],
    ] as const;
    const reads = await Promise.all(ranges.map(([start, end]) => readBytes(own, start, end)));
    expect(server.asked).toEqual(['0-2999', '3000-4999']);
    for (const [i, [start, end]] of ranges.entries())
      expect(Buffer.compare(reads[i] ?? new Uint8Array(0), server.file.subarray(start, end))).toBe(0);
  });

  it('fails for all who wait, and for nobody after them', async () => {
    const own = source();
    server.behave(({ response }) => void response.writeHead(500).end());
    const reads = await Promise.allSettled([readBytes(own, 0, 10), readBytes(own, 5, 15)]);
    expect(reads.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(server.asked).toHaveLength(1);
    server.behave();
    expect((await readBytes(own, 0, 10)).length).toBe(10);
  });

  it('reads much in requests of a limited size, one after the other, and does not keep it', async () => {
    const own = source({ requestSize: 30_500, cacheSize: 40_000 });
    let open = 0;
    let most = 0;
    server.behave((exchange) => {
      open++;
      most = Math.max(most, open);
      exchange.response.on('close', () => open--);
      setTimeout(() => answerWell(exchange), 5);
    });
    await readBytes(own, 0, size);
    expect(server.asked).toEqual(['0-29999', '30000-59999', '60000-89999', '90000-99999']);
    expect(most).toBe(1);
    await readBytes(own, 0, 10);
    expect(server.asked.at(-1)).toBe('0-999');
  });

  it('keeps only so much, what was used last', async () => {
    const own = source({ cacheSize: 3000 });
    const touch = async (block: number): Promise<void> => {
      await readBytes(own, block * 1000, block * 1000 + 1);
    };
    for (const block of [0, 1, 2, 0, 3, 0, 1]) await touch(block);
    expect(server.asked.map((range) => Number(range.split('-')[0]) / 1000)).toEqual([0, 1, 2, 3, 1]);
  });

  it('fills memory that it is given, and needs no request for nothing', async () => {
    const own = source();
    const target = new Uint8Array(2000);
    await fillBytes(own, target, 98_000);
    expect(Buffer.compare(target, server.file.subarray(98_000))).toBe(0);
    server.behave();
    expect((await readBytes(own, 50, 50)).length).toBe(0);
    expect(server.asked).toEqual([]);
    await expect(readBytes(own, 0, size + 1)).rejects.toThrow(/outside/);
  });

  it('gives bytes that nobody else sees changed', async () => {
    const own = source();
    const first = await readBytes(own, 0, 10);
    first.fill(0);
    expect(Buffer.compare(await readBytes(own, 0, 10), server.file.subarray(0, 10))).toBe(0);
  });
});

describe('kept blocks', () => {
  it('are never more than they may be', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(20), fc.nat(400)), { maxLength: 60 }), (steps) => {
        const cache = new BlockCache(1000);
        for (const [number, length] of steps) {
          cache.set(number, new Uint8Array(length));
          expect(cache.byteLength).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });
});
