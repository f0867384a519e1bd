import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { validate } from '@brushwork/ops';
import { beforeAll, describe, expect, it } from 'vitest';
import { ioquake3 } from '../../engines/ioquake3.js';
import { edited, entitiesOf, grow, laidOutAnew, tinyMapOf } from './edited-maps.js';

const id = 'id-software/quake3';
const isThere = ioquake3.isInstalled();
if (!isThere) console.log(`skipped: ${ioquake3.title} is not installed (${ioquake3.packages.join(', ')})`);

/** Engines take seconds to start. */
const TIME = 90_000;

type Row = Record<string, number>;

describe.skipIf(!isThere)('the server of Quake III Arena', () => {
  let tiny: Uint8Array;
  beforeAll(async () => {
    tiny = await tinyMapOf(id);
  });

  it(
    'takes a map whose world was given another gravity and a player another place',
    async () => {
      const bytes = await edited(tiny, id, (map) => {
        const { document } = entitiesOf(map);
        document.entities[0]?.set('gravity', '321');
        const player = document.entities.find(
          ({ classname }) => classname?.startsWith('info_player') === true,
        );
        if (player === undefined) throw new Error('the map has no player');
        player.set('origin', '16 24 40');
      });
      const { isLoaded, refusal, log } = await ioquake3.load(bytes);
      expect([isLoaded, refusal]).toEqual([true, undefined]);
      expect(log).toContain('"g_gravity" is:"321^7"');
    },
    TIME,
  );

  it.each(['TEXTURES', 'PLANES', 'BRUSH_SIDES', 'VERTICES', 'LIGHTMAPS'])(
    'takes a map whose %s have grown, so that all lumps behind were moved',
    async (lump) => {
      const bytes = await edited(tiny, id, (map) => grow(map, lump));
      expect(bytes.length).toBeGreaterThan(tiny.length);
      const { isLoaded, refusal } = await ioquake3.load(bytes);
      expect([isLoaded, refusal]).toEqual([true, undefined]);
    },
    TIME,
  );

  it(
    'takes a map that was laid out anew',
    async () => {
      const bytes = await laidOutAnew(tiny, id);
      expect((await ioquake3.load(bytes)).refusal).toBeUndefined();
    },
    TIME,
  );

  it.each<[what: string, lump: string, field: string, value: number, refusal: RegExp]>([
    ['a side without a texture', 'BRUSH_SIDES', 'texture', 4096, /bad shaderNum: 4096/],
    ['a brush without a texture', 'BRUSHES', 'texture', -3, /bad shaderNum: -3/],
  ])(
    'refuses a map with %s, and so does validate',
    async (_, lump, field, value, refusal) => {
      const bytes = await edited(tiny, id, (map) => {
        ((map.lump(lump) as unknown as { at(i: number): Row }).at(0) as Row)[field] = value;
      });
      const loaded = await ioquake3.load(bytes);
      expect(loaded.isLoaded).toBe(false);
      expect(loaded.refusal).toMatch(refusal);
      const { issues } = validate(await open(bytes, { branch: id }));
      expect(issues.map(({ path: where, severity }) => [where, severity])).toContainEqual([
        [lump, 0, field],
        'error',
      ]);
    },
    TIME,
  );

  it.each(['PLANES', 'BRUSH_SIDES', 'NODES', 'LEAVES'])(
    'refuses a map whose %s don’t divide by their size, and so does validate',
    async (lump) => {
      const map = await open(new Uint8Array(tiny), { branch: id });
      const bytes = new Uint8Array(tiny);
      const { index, length } = map.entryOf(lump);
      new DataView(bytes.buffer).setInt32(8 + index * 8 + 4, length - 1, true);
      const loaded = await ioquake3.load(bytes);
      expect(loaded.refusal).toMatch(/funny lump size/);
      const { issues } = validate(await open(bytes, { branch: id }));
      expect(issues.some(({ path: where, severity }) => where?.[0] === lump && severity === 'error')).toBe(
        true,
      );
    },
    TIME,
  );
});

const real = path.resolve(
  process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus'),
  'quake3-ibsp46',
);
const maps = ['debian__openarena-081-maps/aggressor.bsp', 'snake-biscuits__bsp_tool/mp_lobby_q3.bsp'].filter(
  (name) => existsSync(path.join(real, name)),
);

describe.skipIf(!isThere || maps.length === 0)('the server of Quake III Arena, with real maps', () => {
  it.each(maps)(
    'takes %s with another gravity, grown and laid out anew',
    async (name) => {
      const before = new Uint8Array(readFileSync(path.join(real, name)));
      const changed = await edited(before, id, (map) => {
        entitiesOf(map).document.entities[0]?.set('gravity', '4321');
        grow(map, 'TEXTURES');
      });
      const { isLoaded, refusal, log } = await ioquake3.load(await laidOutAnew(changed, id));
      expect([isLoaded, refusal]).toEqual([true, undefined]);
      expect(log).toContain('"g_gravity" is:"4321^7"');
    },
    TIME,
  );
});
