import { describe, expect, it } from 'vitest';
import { encodeSgi } from '../../../../tools/fixtures/images/encode-sgi.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { decodeImage, imageFormatOfName, sniffImage } from '../../src/image/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { tgaBytes } from './support/image-bytes.js';
import { baselineJpg } from './support/jpg-samples.js';
import { ddsBytes, pngBytes, vtfBytes } from './support/texture-bytes.js';

const plates = platesPicture(8, 8);

describe('which format an image is of', () => {
  it('its bytes say', () => {
    expect(sniffImage(encodeSgi(plates))).toBe('sgi');
    for (const kind of ['colour-mapped', 'true-colour', 'greyscale'] as const) {
      for (const compression of ['none', 'run-length'] as const) {
        expect(sniffImage(encodeTga(plates, { kind, compression }))).toBe('tga');
      }
    }
  });

  it('their first bytes say of most', () => {
    expect(sniffImage(vtfBytes({ size: [1, 1], format: 5 }, [1]))).toBe('vtf');
    expect(sniffImage(ddsBytes({ size: [1, 1], fourCC: 'DXT1' }, []))).toBe('dds');
    expect(sniffImage(pngBytes({ size: [1, 1], colourType: 0 }, [0, 1]))).toBe('png');
    expect(sniffImage(baselineJpg)).toBe('jpg');
    expect(decodeImage(baselineJpg, 'wall.dds').format).toBe('jpg');
    expect(imageFormatOfName('a/b.JPEG')).toBe('jpg');
  });

  it('is unknown for other files', () => {
    const text = (value: string) => new TextEncoder().encode(value);
    for (const other of [
      '',
      'DIV-BIZ2\0\x03\x10\0\0\0\0\0\0\0\0',
      'VBSP\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0',
      'GIF89a',
    ]) {
      expect(sniffImage(text(other))).toBeUndefined();
    }
    expect(sniffImage(new Uint8Array(100))).toBeUndefined();
  });

  it('does not follow from a wrong extension', () => {
    expect(decodeImage(encodeSgi(plates), 'HULL.TGA').format).toBe('sgi');
    expect(decodeImage(encodeTga(plates), 'hull.sgi').format).toBe('tga');
    expect(decodeImage(encodeSgi(plates), 'hull.vtx').format).toBe('sgi');
  });

  it('follows from the extension where the bytes leave it open', async () => {
    const odd = tgaBytes({ type: 3, size: [1, 1], bits: 8, descriptor: 0xc0 }, [5]);
    expect(sniffImage(odd)).toBeUndefined();
    expect(decodeImage(odd, 'odd.tga').format).toBe('tga');
    expect(decodeImage(odd, 'odd', { format: 'tga' }).format).toBe('tga');
    await expectFormatError('bad-magic', () => decodeImage(odd, 'odd'));
    expect(imageFormatOfName('a.b.RGBA')).toBe('sgi');
    expect(imageFormatOfName('constructor')).toBeUndefined();
  });

  it("says that '.vtx' textures are not known yet, whatever they begin like", async () => {
    for (const bytes of [new Uint8Array(64), encodeTga(plates)]) {
      const error = await expectFormatError('unsupported', () => decodeImage(bytes, 'MARK.VTX'));
      expect(error.message).toBe("MARK.VTX: the layout of '.vtx' textures is not known yet");
    }
  });
});
