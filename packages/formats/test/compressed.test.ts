import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { identifyCompression, unpackCompressed } from '../src/container/compressed.js';
import { crc32 } from '../src/container/crc32.js';
import { LimitedOutput } from '../src/container/limited-output.js';
import { encodeBzip2 } from './support/bzip2-encoder.js';
import { expectFormatError } from './support/expect-format-error.js';
import { buildZip, bytesOf, slowCrc32 } from './support/zip-builder.js';

const text = bytesOf('packed text');
const gzip = new Uint8Array(gzipSync(text));
const bzip2 = encodeBzip2([text]);

describe('identifyCompression', () => {
  it('goes by the first bytes', () => {
    expect(identifyCompression(gzip)).toBe('gzip');
    expect(identifyCompression(bzip2)).toBe('bzip2');
    expect(identifyCompression(encodeBzip2([]))).toBe('bzip2');
    expect(identifyCompression(buildZip([{ name: 'x' }]))).toBe('zip');
    expect(identifyCompression(buildZip([]))).toBe('zip');
  });

  it('takes nothing else for compressed', () => {
    for (const other of ['', 'B', 'BZh9 and so on, a text', 'PKZIP', 'IBSP', 'VBSP', '\x1f\x8b']) {
      expect(identifyCompression(new Uint8Array(Buffer.from(other, 'latin1')))).toBeUndefined();
    }
  });
});

describe('unpackCompressed', () => {
  it('unpacks both kinds', () => {
    expect(unpackCompressed(gzip).bytes).toEqual(text);
    expect(unpackCompressed(bzip2).bytes).toEqual(text);
  });

  it('keeps the limit for both kinds', async () => {
    await expectFormatError('limit', () => unpackCompressed(gzip, { maxOutput: 3 }));
    await expectFormatError('limit', () => unpackCompressed(bzip2, { maxOutput: 3 }));
  });

  it('refuses anything else', async () => {
    await expectFormatError('bad-magic', () => unpackCompressed(text));
  });
});

describe('crc32', () => {
  it('gives the published check value', () => {
    expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926);
  });

  it('can be taken in parts', () => {
    expect(crc32(text.subarray(4), crc32(text.subarray(0, 4)))).toBe(slowCrc32(text));
    expect(crc32(new Uint8Array(0))).toBe(0);
  });
});

describe('LimitedOutput', () => {
  it('holds exactly as much as its limit', async () => {
    const output = new LimitedOutput({ maxOutput: 200_000, what: 'the data' });
    for (let count = 0; count < 200; count += 1) output.push(new Uint8Array(1000).fill(count));
    await expectFormatError('limit', () => output.push(new Uint8Array(1)));
    const bytes = output.finish();
    expect([bytes.length, bytes[0], bytes[199_999]]).toEqual([200_000, 0, 199]);
  });

  it('does not keep a large buffer for few bytes', () => {
    const output = new LimitedOutput({ maxOutput: 1_000_000, what: 'the data' });
    output.push(text);
    expect(output.finish().buffer.byteLength).toBe(text.length);
  });
});
