import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { open } from '@brushwork/formats';
import { validate } from '@brushwork/ops';
import { beforeAll, describe, expect, it } from 'vitest';
import { darkplaces } from '../../engines/darkplaces.js';
import { edited, entitiesOf, grow, laidOutAnew, tinyMapOf } from './edited-maps.js';

const isThere = darkplaces.isInstalled();
if (!isThere)
  console.log(`skipped: ${darkplaces.title} is not installed (${darkplaces.packages.join(', ')})`);

/** Engines take seconds to start. */
const TIME = 90_000;

/** Branches that this server reads. */
const branches = ['id-software/quake', 'id-software/quake-bsp2', 'id-software/quake-2psb', 'valve/goldsrc'];

describe.skipIf(!isThere).each(branches)('the server of Quake, with a map of %s', (id) => {
  let tiny: Uint8Array;
  beforeAll(async () => {
    tiny = await tinyMapOf(id);
  });

  it(
    'takes it with a player moved and a message for the world',
    async () => {
      const bytes = await edited(tiny, id, (map) => {
        const { document } = entitiesOf(map);
        document.entities[0]?.set('message', 'written by Brushwork');
        const player = document.entities.find(({ classname }) => classname === 'info_player_start');
        if (player === undefined) throw new Error('the map has no player');
        player.set('origin', '16 24 40');
      });
      const { isLoaded, refusal, log } = await darkplaces.load(bytes);
      expect([isLoaded, refusal]).toEqual([true, undefined]);
      expect(log).toContain('world tried says: written by Brushwork');
      expect(log).toMatch(/info_player_start at +' *16\.0 +24\.0 +40\.0'/);
    },
    TIME,
  );

  it.each(['PLANES', 'VERTICES', 'TEXTURE_INFO', 'EDGES'])(
    'takes it with more %s, so that all lumps behind were moved',
    async (lump) => {
      const bytes = await edited(tiny, id, (map) => grow(map, lump));
      expect(bytes.length).toBeGreaterThan(tiny.length);
      expect((await darkplaces.load(bytes)).refusal).toBeUndefined();
    },
    TIME,
  );

  it(
    'takes it laid out anew',
    async () => {
      expect((await darkplaces.load(await laidOutAnew(tiny, id))).refusal).toBeUndefined();
    },
    TIME,
  );

  it.each(['PLANES', 'NODES', 'LEAVES', 'EDGES'])(
    'refuses it when its %s don’t divide by their size, and so does validate',
    async (lump) => {
      const map = await open(new Uint8Array(tiny), { branch: id });
      const { index, length } = map.entryOf(lump);
      const bytes = new Uint8Array(tiny);
      new DataView(bytes.buffer).setInt32(4 + index * 8 + 4, length - 1, true);
      expect((await darkplaces.load(bytes)).isLoaded).toBe(false);
      const { issues } = validate(await open(bytes, { branch: id }));
      expect(issues.some(({ path: where, severity }) => where?.[0] === lump && severity === 'error')).toBe(
        true,
      );
    },
    TIME,
  );
});

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus');
const maps = [
  ['id-software/quake', 'quake1-bsp29/snake-biscuits__bsp_tool/mp_lobby_q1.bsp'],
  ['id-software/quake', 'quake1-bsp29/fpiesche__LibreQuake/lqdm1_a5.e3164072.bsp'],
  ['id-software/quake-bsp2', 'quake1-bsp2/snake-biscuits__bsp_tool/mp_lobby_bsp2.bsp'],
].filter(([, name]) => existsSync(path.join(corpus, name as string))) as [string, string][];

describe.skipIf(!isThere || maps.length === 0)('the server of Quake, with real maps', () => {
  it.each(maps)(
    '%s: takes %s edited, grown and laid out anew',
    async (id, name) => {
      const before = new Uint8Array(readFileSync(path.join(corpus, name)));
      const changed = await edited(before, id, (map) => {
        entitiesOf(map).document.entities[0]?.set('message', 'written by Brushwork');
        grow(map, 'PLANES');
      });
      const { isLoaded, refusal, log } = await darkplaces.load(await laidOutAnew(changed, id));
      expect([isLoaded, refusal]).toEqual([true, undefined]);
      expect(log).toContain('world tried says: written by Brushwork');
    },
    TIME,
  );
});
