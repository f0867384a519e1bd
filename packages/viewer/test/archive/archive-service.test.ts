import { describe, expect, it } from 'vitest';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { packBytes } from '../../../ops/test/texture/support/pack-bytes.js';
import { ArchiveService } from '../../src/worker/archive/archive-service.js';

const inputOf = (name: string, bytes: Uint8Array) =>
  ({
    file: { kind: 'blob', name, blob: new Blob([bytes.slice()]) } as const,
    companions: [],
  }) as const;
const textOf = async (blob: Promise<Blob>) => (await blob).text();

const zip = buildZip([
  { name: 'maps/b10.bsp', content: 'ten', method: 8 },
  { name: 'maps/b2.bsp', content: 'old' },
  { name: 'maps/b2.bsp', content: 'two!' },
  { name: 'textures/a.tga', content: 'image' },
  { name: 'maps/', content: '' },
  { name: 'models/walker.BGF', content: 'walker' },
]);
const pack = packBytes({
  'maps/start.bsp': new TextEncoder().encode('start'),
  'gfx/a.lmp': new Uint8Array(3),
});

describe('an archive', () => {
  it('of whichever kind gives the file that games take of two with one name', async () => {
    // Two names of one length, one of which is made the other.
    const two = packBytes({
      'maps/a.bsp': new TextEncoder().encode('first'),
      'maps/b.bsp': new Uint8Array(2),
    });
    const at = Buffer.from(two).lastIndexOf('maps/b.bsp');
    two.set(new TextEncoder().encode('maps/a.bsp'), at);
    const pak = inputOf('pak0.pak', two);
    expect(await new ArchiveService().list(pak)).toEqual([{ name: 'maps/a.bsp', size: 5 }]);
    expect(await textOf(new ArchiveService().take(pak, 'maps/a.bsp'))).toBe('first');
  });

  it('is listed: its maps and models, a name once, in the order of people', async () => {
    expect(await new ArchiveService().list(inputOf('a.pk3', zip))).toEqual([
      { name: 'maps/b2.bsp', size: 4 },
      { name: 'maps/b10.bsp', size: 3 },
      { name: 'models/walker.BGF', size: 6 },
    ]);
    // It is told by its bytes, not by its name.
    expect(await new ArchiveService().list(inputOf('pak0.zip', pack))).toEqual([
      { name: 'maps/start.bsp', size: 5 },
    ]);
  });

  it('gives its files, of those with one name the last', async () => {
    const service = new ArchiveService();
    expect(await textOf(service.take(inputOf('a.pk3', zip), 'maps/b10.bsp'))).toBe('ten');
    expect(await textOf(service.take(inputOf('a.pk3', zip), 'maps/b2.bsp'))).toBe('two!');
    expect(await textOf(service.take(inputOf('pak0.pak', pack), 'maps/start.bsp'))).toBe('start');
  });

  it('says why something can’t be taken out of it', async () => {
    const service = new ArchiveService({ mostBytes: 3 });
    const code = (promise: Promise<unknown>) =>
      promise.then(
        () => 'none',
        ({ code: found }) => found as string,
      );
    expect(await code(service.take(inputOf('a.pk3', zip), 'maps/c.bsp'))).toBe('not-found');
    // Names lead nowhere but to what was listed.
    expect(await code(service.take(inputOf('a.pk3', zip), 'textures/a.tga'))).toBe('not-found');
    expect(await code(service.take(inputOf('a.pk3', zip), '__proto__'))).toBe('not-found');
    expect(await code(service.take(inputOf('a.pk3', zip), 'maps/b2.bsp'))).toBe('limit');
    expect(await code(service.take(inputOf('pak0.pak', pack), 'maps/start.bsp'))).toBe('limit');
    expect(await code(service.list(inputOf('a.pk3', zip.subarray(0, zip.length - 40))))).toBe('bad-magic');
    expect(await code(service.list(inputOf('a.pk3', new Uint8Array(0))))).not.toBe('none');
    const damaged = buildZip([{ name: 'a.bsp', content: 'content', method: 8, crc: 1 }]);
    expect(await code(service.take(inputOf('a.pk3', damaged), 'a.bsp'))).not.toBe('none');
  });
});

describe('an archive of Source', () => {
  const files = buildVpk('pak01_dir.vpk', [
    { name: 'maps/near.bsp', content: 'near', preload: 2 },
    { name: 'maps/far.bsp', content: 'far', part: 0 },
    { name: 'maps/lost.bsp', content: 'lost', part: 1 },
    { name: 'materials/a.vmt', content: 'text', part: 0 },
  ]);
  const { file } = inputOf('pak01_dir.vpk', files['pak01_dir.vpk'] as Uint8Array);
  const part = inputOf('pak01_000.vpk', files['pak01_000.vpk'] as Uint8Array);
  const archive = { file, companions: [{ path: 'game/PAK01_000.vpk', input: part.file }] };

  it('gives its maps, from the numbered files that came with it', async () => {
    const service = new ArchiveService();
    expect((await service.list(archive)).map(({ name }) => name)).toEqual([
      'maps/far.bsp',
      'maps/lost.bsp',
      'maps/near.bsp',
    ]);
    expect(await textOf(service.take(archive, 'maps/near.bsp'))).toBe('near');
    expect(await textOf(service.take(archive, 'maps/far.bsp'))).toBe('far');
  });

  it('says which of them is missing, and what helps', async () => {
    const error = await new ArchiveService()
      .take(archive, 'maps/lost.bsp')
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'not-found',
      message: "maps/lost.bsp: lies in pak01_001.vpk, which isn't beside the archive",
      advice: expect.stringContaining('numbered files') as string,
    });
    await expect(new ArchiveService().list(part)).rejects.toThrow(/pak01_dir\.vpk lists/);
  });
});
