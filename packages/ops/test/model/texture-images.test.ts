import { openModel, writeModel } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { walkerTextures } from '../../../../tools/fixtures/images/walker-textures.js';
import { MaterialResolver, type ModelFolder } from '../../src/model/index.js';

/** The walker's folder with some files in it changed; counts what is read. */
function folderWith(
  changed: Readonly<Record<string, Uint8Array>>,
): ModelFolder & { readonly reads: string[] } {
  const files = new Map<string, Uint8Array>([
    ['WLKBASE.BMF', libraryFile()],
    ['WLKFX.BMF', writeModel({ magic: 'DIV-BMF2', header: { fileType: 1 } })],
    ...walkerTextures(),
    ...Object.entries(changed),
  ]);
  const reads: string[] = [];
  return {
    reads,
    names: async () => [...files.keys()],
    async read(name) {
      reads.push(name);
      const bytes = files.get(name);
      if (bytes === undefined) throw new FormatError('io', 'no such file');
      return bytes;
    },
  };
}

async function followed(folder: ModelFolder) {
  const resolver = new MaterialResolver({ folder, schema: madeUpSchema, decodesImages: true });
  return resolver.resolve(openModel(walkerFile()));
}

const sgi = walkerTextures().get('HULL.SGI') as Uint8Array;

/** The image with a word of 16 bits set, big-endian as in SGI images. */
function withWord(at: number, value: number): Uint8Array {
  const bytes = sgi.slice();
  new DataView(bytes.buffer).setUint16(at, value);
  return bytes;
}

/** What is said of HULL.SGI with other bytes. */
async function saidOf(bytes: Uint8Array): Promise<string[]> {
  const { issues } = await followed(folderWith({ 'HULL.SGI': bytes }));
  return issues.flatMap(({ message, rule }) => (message.includes('HULL') ? [`${rule}: ${message}`] : []));
}

describe('images of materials', () => {
  it('are decoded, and told with format and size', async () => {
    const { issues, materials } = await followed(folderWith({}));
    expect(
      materials.flatMap(({ textures }) => textures.map(({ image, name }) => [name, image?.shown])),
    ).toEqual([
      ['hull.sgi', { format: 'sgi', width: 64, height: 48, channels: 3, compression: 'run-length' }],
      ['GLASS.TGA', { format: 'tga', width: 32, height: 32, channels: 4, compression: 'none' }],
      ['mark.vtx', undefined],
    ]);
    // The kind that isn't known yet is named, at the patch that asks for it, and is no fault.
    expect(
      issues.map(({ message, path, rule, severity }) => [rule, severity, message, path.slice(-3)]),
    ).toEqual([
      [
        'model-texture-kind',
        'info',
        "image 'mark.vtx': the layout of '.vtx' textures is not known yet (unsupported)",
        ['PATCH', 7, 'SV_F_MATERIAL'],
      ],
      [
        'model-material-missing',
        'warning',
        "library 'WLKFX.BMF' has no material 'lamp_mtl'",
        ['PATCH', 8, 'SV_F_MATERIAL'],
      ],
    ]);
  });

  it('that are cut, too large or none are issues with kind, size and rule', async () => {
    expect((await saidOf(sgi.subarray(0, sgi.length - 100)))[0]).toMatch(
      /^model-texture-damaged: image 'HULL.SGI' \(SGI, 64 by 48\)( at 0x[0-9a-f]+)?: .* \[image-[a-z-]+\]$/,
    );
    // Sides of 65,535 pixels each.
    const huge = withWord(6, 0xffff);
    new DataView(huge.buffer).setUint16(8, 0xffff);
    expect(await saidOf(huge)).toEqual([
      expect.stringMatching(/^model-texture-damaged: .*65535 by 65535.*\(limit\)$/),
    ]);
    expect(await saidOf(new Uint8Array(3))).toEqual([
      expect.stringMatching(/^model-texture-damaged: .*\([a-z-]+\)$/),
    ]);
    expect(await saidOf(new Uint8Array(0))).toHaveLength(1);
  });

  it('give a handful of issues each, whatever is in them', async () => {
    const bytes = sgi.slice();
    // The table of rows points anywhere.
    for (let at = 512; at < 512 + 64; at++) bytes[at] = 0xff;
    const said = await saidOf(bytes);
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThanOrEqual(4);
  });

  it('are read once for many models, and not at all unless they are to be decoded', async () => {
    const folder = folderWith({});
    const resolver = new MaterialResolver({ folder, schema: madeUpSchema, decodesImages: true });
    for (let i = 0; i < 3; i++) await resolver.resolve(openModel(walkerFile()));
    expect([...folder.reads].sort()).toEqual([
      'HULL.SGI',
      'WLKBASE.BMF',
      'WLKFX.BMF',
      'glass.tga',
      'mark.vtx',
    ]);
    const other = folderWith({});
    await new MaterialResolver({ folder: other, schema: madeUpSchema }).resolve(openModel(walkerFile()));
    expect(other.reads).toEqual(['WLKBASE.BMF', 'WLKFX.BMF']);
  });
});
