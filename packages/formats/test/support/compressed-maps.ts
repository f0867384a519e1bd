import type { ByteOrder } from '@brushwork/record';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as alienSwarm } from '../../src/branch/valve/alien-swarm.js';
import { branch as left4Dead2 } from '../../src/branch/valve/left4dead2.js';
import { branch as orangeBox } from '../../src/branch/valve/orange-box.js';
import type { Branch } from '../../src/branch.js';
import type { GameLump } from '../../src/container/game-lump/index.js';
import { type EncodedLzma, encodeLzma } from '../../src/container/lzma/index.js';
import type { Pakfile } from '../../src/container/pakfile/index.js';
import type { GameMap } from '../../src/map/game-map.js';
import { openAs } from '../../src/open.js';

/** A map in both forms. */
export interface MapInBothForms {
  /** Identifier of the branch. */
  readonly id: string;
  /** Byte order of the files. */
  readonly byteOrder: ByteOrder;
  /** The branch. */
  readonly branch: Branch<object>;
  /** As the compiler writes it. */
  readonly plain: Uint8Array;
  /** As tools compress it. */
  readonly compressed: Uint8Array;
}

/** Small maps in both byte orders, whose compressed form was put together without the library's writer. */
export const bothForms: readonly MapInBothForms[] = await Promise.all(
  [orangeBox, left4Dead2, alienSwarm].flatMap((branch) =>
    (['little', 'big'] as const).map(async (byteOrder) => {
      const target = { branch: branch as unknown as Branch<object>, byteOrder };
      const compressed = await compressedSource(target);
      return { ...target, id: branch.id, plain: tinySource(target), compressed };
    }),
  ),
);

/** One of them, for what doesn't depend on the game: Orange Box, little-endian. */
export const [one] = bothForms as readonly [MapInBothForms];

const streams = new Map<string, Promise<EncodedLzma>>();

/** As `encodeLzma`, but each thing once for all tests of a file: the encoder takes its time, and isn't what they are about. */
export function encodeOnce(bytes: Uint8Array): Promise<EncodedLzma> {
  const key = Buffer.from(bytes).toString('latin1');
  const known = streams.get(key) ?? encodeLzma(bytes);
  streams.set(key, known);
  return known;
}

/** Opens a copy of a file. */
export function opened({ branch }: MapInBothForms, bytes: Uint8Array): GameMap<object> {
  return openAs(branch, new Uint8Array(bytes));
}

/** The game lump of a map. */
export function gameLumpOf(map: GameMap<object>): GameLump {
  return map.lump('GAME_LUMP') as GameLump;
}

/** The pakfile of a map. */
export function pakfileOf(map: GameMap<object>): Pakfile {
  return map.lump('PAKFILE') as Pakfile;
}

/** What every lump holds, unpacked, by name; those of the game lump one by one, without their places. */
export function unpackedContents(map: GameMap<object>): Map<string, string> {
  const contents = new Map<string, string>();
  const put = (name: string, bytes: Uint8Array): void => {
    contents.set(name, Buffer.from(bytes).toString('hex'));
  };
  for (const name of map.lumpNames) if (name !== 'GAME_LUMP') put(name, map.lump(name).bytes);
  for (const { id, version, content } of gameLumpOf(map).lumps) put(`${id} ${version}`, content.bytes);
  return contents;
}

/** Bytes of a file with some changed, and the words of the directory at hand. */
export class ChangedFile {
  /** The file. */
  readonly bytes: Uint8Array;
  /** Its numbers. */
  readonly view: DataView;
  private readonly map: GameMap<object>;
  private readonly isLittle: boolean;

  constructor(form: MapInBothForms, bytes: Uint8Array) {
    this.bytes = new Uint8Array(bytes);
    this.view = new DataView(this.bytes.buffer);
    this.map = opened(form, bytes);
    this.isLittle = form.byteOrder === 'little';
  }

  /** Where a lump begins. */
  start(name: string): number {
    return this.map.entryOf(name).start;
  }

  /** Writes the word of a lump's entry that holds its unpacked size: of files whose entries begin with the offset. */
  setUnpacked(name: string, size: number): this {
    this.view.setInt32(8 + this.map.entryOf(name).index * 16 + 12, size, this.isLittle);
    return this;
  }

  /** Writes the length of a lump's entry. */
  setLength(name: string, length: number): this {
    this.view.setInt32(8 + this.map.entryOf(name).index * 16 + 4, length, this.isLittle);
    return this;
  }
}
