import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { differingLumps } from '../src/map/differing-lumps.js';
import type { GameMap } from '../src/map/game-map.js';
import { saveCompressed } from '../src/map/save-compressed.js';
import { save } from '../src/open.js';
import { bothForms, encodeOnce, type MapInBothForms, opened } from './support/compressed-maps.js';
import { resultOrFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';

/** A compressed file with a few bytes changed: of the directory, of blocks' headers, of the game lump, or anywhere. */
function damaged({ compressed, ...form }: MapInBothForms, random: (below: number) => number): Uint8Array {
  const bytes = new Uint8Array(compressed);
  const map = opened({ compressed, ...form }, compressed);
  const filled = map.head.entries.filter(({ start, end }) => end > start);
  const gameLump = map.entryOf('GAME_LUMP');
  const places = [
    () => 8 + random(64 * 16),
    () => (filled[random(filled.length)]?.start ?? 0) + random(17),
    () => gameLump.start + random(4 + 6 * 16),
    () => 8 + random(bytes.length - 8),
  ];
  for (let changes = 1 + random(4); changes > 0; changes -= 1) {
    const at = places[random(places.length)]!();
    bytes[at] = random(3) === 0 ? random(256) : bytes[at]! ^ (1 << random(8));
  }
  return bytes;
}

describe('a damaged compressed map gives a result or a FormatError', () => {
  it('however it is read and written', async () => {
    const random = seededRandom(25_032);
    const counts = { same: 0, plain: 0, compressed: 0, refused: 0 };
    for (let round = 0; round < 120; round += 1) {
      const form = bothForms[round % bothForms.length]!;
      const bytes = damaged(form, random);
      const map = await resultOrFormatError<GameMap<object>>(() => opened(form, bytes));
      if (map instanceof FormatError) {
        counts.refused += 1;
        continue;
      }
      expect(Array.isArray(map.issues)).toBe(true);
      // What isn't changed stays, whatever is wrong with it.
      expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
      counts.same += 1;
      const plain = await resultOrFormatError(() => save(opened(form, bytes), { compression: 'none' }));
      if (!(plain instanceof FormatError)) {
        expect(differingLumps(map, opened(form, plain.bytes))).toEqual([]);
        counts.plain += 1;
      }
      if (round % 3 > 0) continue;
      const again = await resultOrFormatError(() =>
        saveCompressed(opened(form, bytes), { encode: encodeOnce, packedFiles: 'follow' }),
      );
      if (!(again instanceof FormatError)) {
        expect(differingLumps(map, opened(form, again.bytes))).toEqual([]);
        counts.compressed += 1;
      }
    }
    expect(counts.same).toBeGreaterThan(80);
    expect(counts.plain).toBeGreaterThan(50);
    expect(counts.compressed).toBeGreaterThan(15);
  }, 60_000);
});
