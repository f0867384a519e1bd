import { describe, expect, it } from 'vitest';
import { FormatError } from '../src/errors.js';
import {
  type ByteSource,
  blobSource,
  copyBytes,
  fillBytes,
  memorySource,
  readBytes,
  sliceSource,
} from '../src/source.js';

const bytes = Uint8Array.from({ length: 100 }, (_, index) => index);

async function codeOf(step: Promise<unknown>): Promise<string> {
  const error: unknown = await step.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof FormatError ? error.code : `no FormatError: ${String(error)}`;
}

describe('readBytes', () => {
  const sources: readonly (readonly [string, ByteSource])[] = [
    ['memory', memorySource(bytes)],
    ['a Uint8Array', bytes],
    ['an ArrayBuffer', bytes.slice().buffer],
    ['a Blob', blobSource(new Blob([bytes]))],
    ['a part of another source', sliceSource(blobSource(new Blob([new Uint8Array(7), bytes])), 7, 107)],
  ];

  it.each(sources)('reads ranges of %s', async (_name, source) => {
    expect(source.byteLength).toBe(100);
    expect([...(await readBytes(source, 10, 13))]).toEqual([10, 11, 12]);
    expect([...(await readBytes(source, 0, 100))]).toEqual([...bytes]);
    expect(await readBytes(source, 100, 100)).toHaveLength(0);
  });

  it('gives memory as views, not copies', async () => {
    expect((await readBytes(memorySource(bytes), 10, 20)).buffer).toBe(bytes.buffer);
  });

  it.each([
    [-1, 4],
    [4, 3],
    [0, 101],
    [101, 101],
    [0.5, 2],
    [Number.NaN, 2],
    [0, Number.POSITIVE_INFINITY],
    [2 ** 53, 2 ** 53 + 2],
  ])('refuses the range %d to %d before it asks the source', async (start, end) => {
    let asked = false;
    const source: ByteSource = {
      byteLength: 100,
      slice: () => {
        asked = true;
        return bytes;
      },
    };
    expect(await codeOf(readBytes(source, start, end))).toBe('out-of-bounds');
    expect(asked).toBe(false);
  });

  it('notices a source that gives fewer bytes than it has, as a file that was cut meanwhile', async () => {
    const source: ByteSource = { byteLength: 100, slice: () => bytes.subarray(0, 3) };
    expect(await codeOf(readBytes(source, 10, 20))).toBe('truncated');
  });

  it("says 'io' when the source fails, and passes a FormatError on", async () => {
    const failing = (error: Error): ByteSource => ({ byteLength: 10, slice: () => Promise.reject(error) });
    expect(await codeOf(readBytes(failing(new Error('gone')), 0, 4))).toBe('io');
    expect(await codeOf(readBytes(failing(new FormatError('limit', 'enough')), 0, 4))).toBe('limit');
  });
});

describe('sliceSource', () => {
  it('does not reach outside its part', async () => {
    const part = sliceSource(memorySource(bytes), 20, 30);
    expect([...(await readBytes(part, 0, 2))]).toEqual([20, 21]);
    expect(await codeOf(readBytes(part, 5, 11))).toBe('out-of-bounds');
    expect(() => sliceSource(memorySource(bytes), 90, 101)).toThrow(FormatError);
  });
});

describe('fillBytes and copyBytes', () => {
  const filling: ByteSource = {
    byteLength: 100,
    slice: (start, end) => bytes.slice(start, end),
    readInto(target, start) {
      target.set(bytes.subarray(start, start + target.length));
      return target.length;
    },
  };

  it.each<readonly [string, ByteSource]>([
    ['memory', memorySource(bytes)],
    ['a Uint8Array', bytes],
    ['a source that fills memory itself', filling],
    ['a part of one', sliceSource(filling, 0, 100)],
  ])('read from %s without changing it', async (_name, source) => {
    const target = new Uint8Array(5);
    await fillBytes(source, target, 10);
    expect([...target]).toEqual([10, 11, 12, 13, 14]);
    const copy = await copyBytes(source, { start: 20, end: 23 });
    copy.fill(0);
    expect([...(await readBytes(source, 19, 24))]).toEqual([19, 20, 21, 22, 23]);
    expect(await codeOf(fillBytes(source, target, 96))).toBe('out-of-bounds');
    expect(await codeOf(copyBytes(source, { start: 99, end: 101 }))).toBe('out-of-bounds');
  });

  it.each<readonly [string, ByteSource]>([
    ['a source that fills memory itself', filling],
    ['memory', memorySource(bytes)],
  ])('take as much as they need of the memory that they are given, from %s', async (_name, source) => {
    const large = new Uint8Array(64).fill(255);
    const copy = await copyBytes(source, { start: 20, end: 23 }, () => large);
    expect([...copy]).toEqual([20, 21, 22]);
    expect([...large.subarray(0, 5)]).toEqual([20, 21, 22, 255, 255]);
    const small = (): Uint8Array => new Uint8Array(2);
    expect(await codeOf(copyBytes(source, { start: 20, end: 23 }, small))).toBe('does-not-fit');
  });

  it('find out that a source is shorter than it says before memory is taken', async () => {
    const short: ByteSource = {
      byteLength: 1e15,
      slice: () => new Uint8Array(0),
      readInto: () => 0,
    };
    const never = (): Uint8Array => {
      throw new Error('memory was taken');
    };
    expect(await codeOf(copyBytes(short, { start: 0, end: 1e14 }, never))).toBe('truncated');
    expect(await codeOf(fillBytes(short, new Uint8Array(4), 0))).toBe('truncated');
  });
});
