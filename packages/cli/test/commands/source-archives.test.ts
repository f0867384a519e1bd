import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { save } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildVpk } from '../../../../tools/fixtures/valve/build-vpk.js';
import { vtfBytes } from '../../../formats/test/image/support/texture-bytes.js';
import { packBytes } from '../../../ops/test/texture/support/pack-bytes.js';
import { goodMap } from '../../../ops/test/validate/support/good-maps.js';
import { jsonLine, jsonLines, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

/* Archives of Source, whose data lies in files beside them, and of Quake: maps in them, and images of materials. */

const files = useWorkFolder();
const vmt = 'LightmappedGeneric { $basetexture "tiny/bricks" }';
const vtf = vtfBytes(
  { size: [2, 2], format: 0 },
  [200, 10, 10, 255, 10, 200, 10, 255, 1, 2, 3, 255, 9, 9, 9, 255],
);
const map = save(goodMap('valve/orange-box')).bytes;

async function put(folder: string, all: Readonly<Record<string, Uint8Array | string>>): Promise<void> {
  await mkdir(files.path(folder), { recursive: true });
  for (const [name, bytes] of Object.entries(all))
    await writeFile(files.path(path.join(folder, name)), bytes);
}

beforeAll(async () => {
  const game = buildVpk('pak01_dir.vpk', [
    { name: 'materials/tiny/wall.vmt', content: vmt, preload: vmt.length },
    { name: 'materials/tiny/bricks.vtf', content: vtf, part: 0, preload: 9 },
    { name: 'maps/gate.bsp', content: map, part: 1 },
    { name: 'maps/lost.bsp', content: map, part: 7 },
  ]);
  const { 'pak01_007.vpk': _, ...present } = game;
  await put('game', present);
  await put('game', { 'broken.pk3': 'no archive' });
  await put('quake', { 'pak0.pak': packBytes({ 'maps/start.bsp': files.tiny }) });
  await put('.', { 'open.bsp': map });
});

describe('maps in an archive of Source', () => {
  it('are listed, with what is missing in words', async () => {
    const archive = files.path('game/pak01_dir.vpk');
    const run = await runCommand(['inspect', '--json', archive]);
    expect(run.exitCode).toBe(1);
    expect(jsonLine(run.stdout)).toMatchObject({
      format: 'vpk',
      entryCount: 4,
      maps: [
        { name: 'maps/gate.bsp', size: map.length },
        { name: 'maps/lost.bsp', size: map.length },
      ],
      issues: [{ rule: 'vpk-part-missing', severity: 'error', code: 'not-found' }],
    });
    const people = (await runCommand(['inspect', archive])).stdout;
    expect(people).toContain('An archive of Source (VPK) of ');
    expect(people).toContain("1 of its 4 files can't be read: pak01_007.vpk isn't beside it");
    expect(people).toContain(`brushwork inspect '${archive}!maps/gate.bsp'`);
    const refused = await runCommand(['validate', archive]);
    expect(refused.stderr).toContain('is an archive of Source (VPK): name a map in it');
  });

  it('are read, from whichever of its files they lie in', async () => {
    const archive = files.path('game/pak01_dir.vpk');
    const run = await runCommand(['inspect', '--json', `${archive}!**/gate.bsp`]);
    expect(jsonLine(run.stdout)).toMatchObject({ file: `${archive}!maps/gate.bsp`, size: map.length });
    const lost = await runCommand(['inspect', `${archive}!maps/lost.bsp`]);
    expect(lost.exitCode).toBe(3);
    expect(lost.stderr).toContain("lies in pak01_007.vpk, which isn't beside the archive");
    const part = await runCommand(['inspect', `${files.path('game/pak01_000.vpk')}!maps/gate.bsp`]);
    expect(part.stderr).toContain('is no archive of a known kind');
  });

  it('are found in folders, where parts are nothing by themselves', async () => {
    const run = await runCommand(['inspect', '--json', files.path('game')]);
    const names = jsonLines(run.stdout).map(({ file }) => path.basename(String(file)));
    expect(names).toEqual(['broken.pk3', 'pak01_dir.vpk']);
    const maps = jsonLines((await runCommand(['entities', '--json', files.path('game')])).stdout);
    expect(maps.map(({ file }) => path.basename(String(file)))).toContain('gate.bsp');
  });
});

describe('maps in an archive of Quake', () => {
  it('are listed and read', async () => {
    const archive = files.path('quake/pak0.pak');
    expect(jsonLine((await runCommand(['inspect', '--json', archive])).stdout)).toMatchObject({
      format: 'pak',
      maps: [{ name: 'maps/start.bsp' }],
    });
    expect((await runCommand(['validate', `${archive}!maps/start.bsp`])).exitCode).toBe(0);
  });
});

describe('images of materials', () => {
  const convert = async (...places: readonly string[]) => {
    const target = files.path(`${places.length}-${path.basename(places[0] ?? '')}.glb`);
    const named = places.flatMap((place) => ['--textures', place]);
    const options = ['--overwrite', '--json', '-o', target];
    return jsonLine((await runCommand(['convert', files.path('open.bsp'), ...named, ...options])).stdout);
  };
  const messages = (line: Readonly<Record<string, unknown>>): readonly string[] =>
    (line['issues'] as readonly { readonly message: string; readonly path: readonly string[] }[]).map(
      ({ message, path: place }) => `${place.join('.')}: ${message}`,
    );

  it.each(['game/pak01_dir.vpk', 'game'])('are taken from %s', async (place) => {
    const found = messages(await convert(files.path(place)));
    expect(found).not.toContain('TINY/WALL: there is no image of this material');
    expect(found).toContain('TINY/FLOOR: there is no image of this material');
    expect(found).toContain("pak01_dir.vpk: 1 of its 4 files can't be read: pak01_007.vpk isn't beside it");
    if (place === 'game')
      expect(found.some((text) => text.startsWith('broken.pk3: can’t be read'))).toBe(true);
  });

  it('that lie in a part which is missing are told', async () => {
    const { 'pak01_dir.vpk': alone } = buildVpk('pak01_dir.vpk', [
      { name: 'materials/tiny/wall.vmt', content: vmt, preload: 20 },
      { name: 'materials/tiny/bricks.vtf', content: vtf, part: 1 },
    ]);
    await put('alone', { 'pak01_dir.vpk': alone as Uint8Array });
    expect(messages(await convert(files.path('alone')))).toContain(
      "materials/tiny/bricks.vtf: lies in pak01_001.vpk, which isn't beside the archive",
    );
  });
});
