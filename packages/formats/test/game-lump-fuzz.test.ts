import { FormatError, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { detailPropLight, detailProps } from '../src/branch/valve/records/detail-props.js';
import { StaticPropV10 } from '../src/branch/valve/records/static-props.js';
import { staticProps } from '../src/branch/valve/records/static-props-layouts.js';
import {
  type GameLump,
  type GameLumpEntryKind,
  gameLump,
  type SubLumpTypes,
} from '../src/container/game-lump/index.js';
import { readLzmaBlock, writeLzmaBlock } from '../src/container/lzma/lzma-block.js';
import { seededRandom } from './support/seeded-random.js';

const ROUNDS = 800;
const OFFSET = 2048;

const lumps: SubLumpTypes = { sprp: staticProps, dprp: detailProps, dplt: detailPropLight };

const props = staticProps.layouts.v10.build({
  modelCount: 1,
  models: ['models/a.mdl'],
  leafCount: 3,
  leaves: [1, 2, 3],
  propCount: 4,
  props: [0, 1, 2, 3].map((i) =>
    StaticPropV10.from({ firstLeaf: i % 3, leafCount: 1, skin: i, forcedFadeScale: 1 }).toObject(),
  ),
});
const details = detailProps.layouts.v4.build({
  modelCount: 0,
  models: [],
  spriteCount: 0,
  sprites: [],
  propCount: 0,
  props: [],
});
const light = detailPropLight.build({
  count: 1,
  styles: [{ light: { red: 1, green: 2, blue: 3, exponent: -1 }, style: 0 }],
});

/** A good game lump to start from; the static props of one are compressed. */
async function seeds(entry: GameLumpEntryKind): Promise<Uint8Array[]> {
  const type = gameLump({ entry, lumps });
  const build = (sprp: Uint8Array, flags: number): Uint8Array =>
    type.build(
      [
        { id: 'sprp', version: 10, flags, bytes: sprp, unpackedSize: props.length },
        { id: 'dprp', version: 4, bytes: details },
        { id: 'dplt', version: 0, bytes: light },
      ],
      { offset: OFFSET, hasTerminator: true },
    );
  return [build(props, 0), build(await writeLzmaBlock(props), 1)];
}

/** Changes a few bytes, words or the end, as damage and hostile tools do. */
function mutated(seed: Uint8Array, random: (below: number) => number): Uint8Array {
  const bytes = new Uint8Array(seed);
  const d = new DataView(bytes.buffer);
  for (let n = 1 + random(4); n > 0; n--) {
    const word = random(Math.floor(bytes.length / 4)) * 4;
    const kind = random(4);
    // The directory and the counts behind it are where it hurts.
    if (kind === 0) d.setInt32(random(21) * 4, random(2) === 0 ? random(3000) : -random(0x7fffffff), true);
    else if (kind === 1)
      d.setInt32(word, [0, -1, 0x7fffffff, -0x80000000, 1 << 24][random(5)] as number, true);
    else if (kind === 2) bytes[random(bytes.length)] = random(256);
    else d.setInt32(word, random(4096), true);
  }
  return random(5) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
}

function rebuilt(content: GameLump, entry: GameLumpEntryKind): Uint8Array {
  const type = gameLump({ entry, lumps, decompress: readLzmaBlock });
  const chunks: Uint8Array[] = [];
  for (let i = 0; i < content.blockCount(64); i++) {
    const block = JSON.parse(toJsonText(content.block(i, 64))) as unknown;
    chunks.push(type.rebuild(block, { name: 'GAME_LUMP', byteOrder: 'little' }, i * 64));
  }
  return new Uint8Array(Buffer.concat(chunks));
}

describe('a damaged game lump', () => {
  it.each(['source', 'vindictus', 'dark-messiah-sp'] as const)(
    'of %s is read, written and moved all the same',
    async (entry) => {
      const type = gameLump({ entry, lumps, decompress: readLzmaBlock, maximumSize: 1 << 20 });
      const random = seededRandom(4711);
      const starts = await seeds(entry);
      for (let round = 0; round < ROUNDS; round++) {
        const bytes = mutated(starts[round % starts.length] as Uint8Array, random);
        const before = new Uint8Array(bytes);
        const content = type.open({ name: 'GAME_LUMP', offset: OFFSET, byteOrder: 'little', bytes });
        const { issues, length, status } = content;
        expect([Array.isArray(issues), length <= 64, status !== 'opaque'], `round ${round}`).toEqual([
          true,
          true,
          true,
        ]);
        expect(Buffer.compare(content.bytes, before), `round ${round}`).toBe(0);
        expect(Buffer.compare(rebuilt(content, entry), before), `round ${round}`).toBe(0);
        const moved = type.relocate?.(bytes, { from: OFFSET, to: 8192, byteOrder: 'little' });
        expect(moved?.length, `round ${round}`).toBe(bytes.length);
        try {
          for (const one of content.lumps) one.content.setBytes(Uint8Array.of(...one.content.bytes, 1));
          const again = type.open({
            name: 'GAME_LUMP',
            offset: OFFSET,
            byteOrder: 'little',
            bytes: content.bytes,
          });
          expect(again.length, `round ${round}`).toBe(length);
        } catch (error) {
          expect(error, `round ${round}`).toBeInstanceOf(FormatError);
        }
      }
    },
  );
});
