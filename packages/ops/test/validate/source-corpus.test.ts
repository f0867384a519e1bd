import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LumpEntry, type Lumps, open, save } from '@brushwork/formats';
import { concatenate, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { sourceCorpusFiles } from '../../../formats/test/support/source-corpus-table.js';
import { limitRules } from '../../src/limits/index.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'source');

/** Files that are no Source maps, or of versions that can't be read yet. */
const others = ['hns_vertigo', 'Titanfall', 'TitanFall', 'Apex_Client'];

/** Issues that a map has for good reason. */
const expected: readonly (readonly [part: string, issues: readonly string[]])[] = [
  ['background4', ['lump-out-of-bounds PAKFILE', 'pak-unreadable PAKFILE']],
  // An entity names the third of two models: the game stops when it spawns it.
  ['rocket_turret', ['brush-model-reference ENTITIES']],
];

/** Warnings and remarks of rules and limits of Source that a map has for good reason. */
const remarked: readonly (readonly [part: string, rules: readonly string[]])[] = [
  // Its lumps were taken out and moved by a tool that doesn't align them.
  ['hns_floppytown', ['lump-alignment']],
  // Water whose face lies eight units above its plane.
  ['triggertests.rev25', ['face-flat']],
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
  ['test.rev3.e809b79f', "the compiler doesn't come to lumps 11, 47 and 62"],
  ['mp_lobby.rev1.21cc28b8', 'four bytes more than the alignment needs follow the physics lump'],
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
      expect(map.branch.id).toBe(sourceCorpusFiles.get(file)?.branch);
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
      const { issues: all } = validate(map);
      const issues = all.filter(({ severity }) => severity === 'error');
      const told = [...new Set(issues.map(({ rule, path: where }) => `${rule} ${where[0]}`))].toSorted();
      expect(told).toEqual(found(expected, file) ?? []);
      const own = new Set([...map.branch.rules, ...Object.values(limitRules)].map(({ id }) => id));
      const remarks = all.filter(({ rule, severity }) => severity !== 'error' && own.has(rule));
      expect([...new Set(remarks.map(({ rule }) => rule))]).toEqual(found(remarked, file) ?? []);
    },
    60_000,
  );
});

/** Files that are no maps, and the one error that each gives. */
const unreadable: readonly (readonly [part: string, code: string])[] = [
  ['mp_lobby.revx.59cf232e', 'truncated'],
  ['mp_lobby.revx.c2961f3e', 'truncated'],
];

describe.skipIf(files.length === 0)('files of the corpus that are no Source maps', () => {
  it.each(unreadable)('%s is refused with %s', async (part, code) => {
    const file = readdirSync(folder, { recursive: true })
      .map(String)
      .find((name) => name.includes(part));
    const bytes = new Uint8Array(readFileSync(path.join(folder, file ?? '')));
    await expect(open(bytes)).rejects.toMatchObject({ name: 'FormatError', code });
  });
});
