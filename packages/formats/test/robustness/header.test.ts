import { type ByteSource, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinyRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as callOfDuty } from '../../src/branch/infinity-ward/call-of-duty.js';
import { branch as infra } from '../../src/branch/loiste/infra.js';
import { branch as apex } from '../../src/branch/respawn/apex-legends.js';
import { branch as alienSwarm } from '../../src/branch/valve/alien-swarm.js';
import { branch as dota2 } from '../../src/branch/valve/dota2.js';
import { branch as dota2Beta } from '../../src/branch/valve/dota2-beta.js';
import { branch as left4Dead2 } from '../../src/branch/valve/left4dead2.js';
import { branch as orangeBox } from '../../src/branch/valve/orange-box.js';
import type { Branch } from '../../src/branch.js';
import { PakDocument, type Pakfile } from '../../src/container/pakfile/index.js';
import type { GameMap } from '../../src/map/game-map.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { contentsOf, stockFile, tinyLumps } from '../support/map-files.js';

const HEADER = 1036;
const GAME_LUMP = 35;

/** Bytes that begin with 32-bit numbers or text. */
function startOf(begin: string, words: readonly number[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = 0; i < begin.length; i++) bytes[i] = begin.charCodeAt(i);
  const view = new DataView(bytes.buffer);
  words.forEach((word, i) => {
    view.setInt32(begin.length + i * 4, word, true);
  });
  return bytes;
}

function scoreOf(map: GameMap<object>, { id }: { readonly id: string }): number {
  return map.candidates.find(({ branch }) => branch === id)?.score ?? Number.NEGATIVE_INFINITY;
}

describe('a map of version 21 whose lumps begin at no multiple of four', () => {
  /** Everything behind the header moved on by one byte, and every offset with it. */
  function unaligned(branch: Branch<object>): Uint8Array {
    const good = tinySource({ branch });
    const file = new DamagedVbsp(good, branch);
    const game = file.word('GAME_LUMP', 'offset');
    const count = file.view.getInt32(game, true);
    for (let i = 0; i < count; i++) {
      const at = game + 4 + i * 16 + 8;
      file.view.setInt32(at, file.view.getInt32(at, true) + 1, true);
    }
    for (const name of Object.keys(branch.lumps)) {
      const offset = file.word(name, 'offset');
      if (offset > 0) file.setWord(name, 'offset', offset + 1);
    }
    const moved = new Uint8Array(good.length + 1);
    moved.set(file.bytes.subarray(0, HEADER));
    moved.set(file.bytes.subarray(HEADER), HEADER + 1);
    return moved;
  }

  it.each([
    [alienSwarm, left4Dead2],
    [left4Dead2, alienSwarm],
  ] as const)('is told from the other order of words by the whole directory: %#', async (branch, other) => {
    const file = unaligned(branch);
    const map = await open(file.slice());
    expect(map.branch.id).toBe(branch.id);
    expect(map.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(map.head.entries.filter(({ length }) => length > 0).every(({ offset }) => offset % 4 === 1)).toBe(
      true,
    );
    expect(scoreOf(map, branch)).toBeGreaterThan(scoreOf(map, other));
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
    const aligned = await open(tinySource({ branch: branch as unknown as Branch<object> }));
    for (const name of map.lumpNames)
      if (map.entryOf(name).index !== GAME_LUMP)
        expect(Buffer.compare(map.lump(name).bytes, aligned.lump(name).bytes), name).toBe(0);
  });
});

describe('a map whose directory begins each entry with the version', () => {
  it('may have files packed into it, and every other lump is what it was', async () => {
    const file = tinySource({ branch: left4Dead2 });
    const map = await open(file.slice());
    expect(map.branch.id).toBe('valve/left4dead2');
    const before = contentsOf(map);
    const { document } = map.lump('PAKFILE') as Pakfile;
    document.add('materials/new.vmt', await PakDocument.pack(new Uint8Array(5000).fill(0x20)));
    const saved = save(map).bytes;
    const again = await open(saved.slice());
    expect([again.branch.id, again.issues]).toEqual(['valve/left4dead2', []]);
    const after = contentsOf(again);
    for (const [name, bytes] of before)
      expect([name, Buffer.compare(after.get(name)!, bytes) === 0]).toEqual([name, name !== 'PAKFILE']);
    // By hand: version, offset, length of the pakfile's entry, the last lump of the file.
    const view = new DataView(saved.buffer, saved.byteOffset);
    const words = [0, 4, 8].map((word) => view.getInt32(8 + 40 * 16 + word, true));
    expect(words).toEqual([0, again.entryOf('PAKFILE').offset, again.lump('PAKFILE').bytes.length]);
    expect([...saved.subarray(words[1], words[1]! + 2)]).toEqual([0x50, 0x4b]);
  });
});

describe('a map of version 22', () => {
  function emptied(branch: Branch<object>, ...names: readonly string[]): Uint8Array {
    const file = new DamagedVbsp(tinySource({ branch }), branch);
    for (const name of names) file.setWord(name, 'length', 0);
    return file.bytes;
  }

  it.each([
    ['INFRA', infra, [] as string[]],
    ['INFRA, by primitives alone', infra, ['DISPLACEMENT_INFO']],
    ['INFRA, without decals', infra, ['OVERLAYS']],
    ['the first Dota 2', dota2Beta, []],
    ['the first Dota 2, by displacements alone', dota2Beta, ['PRIMITIVES']],
    ['the first Dota 2, without decals', dota2Beta, ['OVERLAYS']],
  ] as const)('is of the game whose records its lumps divide by: %s', async (_, branch, without) => {
    const map = await open(emptied(branch, ...without));
    expect(map.branch.id).toBe(branch.id);
    const other = branch.id === infra.id ? dota2Beta : infra;
    expect(scoreOf(map, branch)).toBeGreaterThan(scoreOf(map, other));
    expect(map.issues).toEqual([]);
  });

  it('has decals of 352 bytes, those of 356 are of version 23', async () => {
    const sizes = await Promise.all(
      [infra, dota2Beta, dota2].map(async (branch) => {
        const map = await open(tinySource({ branch: branch as unknown as Branch<object> }));
        return [map.version, map.lump('OVERLAYS').bytes.length / map.lump('OVERLAYS').length];
      }),
    );
    expect(sizes).toEqual([
      [22, 352],
      [22, 352],
      [23, 356],
    ]);
  });
});

describe('a map of another family', () => {
  it.each([
    [
      'Xash3D, whose first number is a version and no magic',
      startOf('', [31], 2000),
      'a Xash3D BSP (version 31)',
    ],
    ['Nightfire, the same', startOf('', [42], 2000), 'a Nightfire BSP (version 42)'],
    [
      'a version between Call of Duty 2 and 4',
      startOf('IBSP', [17], 2000),
      'a Call of Duty 4 era BSP (IBSP version 17)',
    ],
  ])('is named and refused, in one line: %s', async (_, bytes, description) => {
    for (const attempt of [
      () => open(bytes),
      () => openSource(memorySource(bytes)),
      () => openAs(orangeBox, bytes),
    ]) {
      const error = await expectFormatError('bad-magic', attempt).catch(() =>
        expectFormatError('bad-version', attempt),
      );
      expect(error.message).toContain(description);
      expect(error.message).not.toContain('\n');
    }
  });

  it('is known by its first kilobyte when no more is at hand: Blue Shift, whose first two lumps are the other way round', async () => {
    // Planes first, 20 bytes each, then text.
    const head = startOf('', [30, 400, 600, 124, 276], 1024);
    head.set(startOf('{\n"classname" "worldspawn"\n', [], 40), 124);
    const reads: number[] = [];
    const source: ByteSource = {
      byteLength: head.length,
      slice(start, end) {
        reads.push(end);
        return head.subarray(start, end);
      },
    };
    expect((await open(head.slice())).branch.id).toBe('gearbox/blue-shift');
    expect((await openSource(source)).map.branch.id).toBe('gearbox/blue-shift');
    expect(Math.max(...reads)).toBeLessThanOrEqual(1024);
  });
});

describe('a lump that a map does not have', () => {
  it.each([
    ['Left 4 Dead 2', left4Dead2, 'OVERLAY_SYSTEM_LEVELS'],
    ['the Orange Box', orangeBox, 'OVERLAY_FADES'],
  ] as const)('is empty, and that is no news: %s', async (_, branch, name) => {
    const file = new DamagedVbsp(tinySource({ branch: branch as unknown as Branch<object> }), branch);
    file.setWord(name, 'offset', 0);
    file.setWord(name, 'length', 0);
    const map = await open(file.bytes.slice());
    expect([map.issues, map.lump(name).status, map.lump(name).length]).toEqual([[], 'empty', 0]);
    expect(Buffer.compare(save(map).bytes, file.bytes)).toBe(0);
  });

  it('is none of the bytes behind the header, when the directory is cut off there', async () => {
    for (const size of [HEADER - 1, HEADER - 4 - 16, 8 + 17 * 16])
      await expectFormatError('truncated', () => open(tinySource({ branch: orangeBox }).slice(0, size)));
  });
});

describe('a version later than all that are known', () => {
  it('is read as the nearest, which is called a guess, and everything is kept', async () => {
    const file = tinyRespawn(apex);
    new DataView(file.buffer).setInt32(4, 60, true);
    const map = await open(file.slice());
    expect(map.branch.id).toBe('respawn/apex-legends');
    expect(map.issues).toMatchObject([{ rule: 'version-unknown', severity: 'warning', found: 60 }]);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });
});

describe('the directory of Call of Duty', () => {
  it('has the length first in every entry', async () => {
    const file = stockFile();
    const view = new DataView(file.buffer);
    const map = await open(file.slice());
    for (const [name, bytes] of tinyLumps()) {
      const { index } = callOfDuty.lumps[name];
      expect([name, view.getInt32(8 + index * 8, true)]).toEqual([name, bytes.length]);
      expect(map.entryOf(name).offset).toBe(view.getInt32(12 + index * 8, true));
      expect(map.lump(name).bytes).toEqual(bytes);
    }
  });

  it('that was written with the offset first is read with an issue for each lump that it leads astray', async () => {
    const file = stockFile();
    const view = new DataView(file.buffer);
    for (let at = 8; at < 272; at += 8) {
      const [length, offset] = [view.getInt32(at, true), view.getInt32(at + 4, true)];
      view.setInt32(at, offset, true);
      view.setInt32(at + 4, length, true);
    }
    const map = await open(file.slice());
    expect(map.issues.some(({ severity }) => severity === 'error')).toBe(true);
    expect(map.issues.some(({ rule }) => rule === 'lump-in-header')).toBe(true);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });
});
