import { readZipDirectory, registryEntry } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { storedZip } from '../../../../tools/fixtures/valve/bytes/stored-zip.js';
import { downloadName } from '../../src/worker/pak/pak-archive.js';
import { PakService } from '../../src/worker/pak/pak-service.js';
import { bytesOfBlob, openedFile } from '../support/opened-file.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

const first = { mip: 0, frame: 0, face: 0 };
const picture = encodeTga(platesPicture(16, 8));
const files = [
  { name: 'materials/wall.tga', bytes: picture },
  { name: 'materials/<b>wall</b>.vmt', bytes: bytesOfText('"LightmappedGeneric"\n{\n}\n') },
  { name: 'page.html', bytes: bytesOfText('<script>alert(1)</script>') },
  { name: 'drawing.svg', bytes: bytesOfText('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') },
  { name: '../../outside.txt', bytes: bytesOfText('out') },
  { name: 'broken.vtf', bytes: bytesOfText('VTF\0and nothing more') },
  { name: 'odd.txt', bytes: Uint8Array.of(0, 1, 2, 3) },
  { name: 'sound/a.wav', bytes: bytesOfText('RIFF') },
];
const map = await sourceMapWith({ PAKFILE: storedZip(files, 'XZP1 0') });

async function serviceOf(bytes: Uint8Array): Promise<PakService> {
  return new PakService(await openedFile('tiny.bsp', bytes));
}

describe('the files that a map brings along', () => {
  it('are listed with kind, size and CRC, names as they are', async () => {
    const [section] = await (await serviceOf(map)).sections();
    expect(section).toMatchObject({ lump: 'PAKFILE', kind: 'archive', status: 'ok', comment: 'XZP1 0' });
    expect(section?.files.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    expect(section?.files[1]).toMatchObject({ kind: 'material', method: 'stored', size: 25, packedSize: 25 });
  });

  it('are shown: pictures as pictures, text as text, HTML and SVG as their source, all else as bytes', async () => {
    const service = await serviceOf(map);
    const preview = (id: number) => service.preview('PAKFILE', id, first);
    expect(await preview(0)).toMatchObject({ kind: 'picture', width: 16, height: 8 });
    expect(await preview(1)).toMatchObject({ kind: 'text', text: '"LightmappedGeneric"\n{\n}\n' });
    expect(await preview(2)).toMatchObject({ kind: 'text', text: '<script>alert(1)</script>' });
    expect(await preview(3)).toMatchObject({ kind: 'text' });
    const broken = await preview(5);
    expect(broken).toMatchObject({ kind: 'bytes' });
    expect(broken.kind === 'bytes' && broken.why).toBeTruthy();
    expect(await preview(6)).toMatchObject({ kind: 'bytes', why: expect.stringContaining('not text') });
    expect(await preview(7)).toMatchObject({ kind: 'bytes', why: undefined });
    await expect(preview(99)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are downloaded one by one, by a name that leads nowhere', async () => {
    const service = await serviceOf(map);
    const { blob, name } = await service.file('PAKFILE', 4);
    expect(name).toBe('outside.txt');
    expect(await bytesOfBlob(blob)).toEqual(bytesOfText('out'));
    expect((await service.file('PAKFILE', 1)).name).toBe('b_.vmt');
    expect(downloadName('..')).toBe('file');
    expect(downloadName('a/b\\c:d?.txt')).toBe('c_d_.txt');
    expect(downloadName('.htaccess')).toBe('htaccess');
    expect(downloadName('CON')).toBe('file');
  });

  it('are downloaded together as an archive, without those whose names lead out', async () => {
    const service = await serviceOf(map);
    const ids = files.map((_, i) => i);
    const { blob, leftOut, name } = await service.archive('PAKFILE', ids, 'all');
    const { entries } = await readZipDirectory(memorySource(await bytesOfBlob(blob)));
    expect(name).toBe('all.zip');
    expect(entries.map((entry) => entry.name)).toEqual(
      files.map((file) => file.name).filter((one) => !one.includes('..') && !one.includes('<')),
    );
    expect(leftOut).toHaveLength(2);
  });

  it('are none where the archive is damaged, and it is said why', async () => {
    const zip = storedZip(files, 'XZP1 0');
    const cut = await serviceOf(await sourceMapWith({ PAKFILE: zip.slice(0, zip.length - 60) }));
    const [section] = await cut.sections();
    expect(section).toMatchObject({ status: 'damaged', files: [] });
    expect(section?.summary).toContain('can’t be read');
    const bad = zip.slice();
    // A byte of the content of the first file: its CRC doesn't fit any more.
    bad[60] = (bad[60] ?? 0) ^ 0xff;
    const wrong = await serviceOf(await sourceMapWith({ PAKFILE: bad }));
    await expect(wrong.preview('PAKFILE', 0, first)).rejects.toThrow(/CRC/i);
  });

  it('are none in a map of a format without a pakfile, and none in an empty one', async () => {
    expect(await (await serviceOf(await tinyMap())).sections()).toEqual([]);
    const [section] = await (await serviceOf(await sourceMapWith({ PAKFILE: new Uint8Array(0) }))).sections();
    expect(section).toMatchObject({ status: 'empty', files: [] });
  });
});

describe('textures in a lump', () => {
  it('are listed and shown in all their sizes', async () => {
    const branch = await registryEntry('valve/goldsrc').load();
    const { contents, versions } = quakeWorld(branch);
    const service = await serviceOf(buildFile(branch, contents, versions));
    const [section] = await service.sections();
    expect(section).toMatchObject({ kind: 'textures', status: 'ok' });
    expect(section?.files[0]).toMatchObject({ name: 'floor', kind: '16 × 16', method: 'in the map' });
    const preview = await service.preview('TEXTURES', 0, first);
    expect(preview).toMatchObject({ kind: 'picture', width: 16, parts: { mips: 4 } });
    expect(await service.preview('TEXTURES', 0, { ...first, mip: 2 })).toMatchObject({ width: 4 });
    await expect(service.preview('TEXTURES', 1, first)).rejects.toThrow('in an archive beside the map');
    await expect(service.file('TEXTURES', 0)).rejects.toMatchObject({ code: 'not-found' });
  });
});
