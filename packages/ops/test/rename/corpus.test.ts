import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type GameMap, open, openAs, type PakEntry, registryEntry, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { pakLump } from '../../src/pak/pak-lump.js';
import { renameMap } from '../../src/rename/index.js';
import { textureNames } from '../../src/rename/texture-names.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'source');
if (!existsSync(folder)) console.log(`skipped: renaming of real maps: no folder ${folder} (CORPUS_DIR)`);
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map(String)
      .filter(
        (file) =>
          file.endsWith('.bsp') &&
          /cubemaptest|pySourceSDK|hns_floppy|map1_a0|cannals|shack|fy_pool|rc_compact/.test(file),
      )
  : [];

const to = 'a_map_with_a_rather_long_name';

function stored(entries: readonly PakEntry[]): string[] {
  return entries.map((entry) => `${entry.method} ${Buffer.from(entry.stored()).toString('base64')}`);
}

describe.skipIf(files.length === 0)('a real map that is renamed', () => {
  it.each(files)(
    '%s has all its textures and files under the other name, and nothing else is changed',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
      const map = await open(bytes.slice());
      const branch = await registryEntry(map.branch.id).load();
      const before = openAs(branch, bytes);
      const report = await renameMap(map, { to, fileName: path.basename(file, '.bsp') });
      expect(report.files.length + report.textures.length).toBeGreaterThan(0);
      expect(report.stale).toEqual([]);
      const after = openAs(branch, save(map).bytes);
      const renamed = (text: string): string =>
        text.toLowerCase().replaceAll(`maps/${report.from}/`, `maps/${to}/`);
      const names = (of: GameMap<object>): string[] => textureNames(of).map(({ text }) => text.toLowerCase());
      expect(names(after)).toEqual(names(before).map(renamed));
      const [old, now] = [pakLump(before)?.entries ?? [], pakLump(after)?.entries ?? []];
      const texts = new Set(report.texts.map((text) => text.file));
      const isKept = (_: unknown, i: number): boolean => !texts.has(now[i]?.name ?? '');
      expect(stored(now).filter(isKept)).toEqual(stored(old).filter(isKept));
      expect(now.filter(({ name }) => name.includes(`/${report.from}/`))).toEqual([]);
      const errors = (of: GameMap<object>): number =>
        of.issues.filter(({ severity }) => severity === 'error').length;
      expect(errors(after)).toBe(errors(before));
    },
  );
});
