import { spawnSync } from 'node:child_process';
import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { compress, decompress } from 'lzma1';
import { describe, expect, it } from 'vitest';
import { decodeLzma, maxLzmaRatio } from '../src/container/lzma/lzma-decoder.js';
import { encodeLzma } from '../src/container/lzma/lzma-encoder.js';
import { readLzmaProperties, writeLzmaProperties } from '../src/container/lzma/lzma-properties.js';
import { lzmaRules } from '../src/container/lzma/lzma-rules.js';
import { expectFormatError } from './support/expect-format-error.js';
import { mapLikeBytes, pack, referenceContent, references, takeApart } from './support/lzma-samples.js';
import { concat } from './support/zip-builder.js';

const python = spawnSync('python3', ['-c', 'import lzma']);
const hasPython = python.status === 0;

/** Bytes of every kind: noise, runs, and pieces that come again. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc
    .array(
      fc.oneof(
        fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 60 })),
        fc.tuple(
          fc.constantFrom(0, 255).map((byte) => Uint8Array.of(byte)),
          fc.constantFrom(1, 2, 272, 273, 274, 700),
        ),
      ),
      { maxLength: 12 },
    )
    .map((runs) => concat(...runs.flatMap(([piece, count]) => new Array<Uint8Array>(count).fill(piece)))),
);

describe('properties of an LZMA stream', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(fc.nat(224), fc.nat(0xffffffff), (first, dictionarySize) => {
        const written = writeLzmaProperties({
          ...readLzmaProperties(Uint8Array.of(first, 0, 0, 0, 0)),
          dictionarySize,
        });
        expect(written[0]).toBe(first);
        expect(writeLzmaProperties(readLzmaProperties(written))).toEqual(written);
        expect(readLzmaProperties(written).dictionarySize).toBe(dictionarySize);
      }),
    );
    expect(readLzmaProperties(Uint8Array.of(0x5d, 0, 0, 4, 0))).toEqual({
      literalContextBits: 3,
      literalPositionBits: 0,
      positionBits: 2,
      dictionarySize: 0x40000,
    });
  });

  it('are refused above 224 and when cut off', async () => {
    for (const first of [225, 255]) {
      await expectFormatError('bad-value', () => readLzmaProperties(Uint8Array.of(first, 0, 0, 1, 0)));
    }
    await expectFormatError('truncated', () => readLzmaProperties(Uint8Array.of(0x5d, 0, 0, 1)));
  });
});

describe('decodeLzma', () => {
  it('decodes what the reference implementation packed, with any properties', () => {
    for (const { properties, stream } of references) {
      for (const size of [undefined, referenceContent.length]) {
        const result = decodeLzma(stream, { properties, size, strict: true });
        expect(Buffer.compare(result.bytes, referenceContent)).toBe(0);
        expect([result.inputSize, result.hasEndMarker, result.issues]).toEqual([stream.length, true, []]);
      }
    }
  });

  it("decodes what another's encoder packed, as its own decoder does", () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const file = compress(bytes, 3);
        const { properties, size, stream } = takeApart(file);
        const result = decodeLzma(stream, { properties, size, strict: true });
        expect(Buffer.compare(result.bytes, decompress(file))).toBe(0);
        expect(Buffer.compare(result.bytes, bytes)).toBe(0);
        expect(result.inputSize).toBe(stream.length);
      }),
      { numRuns: 60 },
    );
  });

  it('decodes without a size and without a marker up to the end of the input', async () => {
    const content = mapLikeBytes(1, 20_000);
    const { properties, stream } = await pack(content);
    const result = decodeLzma(stream, { properties, strict: true });
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    expect([result.inputSize, result.hasEndMarker]).toEqual([stream.length, false]);
  });

  it('says how much of the input is the stream', async () => {
    for (const { properties, stream, size } of [await pack(mapLikeBytes(2, 3000)), ...references]) {
      for (const surplus of [1, 3, 100, 5000]) {
        const input = concat(stream, new Uint8Array(surplus).fill(0xee));
        const result = decodeLzma(input, { properties, size, strict: true });
        expect([result.inputSize, result.issues]).toEqual([stream.length, []]);
      }
    }
  });

  it('takes memory for what comes out, not for what is promised', async () => {
    const zeros = await pack(new Uint8Array(1 << 20));
    expect(zeros.stream.length).toBeLessThan(300);
    for (const dictionarySize of [0, 1, 0xffffffff]) {
      const properties = { ...zeros.properties, dictionarySize };
      expect(decodeLzma(zeros.stream, { ...zeros, properties }).bytes).toHaveLength(1 << 20);
    }
    const small = decodeLzma(zeros.stream.subarray(0, 30), { ...zeros, size: 200_000 });
    expect(small.bytes.buffer.byteLength).toBeLessThan(200_000);
    expect(small.issues.map(({ rule }) => rule)).toEqual(['lzma-truncated']);
  });

  it('notices a dictionary that is smaller than matches need', async () => {
    const noise = Uint8Array.from({ length: 6000 }, (_, index) => ((index + 1) * 2654435761) >>> 13);
    const file = await pack(concat(noise, noise));
    const options = { ...file, properties: { ...file.properties, dictionarySize: 0 } };
    const result = decodeLzma(file.stream, options);
    expect(result.issues).toMatchObject([{ rule: 'lzma-dictionary', expected: 0, found: 6000 }]);
    expect(Buffer.compare(result.bytes, concat(noise, noise))).toBe(0);
    await expectFormatError('bad-value', () => decodeLzma(file.stream, { ...options, strict: true }));
    // The reference decoder takes anything below 4 KiB for that.
    const near = await pack(concat(noise.subarray(0, 3000), noise.subarray(0, 3000)));
    const nearOptions = { ...near, properties: { ...near.properties, dictionarySize: 0 }, strict: true };
    expect(decodeLzma(near.stream, nearOptions).issues).toEqual([]);
  });

  it.runIf(hasPython)(
    'decodes what liblzma packs with any properties (skipped without python3 and lzma)',
    () => {
      const contents = [0, 1, 2, 3].map((seed) => mapLikeBytes(seed + 5, 1 + seed * 9000));
      const script = `
import sys, json, base64, lzma
for text in json.load(sys.stdin):
  data = base64.b64decode(text)
  for lc, lp, pb in [(0, 0, 0), (3, 0, 2), (4, 0, 0), (0, 4, 4), (2, 2, 1), (1, 0, 3)]:
    chain = [{'id': lzma.FILTER_LZMA1, 'lc': lc, 'lp': lp, 'pb': pb, 'dict_size': 1 << 16}]
    print(base64.b64encode(lzma.compress(data, lzma.FORMAT_ALONE, filters=chain)).decode())
`;
      const input = JSON.stringify(contents.map((bytes) => Buffer.from(bytes).toString('base64')));
      const { stdout } = spawnSync('python3', ['-c', script], { input, encoding: 'utf8' });
      const files = stdout.trim().split('\n');
      expect(files).toHaveLength(24);
      for (const [index, text] of files.entries()) {
        const { stream, properties } = takeApart(new Uint8Array(Buffer.from(text, 'base64')));
        const content = contents[Math.floor(index / 6)]!;
        for (const size of [undefined, content.length]) {
          const result = decodeLzma(stream, { properties, size, strict: true });
          expect(Buffer.compare(result.bytes, content)).toBe(0);
          expect(result.inputSize).toBe(stream.length);
        }
      }
    },
  );
});

describe('LZMA streams that are not as they should be', async () => {
  const content = mapLikeBytes(3, 2500);
  const { properties, stream } = await pack(content);
  const size = content.length;

  it.each([
    ['ends one byte too late', size - 1, 'lzma-unpacked-size', 'bad-length', size - 1],
    ['ends much too late', 100, 'lzma-unpacked-size', 'bad-length', 100],
    ['ends one byte too early', size + 1, 'lzma-truncated', 'truncated', size],
    ['ends much too early', size + 5000, 'lzma-truncated', 'truncated', size],
    ['can by no means be as long as said', 0xffffffff, 'lzma-unpacked-size', 'bad-length', size],
  ] as const)('one that %s', async (_name, wrongSize, rule, code, length) => {
    const options = { properties, size: wrongSize };
    const result = decodeLzma(stream, options);
    expect(result.issues).toMatchObject([{ rule, code, severity: expect.stringMatching(/error|warning/) }]);
    expect(Buffer.compare(result.bytes, content.subarray(0, length))).toBe(0);
    await expectFormatError(code, () => decodeLzma(stream, { ...options, strict: true }));
  });

  it('one whose marker comes too early or too late', async () => {
    const marked = references[0]!;
    const early = { properties: marked.properties, size: referenceContent.length + 1 };
    const result = decodeLzma(marked.stream, early);
    expect(Buffer.compare(result.bytes, referenceContent)).toBe(0);
    expect(result.issues).toMatchObject([
      { rule: 'lzma-early-end', expected: early.size, found: early.size - 1 },
    ]);
    await expectFormatError('bad-length', () => decodeLzma(marked.stream, { ...early, strict: true }));
    const late = decodeLzma(marked.stream, { ...early, size: early.size - 2 });
    expect(late.issues.map(({ rule }) => rule)).toEqual(['lzma-unpacked-size']);
  });

  it('one that is cut off anywhere gives what stands before', async () => {
    for (const marked of [
      { properties, size, stream, content },
      { ...references[0]!, content: referenceContent },
    ]) {
      let before = 0;
      for (let length = 0; length < marked.stream.length; length += 1) {
        const cut = marked.stream.subarray(0, length);
        const options = {
          properties: marked.properties,
          size: marked.content.length,
          path: ['LUMP'],
          offset: 100,
        };
        const result = decodeLzma(cut, options);
        expect(result.issues).toMatchObject([
          {
            rule: expect.stringMatching(/^lzma-(truncated|short-end)$/),
            code: 'truncated',
            offset: 100 + length,
          },
        ]);
        expect(result.bytes.length).toBeGreaterThanOrEqual(before);
        expect(Buffer.compare(result.bytes, marked.content.subarray(0, result.bytes.length))).toBe(0);
        before = result.bytes.length;
        const error = await expectFormatError('truncated', () =>
          decodeLzma(cut, { ...options, strict: true }),
        );
        expect([error.path, error.offset]).toEqual([['LUMP'], 100 + length]);
      }
      // Without its last byte a stream lacks at most its last symbol; behind a marker, not even that.
      expect(before).toBeGreaterThanOrEqual(marked.content.length - 273);
    }
  });

  it('one that begins with another byte than 0, which the game does not look at', async () => {
    const changed = stream.slice();
    changed[0] = 7;
    const result = decodeLzma(changed, { properties, size });
    expect(result.issues).toMatchObject([{ rule: 'lzma-first-byte', found: 7 }]);
    expect(Buffer.compare(result.bytes, content)).toBe(0);
    await expectFormatError('bad-value', () => decodeLzma(changed, { properties, size, strict: true }));
  });

  it('one that repeats what it never gave', async () => {
    const impossible = Uint8Array.of(0, 0xf0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const result = decodeLzma(impossible, { properties, size: 10 });
    expect([result.bytes.length, result.issues.map(({ rule }) => rule)]).toEqual([0, ['lzma-damaged']]);
    await expectFormatError('bad-value', () =>
      decodeLzma(impossible, { properties, size: 10, strict: true }),
    );
  });

  it('one with nothing in it', async () => {
    expect(decodeLzma(new Uint8Array(0), { properties, size: 0, strict: true }).issues).toEqual([]);
    expect(decodeLzma(new Uint8Array(5), { properties, size: 0, strict: true }).issues).toEqual([]);
    expect(decodeLzma(new Uint8Array(0), { properties }).issues).toMatchObject([{ rule: 'lzma-truncated' }]);
    await expectFormatError('truncated', () => decodeLzma(new Uint8Array(4), { properties, strict: true }));
  });
});

describe('limits of LZMA data', async () => {
  const zeros = await pack(new Uint8Array(1 << 20));
  const { properties, stream, size } = zeros;

  it('stop the output, whether its size is known or not', async () => {
    expect(decodeLzma(stream, { properties, size, maxOutput: size }).bytes).toHaveLength(size);
    expect(decodeLzma(stream, { properties, maxOutput: size }).bytes).toHaveLength(size);
    const marked = references[0]!;
    const exact = { properties: marked.properties, maxOutput: referenceContent.length };
    expect(decodeLzma(marked.stream, exact).bytes).toHaveLength(referenceContent.length);
    await expectFormatError('limit', () => decodeLzma(stream, { properties, size, maxOutput: size - 1 }));
    await expectFormatError('limit', () => decodeLzma(stream, { properties, maxOutput: size - 1 }));
    await expectFormatError('limit', () =>
      decodeLzma(stream, { properties, size: 0xffffffff, maxOutput: 9999 }),
    );
    await expectFormatError('limit', () => decodeLzma(stream, { properties, size, maxRatio: 100 }));
    await expectFormatError('limit', () => decodeLzma(stream, { properties, maxRatio: 100 }));
  });

  it('are checked themselves', async () => {
    for (const wrong of [
      { maxOutput: -1 },
      { maxRatio: Number.NaN },
      { maxRatio: -1 },
      { size: -1 },
      { size: 0.5 },
    ]) {
      await expectFormatError('limit', () => decodeLzma(stream, { properties, ...wrong }));
    }
    expect(decodeLzma(stream, { properties, maxRatio: Number.POSITIVE_INFINITY }).bytes).toHaveLength(size);
  });

  it('are above what the most repetitive data comes to', () => {
    expect(size / stream.length).toBeGreaterThan(maxLzmaRatio / 2);
    expect(size / stream.length).toBeLessThan(maxLzmaRatio);
  });
});

describe('encodeLzma', () => {
  it('packs any bytes, the same way each time', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, async (bytes) => {
        const encoded = await encodeLzma(bytes);
        const size = bytes.length;
        const result = decodeLzma(encoded.stream, { ...encoded, size, strict: true });
        expect(Buffer.compare(result.bytes, bytes)).toBe(0);
        expect([result.inputSize, result.hasEndMarker]).toEqual([encoded.stream.length, false]);
        expect(await encodeLzma(bytes)).toEqual(encoded);
      }),
      { numRuns: 40 },
    );
  });

  it('asks for no larger dictionary than there are bytes', async () => {
    for (const [size, dictionarySize] of [
      [0, 4096],
      [4096, 4096],
      [4097, 8192],
      [700_000, 1 << 20],
    ] as const) {
      expect((await encodeLzma(new Uint8Array(size))).properties.dictionarySize).toBe(dictionarySize);
    }
  });

  it.runIf(hasPython)('makes streams that liblzma unpacks (skipped without python3 and lzma)', async () => {
    const contents = [new Uint8Array(0), Uint8Array.of(7), mapLikeBytes(8, 40_000), new Uint8Array(100_000)];
    const files = await Promise.all(
      contents.map(async (bytes) => {
        const { properties, stream } = await encodeLzma(bytes);
        const size = new Uint8Array(BigUint64Array.of(BigInt(bytes.length)).buffer);
        return Buffer.from(concat(writeLzmaProperties(properties), size, stream)).toString('base64');
      }),
    );
    const script = `
import sys, json, base64, lzma
for text in json.load(sys.stdin):
  decoder = lzma.LZMADecompressor(lzma.FORMAT_ALONE)
  print(base64.b64encode(decoder.decompress(base64.b64decode(text))).decode(), decoder.eof, len(decoder.unused_data))
`;
    const { stdout } = spawnSync('python3', ['-c', script], {
      input: JSON.stringify(files),
      encoding: 'utf8',
    });
    const expected = contents.map((bytes) => `${Buffer.from(bytes).toString('base64')} True 0`);
    expect(stdout.trimEnd().split('\n')).toEqual(expected);
  });
});

describe('rules about LZMA data', () => {
  it('are all explained', () => {
    expect(lzmaRules.length).toBeGreaterThan(8);
    for (const { id, title, cause, effect, remedy } of lzmaRules) {
      expect(id).toMatch(/^lzma-[a-z-]+$/);
      for (const text of [title, cause, effect, remedy]) expect(text.length).toBeGreaterThan(10);
    }
  });

  it('are told as errors of the same code', async () => {
    const { properties } = references[0]!;
    const error = await expectFormatError('truncated', () =>
      decodeLzma(new Uint8Array(3), { properties, strict: true }),
    );
    expect(error).toBeInstanceOf(FormatError);
  });
});
