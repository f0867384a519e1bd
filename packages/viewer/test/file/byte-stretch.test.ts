import { describe, expect, it } from 'vitest';
import { ByteStretch, stretchOf } from '../../src/elements/file/byte-stretch.js';
import { writeBytes } from '../../src/elements/file/byte-texts.js';
import {
  blobOfStretch,
  bytesToCopy,
  MOST_COPIED,
  MOST_SAVED,
  stretchName,
  stretchText,
} from '../../src/elements/file/stretch-bytes.js';

const scope = { kind: 'file' } as const;
/** Bytes of which each is the lowest part of its place. */
const counting = {
  raw: async (_: unknown, start: number, end: number) =>
    Uint8Array.from({ length: Math.min(end - start, 4 * 1024 * 1024) }, (_byte, i) => start + i),
};

describe('a stretch of bytes', () => {
  it('goes from where it began to where it was drawn, either way, both ends in it', () => {
    const stretch = new ByteStretch();
    expect(stretch.range).toBeUndefined();
    stretch.extend(12, 10);
    expect(stretch.range).toEqual({ start: 10, end: 13 });
    // The cursor went along; where it began stays.
    stretch.extend(4, 12);
    expect(stretch.range).toEqual({ start: 4, end: 11 });
    stretch.clear();
    stretch.extend(7, 7);
    expect(stretch.range).toEqual({ start: 7, end: 8 });
    stretch.take({ start: 3, end: 3 });
    expect(stretch.range).toBeUndefined();
  });

  it('is written as places of the file, and cut at the end', () => {
    const bounds = { first: 0x100, size: 64 };
    for (const text of ['0x110..0x11f', '0x110-0x11f', '0x110+16', ' 272 .. 287 ', '110h', '0x110+0x10'])
      expect(stretchOf(text, bounds), text).toEqual(text === '110h' ? undefined : { start: 16, end: 32 });
    expect(stretchOf('0x130+1000', bounds)).toEqual({ start: 48, end: 64 });
    for (const text of ['0x110', '0x90+4', '0x140+1', '0x120..0x110', '0x110+0', '..', 'door-1x'])
      expect(stretchOf(text, bounds), text).toBeUndefined();
  });

  it('is told with its length, and gives a file its name', () => {
    expect(stretchText({ start: 0, end: 1 }, 0x20)).toBe('0x20, 1 byte');
    expect(stretchText({ start: 16, end: 32 }, 0)).toBe('0x10 to 0x1f, 16 bytes');
    expect(stretchText({ start: 0, end: 2048 }, 0)).toContain('2,048 bytes (2.00 KiB)');
    const place = { first: 0x100, range: { start: 16, end: 32 } };
    expect(stretchName('a b.bsp', scope, place)).toBe('a_b-0x110-16.bin');
    expect(stretchName('a.bsp', { kind: 'content', path: 'PAK/../x' }, place)).toBe('PAK_.._x-0x110-16.bin');
  });
});

describe('bytes as text', () => {
  const bytes = Uint8Array.from({ length: 18 }, (_, i) => i * 15);

  it('are hexadecimal, sixteen in a line', () => {
    expect(writeBytes(bytes, 'hex').text).toBe('00 0f 1e 2d 3c 4b 5a 69 78 87 96 a5 b4 c3 d2 e1\nf0 ff');
  });

  it('are an array that a compiler of C takes, and base64', () => {
    expect(writeBytes(bytes.subarray(0, 13), 'c').text).toBe(
      'const unsigned char bytes[13] = {\n' +
        '  0x00, 0x0f, 0x1e, 0x2d, 0x3c, 0x4b, 0x5a, 0x69, 0x78, 0x87, 0x96, 0xa5,\n  0xb4,\n};\n',
    );
    const many = Uint8Array.from({ length: 20_000 }, (_, i) => i);
    expect(writeBytes(many, 'base64').text).toBe(Buffer.from(many).toString('base64'));
  });

  it('are UTF-8 where they are, else a character a byte, and what is no text is counted', () => {
    const text = (value: Uint8Array) => writeBytes(value, 'text');
    expect(text(new TextEncoder().encode('ключ "a"\r\n\t{'))).toEqual({
      text: 'ключ "a"\r\n\t{',
      replaced: 0,
    });
    expect(text(Uint8Array.of(0x63, 0x61, 0x66, 0xe9))).toEqual({ text: 'café', replaced: 0 });
    expect(text(Uint8Array.of(0x41, 0, 0x42, 0x1b))).toEqual({ text: 'A·B·', replaced: 2 });
  });
});

describe('taking a stretch out', () => {
  it('refuses in words what is too much, with what to do, and reads nothing of it', async () => {
    const bytes = { raw: () => Promise.reject(new Error('was read')) };
    const range = { start: 0, end: MOST_COPIED + 1 };
    await expect(bytesToCopy({ bytes, range, scope })).rejects.toMatchObject({
      code: 'limit',
      message: expect.stringMatching(/1,048,577 bytes are too many to copy .*1\.00 MiB.*save them/),
    });
    const { signal } = new AbortController();
    await expect(
      blobOfStretch(
        { bytes, range: { start: 0, end: MOST_SAVED + 1 }, scope },
        { signal, progress: () => {} },
      ),
    ).rejects.toMatchObject({ code: 'limit', message: expect.stringContaining('select fewer') });
  });

  it('reads a long one piece by piece, tells how far it is, and can be ended', async () => {
    const range = { start: 5, end: 5 + 9 * 1024 * 1024 };
    const told: number[] = [];
    const abort = new AbortController();
    const blob = await blobOfStretch(
      { bytes: counting, range, scope },
      { signal: abort.signal, progress: (count) => told.push(count / 1024 / 1024) },
    );
    expect(told).toEqual([4, 8, 9]);
    const read = new Uint8Array(await blob.arrayBuffer());
    expect(read).toHaveLength(range.end - range.start);
    expect(read.every((byte, i) => byte === ((i + 5) & 255))).toBe(true);
    const ended = blobOfStretch(
      { bytes: counting, range, scope },
      { signal: abort.signal, progress: () => abort.abort(new Error('ended')) },
    );
    await expect(ended).rejects.toThrow('ended');
  });
});
