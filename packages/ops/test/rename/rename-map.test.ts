import { type Branch, type GameMap, openAs, type PakDocument, registry, save } from '@brushwork/formats';
import { branch as callOfDuty } from '@brushwork/formats/branch/infinity-ward/call-of-duty';
import { branch } from '@brushwork/formats/branch/valve/source-2004';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import type { ZipSpec } from '../../../formats/test/support/zip-builder.js';
import { isConventional } from '../../src/pak/conventional-files.js';
import { mapNames, nameProblem, renameMap } from '../../src/rename/index.js';
import { type MapWithPak, mapWithPak } from '../pak/support/map-with-pak.js';

const patched = (texture: string): string =>
  `"patch"\r\n{\r\n\t"include"\t\t"materials/GLASS/WINDOW.vmt"\r\n\t"replace"\r\n\t{\r\n\t\t"$envmap"\t\t"${texture}"\r\n\t}\r\n}\r\n`;

const files: readonly ZipSpec[] = [
  { name: 'materials/maps/hall/glass/window_0_-8_64.vmt', content: patched('maps/hall/c0_-8_64') },
  {
    name: 'materials/maps/hall/maps/hall/water_0_-8_64_depth_48.vmt',
    content: '"patch" { "include" "materials/maps/hall/water_0_-8_64.vmt" "insert" { "$waterdepth" "48" } }',
    method: 8,
  },
  { name: 'materials/maps/hall/c0_-8_64.vtf', content: 'reflection' },
  { name: 'materials/maps/hall/c0_-8_64.hdr.vtf', content: 'bright reflection' },
  { name: 'materials/maps/hall/cubemapdefault.vtf', content: 'default' },
  { name: 'materials/macro/hall/base.vtf', content: 'macro' },
  { name: 'sp_0.vhv', content: 'light' },
  { name: 'maps/hall.nav', content: 'ways' },
  { name: 'maps/hall.txt', content: 'The hall. A map with a hall in it.' },
  { name: 'maps/hall_level_sounds.txt', content: '"Hall.Hum" { "wave" "hall/hum.wav" }' },
  { name: 'maps/hall_particles.txt', content: 'particles_manifest { "file" "!particles/hall.pcf" }' },
  { name: 'maps/hall_l_0.lmp', content: 'patch' },
  { name: 'maps/hallway.nav', content: 'of another map' },
  { name: 'scripts/soundscapes_hall.txt', content: '"hall.inside" { "dsp" "1" }' },
  { name: 'scripts/soundscapes_manifest.txt', content: 'm { "file" "scripts/soundscapes_hall.txt" }' },
  {
    name: 'resource/overviews/hall.txt',
    content: '"hall"\n{\n\t"material" "overviews/hall"\n\t"pos_x" "1"\n}\n',
  },
  { name: 'materials/overviews/hall.vmt', content: '"UnlitGeneric" { "$basetexture" "overviews/hall" }' },
  {
    name: 'materials/custom/hall.vmt',
    content: '"UnlitGeneric" { "$basetexture" "maps/hall/c0_-8_64" } // maps/hall/',
  },
  { name: 'materials/brick/wall.vmt', content: '"LightmappedGeneric" { "$basetexture" "brick/hall" }' },
  { name: 'models/hall.mdl', content: 'IDST\0\0maps\\hall\\\0' },
  { name: 'scripts/vscripts/logic.nut', content: 'DoEntFire("x", "Load", "maps/hall.nav")' },
];

const hall: MapWithPak = {
  files,
  materials: [
    'maps/hall/glass/window_0_-8_64',
    'BRICK/WALL',
    'MAPS/HALL/water_0_-8_64',
    'maps/hallway/floor',
    'custom/maps/hall/x',
  ],
  entities:
    '{\n"classname" "worldspawn"\n}\n{\n"classname" "env_texture"\n"texture" "maps/hall/c0_-8_64.vtf"\n"texture" "maps/hall/b"\n"map" "hall"\n}\n',
};

function mapOf(map: MapWithPak = hall): GameMap<object> {
  return openAs(branch as unknown as Branch, mapWithPak(map));
}

function pakOf(map: GameMap<object>): PakDocument {
  return (map as unknown as { lumps: { PAKFILE: { document: PakDocument } } }).lumps.PAKFILE.document;
}

function contents(map: GameMap<object>): Map<string, string> {
  return new Map(
    pakOf(map).entries.map((entry) => [entry.name, Buffer.from(entry.unpack().bytes).toString('latin1')]),
  );
}

/** Renames, saves, and opens what was saved. */
async function renamed(options: Parameters<typeof renameMap>[1], given: MapWithPak = hall) {
  const map = mapOf(given);
  const report = await renameMap(map, { fileName: 'hall', ...options });
  const saved = openAs(branch as unknown as Branch, save(map).bytes);
  const lumps = (saved as unknown as GameMap<typeof branch.lumps>).lumps;
  const names = Array.from(lumps.TEXTURE_STRING_TABLE, (offset) =>
    lumps.TEXTURE_STRING_DATA.textAt(Number(offset)),
  );
  return { report, saved, names, files: contents(saved), entities: lumps.ENTITIES };
}

describe('renameMap', () => {
  it('renames the files that belong to the map by its name, and no others', async () => {
    const { files: after, report } = await renamed({ to: 'grand_hall' });
    expect([...after.keys()]).toEqual([
      'materials/maps/grand_hall/glass/window_0_-8_64.vmt',
      'materials/maps/grand_hall/maps/grand_hall/water_0_-8_64_depth_48.vmt',
      'materials/maps/grand_hall/c0_-8_64.vtf',
      'materials/maps/grand_hall/c0_-8_64.hdr.vtf',
      'materials/maps/grand_hall/cubemapdefault.vtf',
      'materials/macro/grand_hall/base.vtf',
      'sp_0.vhv',
      'maps/grand_hall.nav',
      'maps/grand_hall.txt',
      'maps/grand_hall_level_sounds.txt',
      'maps/grand_hall_particles.txt',
      'maps/grand_hall_l_0.lmp',
      'maps/hallway.nav',
      'scripts/soundscapes_grand_hall.txt',
      'scripts/soundscapes_manifest.txt',
      'resource/overviews/grand_hall.txt',
      'materials/overviews/grand_hall.vmt',
      'materials/custom/hall.vmt',
      'materials/brick/wall.vmt',
      'models/hall.mdl',
      'scripts/vscripts/logic.nut',
    ]);
    expect(report).toMatchObject({ from: 'hall', to: 'grand_hall' });
    expect(report.files).toHaveLength(14);
    expect(report.files[0]).toEqual({
      from: 'materials/maps/hall/glass/window_0_-8_64.vmt',
      to: 'materials/maps/grand_hall/glass/window_0_-8_64.vmt',
    });
  });

  it('changes what they refer to, and not a byte beside it', async () => {
    const { files: after, report } = await renamed({ to: 'lobby' });
    expect(after.get('materials/maps/lobby/glass/window_0_-8_64.vmt')).toBe(patched('maps/lobby/c0_-8_64'));
    expect(after.get('materials/maps/lobby/maps/lobby/water_0_-8_64_depth_48.vmt')).toContain(
      '"include" "materials/maps/lobby/water_0_-8_64.vmt"',
    );
    expect(after.get('materials/custom/hall.vmt')).toBe(
      '"UnlitGeneric" { "$basetexture" "maps/lobby/c0_-8_64" } // maps/hall/',
    );
    expect(after.get('scripts/soundscapes_manifest.txt')).toBe(
      'm { "file" "scripts/soundscapes_lobby.txt" }',
    );
    expect(after.get('resource/overviews/lobby.txt')).toBe(
      '"lobby"\n{\n\t"material" "overviews/lobby"\n\t"pos_x" "1"\n}\n',
    );
    expect(after.get('materials/overviews/lobby.vmt')).toBe(
      '"UnlitGeneric" { "$basetexture" "overviews/lobby" }',
    );
    // Words that only are the name are none of the map's.
    expect(after.get('maps/lobby.txt')).toBe('The hall. A map with a hall in it.');
    expect(after.get('maps/lobby_level_sounds.txt')).toBe('"Hall.Hum" { "wave" "hall/hum.wav" }');
    expect(after.get('materials/brick/wall.vmt')).toContain('brick/hall');
    expect(report.texts.map(({ file, changes }) => `${file} ${changes.length}`)).toEqual([
      'materials/maps/lobby/glass/window_0_-8_64.vmt 1',
      'materials/maps/lobby/maps/lobby/water_0_-8_64_depth_48.vmt 1',
      'scripts/soundscapes_manifest.txt 1',
      'resource/overviews/lobby.txt 2',
      'materials/overviews/lobby.vmt 1',
      'materials/custom/hall.vmt 1',
    ]);
  });

  it('changes the names of textures, and where they begin', async () => {
    const { names, report } = await renamed({ to: 'the_other_hall' });
    expect(names).toEqual([
      'maps/the_other_hall/glass/window_0_-8_64',
      'BRICK/WALL',
      'MAPS/the_other_hall/water_0_-8_64',
      'maps/hallway/floor',
      'custom/maps/hall/x',
    ]);
    expect(report.textures).toMatchObject([
      { lump: 'TEXTURE_STRING_TABLE', index: 0, from: 'maps/hall/glass/window_0_-8_64' },
      { index: 2, to: 'MAPS/the_other_hall/water_0_-8_64' },
    ]);
  });

  it('changes values of entities, several of one key each by itself', async () => {
    const { entities, report } = await renamed({ to: 'x' });
    expect(entities.entities[1]?.getAll('texture')).toEqual(['maps/x/c0_-8_64.vtf', 'maps/x/b']);
    expect(entities.entities[1]?.get('map')).toBe('hall');
    expect(report.entities).toMatchObject([
      { entity: 1, key: 'texture', from: 'maps/hall/c0_-8_64.vtf', to: 'maps/x/c0_-8_64.vtf' },
      { to: 'maps/x/b' },
    ]);
  });

  it('tells what it left alone, and what has the name of another map', async () => {
    const { report } = await renamed({ to: 'x' });
    expect(report.left).toEqual([
      { where: 'ENTITIES[1].map', text: 'hall' },
      { where: 'models/hall.mdl', text: 'maps\\hall\\' },
      { where: 'scripts/vscripts/logic.nut', text: 'maps/hall.' },
    ]);
    expect(report.stale).toEqual([
      {
        name: 'hallway',
        count: 1,
        places: [{ where: 'TEXTURE_STRING_TABLE[3]', text: 'maps/hallway/floor' }],
      },
    ]);
  });

  it('keeps how a file is packed, and every byte of those that are not changed', async () => {
    const before = mapOf();
    const { saved } = await renamed({ to: 'hell' });
    const old = pakOf(before).entries;
    pakOf(saved).entries.forEach((entry, i) => {
      expect(entry.method, entry.name).toBe(old[i]?.method);
      expect(entry.modified).toEqual(old[i]?.modified);
      if (!/\.vmt$|overviews|manifest/.test(entry.name)) expect(entry.stored()).toEqual(old[i]?.stored());
    });
    // A name of the same length moves nothing.
    expect(saved.size).toBe(before.size);
  });

  it('comes back to the very bytes when it is renamed back', async () => {
    const plain = { ...hall, files: files.filter(({ method }) => method === undefined) };
    const map = mapOf(plain);
    const there = await renameMap(map, { to: 'annex', fileName: 'hall' });
    expect(there.files.length).toBeGreaterThan(5);
    const again = openAs(branch as unknown as Branch, save(map).bytes);
    await renameMap(again, { to: 'hall', from: 'annex' });
    expect(contents(again)).toEqual(contents(mapOf(plain)));
    const back = openAs(branch as unknown as Branch, save(again).bytes);
    // Of a file with other content, the version that a reader needs is written as that content needs it.
    const [now, then] = [back, mapOf(plain)].map((one) => one.lump('PAKFILE').bytes) as [
      Uint8Array,
      Uint8Array,
    ];
    expect(now.length).toBe(then.length);
    expect([...now.keys()].filter((i) => now[i] !== then[i])).toHaveLength(there.texts.length * 2);
    // The case of a name is that of the new one.
    expect(Buffer.from(back.lump('TEXTURE_STRING_DATA').bytes).toString('latin1')).toBe(
      Buffer.from(mapOf(plain).lump('TEXTURE_STRING_DATA').bytes).toString('latin1').replace('HALL', 'hall'),
    );
  });

  it('finds out which name the files have', async () => {
    expect((await renamed({ to: 'x', fileName: 'HALL' })).report.from).toBe('hall');
    // The texture of another map makes it a choice, which the name of the file decides.
    await expectFormatError('ambiguous', () =>
      renameMap(mapOf({ ...hall, files: [] }), { to: 'x', fileName: 'none' }),
    );
    const only = { files, materials: [] };
    expect((await renamed({ to: 'x', fileName: 'hall.rev7' }, only)).report.from).toBe('hall');
    const nav = { files: [{ name: 'maps/tower.nav', content: '' }], materials: ['maps/a/x', 'maps/b/x'] };
    expect((await renamed({ to: 'x', fileName: 'tower' }, nav)).report).toMatchObject({
      from: 'tower',
      files: [{ to: 'maps/x.nav' }],
    });
    expect((await renamed({ to: 'x', from: 'a', fileName: 'tower' }, nav)).report.textures).toHaveLength(1);
    expect(mapNames(mapOf(), branch.capabilities.ownFiles!)).toEqual([
      { name: 'hall', count: 8 },
      { name: 'hallway', count: 1 },
    ]);
  });

  it('does nothing to a map without anything that has its name', async () => {
    const given = { files: [{ name: 'maps/graphs/x.ain', content: '' }], materials: ['brick/wall'] };
    const map = mapOf(given);
    expect(await renameMap(map, { to: 'x', fileName: 'map' })).toMatchObject({
      files: [],
      textures: [],
      stale: [],
    });
    expect(Buffer.compare(save(map).bytes, mapWithPak(given))).toBe(0);
  });

  it('changes nothing when something is in the way', async () => {
    const refuse = async (
      code: 'ambiguous' | 'does-not-fit',
      options: Parameters<typeof renameMap>[1],
      given = hall,
    ) => {
      const map = mapOf(given);
      await expectFormatError(code, () => renameMap(map, options));
      expect(Buffer.compare(save(map).bytes, mapWithPak(given))).toBe(0);
    };
    await refuse('ambiguous', { to: 'hallway', fileName: 'hall' });
    await refuse(
      'ambiguous',
      { to: 'x', fileName: 'hall' },
      { ...hall, files: [...files, { name: 'MAPS/X.nav', content: '' }] },
    );
    await refuse(
      'ambiguous',
      { to: 'x', fileName: 'hall' },
      { ...hall, files: [...files, { name: 'maps/HALL.nav', content: '' }] },
    );
    const long = { ...hall, materials: [`maps/hall/${'m'.repeat(110)}`] };
    await refuse('does-not-fit', { to: 'a_much_longer_name' }, long);
  });

  it.each(['', 'a b', 'a/b', '..', 'a"b', 'ä', 'a\n', 'x'.repeat(65), '.x', 'x.', 'a*'])(
    'does not take %j for a name',
    async (to) => {
      expect(nameProblem(to)).toBeTypeOf('string');
      await expectFormatError('does-not-fit', () => renameMap(mapOf(), { to }));
    },
  );

  it('takes names with characters that mean something in patterns', async () => {
    const given: MapWithPak = { files: [{ name: 'materials/maps/a+b(c).[d]$/x.vtf', content: '' }] };
    const { files: after } = await renamed({ to: 'e$&f', from: 'a+b(c).[d]$' }, given);
    expect([...after.keys()]).toEqual(['materials/maps/e$&f/x.vtf']);
  });

  it('goes on with what can not be unpacked, and refuses a pakfile that can not be read', async () => {
    const broken = [{ name: 'materials/maps/hall/a.vmt', content: '"maps/hall/x"', crc: 1 }];
    const report = await renameMap(mapOf({ files: broken }), { to: 'x', fileName: 'hall' });
    expect([report.files.length, report.texts.length]).toEqual([1, 0]);
    await expectFormatError('unsupported', () =>
      renameMap(mapOf({ pak: new Uint8Array(64).fill(7) }), { to: 'x', from: 'y' }),
    );
  });

  it('works in every branch of the family, in both byte orders', async () => {
    for (const entry of registry) {
      const one = await entry.load();
      if (one.capabilities.ownFiles === undefined || entry.magic !== 'VBSP') continue;
      for (const byteOrder of one.byteOrders) {
        const file = tinySource({ branch: one, byteOrder });
        const map = openAs(one, file);
        const { from, files: moved } = await renameMap(map, { to: 'annex_two' });
        expect([from, moved.length], one.id).toEqual(['tiny', 2]);
        const again = openAs(one, save(map).bytes);
        expect(pakOf(again).entries.map(({ name }) => name)).toEqual([
          'materials/maps/annex_two/floor_wet.vmt',
          'maps/annex_two.txt',
        ]);
        expect(again.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
      }
    }
  });

  it('is refused for a format of which the names are not known', async () => {
    const map = openAs(callOfDuty, await tinyMap());
    await expectFormatError('unsupported', () => renameMap(map, { to: 'x' }));
  });
});

describe('a damaged map', () => {
  it('is renamed or refused, whatever is broken in it', async () => {
    const bytes = mapWithPak(hall);
    let state = 7;
    const random = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((state / 2 ** 31) * below);
    };
    for (let i = 0; i < 120; i++) {
      const broken = bytes.slice();
      for (let k = 0; k < 16; k++) broken[8 + random(k < 4 ? 1024 : broken.length - 8)] = random(256);
      try {
        const map = openAs(branch as unknown as Branch, broken);
        await renameMap(map, { to: 'long_name_of_a_map', from: 'hall' });
        save(map);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
      }
    }
  });

  it('takes no time for names that lead into one endless text', async () => {
    const map = mapOf({ materials: [] });
    const lumps = (map as unknown as GameMap<typeof branch.lumps>).lumps;
    lumps.TEXTURE_STRING_DATA.setBytes(new Uint8Array(100_000).fill(97));
    const offsets = Int32Array.from({ length: 100_000 }, (_, i) => i);
    lumps.TEXTURE_STRING_TABLE.setBytes(new Uint8Array(offsets.buffer));
    expect((await renameMap(map, { to: 'x', from: 'hall' })).textures).toEqual([]);
  });
});

describe('the files that belong to a map by its name', () => {
  it('are files that games look for by themselves', () => {
    const own = branch.capabilities.ownFiles!;
    const paths = own.files.map((pattern) =>
      pattern.replace('{map}', 'hall').replace('?', 'l').replace('*', '0'),
    );
    expect(paths.filter((path) => !isConventional(path))).toEqual([]);
  });
});
