import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lightCacheBucket, lightCacheKey } from '../../src/index.js';
import { expectCode } from '../world/support/expect-code.js';
import { seededRandom } from '../world/support/seeded-random.js';

const hasCompiler = spawnSync('gcc', ['--version']).status === 0;
if (!hasCompiler) console.log('skipped: light cache keys against the formulas in C: no gcc');

/** The two formulas of the specification as C, with a reversal that is written in another way than ours. */
const PROGRAM = `
#include <stdint.h>
#include <stdio.h>
static uint32_t reverse_bits(uint32_t value) {
  uint8_t bytes[4] = { (uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24) };
  uint32_t result = 0;
  for (int i = 0; i < 4; i++)
    for (int bit = 0; bit < 8; bit++)
      if (bytes[i] & (1u << bit)) result |= (uint32_t)(0x80u >> bit) << (8 * i);
  return result;
}
int main(void) {
  int32_t place[4];
  while (fread(place, sizeof place, 1, stdin) == 1) {
    int32_t gridX = place[0], gridY = place[1], gridZ = place[2], cluster = place[3];
    uint32_t key = ((uint32_t)gridY << 22) | (((uint32_t)gridX & 0x3ff) << 12) | ((uint32_t)cluster & 0xfff);
    uint32_t bucket = (reverse_bits((uint32_t)gridZ) + (uint32_t)gridY * 0x0c41 - (uint32_t)gridX * 0x0c3d) & 0x1fff;
    uint32_t out[2] = { key, bucket };
    fwrite(out, sizeof out, 1, stdout);
  }
  return 0;
}
`;

describe('lightCacheKey and lightCacheBucket', () => {
  it.skipIf(!hasCompiler)('are what the formulas of the specification give in C', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brushwork-light-cache-'));
    try {
      writeFileSync(join(folder, 'hash.c'), PROGRAM);
      const built = spawnSync('gcc', ['-std=c99', '-Wall', '-Wextra', '-O1', 'hash.c', '-o', 'hash'], {
        cwd: folder,
      });
      expect(built.stderr.toString()).toBe('');
      const count = 100_000;
      const places = new Int32Array(count * 4);
      const random = seededRandom(20_031_029);
      for (let i = 0; i < places.length; i++) {
        // Half of them such as occur, half anything, negative ones with them.
        places[i] = i % 8 < 4 ? random(8192) - 64 : random(0xffffffff);
      }
      places.set([0, 0, 0, 0, -1, -1, -1, -1, 0x7fffffff, -0x80000000, -0x80000000, 0x7fffffff]);
      const ran = spawnSync(join(folder, 'hash'), {
        input: new Uint8Array(places.buffer),
        maxBuffer: 2 ** 24,
      });
      expect(ran.status).toBe(0);
      const theirs = new Uint32Array(Uint8Array.from(ran.stdout).buffer);
      const ours = new Uint32Array(count * 2);
      for (let i = 0; i < count; i++) {
        const [x, y, z, cluster] = places.subarray(i * 4, i * 4 + 4) as unknown as [
          number,
          number,
          number,
          number,
        ];
        ours[i * 2] = lightCacheKey({ x, y, z }, cluster);
        ours[i * 2 + 1] = lightCacheBucket({ x, y, z });
      }
      expect(theirs.length).toBe(ours.length);
      expect(theirs.findIndex((value, i) => value !== ours[i])).toBe(-1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are these for places that were worked out by hand', () => {
    expect(lightCacheKey({ x: 1, y: 2, z: 99 }, 3)).toBe(0x00801003);
    expect(lightCacheKey({ x: 1024, y: 1024, z: 0 }, 4096)).toBe(0);
    expect(lightCacheKey({ x: -1, y: -1, z: 0 }, -1)).toBe(0xffffffff);
    expect(lightCacheBucket({ x: 0, y: 0, z: 0 })).toBe(0);
    expect(lightCacheBucket({ x: 0, y: 1, z: 0 })).toBe(0x0c41);
    expect(lightCacheBucket({ x: 1, y: 0, z: 0 })).toBe(0x2000 - 0x0c3d);
    // The bits of each byte are reversed, not those of the whole word.
    expect(lightCacheBucket({ x: 0, y: 0, z: 1 })).toBe(0x80);
    expect(lightCacheBucket({ x: 0, y: 0, z: 6 })).toBe(0x60);
    expect(lightCacheBucket({ x: 0, y: 0, z: 0x800 })).toBe(0x1000);
    expect(lightCacheBucket({ x: 0, y: 0, z: 0x100 })).toBe(0);
  });

  it('refuse numbers that are no 32-bit integers', () => {
    expectCode('does-not-fit', () => lightCacheKey({ x: 0.5, y: 0, z: 0 }, 0));
    expectCode('does-not-fit', () => lightCacheKey({ x: 0, y: 0, z: 0 }, Number.NaN));
    expectCode('does-not-fit', () => lightCacheBucket({ x: 0, y: 0, z: 2 ** 32 }));
    expectCode('does-not-fit', () => lightCacheBucket({ x: 0, y: -(2 ** 31) - 1, z: 0 }));
  });
});
