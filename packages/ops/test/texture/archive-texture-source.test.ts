import { memorySource } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wadBytes } from '../../../formats/test/image/support/texture-bytes.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
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
