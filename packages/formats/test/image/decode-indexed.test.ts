import { describe, expect, it } from 'vitest';
import { buildTextures, textures } from '../../src/container/miptex/index.js';
import {
  decodeImage,
  decodeTexture,
  defaultImageLimits,
  readPalette,
  readWadTextures,
  standInPalette,
} from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { miptexBytes, padded, pixelsOf, rulesOf, wadBytes, walBytes } from './support/texture-bytes.js';

/** Colour `i` is i, 255 - i, 7. */
const palette = Uint8Array.from({ length: 768 }, (_, i) => [i / 3, 255 - (i - 1) / 3, 7][i % 3] as number);
const sizes = (width: number, height: number): number =>
  [0, 1, 2, 3].reduce((sum, mip) => sum + (width >> mip) * (height >> mip), 0);
const body = Array.from({ length: sizes(16, 16) }, (_, i) => i & 255);

describe('a WAL image', () => {
  it('has the colours of the palette that is given', () => {
    const image = decodeImage(walBytes([16, 16], body), 'e1/wall.wal', { palette });
    expect(image).toMatchObject({ format: 'wal', width: 16, height: 16, issues: [] });
    expect(pixelsOf(image)[18]).toEqual([18, 237, 7, 255]);
    const half = decodeImage(walBytes([16, 16], body), 'e1/wall.wal', { palette, part: { mip: 1 } });
    expect(half.width).toBe(8);
    expect(pixelsOf(half)[1]?.[0]).toBe(1);
  });

  it('without a palette is shown in colours that stand in, and says so', () => {
    const image = decodeImage(walBytes([16, 16], body), 'wall.wal');
    expect(rulesOf(image)).toEqual(['image-palette']);
    expect(pixelsOf(image)[15]).toEqual([255, 255, 255, 255]);
    expect(
      new Set(
        Array.from({ length: 256 }, (_, i) =>
          standInPalette()
            .slice(i * 3, i * 3 + 3)
            .join(),
        ),
      ).size,
    ).toBe(256);
  });

  it('that is damaged is refused or shown with an issue', async () => {
    const bytes = walBytes([16, 16], body);
    const cut = decodeImage(bytes.subarray(0, 150), 'wall.wal', { palette });
    expect(rulesOf(cut)).toEqual(['image-truncated']);
    await expectFormatError('truncated', () => decodeImage(bytes.subarray(0, 99), 'wall.wal'));
    await expectFormatError('out-of-bounds', () => decodeImage(bytes.subarray(0, 100), 'wall.wal'));
    await expectFormatError('limit', () => decodeImage(walBytes([65535, 65535], [1, 2]), 'wall.wal'));
    await expectFormatError('bad-count', () => decodeImage(walBytes([0, 16], body), 'wall.wal'));
  });
});

describe('a texture with four sizes', () => {
  const colours = [1, 2, 3, 4, 5, 6];

  it('has colours of its own, or those that are given', () => {
    const own = decodeImage(miptexBytes({ size: [16, 16], colours }, body), 'wall.mip', { palette });
    expect(pixelsOf(own)[1]).toEqual([4, 5, 6, 255]);
    expect(pixelsOf(own)[2]).toEqual([0, 0, 0, 0]);
    expect(rulesOf(own)).toContain('image-index');
    const shared = decodeImage(miptexBytes({ size: [16, 16] }, body), 'wall.mip', { palette });
    expect(pixelsOf(shared)[1]).toEqual([1, 254, 7, 255]);
  });

  it('has holes where its name says so', () => {
    const holes = decodeImage(miptexBytes({ name: '{fence', size: [16, 16] }, body), 'a.mip', { palette });
    expect(pixelsOf(holes)[255]).toEqual([0, 0, 0, 0]);
    const plain = decodeImage(miptexBytes({ size: [16, 16] }, body), 'a.mip', { palette });
    expect(pixelsOf(plain)[255]).toEqual([255, 0, 7, 255]);
  });

  it('of a map is a picture', async () => {
    const levels = [0, 1, 2, 3].map((mip) => new Uint8Array((16 >> mip) ** 2).fill(mip + 1));
    const lump = buildTextures([
      { name: 'wall', width: 16, height: 16, levels },
      { name: 'elsewhere', width: 16, height: 16 },
    ]);
    const content = textures({ palettes: 'shared' }).open({
      name: 'TEXTURES',
      bytes: lump,
      offset: 0,
      byteOrder: 'little',
    });
    const place = { name: 'TEXTURES.wall', limits: defaultImageLimits, palette };
    const texture = content.at(0);
    expect(texture && pixelsOf(decodeTexture(texture, place))[0]).toEqual([1, 254, 7, 255]);
    expect(texture && decodeTexture(texture, { ...place, part: { mip: 2 } })).toMatchObject({
      width: 4,
      height: 4,
    });
    const absent = content.at(1);
    await expectFormatError('not-found', () => absent && decodeTexture(absent, place));
  });
});

describe('an archive of textures', () => {
  it('has them by their names', () => {
    const file = wadBytes([
      ['Wall', 0x43, miptexBytes({ size: [16, 16] }, body)],
      ['picture', 0x42, Uint8Array.of(1)],
      ['wall', 0x43, Uint8Array.of(2)],
    ]);
    const found = readWadTextures(file);
    expect([...found.keys()]).toEqual(['wall']);
    expect(decodeImage(found.get('wall') as Uint8Array, 'wall.mip', { palette }).width).toBe(16);
  });

  it('that is damaged is refused', async () => {
    const file = wadBytes([['wall', 0x43, Uint8Array.of(1)]]);
    await expectFormatError('truncated', () => readWadTextures(file.subarray(0, 11)));
    await expectFormatError('out-of-bounds', () => readWadTextures(file.subarray(0, 40)));
    await expectFormatError('bad-magic', () => readWadTextures(new Uint8Array(64)));
    const many = file.slice();
    many.set([255, 255, 255, 255], 4);
    await expectFormatError('limit', () => readWadTextures(many));
    const outside = file.slice();
    outside.set([255, 255, 255, 127], 13);
    expect(readWadTextures(outside).size).toBe(0);
  });
});

describe('a palette', () => {
  it('is 768 bytes, or the end of a PCX image', async () => {
    expect(readPalette(palette)).toEqual(palette);
    const pcx = Uint8Array.from([0x0a, ...padded('', 127), 9, 9, 0x0c, ...palette]);
    expect(readPalette(pcx)).toEqual(palette);
    await expectFormatError('bad-length', () => readPalette(palette.subarray(1)));
    await expectFormatError('bad-length', () => readPalette(pcx.subarray(0, 300)));
  });
});
