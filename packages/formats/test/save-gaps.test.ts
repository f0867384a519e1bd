import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { GameMap } from '../src/map/game-map.js';
import { openAs, save } from '../src/open.js';
import { contentsOf, counting, differences, handMadeFile } from './support/map-files.js';

type CallOfDuty = GameMap<typeof branch.lumps>;

function opened(file: Uint8Array): CallOfDuty {
  return openAs(branch, new Uint8Array(file));
}

/** Checks that a saved file holds what the map holds, lump for lump. */
function expectSameContents(bytes: Uint8Array, map: CallOfDuty): void {
  expect([...contentsOf(opened(bytes))]).toEqual([...contentsOf(map)]);
}

describe('bytes that belong to no lump', () => {
  /** Garbage in front of the lumps, in their padding, between them, and behind them; lumps are not where a compiler puts them. */
  function untidy(): Uint8Array {
    const file = handMadeFile(463, {
      MATERIALS: { offset: 284, bytes: counting(72) },
      UNKNOWN_5: { offset: 356, bytes: counting(5) },
      CELLS: { offset: 388, bytes: counting(52) },
    });
    file.set([0xd1, 0xd2, 0xd3], 274);
    file.set([0xd4, 0xd5], 362);
    file.set([0xd6, 0, 0xd7], 370);
    file.set([0xd8, 0xd9], 441);
    file.set([0xda], 450);
    return file;
  }

  it('travel with the lump that they follow when another one grows, and are counted', () => {
    const map = opened(untidy());
    map.lumps.MATERIALS.append({ name: 'textures/new' });
    const { bytes, report } = save(map);
    expectSameContents(bytes, map);
    // Five in front, 12 behind UNKNOWN_5 and 11 at the end, up to the last that isn't zero.
    expect(report).toMatchObject({ keptGapBytes: 5 + 12 + 11, droppedGapBytes: 0 });
    const after = opened(bytes);
    expect(bytes.subarray(272, 277)).toEqual(Uint8Array.of(0, 0, 0xd1, 0xd2, 0xd3));
    expect(after.entryOf('MATERIALS').offset).toBe(280);
    const { end } = after.entryOf('UNKNOWN_5');
    expect(bytes.subarray(end, end + 12)).toEqual(untidy().subarray(361, 373));
    // What is behind the last lump stays there, as long as it was.
    expect(bytes.subarray(after.entryOf('CELLS').end)).toEqual(untidy().subarray(440));
  });

  it('travel with the lump that grew itself', () => {
    const map = opened(untidy());
    map.lumps.UNKNOWN_5.setBytes(counting(6));
    const { bytes } = save(map);
    expectSameContents(bytes, map);
    const { end } = opened(bytes).entryOf('UNKNOWN_5');
    expect(bytes.subarray(end, end + 12)).toEqual(untidy().subarray(361, 373));
  });

  it('do not pile up from one save to the next', () => {
    const once = opened(untidy());
    once.lumps.CELLS.append({ portalCount: 1 });
    const first = save(once).bytes;
    let bytes = first;
    for (let run = 0; run < 5; run++) {
      const longer = opened(bytes);
      longer.lumps.UNKNOWN_5.setBytes(counting(6 + run));
      const shorter = opened(save(longer).bytes);
      shorter.lumps.UNKNOWN_5.setBytes(counting(5));
      bytes = save(shorter).bytes;
      expect(bytes).toEqual(first);
    }
  });

  it('are kept when nothing moves, whatever they are', () => {
    const map = opened(untidy());
    map.lumps.CELLS.at(0).portalCount = 1;
    expect(differences(save(map).bytes, untidy()).every((place) => place >= 420 && place < 424)).toBe(true);
  });

  it('that are only zero give way to the padding of the compiler', () => {
    const map = opened(handMadeFile(600, { MATERIALS: { offset: 400, bytes: counting(72) } }));
    map.lumps.MATERIALS.append({});
    const { bytes, report } = save(map);
    expect(bytes.length).toBe(272 + 144);
    expect(report).toMatchObject({ keptGapBytes: 0, droppedGapBytes: 0 });
  });

  it('are not those of the header, though a lump lies in it', () => {
    const file = handMadeFile(360, {
      UNKNOWN_5: { offset: 4, length: 10 },
      MATERIALS: { offset: 280, bytes: counting(72) },
    });
    const map = opened(file);
    map.lumps.MATERIALS.append({});
    const { bytes, report } = save(map);
    expect(report.keptGapBytes).toBe(0);
    expectSameContents(bytes, map);
    expect(opened(bytes).head.issues).toEqual([]);
  });
});
