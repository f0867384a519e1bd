import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { hasSignature } from '../src/container/signature.js';
import { identify } from '../src/identify.js';
import { open, openAs, openSource } from '../src/open.js';
import { registry } from '../src/registry.js';
import { expectFormatError } from './support/expect-format-error.js';

/** First bytes of a file: text, then 32-bit numbers. */
function head(text: string, ...words: number[]): Uint8Array {
  const bytes = new Uint8Array(Math.max(16, text.length + words.length * 4));
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const view = new DataView(bytes.buffer);
  for (const [i, word] of words.entries()) view.setInt32(text.length + i * 4, word, true);
  return bytes;
}

const files: readonly (readonly [what: string, bytes: Uint8Array, format: string, description: string])[] = [
  ['Quake before its release', head('', 23), 'quake', 'an early Quake BSP (version 23)'],
  ['Xash3D', head('', 31), 'quake', 'a Xash3D BSP (version 31)'],
  ['Nightfire', head('', 42), 'quake', 'a Nightfire BSP (version 42)'],
  ['Call of Duty 2', head('IBSP', 4), 'ibsp-4', 'a Call of Duty 2 BSP (IBSP version 4)'],
  ['a game between', head('IBSP', 17), 'ibsp-17', 'a Call of Duty 4 era BSP (IBSP version 17)'],
  ['Quake II', head('IBSP', 38), 'ibsp-38', 'a Quake II BSP (IBSP version 38)'],
  ['Daikatana', head('IBSP', 41), 'ibsp-41', 'a Daikatana BSP (IBSP version 41)'],
  ['Quake III', head('IBSP', 46), 'ibsp-46', 'a Quake III Arena or Soldier of Fortune BSP (IBSP version 46)'],
  [
    'Wolfenstein',
    head('IBSP', 47),
    'ibsp-47',
    'a Return to Castle Wolfenstein or Quake Live BSP (IBSP version 47)',
  ],
  [
    'the demo of Call of Duty',
    head('IBSP', 58),
    'ibsp-58',
    'a BSP of the Call of Duty demo (IBSP version 58)',
  ],
  ['a version nobody knows', head('IBSP', -2), 'ibsp--2', 'an IBSP file of the unknown version -2'],
  ['Source', head('VBSP', 9999), 'vbsp', 'a Source engine BSP (VBSP)'],
  ['Source for consoles', head('PSBV', 9999), 'vbsp', 'a Source engine BSP for consoles (big-endian VBSP)'],
  ['Titanfall', head('rBSP', 9999), 'rbsp', 'a Titanfall or Apex Legends BSP (rBSP)'],
  ['Raven', head('RBSP', 1), 'raven', 'a Raven Software BSP (RBSP)'],
  ['QFusion', head('FBSP', 1), 'fbsp', 'a QFusion BSP (FBSP)'],
  ['F.A.K.K.2', head('FAKK', 12), 'fakk', 'a Heavy Metal: F.A.K.K.2 or Alice BSP'],
  ['Elite Force II', head('EF2!', 20), 'ef2', 'a Star Trek: Elite Force II BSP'],
  ['Allied Assault', head('2015', 19), 'mohaa', 'a Medal of Honor: Allied Assault BSP'],
  ['its expansions', head('EALA', 21), 'mohaa', 'a Medal of Honor: Allied Assault expansion BSP'],
  ['a zip', head('PK\u0003\u0004'), 'zip', 'a zip archive, as .pk3 files are'],
  ['an empty zip', head('PK\u0005\u0006'), 'zip', 'an empty zip archive'],
  ['gzip', head('\u001f\u008b\u0008'), 'gzip', 'a gzip-compressed file'],
  ['bzip2', head('BZh91AY'), 'bzip2', 'a bzip2-compressed file'],
  ['7-Zip', head('7z\u00bc\u00af\u0027\u001c'), '7z', 'a 7-Zip archive'],
  ['RAR', head('Rar!\u001a'), 'rar', 'a RAR archive'],
  ['PNG', head('\u0089PNG\r\n'), 'png', 'a PNG image'],
  ['an addon', head('GMAD\u0003'), 'gma', "a Garry's Mod addon (GMA)"],
  [
    'an addon as it is stored',
    head(']\u0000\u0000\u0080\u0000\u0010\u0027\u0000\u0000\u0000\u0000\u0000\u0000\u0000'),
    'lzma',
    "an LZMA-compressed file, as Garry's Mod addons are stored",
  ],
  [
    'an addon as it is stored, of unknown size',
    head(']\u0000\u0000\u0080\u0000\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u0000'),
    'lzma',
    "an LZMA-compressed file, as Garry's Mod addons are stored",
  ],
  [
    'a lone block',
    head('LZMA'),
    'lzma',
    'an LZMA block as compressed lumps of Source maps are, without its map',
  ],
  ['DIV-BIZ2', head('DIV-BIZ2'), 'bgf', 'a DIV-BIZ2 model (BGF or BMF)'],
  ['a model', head('IDST', 48), 'mdl', 'a model (MDL)'],
  ['a texture', head('VTF\u0000'), 'vtf', 'a Valve texture (VTF)'],
  ['a PAK', head('PACK'), 'pak', 'a Quake PAK archive'],
  ['a program for Linux', head('\u007fELF'), 'elf', 'a Linux program'],
  ['a program for Windows', head('MZ\u0090'), 'exe', 'a Windows program'],
  ['a map source', head('// comment\n{\n'), 'text', 'a text file, perhaps a .map or .ent'],
  ['entities', head('\r\n {"classname" '), 'text', 'a text file, perhaps a .map or .ent'],
];

describe('a file of a format whose header has no version of its own', () => {
  it.each([
    ['Quake', head('', 29), 'quake', 'a Quake BSP (version 29)'],
    ['GoldSrc', head('', 30), 'quake', 'a GoldSrc (Half-Life) BSP (version 30)'],
    ['BSP2', head('BSP2'), 'bsp2', 'a Quake BSP with 32-bit indexes (BSP2)'],
    ['2PSB', head('2PSB'), 'bsp2', 'a Quake BSP with 32-bit indexes (2PSB)'],
  ])('is named, and refused when it ends in its directory: %s', async (_what, bytes, format, description) => {
    expect(identify(bytes, 1000)).toMatchObject({ format, description });
    const error = await expectFormatError('truncated', () => open(bytes));
    expect(error).toMatchObject({ path: ['header'], expected: 124, found: 16 });
  });
});

describe('a file of a format whose directory has as many entries as there are', () => {
  it('is named, and an empty map when there are none: Call of Duty 4', async () => {
    const bytes = head('IBSP', 22).subarray(0, 12);
    expect(identify(bytes, 1000)?.description).toBe('a Call of Duty 4 BSP (IBSP version 22)');
    const map = await open(bytes);
    expect(map.head.order).toEqual([]);
    expect(map.lumpNames.filter((name) => map.lump(name).status !== 'empty')).toEqual([]);
  });
});

describe('a file that is not one of ours', () => {
  it.each(files)('is named: %s', async (_what, bytes, format, description) => {
    expect(identify(bytes, 1000)).toMatchObject({ format, description });
    // What can be read ends in its directory.
    if (registry.some((entry) => hasSignature(entry, bytes))) {
      await expectFormatError('truncated', () => open(bytes));
      return;
    }
    // What has the magic of a game that can be read is of another version of it.
    const magic = String.fromCharCode(...bytes.subarray(0, 4));
    const isKnown = registry.some((entry) => entry.magic === magic || entry.bigEndianMagic === magic);
    const code = isKnown ? 'bad-version' : 'bad-magic';
    for (const attempt of [
      () => open(bytes),
      () => openAs(branch, bytes),
      () => openSource(bytes),
      () => open(bytes, { branch: 'call-of-duty' }),
      () => openSource(bytes, { branch: 'call-of-duty' }),
    ]) {
      const error = await expectFormatError(code, attempt);
      expect(error.message).toContain(`is ${description}, which can't be read here`);
      expect(error).toMatchObject({ offset: 0, found: format });
      expect(error.expected).toContain('IBSP 59');
    }
  });

  it('is told what helps where something does', async () => {
    const error = await expectFormatError('bad-magic', () => open(head('PK\u0003\u0004')));
    expect(error.message).toContain(
      "is a zip archive, as .pk3 files are, which can't be read here: name a map inside it as archive.pk3!maps/x.bsp",
    );
  });

  it('is named in bytes that are part of a larger buffer', () => {
    const pool = new Uint8Array(64).fill(0xff);
    pool.set(head('IBSP', 46), 13);
    expect(identify(pool.subarray(13, 29), 16)?.format).toBe('ibsp-46');
  });

  it('may be empty', async () => {
    expect(identify(new Uint8Array(0), 0)).toEqual({ format: 'empty', description: 'an empty file' });
    for (const attempt of [
      () => open(new Uint8Array(0)),
      () => openAs(branch, new Uint8Array(0)),
      () => openSource(new Uint8Array(0)),
    ]) {
      expect((await expectFormatError('truncated', attempt)).message).toContain('is an empty file');
    }
  });

  it('may end behind its version, where that is all that it begins with', async () => {
    const error = await expectFormatError('truncated', () => open(Uint8Array.of(29, 0, 0, 0)));
    expect(error.message).toContain('is a Quake BSP (version 29), cut off after 4 bytes');
  });

  it('may end before its version', async () => {
    for (let size = 1; size < 8; size++) {
      const bytes = head('IBSP', 59).subarray(0, size);
      for (const attempt of [() => open(bytes), () => openAs(branch, bytes), () => openSource(bytes)]) {
        const error = await expectFormatError(size < 4 ? 'bad-magic' : 'truncated', attempt);
        expect(error.message).toContain(
          size < 4 ? 'is no file of a known format' : 'is an IBSP file that ends before its version',
        );
      }
    }
  });

  it('may be anything of one to seven bytes', async () => {
    for (let size = 1; size < 8; size++) {
      for (let byte = 0; byte < 256; byte++) {
        const bytes = new Uint8Array(size).fill(byte);
        const identity = identify(bytes, size);
        expect(identity === undefined || identity.format === 'text').toBe(true);
        await expectFormatError('bad-magic', () => open(bytes));
      }
    }
  });

  it('may be of no known kind', async () => {
    expect(identify(head('????'), 100)).toBeUndefined();
    const error = await expectFormatError('bad-magic', () => open(head('????')));
    expect(error.message).toContain('is no file of a known format');
    expect(error.expected).toContain('IBSP 59');
  });
});

describe('a file that is one of ours', () => {
  it('is named too', () => {
    expect(identify(head('IBSP', 59), 272)).toEqual({
      format: 'ibsp-59',
      description: 'a Call of Duty or United Offensive BSP (IBSP version 59)',
    });
  });

  it('is said to be cut off when only its first bytes are there', async () => {
    const error = await expectFormatError('truncated', () => open(new TextEncoder().encode('rBSP4')));
    expect(error.message).toContain('cut off after 5 bytes');
    expect(error.message).not.toContain("can't be read here");
  });
});
