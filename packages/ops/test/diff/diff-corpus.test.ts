import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { diffMaps } from '../../src/diff/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const isThere = existsSync(corpus);
if (!isThere) console.log(`skipped: comparing real maps: no folder ${corpus} (CORPUS_DIR)`);

/** Two small maps of each kind that there is. */
const files = !isThere
  ? []
  : readdirSync(corpus)
      .filter((folder) => statSync(path.join(corpus, folder)).isDirectory())
      .flatMap((folder) =>
        readdirSync(path.join(corpus, folder), { recursive: true })
          .map((file) => path.join(folder, String(file)))
          .filter((file) => file.endsWith('bsp') && statSync(path.join(corpus, file)).size < 600_000)
          .sort()
          .slice(0, 2),
      );

describe.skipIf(files.length === 0)('a real map', () => {
  it.each(files)(
    '%s has no difference to itself, and with one byte changed none in any other lump',
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(corpus, file)));
      const left = await open(bytes.slice());
      const diff = diffMaps(left, await open(bytes.slice()));
      expect(diff.isSame).toBe(true);
      expect(diff.lumps.flatMap(({ parts }) => parts).every(({ changeCount }) => changeCount === 0)).toBe(
        true,
      );
      const at = placeToChange(left);
      bytes[at] = (bytes[at] as number) ^ 0x11;
      const changed = diffMaps(left, await open(bytes, { branch: left.branch.id }));
      const differing = changed.lumps.filter(({ state }) => state === 'differs').map(({ name }) => name);
      const holding = left.lumpNames.filter((name) => {
        const { start, end } = left.entryOf(name);
        return start <= at && at < end;
      });
      expect(holding).toEqual(expect.arrayContaining(differing));
    },
  );
});

/** A byte in the largest lump that is stored as it is. */
function placeToChange(map: GameMap): number {
  const [largest] = map.lumpNames
    .filter((name) => map.blockOf(name) === undefined)
    .map((name) => map.entryOf(name))
    .sort((a, b) => b.end - b.start - (a.end - a.start));
  return largest === undefined ? 0 : Math.floor((largest.start + largest.end) / 2);
}
