import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LumpEntry, type Lumps, open, save } from '@brushwork/formats';
import { concatenate, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'source');

/** Branch of each map that isn't Orange Box's, by a part of its path. */
const branches: readonly (readonly [part: string, branch: string])[] = [
  ['InscrutableAlpha/sdk_shader_samples', 'valve/source-2004'],
  ['InscrutableAlpha/sdk_vehicles', 'valve/source-2004'],
  ['fy_pool_day', 'valve/source-2004'],
  ['test.rev31.4d42b663', 'valve/source-2004'],
  ['/rc_', 'valve/source-2006'],
  ['l4d2_', 'valve/left4dead2'],
  ['ths_dev_l4d2', 'valve/left4dead2'],
  ['rot_main', 'valve/alien-swarm'],
  ['TSPAlphaFix', 'valve/alien-swarm'],
  ['Randdalf__bliink', 'valve/alien-swarm'],
  ['csgo_tooltextures', 'valve/alien-swarm'],
  ['cstanks', 'valve/alien-swarm'],
];

/** Files that are no Source maps, or of versions that can't be read yet. */
const others = [
  'hns_vertigo',
  'mp_lobby.rev1.21cc28b8',
  'test.rev3.e809b79f',
  'Titanfall',
  'TitanFall',
  'Apex_Client',
];

/** Issues that a map has for good reason. */
const expected: readonly (readonly [part: string, issues: readonly string[]])[] = [
  ['background4', ['lump-out-of-bounds PAKFILE', 'pak-unreadable PAKFILE']],
];

/** Maps that aren't laid out as the compiler of their branch does it, and why. */
const ownLayout: readonly (readonly [part: string, reason: string])[] = [
  ['rot_main', 'the tool that packed it left 1,024 zeros behind the header'],
  ['gmod_tooltextures', "Garry's Mod's compiler comes to lump 63 as well"],
  ['csgo_tooltextures', "the compiler doesn't come to lump 62"],
  ['shack.360', "lumps for consoles are in an order of their own, and the pakfile's is 2,048 bytes"],
  ['Randdalf__bliink', "Alien Swarm's own compiler comes to lumps 24, 25 and 49 as well"],
  ['rc_compact', 'nothing follows the pakfile up to a multiple of four'],
  ['hns_floppytown', 'a tool packed it without aligning anything'],
  ['InscrutableAlpha/sdk_vehicles', "what fills the file's last word isn't zero"],
  ['background4', 'it is cut off'],
];

function found<T>(table: readonly (readonly [string, T])[], file: string): T | undefined {
  return table.find(([part]) => file.includes(part))?.[1];
}

const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.bsp') && !others.some((part) => name.includes(part)))
      .toSorted()
  : [];

describe.skipIf(files.length === 0)(`Source maps of the corpus (skipped without ${folder})`, () => {
  it.each(files)(
    '%s is read as its branch, is sound, and comes back plain and from values',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
      const before = bytes.slice();
      const map = await open(bytes);
      expect(map.branch.id).toBe(found(branches, `/${file}`) ?? 'valve/orange-box');
      expect(Buffer.compare(save(map).bytes, before)).toBe(0);
      for (const name of map.lumpNames) {
        const lump = map.lump(name);
        const { type } = (map.branch.lumps as Lumps)[name] as LumpEntry;
        const { layout } = lump as { readonly layout?: string };
        const { byteOrder } = map;
        const parts = Array.from({ length: lump.blockCount(4096) }, (_, i) => {
          const block: unknown = JSON.parse(toJsonText(lump.block(i, 4096)));
          return type.rebuild(
            block,
            { name, byteOrder, layout, version: map.entryOf(name).version },
            i * 4096,
          );
        });
        expect({ name, same: Buffer.compare(concatenate(parts), lump.bytes) }).toEqual({ name, same: 0 });
      }
      const isStock = Buffer.compare(save(map, { layout: 'stock' }).bytes, before) === 0;
      expect(isStock).toBe(found(ownLayout, file) === undefined);
      const issues = validate(map).issues.filter(({ severity }) => severity === 'error');
      const told = [...new Set(issues.map(({ rule, path: where }) => `${rule} ${where[0]}`))].toSorted();
      expect(told).toEqual(found(expected, file) ?? []);
    },
    60_000,
  );
});
