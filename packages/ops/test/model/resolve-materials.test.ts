import { openModel, writeModel } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { type ModelFolder, resolveMaterials } from '../../src/model/index.js';

function folder(files: Readonly<Record<string, Uint8Array>>): ModelFolder {
  const map = new Map(Object.entries(files));
  return {
    names: async () => [...map.keys()],
    read: async (name) => {
      const bytes = map.get(name);
      if (bytes === undefined) throw new FormatError('io', 'no such file');
      return bytes;
    },
  };
}

const image = new Uint8Array(0);

/** A model with one patch that names a material. */
function naming(front: string): Uint8Array {
  return writeModel({ objects: [{ levels: [{ patches: [{ front }] }] }] });
}

describe('materials', () => {
  it('lead through libraries to images, whatever their case', async () => {
    const { issues, materials } = await resolveMaterials(openModel(walkerFile()), {
      folder: folder({ 'WlkBase.bmf': libraryFile(), 'HULL.SGI': image, 'glass.tga': image }),
      schema: madeUpSchema,
    });
    expect(materials[0]).toEqual({
      reference: 'wlkbase:hull_mtl',
      file: 'WlkBase.bmf',
      isInLibrary: true,
      textures: [{ name: 'hull.sgi', file: 'HULL.SGI' }],
    });
    expect(issues.map(({ message, path, rule }) => [rule, message, path.slice(-3)])).toEqual([
      ['model-texture-missing', "there is no file 'mark.vtx'", ['PATCH', 7, 'SV_F_MATERIAL']],
      ['model-material-missing', "there is no file 'wlkfx.BMF'", ['PATCH', 8, 'SV_F_MATERIAL']],
    ]);
  });

  it('lead to the file only while the tags of materials are not known', async () => {
    const { issues, materials } = await resolveMaterials(openModel(naming('wlkbase:no_such')), {
      folder: folder({ 'wlkbase.bmf': libraryFile() }),
    });
    expect(issues).toEqual([]);
    expect(materials).toEqual([
      { reference: 'wlkbase:no_such', file: 'wlkbase.bmf', isInLibrary: undefined, textures: [] },
    ]);
  });

  it('that a library does not have, and libraries that are none, are issues', async () => {
    const options = (bytes: Uint8Array) => ({ folder: folder({ 'A.BMF': bytes }), schema: madeUpSchema });
    const messages = async (bytes: Uint8Array) =>
      (await resolveMaterials(openModel(naming('a:b')), options(bytes))).issues.map(({ message }) => message);
    expect(await messages(libraryFile())).toEqual(["library 'A.BMF' has no material 'b'"]);
    expect(await messages(walkerFile())).toEqual(["library 'A.BMF': is no library of materials"]);
    expect((await messages(new Uint8Array(3)))[0]).toContain('is no model of the pods');
  });

  it.each([
    '..\\secret',
    '../secret',

    '\\\\host\\share\\x',
    '/etc/passwd',
    'a/b',
    'con',
    'x\u0001',
    '',
  ])('never leave the folder: %j', async (library) => {
    let reads = 0;
    const spying: ModelFolder = {
      names: async () => ['secret.BMF', 'x.BMF', 'passwd.BMF', 'b.BMF', '.BMF'],
      read: async () => {
        reads++;
        return libraryFile();
      },
    };
    const { issues } = await resolveMaterials(openModel(naming(`${library}:m`)), { folder: spying });
    if (library !== '') expect(issues.map(({ rule }) => rule)).toEqual(['model-material-name']);
    if (library !== '') expect(reads).toBe(0);
  });

  it('have images inside the folder only', async () => {
    const names = ['..\\x.sgi', 'C:\\x.sgi', 'C:x.sgi', '\\\\host\\share\\x.sgi', 'a/x.sgi', 'nul.sgi', ''];
    const text = (value: string) => Uint8Array.from(`${value}\0`, (letter) => letter.charCodeAt(0));
    const texture = (name: string) => ({
      tag: 'TEXTURE',
      children: [{ tag: 'TEXTURE_MAP', data: text(name) }],
    });
    const children = [{ tag: 'NAME', data: text('m') }, ...names.map(texture)];
    const bytes = writeModel(
      { magic: 'DIV-BMF2', others: [{ tag: 'MATERIAL', children }] },
      { schema: madeUpSchema },
    );
    const { issues, materials } = await resolveMaterials(openModel(naming('l:m')), {
      folder: folder({ 'L.BMF': bytes, 'x.sgi': image, '..': image }),
      schema: madeUpSchema,
    });
    expect(materials[0]?.textures.every(({ file }) => file === undefined)).toBe(true);
    expect(issues.map(({ rule }) => rule)).toEqual(names.map(() => 'model-material-name'));
  });
});
