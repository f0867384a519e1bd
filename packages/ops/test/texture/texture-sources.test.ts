import { pakfile } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { wadBytes } from '../../../formats/test/image/support/texture-bytes.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { imagePaths, pakTextureSource, texturePath, zipTextureSource } from '../../src/texture/index.js';
import { wadTextureSource } from '../../src/texture/wad-texture-source.js';

const zip = buildZip([
  { name: 'scripts/', content: '' },
  { name: 'scripts/B.shader', content: 'b' },
  { name: 'scripts/a.shader', content: 'a' },
  { name: 'scripts/more/c.shader', content: 'c' },
  { name: 'Textures\\Wall.TGA', content: 'first', method: 8 },
  { name: 'textures/wall.tga', content: 'last', method: 8 },
  { name: '../outside.tga', content: 'x' },
]);
const pak = pakfile().open({ name: 'PAKFILE', bytes: zip, offset: 0, byteOrder: 'little' });
const text = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes);

describe('a source of textures', () => {
  it('in an archive has files in whatever case, of equals the last', async () => {
    const source = zipTextureSource(memorySource(zip), { title: 'a.pk3' });
    expect(text(await source.find('textures/wall.tga'))).toBe('last');
    expect(await source.find('textures/none.tga')).toBeUndefined();
    expect(await source.list('scripts')).toEqual(['scripts/a.shader', 'scripts/b.shader']);
  });

  it('in a map has the files of the map, of equals the first', async () => {
    const source = pakTextureSource(pak);
    expect(text(await source.find('textures/wall.tga'))).toBe('first');
    expect(await source.find('nothing')).toBeUndefined();
    expect(await source.list('scripts')).toEqual(['scripts/a.shader', 'scripts/b.shader']);
  });

  it('refuses files that are too large, and damaged ones', async () => {
    const source = zipTextureSource(memorySource(zip), { title: 'a.pk3', maxFile: 3 });
    await expectFormatError('limit', () => source.find('textures/wall.tga'));
    await expectFormatError('limit', () => pakTextureSource(pak, { maxFile: 3 }).find('textures/wall.tga'));
    for (const both of [
      zipTextureSource(memorySource(zip), { title: 'a.pk3', maxTotal: 6 }),
      pakTextureSource(pak, { maxTotal: 6 }),
    ]) {
      expect(await both.find('textures/wall.tga')).toBeDefined();
      await expectFormatError('limit', () => both.find('textures/wall.tga'));
    }
    const broken = buildZip([{ name: 'a', content: 'abc', method: 8, crc: 1 }]);
    await expectFormatError('bad-value', () =>
      zipTextureSource(memorySource(broken), { title: 'b' }).find('a'),
    );
    const lump = pakfile().open({ name: 'P', bytes: broken, offset: 0, byteOrder: 'little' });
    await expectFormatError('bad-value', () => pakTextureSource(lump).find('a'));
    await expectFormatError('bad-magic', () =>
      zipTextureSource(memorySource(new Uint8Array(99)), { title: 'c' }).find('a'),
    );
  });

  it('of archives of textures has them as files', async () => {
    const source = wadTextureSource(wadBytes([['Wall', 0x43, Uint8Array.of(7)]]), { title: 'w.wad' });
    expect(await source.find('textures/wall.mip')).toEqual(Uint8Array.of(7));
    expect(await source.list('textures')).toEqual(['textures/wall.mip']);
  });
});

describe('names of textures', () => {
  it('never lead out of the place that they are looked for in', () => {
    expect(texturePath('materials', 'Brick\\Wall01')).toBe('materials/brick/wall01');
    for (const name of ['../a', 'a/../../b', '..', 'a/./b', '', '/', 'a\0b', 'a\nb', '..\\..\\a'])
      expect(texturePath(name)).toBeUndefined();
    expect(texturePath('/etc/passwd')).toBe('etc/passwd');
    expect(texturePath('*water1')).toBe('*water1');
  });

  it('are tried with the extension that they have first', () => {
    expect(imagePaths('a/b.tga', ['dds', 'tga'])).toEqual(['a/b.tga', 'a/b.dds']);
    expect(imagePaths('a/b', ['dds', 'tga'])).toEqual(['a/b.dds', 'a/b.tga']);
    expect(imagePaths('a/b.v2', ['dds'])).toEqual(['a/b.v2.dds']);
  });
});
