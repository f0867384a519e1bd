import { memorySource } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { wadBytes } from '../../../formats/test/image/support/texture-bytes.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { filesBeside } from '../../../formats/test/support/neighbours.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { archiveFiles, openArchive } from '../../src/pak/index.js';
import { archiveTextureSource, packTextureSource } from '../../src/texture/index.js';
import { packBytes } from './support/pack-bytes.js';

const text = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes);
const bytesOf = (value: string): Uint8Array => new TextEncoder().encode(value);
const open = (bytes: Uint8Array) => archiveTextureSource(memorySource(bytes), { title: 'a' });

const pack = packBytes({
  'Textures/e1u1/Wall.wal': bytesOf('first'),
  'textures/e1u1/floor.wal': bytesOf('floor'),
  'pics/colormap.pcx': bytesOf('colours'),
});

describe('an archive of a game', () => {
  it('is read as what its first bytes say, whatever it is called', async () => {
    expect(text(await (await open(pack)).find('textures/e1u1/wall.wal'))).toBe('first');
    const zip = buildZip([{ name: 'textures/a.tga', content: 'zip' }]);
    expect(text(await (await open(zip)).find('textures/a.tga'))).toBe('zip');
    const wad = wadBytes([['Wall', 0x43, bytesOf('wad')]]);
    expect(text(await (await open(wad)).find('textures/wall.mip'))).toBe('wad');
  });

  it('lists the files of a folder', async () => {
    const source = await open(pack);
    expect(await source.list('textures/e1u1')).toEqual(['textures/e1u1/floor.wal', 'textures/e1u1/wall.wal']);
    expect(await source.find('textures/none.wal')).toBeUndefined();
  });

  it('that is damaged or none is refused, and a file that isn’t in it left out', async () => {
    await expectFormatError('bad-magic', () => open(new Uint8Array(99)));
    await expectFormatError('truncated', () => open(bytesOf('PACK')));
    const far = pack.slice();
    new DataView(far.buffer).setUint32(4, 0xfffffff0, true);
    await expectFormatError('out-of-bounds', () => open(far));
    const many = pack.slice();
    new DataView(many.buffer).setUint32(8, 0xffffffc0, true);
    await expectFormatError('limit', () => open(many));
    const directory = new DataView(pack.buffer).getUint32(4, true);
    const outside = pack.slice();
    new DataView(outside.buffer).setUint32(directory + 60, 0xffffffff, true);
    expect(await (await open(outside)).list('textures/e1u1')).toEqual(['textures/e1u1/floor.wal']);
  });

  it('gives no file that is larger than allowed', async () => {
    const source = await packTextureSource(memorySource(pack), { title: 'a', maxFile: 5 });
    expect(text(await source.find('textures/e1u1/floor.wal'))).toBe('floor');
    await expectFormatError('limit', () => source.find('pics/colormap.pcx'));
  });

  it('with any bytes at all is read or refused in words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.boolean(), async (bytes, isPack) => {
        const whole = isPack ? Uint8Array.from([...bytesOf('PACK'), ...bytes]) : bytes;
        const source = await open(whole).catch((error: Error) => error);
        if (source instanceof Error) expect(source.name).toBe('FormatError');
        else await source.list('');
      }),
      { numRuns: 200 },
    );
  });
});

describe('an archive of Source in several files', () => {
  const files = buildVpk('pak01_dir.vpk', [
    { name: 'Materials/Brick/Wall.vtf', content: 'wall', part: 0, preload: 1 },
    { name: 'materials/brick/wall.vtf', content: 'a second one', part: 0 },
    { name: 'materials/brick/floor.vtf', content: 'floor', part: 1 },
    { name: 'maps/gate.bsp', content: 'gate' },
    { name: '../../etc/passwd', content: 'up' },
  ]);
  const place = (without: readonly string[] = []) => ({
    title: 'game/pak01_dir.vpk',
    beside: filesBeside(
      'pak01_dir.vpk',
      new Map(Object.entries(files).filter(([name]) => !without.includes(name))),
    ),
  });
  const source = memorySource(files['pak01_dir.vpk'] as Uint8Array);

  it('gives its files in whatever case, of two with one name the first', async () => {
    const textures = await archiveTextureSource(source, place());
    expect([textures.title, textures.issues]).toEqual(['game/pak01_dir.vpk', []]);
    expect(await textures.list('materials/brick')).toEqual([
      'materials/brick/floor.vtf',
      'materials/brick/wall.vtf',
    ]);
    expect(text(await textures.find('materials/brick/wall.vtf'))).toBe('wall');
    expect(text(await textures.find('materials/brick/floor.vtf'))).toBe('floor');
    expect(await textures.find('etc/passwd')).toBeUndefined();
    const { counts, format, members } = await openArchive(source, place());
    expect([format, counts, members.length]).toEqual(['vpk', 'first', 5]);
    expect(text((await members[0]?.read(4))?.bytes)).toBe('wall');
    await expectFormatError('limit', () => members[0]?.read(3));
  });

  it('without a part is read as far as it is there, and says what is missing', async () => {
    const textures = await archiveTextureSource(source, place(['pak01_001.vpk']));
    expect(textures.issues?.map(({ rule }) => rule)).toEqual(['vpk-part-missing']);
    expect(text(await textures.find('materials/brick/wall.vtf'))).toBe('wall');
    const error = await expectFormatError('not-found', () => textures.find('materials/brick/floor.vtf'));
    expect(error.reason).toBe("lies in pak01_001.vpk, which isn't beside the archive");
    const gate = await (await archiveFiles(source, place())).get('maps/gate.bsp')?.read(9);
    expect(text(gate?.bytes)).toBe('gate');
  });

  it('is not opened by one of its parts, which says so', async () => {
    const part = memorySource(files['pak01_000.vpk'] as Uint8Array);
    const error = await expectFormatError('bad-magic', () =>
      archiveTextureSource(part, { title: 'game/pak01_000.vpk' }),
    );
    expect(error.reason).toContain('is called like a part of an archive that pak01_dir.vpk lists');
  });
});
