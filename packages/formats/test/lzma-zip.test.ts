import { describe, expect, it } from 'vitest';
import { writeLzmaProperties } from '../src/container/lzma/lzma-properties.js';
import { readZipLzma, writeZipLzma } from '../src/container/lzma/zip-lzma.js';
import { expectFormatError } from './support/expect-format-error.js';
import { mapLikeBytes, referenceContent, references } from './support/lzma-samples.js';
import { concat } from './support/zip-builder.js';

describe('the LZMA data of a zip entry', async () => {
  const content = mapLikeBytes(21, 3000);
  const data = await writeZipLzma(content);
  const size = content.length;
  const marked = concat(
    Uint8Array.of(16, 4, 5, 0),
    writeLzmaProperties(references[0]!.properties),
    references[0]!.stream,
  );

  it('gives back what was packed', () => {
    const result = readZipLzma(data, size, { strict: true });
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect([result.inputSize, result.hasEndMarker, result.issues]).toEqual([data.length, false, []]);
    expect([...data.subarray(2, 5)]).toEqual([5, 0, 0x5d]);
  });

  it('may have an end marker', () => {
    const result = readZipLzma(marked, referenceContent.length, { strict: true });
    expect(Buffer.compare(result.bytes, referenceContent)).toBe(0);
    expect(result.hasEndMarker).toBe(true);
  });

  it('may have another size than the directory says, which counts', async () => {
    const less = readZipLzma(marked, referenceContent.length - 3);
    expect(Buffer.compare(less.bytes, referenceContent.subarray(0, -3))).toBe(0);
    expect(less.issues).toMatchObject([{ rule: 'lzma-unpacked-size' }]);
    const more = readZipLzma(marked, referenceContent.length + 3);
    expect(Buffer.compare(more.bytes, referenceContent)).toBe(0);
    expect(more.issues).toMatchObject([{ rule: 'lzma-early-end' }]);
    for (const wrong of [-3, 3]) {
      const wrongSize = referenceContent.length + wrong;
      await expectFormatError('bad-length', () => readZipLzma(marked, wrongSize, { strict: true }));
    }
  });

  it('may be followed by bytes that are not its own', () => {
    const result = readZipLzma(concat(data, Uint8Array.of(1, 2, 3)), size, { offset: 500 });
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect(result.issues).toMatchObject([{ rule: 'lzma-surplus', offset: 500 + data.length }]);
  });

  it('may lack its last bytes', () => {
    for (let cut = 1; cut < 20; cut += 1) {
      const result = readZipLzma(data.subarray(0, -cut), size, { path: ['a.vmt'] });
      expect(Buffer.compare(result.bytes, content.subarray(0, result.bytes.length))).toBe(0);
      expect(result.issues).toMatchObject([{ code: 'truncated', path: ['a.vmt'] }]);
    }
  });

  it('may say that its properties have another size than they have', async () => {
    const wrong = data.slice();
    wrong[2] = 9;
    const result = readZipLzma(wrong, size);
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect(result.issues).toMatchObject([{ rule: 'lzma-zip-head', expected: 5, found: 9 }]);
    await expectFormatError('bad-value', () => readZipLzma(wrong, size, { strict: true }));
  });

  it('is refused when its head is cut off or impossible, or it is too large', async () => {
    for (let length = 0; length < 9; length += 1) {
      await expectFormatError('truncated', () => readZipLzma(data.subarray(0, length), size));
    }
    const wrong = data.slice();
    wrong[4] = 225;
    const error = await expectFormatError('bad-value', () => readZipLzma(wrong, size, { offset: 50 }));
    expect(error.offset).toBe(54);
    await expectFormatError('limit', () => readZipLzma(data, size, { maxOutput: 100 }));
  });

  it('may be empty', async () => {
    expect(readZipLzma(await writeZipLzma(new Uint8Array(0)), 0, { strict: true }).bytes).toHaveLength(0);
  });
});
