import { openAs } from '@brushwork/formats';
import { branch as callOfDuty } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { buildZip, bytesOf, concat, numbers } from '../../../formats/test/support/zip-builder.js';
import { type CheckPakOptions, checkPak } from '../../src/pak/check-pak.js';
import { listPak } from '../../src/pak/list-pak.js';
import { type MapWithPak, openMapWithPak } from './support/map-with-pak.js';

function check(map: MapWithPak, options: CheckPakOptions = {}) {
  return checkPak(openMapWithPak(map), options);
}

function rules(map: MapWithPak, options: CheckPakOptions = {}): string[] {
  return check(map, options).issues.map(({ rule }) => rule);
}

const wood = '"LightmappedGeneric" { "$basetexture" "custom/wood" "$bumpmap" "custom/wood_n" }';

describe('checkPak', () => {
  const map: MapWithPak = {
    materials: ['custom/wood', 'BRICK/Wall01'],
    models: ['models/custom/tree.mdl'],
    entities:
      '{\n"classname" "worldspawn"\n}\n{\n"classname" "ambient_generic"\n"message" "custom/hum.wav"\n}\n',
    files: [
      { name: 'materials/custom/wood.vmt', content: wood },
      { name: 'materials/custom/Wood.vtf', content: 'texture' },
      { name: 'models/custom/tree.mdl', content: 'IDST' },
      { name: 'models/custom/tree.dx90.vtx', content: 'strips' },
      { name: 'sp_0.vhv', content: 'light' },
      { name: 'materials/left/over.vmt', content: '"UnlitGeneric" { "$basetexture" "only/from/unused" }' },
    ],
  };

  it('tells what of the files that a map names is packed', () => {
    const { assets } = check(map);
    expect(assets.map(({ file, isPacked }) => [file, isPacked])).toEqual([
      ['sound/custom/hum.wav', false],
      ['models/custom/tree.mdl', true],
      ['materials/custom/wood.vmt', true],
      ['materials/brick/wall01.vmt', false],
      ['materials/custom/wood.vtf', true],
      ['materials/custom/wood_n.vtf', false],
    ]);
    expect(assets[0]?.by).toEqual(['ENTITIES[1] ambient_generic']);
    expect(assets[4]?.by).toEqual(['materials/custom/wood.vmt']);
  });

  it('tells what of the packed files is named, looked for by the game, or neither', () => {
    expect(check(map).files.map(({ name, use }) => [name, use])).toEqual([
      ['materials/custom/wood.vmt', 'named'],
      ['materials/custom/Wood.vtf', 'named'],
      ['models/custom/tree.mdl', 'named'],
      ['models/custom/tree.dx90.vtx', 'named'],
      ['sp_0.vhv', 'by convention'],
      ['materials/left/over.vmt', 'unused'],
    ]);
    expect(rules(map)).toEqual(['pak-not-packed', 'pak-not-packed', 'pak-not-packed', 'pak-unused']);
  });

  it('lists scripts, programs by name and by what is in them, and replaced lumps', () => {
    const { scripts, programs, issues } = check({
      files: [
        { name: 'scripts/vscripts/logic.nut', content: 'print("hi")' },
        { name: 'tools/run.exe', content: 'not really' },
        { name: 'materials/picture.vtf', content: concat(bytesOf('MZ'), new Uint8Array(60)) },
        { name: 'maps/x_l_0.lmp', content: 'lump' },
      ],
    });
    expect(scripts.map(({ name }) => name)).toEqual(['scripts/vscripts/logic.nut']);
    expect(programs.map(({ name }) => name)).toEqual(['tools/run.exe', 'materials/picture.vtf']);
    expect(new Set(issues.map(({ rule }) => rule))).toEqual(
      new Set(['pak-executable', 'pak-script', 'pak-lump-patch', 'pak-unused']),
    );
  });

  it('unpacks everything, and says where what is packed is not what the directory says', () => {
    const { issues } = check({
      files: [
        { name: 'maps/a.txt', content: 'alpha', crc: 5 },
        { name: 'maps/b.txt', content: 'beta' },
      ],
    });
    expect(issues).toMatchObject([{ rule: 'pak-content', path: ['PAKFILE', 0], found: expect.any(Number) }]);
  });

  it('names what leads out of a folder, what collides, and what is a bomb', () => {
    const bomb = new Uint8Array(2 << 20);
    const found = rules({
      files: [
        { name: '../../maps/a.txt', content: 'x' },
        { name: 'maps/b.txt', content: 'x' },
        { name: 'MAPS/B.txt', content: 'x' },
        { name: 'maps/c.txt', content: bomb, method: 8, crc: 0 },
      ],
    });
    for (const rule of ['pak-name', 'pak-name-collision', 'pak-bomb']) expect(found).toContain(rule);
    // What is over the limits isn't unpacked, so its wrong CRC isn't found out.
    expect(found).not.toContain('pak-content');
  });

  it('says when the list of what a console loads first is for other entries', () => {
    const files = (count: number) => [
      { name: '__preload_section.pre', content: numbers([3, 4], [count, 4], [0, 4], [2048, 4]) },
    ];
    expect(rules({ files: files(1) })).toEqual([]);
    expect(rules({ files: files(2) })).toEqual(['pak-preload']);
  });

  it('lists so many places of a rule, and counts the others', () => {
    const materials = Array.from({ length: 30 }, (_, i) => `m${i}`);
    const { issues, assets } = check({ materials }, { limit: 5 });
    expect([issues.length, assets.length]).toEqual([6, 30]);
    expect(issues[5]?.message).toBe('25 more of these');
  });

  it('goes on with what is no pakfile, and refuses a format without one', async () => {
    expect(rules({ pak: bytesOf('not a zip archive, but long enough to be one') })).toEqual([
      'pak-unreadable',
    ]);
    const other = openAs(callOfDuty, new Uint8Array(await tinyMap()));
    await expectFormatError('unsupported', () => checkPak(other));
    await expectFormatError('unsupported', () => listPak(other));
  });
});

describe('listPak', () => {
  it('lists what the directory says', () => {
    const listing = listPak(
      openMapWithPak({
        files: [
          { name: 'a/', content: '' },
          { name: 'a/b.vmt', content: 'x'.repeat(50), method: 8 },
        ],
      }),
    );
    expect(listing.comment).toBe('XZP1 0');
    expect(listing.entries).toMatchObject([
      { index: 0, name: 'a/', kind: 'folder' },
      {
        index: 1,
        name: 'a/b.vmt',
        kind: 'material',
        method: 'DEFLATE (method 8)',
        size: 50,
        modified: '1980-01-01T00:00:00',
      },
    ]);
    expect(listing.size).toBe(50);
    expect(listing.issues.map(({ rule }) => rule)).toEqual(['pak-method']);
  });

  it('lists nothing where there is nothing', () => {
    expect(listPak(openMapWithPak({ pak: buildZip([]) })).entries).toEqual([]);
    expect(listPak(openMapWithPak({ pak: new Uint8Array(0) })).entries).toEqual([]);
  });
});
