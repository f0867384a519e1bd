import { concatenate, FormatError, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { sameBytes } from '../src/container/same-bytes.js';
import { findPart, partsInside } from '../src/map/part-path.js';
import { openAs, save } from '../src/open.js';
import { APPENDED_AT, branch, mapOf } from './support/bspx-maps.js';
import { everyLump } from './support/bspx-samples.js';
import { seededRandom } from './support/seeded-random.js';

const ROUNDS = 600;
const good = mapOf(everyLump);

function damaged(random: (below: number) => number): Uint8Array {
  const bytes = new Uint8Array(good);
  const d = new DataView(bytes.buffer);
  const room = bytes.length - APPENDED_AT - 4;
  for (let n = 1 + random(5); n > 0; n--) {
    const at = APPENDED_AT + 4 + random(room - 4);
    const entry = APPENDED_AT + 8 + random(everyLump.length) * 32 + 24 + random(2) * 4;
    const kind = random(4);
    if (kind === 0) d.setInt32(entry, random(2) === 0 ? random(2000) : -random(0x7fffffff), true);
    else if (kind === 1) d.setInt32(at, [0, -1, 0x7fffffff, 1 << 24, 300][random(5)] as number, true);
    else bytes[at] = random(256);
  }
  return random(4) === 0 ? bytes.subarray(0, APPENDED_AT + random(room)) : bytes;
}

function rebuilt(content: ReturnType<typeof open>): Uint8Array {
  const made: Uint8Array[] = [];
  for (let i = 0; i < content.blockCount(64); i++) {
    const block = JSON.parse(toJsonText(content.block(i, 64))) as unknown;
    made.push(branch.lumps.BSPX.type.rebuild(block, { name: 'BSPX', byteOrder: 'little' }, 0));
  }
  return concatenate(made);
}

const open = (file: Uint8Array) => openAs(branch, file).lumps.BSPX;

describe('damaged further lumps', () => {
  it('are read without an exception, in no time, and written back byte for byte', () => {
    const random = seededRandom(20);
    for (let round = 0; round < ROUNDS; round++) {
      const file = damaged(random);
      const map = openAs(branch, new Uint8Array(file));
      const { BSPX } = map.lumps;
      expect(Array.isArray(BSPX.issues)).toBe(true);
      for (const { content } of partsInside(findPart(map, 'BSPX'))) {
        expect(content?.length ?? 0, `round ${round}`).toBeLessThanOrEqual(file.length);
      }
      expect(sameBytes(save(map).bytes, file), `round ${round}`).toBe(true);
      expect(sameBytes(rebuilt(BSPX), BSPX.bytes), `round ${round}`).toBe(true);
    }
  });

  it('are moved without an exception', () => {
    const random = seededRandom(21);
    for (let round = 0; round < ROUNDS; round++) {
      const map = openAs(branch, damaged(random));
      map.lumps.FIRST.resize(random(200));
      try {
        const again = openAs(branch, save(map).bytes);
        // Padding behind the end may make room for one more.
        expect(again.lumps.BSPX.length).toBeGreaterThanOrEqual(map.lumps.BSPX.length);
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
      }
    }
  });
});
