import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLzmaBlock,
  readLzmaBlock,
  readLzmaBlockHeader,
  writeLzmaBlock,
} from '../src/container/lzma/lzma-block.js';
import { writeLzmaProperties } from '../src/container/lzma/lzma-properties.js';
import { corpusFolder, hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import { mapLikeBytes, pack, referenceContent, references } from './support/lzma-samples.js';
import { bytesOf, concat } from './support/zip-builder.js';

const consoleMap = join(corpusFolder, 'source/snake-biscuits__bsp_tool/shack.360.bsp');
const hasConsoleMap = existsSync(consoleMap);
if (hasCorpus && !hasConsoleMap) console.log(`skipped: LZMA lumps of a console map: no file ${consoleMap}`);
sayIfSkipped('LZMA lumps of a console map of the corpus');

/** A copy of a block with one number of its header replaced. */
function withNumber(block: Uint8Array, offset: 4 | 8 | 13, value: number): Uint8Array {
  const changed = block.slice();
  new DataView(changed.buffer).setUint32(offset, value, true);
  return changed;
}

function rulesOf({ issues }: { readonly issues: readonly { readonly rule: string }[] }): string[] {
  return issues.map(({ rule }) => rule);
}

describe('a block of LZMA data', async () => {
  const content = mapLikeBytes(11, 3000);
  const block = await writeLzmaBlock(content);
  const size = content.length;
  const lzmaSize = block.length - 17;

  it('has a header of 17 bytes, little-endian', async () => {
    const { stream } = await pack(content);
    const sizes = new Uint8Array(Uint32Array.of(size, stream.length).buffer);
    expect(block).toEqual(concat(bytesOf('LZMA'), sizes, Uint8Array.of(0x5d, 0, 0x10, 0, 0), stream));
    expect(readLzmaBlockHeader(block)).toMatchObject({ actualSize: size, lzmaSize });
  });

  it('is known by its first bytes', () => {
    expect(isLzmaBlock(block)).toBe(true);
    expect(isLzmaBlock(bytesOf('LZMA'))).toBe(true);
    for (const other of ['', 'LZM', 'LZMB', 'lzma', '{"classname" "worldspawn"}']) {
      expect(isLzmaBlock(bytesOf(other))).toBe(false);
    }
  });

  it('gives back what was packed, without any issue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.nat(20), async (piece, repeats) => {
        const bytes = concat(...new Array<Uint8Array>(repeats).fill(piece));
        const packed = await writeLzmaBlock(bytes);
        const result = readLzmaBlock(packed, { strict: true, expectedSize: bytes.length });
        expect(Buffer.compare(result.bytes, bytes)).toBe(0);
        expect([result.blockSize, result.hasEndMarker, result.issues]).toEqual([packed.length, false, []]);
      }),
      { numRuns: 40 },
    );
  });

  it('stays the same however often it is unpacked and packed', async () => {
    let current = block;
    for (let cycle = 0; cycle < 5; cycle += 1) {
      const { bytes } = readLzmaBlock(current, { strict: true });
      expect(Buffer.compare(bytes, content)).toBe(0);
      current = await writeLzmaBlock(bytes);
      expect(Buffer.compare(current, block)).toBe(0);
    }
  });

  it('may have an end marker, as other tools write it', () => {
    for (const { properties, stream } of references) {
      const sizes = new Uint8Array(Uint32Array.of(referenceContent.length, stream.length).buffer);
      const marked = concat(bytesOf('LZMA'), sizes, writeLzmaProperties(properties), stream);
      const result = readLzmaBlock(marked, { strict: true });
      expect(Buffer.compare(result.bytes, referenceContent)).toBe(0);
      expect(result.hasEndMarker).toBe(true);
    }
  });

  it('may unpack to a byte more than its header says, which is left out', async () => {
    const wrong = withNumber(block, 4, size - 1);
    const result = readLzmaBlock(wrong, { path: ['FACES'], offset: 1000 });
    expect(Buffer.compare(result.bytes, content.subarray(0, size - 1))).toBe(0);
    expect(result.issues).toMatchObject([
      { rule: 'lzma-unpacked-size', severity: 'warning', path: ['FACES'], expected: size - 1 },
    ]);
    await expectFormatError('bad-length', () => readLzmaBlock(wrong, { strict: true }));
  });

  it('may unpack to a byte less than its header says', async () => {
    for (const declared of [size + 1, size + 1000]) {
      const wrong = withNumber(block, 4, declared);
      const result = readLzmaBlock(wrong, { path: ['FACES'] });
      expect(Buffer.compare(result.bytes, content)).toBe(0);
      expect(result.issues).toMatchObject([{ rule: 'lzma-truncated', expected: declared, found: size }]);
      await expectFormatError('truncated', () => readLzmaBlock(wrong, { strict: true }));
    }
  });

  it('may have a wrong packed size, which the stream knows better', async () => {
    for (const declared of [0, 4, 100, lzmaSize - 1, lzmaSize + 1, 0xffffffff]) {
      const wrong = withNumber(block, 8, declared);
      const result = readLzmaBlock(wrong);
      expect(Buffer.compare(result.bytes, content)).toBe(0);
      expect(result.issues).toMatchObject([
        { rule: 'lzma-packed-size', offset: 8, expected: lzmaSize, found: declared },
      ]);
      const code = declared < lzmaSize ? 'truncated' : 'bad-length';
      await expectFormatError(code, () => readLzmaBlock(wrong, { strict: true }));
    }
  });

  it('may have all sizes wrong at once', () => {
    const wrong = withNumber(withNumber(block, 4, size - 1), 8, 7);
    const result = readLzmaBlock(concat(wrong, new Uint8Array(5)), { expectedSize: size });
    expect(Buffer.compare(result.bytes, content.subarray(0, size - 1))).toBe(0);
    expect(new Set(rulesOf(result))).toEqual(new Set(['lzma-unpacked-size', 'lzma-packed-size']));
  });

  it('may be followed by bytes that are not its own', () => {
    const result = readLzmaBlock(concat(block, new Uint8Array(3)), { strict: true });
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect(result.blockSize).toBe(block.length);
    expect(result.issues).toMatchObject([{ rule: 'lzma-surplus', severity: 'info', offset: block.length }]);
  });

  it('may disagree with its directory: the header counts, as for the game', async () => {
    const result = readLzmaBlock(block, { expectedSize: 17 });
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect(result.issues).toMatchObject([{ rule: 'lzma-unpacked-size', expected: 17, found: size }]);
    await expectFormatError('bad-length', () => readLzmaBlock(block, { expectedSize: 17, strict: true }));
    const unknown = readLzmaBlock(withNumber(block, 4, 0), { expectedSize: size });
    expect(Buffer.compare(unknown.bytes, content)).toBe(0);
  });

  it('may be empty', async () => {
    const empty = await writeLzmaBlock(new Uint8Array(0));
    expect(readLzmaBlock(empty, { strict: true, expectedSize: 0 })).toMatchObject({
      issues: [],
      blockSize: 22,
    });
    const bare = withNumber(empty.subarray(0, 17), 8, 0);
    expect(readLzmaBlock(bare, { strict: true }).bytes).toHaveLength(0);
  });

  it('may have any dictionary size', () => {
    for (const dictionarySize of [0, 1, 0xffffffff]) {
      const result = readLzmaBlock(withNumber(block, 13, dictionarySize), { strict: true });
      expect(Buffer.compare(result.bytes, content)).toBe(0);
    }
  });

  it('is refused when it is none', async () => {
    await expectFormatError('bad-magic', () => readLzmaBlock(new Uint8Array(40)));
    await expectFormatError('bad-magic', () => readLzmaBlock(new Uint8Array(0)));
    const wrong = block.slice();
    for (const first of [225, 255]) {
      wrong[12] = first;
      const error = await expectFormatError('bad-value', () =>
        readLzmaBlock(wrong, { path: ['X'], offset: 100 }),
      );
      expect([error.path, error.offset, error.found]).toEqual([['X'], 112, first]);
    }
  });

  it('is read as far as it goes when it is cut off anywhere', async () => {
    for (let length = 0; length < block.length; length += 1) {
      const cut = block.subarray(0, length);
      await expectFormatError(length < 4 ? 'bad-magic' : 'truncated', () =>
        readLzmaBlock(cut, { strict: true }),
      );
      if (length < 17) continue;
      const result = readLzmaBlock(cut);
      expect(Buffer.compare(result.bytes, content.subarray(0, result.bytes.length))).toBe(0);
      expect(rulesOf(result)).toContain('lzma-packed-size');
    }
  });

  it('is refused when it would unpack to more than is allowed', async () => {
    await expectFormatError('limit', () => readLzmaBlock(block, { maxOutput: size - 1 }));
    expect(readLzmaBlock(block, { maxOutput: size }).bytes).toHaveLength(size);
    await expectFormatError('limit', () => readLzmaBlock(block, { maxRatio: 1 }));
  });

  it('takes no memory for 4 GB that it only promises', async () => {
    const bomb = withNumber(block, 4, 0xffffffff);
    const result = readLzmaBlock(bomb);
    expect(result.bytes.buffer.byteLength).toBeLessThan(256 * 1024);
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect(rulesOf(result)).toContain('lzma-unpacked-size');
    await expectFormatError('bad-length', () => readLzmaBlock(bomb, { strict: true }));
  });
});

describe.skipIf(!hasConsoleMap)('the LZMA lumps of a console map (skipped without the corpus)', () => {
  const file = hasConsoleMap ? new Uint8Array(readFileSync(consoleMap)) : new Uint8Array(0);
  const view = new DataView(file.buffer);
  const lumps = Array.from({ length: hasConsoleMap ? 64 : 0 }, (_, index) => {
    const [offset, length, , size] = [0, 4, 8, 12].map((at) => view.getUint32(8 + 16 * index + at));
    return { index, size: size ?? 0, bytes: file.subarray(offset ?? 0, (offset ?? 0) + (length ?? 0)) };
  }).filter(({ bytes }) => isLzmaBlock(bytes));

  it('unpack to the sizes of the directory without an issue', () => {
    expect(lumps).toHaveLength(32);
    for (const { bytes, size } of lumps) {
      const result = readLzmaBlock(bytes, { strict: true, expectedSize: size });
      expect([result.bytes.length, result.blockSize, result.issues]).toEqual([size, bytes.length, []]);
    }
    const entities = lumps.find(({ index }) => index === 0);
    const text = new TextDecoder().decode(readLzmaBlock(entities!.bytes).bytes);
    expect(text).toMatch(/^\{\n[\s\S]*"classname" "worldspawn"[\s\S]*\}\n\0$/);
  });

  it('are the same after they have been packed anew', async () => {
    for (const { bytes, size } of lumps.filter((lump) => lump.size < 20_000)) {
      const content = readLzmaBlock(bytes).bytes;
      const result = readLzmaBlock(await writeLzmaBlock(content), { strict: true, expectedSize: size });
      expect(Buffer.compare(result.bytes, content)).toBe(0);
    }
  });
});
