import { memorySource, type RecordList, type Sequence } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinyRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import type { GameLump } from '../../src/container/game-lump/index.js';
import type { GameMap } from '../../src/map/game-map.js';
import { open, openSource, save } from '../../src/open.js';
import { registryEntry } from '../../src/registry.js';
import { seededRandom } from '../support/seeded-random.js';

/** What public documents say of record sizes in bytes, by lump. */
const titanfallSizes = {
  ...{ 1: 16, 2: 36, 3: 12, 14: 32, 30: 12, 36: 12, 42: 16, 44: 4, 54: 100, 66: 4, 68: 16, 69: 44 },
  ...{ 71: 20, 72: 36, 73: 44, 74: 28, 75: 92, 79: 2, 80: 28, 81: 32, 82: 12, 83: 8, 85: 28, 86: 4 },
  ...{ 87: 8, 88: 16, 89: 4, 90: 16, 91: 4, 92: 32, 93: 2, 94: 2, 95: 32, 96: 2, 97: 4, 99: 32, 100: 2 },
  ...{ 101: 48, 102: 4, 103: 8, 104: 16, 106: 8, 107: 8, 108: 12, 109: 12, 110: 4, 111: 16, 112: 2 },
  ...{ 113: 2, 114: 16, 115: 16, 116: 8, 117: 12, 118: 2, 119: 32, 120: 2, 121: 32, 123: 28, 124: 12 },
  ...{ 125: 20, 126: 2, 127: 12 },
};
const titanfall2Sizes = {
  ...{ ...titanfallSizes, 4: 28, 5: 36, 6: 24, 54: 112, 55: 76, 104: 20, 122: 126 },
};
/** What the directory of a real map of version 51.1 divides by. */
const apexSizes = {
  ...{ 1: 16, 2: 16, 3: 12, 4: 28, 5: 36, 14: 64, 16: 4, 17: 8, 18: 64, 30: 12, 42: 16, 43: 4, 54: 112 },
  ...{ 71: 20, 73: 32, 74: 24, 79: 2, 80: 28, 81: 32, 82: 12, 83: 8, 99: 32, 102: 4, 103: 8, 104: 20 },
  ...{
    106: 8,
    107: 8,
    108: 12,
    109: 12,
    110: 4,
    111: 16,
    114: 16,
    116: 8,
    117: 12,
    119: 32,
    122: 126,
    123: 36,
  },
};

const games = [
  { id: 'respawn/titanfall', version: 29, sizes: titanfallSizes },
  { id: 'respawn/titanfall2', version: 37, sizes: titanfall2Sizes },
  { id: 'respawn/apex-legends', version: 47, sizes: apexSizes },
];

async function fileOf(id: string): Promise<Uint8Array> {
  return tinyRespawn(await registryEntry(id).load());
}

function nameOf(map: GameMap, index: number): string {
  return map.lumpNames.find((one) => map.entryOf(one).index === index) as string;
}

describe.each(games)('$id', ({ id, version, sizes }) => {
  it('has the version and the record sizes that documents give', async () => {
    const bytes = await fileOf(id);
    const view = new DataView(bytes.buffer);
    expect([view.getInt32(4, true), view.getInt32(12, true)]).toEqual([version, 127]);
    const map = await open(bytes.slice());
    for (const [index, size] of Object.entries(sizes)) {
      const name = nameOf(map, Number(index));
      const length = view.getInt32(16 + Number(index) * 16 + 4, true);
      expect([name, length]).toEqual([name, map.lump(name).length * size]);
    }
  });

  it('is the one that a file is opened as, and is written back as it was and as its compiler would', async () => {
    const bytes = await fileOf(id);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe(id);
    expect(map.head.revision).toBe(30);
    expect(map.candidates).toHaveLength(1);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
  });

  it('gives a map or an error for whatever is in the header', async () => {
    const bytes = await fileOf(id);
    const random = seededRandom(29);
    for (let round = 0; round < 60; round++) {
      const damaged = bytes.slice();
      const view = new DataView(damaged.buffer);
      for (let i = 0; i < 4; i++) {
        const at = 8 + random(514) * 4;
        view.setInt32(at, random(2 ** 32) >> random(32), true);
      }
      const map = await open(damaged.slice());
      for (const name of map.lumpNames) map.lump(name).blockCount(64);
      expect(Buffer.compare(save(map).bytes, damaged)).toBe(0);
      expect((await openSource(memorySource(damaged))).map.issues.length).toBeLessThan(400);
    }
  });
});

describe('static props', () => {
  async function propsOf(
    id: string,
  ): Promise<{ readonly layout: string; readonly sequence: Sequence<object> }> {
    const map = await open(await fileOf(id));
    const content = (map.lump('GAME_LUMP') as GameLump).find('sprp')?.content;
    return {
      layout: (content as unknown as { layout: string }).layout,
      sequence: content as unknown as Sequence<object>,
    };
  }

  it.each([
    ['respawn/titanfall', 'v12', 84],
    ['respawn/titanfall2', 'v13', 64],
  ])('of %s are laid out as %s, %i bytes each, not as those of Source', async (id, layout, size) => {
    const found = await propsOf(id);
    expect(found.layout).toBe(layout);
    const { props } = found.sequence.parts as { readonly props: RecordList<never> };
    expect(props.length).toBe(2);
    expect(props.offsetOf(1) - props.offsetOf(0)).toBe(size);
    expect(props.object(1)).toMatchObject({ origin: { x: 96 }, scale: 1, lightingOrigin: { x: 96, z: 32 } });
  });

  it('of Apex Legends are bytes', async () => {
    const map = await open(await fileOf('respawn/apex-legends'));
    expect((map.lump('GAME_LUMP') as GameLump).find('sprp')?.content.kind).toBe('opaque');
  });
});
