import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wadBytes } from '../../../formats/test/image/support/texture-bytes.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { openTextureSources } from '../../src/files/open-texture-sources.js';
import { readPaletteFile } from '../../src/files/read-palette-file.js';
import { textureFolder } from '../../src/files/texture-folder.js';

let root = '';
let game = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'brushwork-textures-'));
  game = path.join(root, 'game');
  await mkdir(path.join(game, 'Materials', 'Brick'), { recursive: true });
  await mkdir(path.join(game, 'scripts', 'more'), { recursive: true });
  await writeFile(path.join(root, 'secret.vtf'), 'secret');
  await writeFile(path.join(game, 'Materials', 'Brick', 'Wall.VTF'), 'wall');
  await writeFile(path.join(game, 'scripts', 'B.shader'), 'b');
  await writeFile(path.join(game, 'scripts', 'a.shader'), 'a');
  await symlink(path.join(root, 'secret.vtf'), path.join(game, 'out.vtf'));
  await symlink(root, path.join(game, 'away'));
  await symlink(path.join(game, 'Materials', 'Brick', 'Wall.VTF'), path.join(game, 'inside.vtf'));
  await writeFile(path.join(root, 'a.pk3'), buildZip([{ name: 'Textures/A.tga', content: 'packed' }]));
  await writeFile(path.join(root, 'b.wad'), wadBytes([['Wall', 0x43, Uint8Array.of(7)]]));
});

afterAll(() => rm(root, { recursive: true, force: true }));

const text = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes);

describe('a folder of textures', () => {
  it('has files in whatever case', async () => {
    const folder = textureFolder(game);
    expect(text(await folder.find('materials/brick/wall.vtf'))).toBe('wall');
    expect(await folder.find('materials/brick/none.vtf')).toBeUndefined();
    expect(await folder.find('materials/brick')).toBeUndefined();
    expect(await folder.find('none/at/all')).toBeUndefined();
    expect(await folder.list('scripts')).toEqual(['scripts/a.shader', 'scripts/b.shader']);
    expect(await folder.list('none')).toEqual([]);
  });

  it('is never left', async () => {
    const folder = textureFolder(game);
    for (const name of [
      '../secret.vtf',
      'materials/../../secret.vtf',
      '..\\secret.vtf',
      path.join(root, 'secret.vtf'),
      'c:/secret.vtf',
      '//server/share/secret.vtf',
      '',
      '.',
      'a\0b',
    ])
      expect(await folder.find(name)).toBeUndefined();
    expect(await folder.list('..')).toEqual([]);
    await expectFormatError('io', () => folder.find('out.vtf'));
    await expectFormatError('io', () => folder.find('away/secret.vtf'));
    await expectFormatError('io', () => folder.list('away'));
    expect(text(await folder.find('inside.vtf'))).toBe('wall');
  });

  it('has no files that are too large', async () => {
    await expectFormatError('limit', () =>
      textureFolder(game, { maxFile: 3 }).find('materials/brick/wall.vtf'),
    );
  });
});

describe('a file with a palette', () => {
  it('is 768 bytes of colours', async () => {
    const file = path.join(root, 'palette.lmp');
    const colours = Uint8Array.from({ length: 768 }, (_, i) => i & 255);
    await writeFile(file, colours);
    expect(await readPaletteFile(file)).toEqual(colours);
    await expectFormatError('bad-length', () => readPaletteFile(path.join(root, 'b.wad')));
    await expectFormatError('io', () => readPaletteFile(path.join(root, 'nowhere')));
    await writeFile(file, new Uint8Array(1024 * 1024 + 1));
    await expectFormatError('limit', () => readPaletteFile(file));
  });
});

describe('places of textures', () => {
  it('are folders, archives and archives of textures', async () => {
    const [folder, archive, wad] = await openTextureSources([
      game,
      path.join(root, 'a.pk3'),
      path.join(root, 'b.wad'),
    ]);
    expect(text(await folder?.find('materials/brick/wall.vtf'))).toBe('wall');
    expect(text(await archive?.find('textures/a.tga'))).toBe('packed');
    expect(await wad?.find('textures/wall.mip')).toEqual(Uint8Array.of(7));
  });

  it('that are not there, or none, are refused', async () => {
    await expectFormatError('io', () => openTextureSources([path.join(root, 'nowhere')]));
    await expectFormatError('truncated', () => openTextureSources([path.join(root, 'secret.vtf')]));
  });
});
