import type {
  Content,
  ContentOf,
  ContentPlace,
  ContentRows,
  ContentStatus,
  ContentType,
  Issue,
  Part,
} from '@brushwork/record';
import { type GameLumpBlock, type Piece, piecesOf } from '../game-lump/game-lump-pieces.js';
import { withChanges } from '../game-lump/replan.js';
import { SubLump } from '../game-lump/sub-lump.js';
import { uniqueNames } from '../unique-names.js';
import type { bspxDirectory } from './bspx-directory.js';
import { type ReadBspx, readBspx } from './read-bspx.js';

/** Content types of lumps by name. */
export type BspxLumpTypes = Readonly<Record<string, ContentType>>;

/** How a BSPX directory is read. */
export interface BspxReading {
  /** Content types of lumps by name; others are kept as bytes. */
  readonly lumps: BspxLumpTypes;
  /** Most entries that are read. */
  readonly maximumEntries: number;
}

/** How often the bytes are read as something, all lumps together: many could name the same ones. Others are kept as bytes. */
const SHARING = 4;

/** What tools append to a map: a directory of lumps that are known by their names, and those lumps. */
export class Bspx<S = BspxLumpTypes> implements Content {
  /** Always `bspx`. */
  readonly kind = 'bspx' as const;
  /** What belongs to no lump is a gap, and kept. */
  readonly remainder = 0;
  private readonly place: ContentPlace;
  private readonly reading: BspxReading;
  private current: Uint8Array;
  private read: ReadBspx;
  private found: readonly SubLump[];

  constructor(place: ContentPlace, reading: BspxReading) {
    this.place = place;
    this.reading = reading;
    this.current = place.bytes;
    this.read = readBspx(place, reading);
    this.found = this.lumpsOf(this.read);
  }

  private lumpsOf({ entries }: ReadBspx): SubLump[] {
    const lump = { ...this.place, bytes: this.current };
    const budget = { left: 0 };
    let left = this.current.length * SHARING;
    return entries.map((entry) => {
      left -= entry.end - entry.start;
      const lumps = left < 0 ? {} : this.reading.lumps;
      return new SubLump(entry, lump, { reading: { lumps }, budget });
    });
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The directory as it is stored, live. Its offsets and lengths are written anew when lumps change their sizes. */
  get directory(): ContentOf<typeof bspxDirectory> {
    return this.read.own;
  }

  /** The lumps in the order of the directory. */
  get lumps(): readonly SubLump[] {
    return this.found;
  }

  /** The first lump of a name, which is the one that engines take; `undefined` when there is none. */
  find<K extends keyof S & string>(name: K): SubLump<ContentOf<S[K]>> | undefined;
  find(name: string): SubLump | undefined;
  find(name: string): SubLump | undefined {
    return this.found.find((lump) => lump.id === name);
  }

  /** The lumps by name, a second one of the same name as `LMSHIFT#2`. None is read before it is opened. */
  namedParts(): ReadonlyMap<string, Part> {
    const names = uniqueNames(this.found.map(({ id }) => id));
    return new Map(
      this.found.map((lump, i): [string, Part] => [names[i] as string, { open: () => lump.content }]),
    );
  }

  /** The lumps as their directory has them. */
  rows(): ContentRows {
    const { found } = this;
    return {
      columns: ['name', 'offset', 'length', 'storedLength'].map((name) => ({ name })),
      length: found.length,
      row(i) {
        const { entry, stored } = found[i] as SubLump;
        return {
          name: entry.id,
          offset: entry.offset,
          length: entry.length,
          storedLength: stored.length,
        };
      },
    };
  }

  /** Number of lumps. */
  get length(): number {
    return this.found.length;
  }

  /** `truncated` when the directory says more than there is. */
  get status(): ContentStatus {
    if (this.current.length === 0) return 'empty';
    return this.read.issues.some(({ severity }) => severity === 'error') ? 'truncated' : 'ok';
  }

  /** What was found while reading the directory and the lumps. */
  get issues(): readonly Issue[] {
    if (this.current.length === 0) return [];
    return [...this.read.issues, ...this.found.flatMap((lump) => lump.issues)];
  }

  /** The bytes as they are now: those that were read, unless the content of a lump was changed elsewhere than in them. */
  get bytes(): Uint8Array {
    const { current: bytes, read: directory, found: lumps } = this;
    const { offset, byteOrder } = this.place;
    return withChanges({ bytes, offset, byteOrder, directory, lumps, isAligned: true });
  }

  /** Puts other bytes in the place of these, with offsets as they are in a directory at the same place of the file. */
  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
    this.read = readBspx({ ...this.place, bytes }, this.reading);
    this.found = this.lumpsOf(this.read);
  }

  /** How many blocks of at most `size` elements there are. */
  blockCount(size: number): number {
    return this.pieces().reduce((sum, { content }) => sum + content.blockCount(size), 0);
  }

  /** Block `i` as plain data: of the directory, of a lump, or of bytes that aren't read as anything. */
  block(i: number, size: number): GameLumpBlock {
    let left = i;
    for (const { content, wrap } of this.pieces()) {
      const count = content.blockCount(size);
      if (left < count) return wrap(content.block(left, size));
      left -= count;
    }
    return { bytes: '' };
  }

  private pieces(): Piece[] {
    const { bytes } = this;
    if (bytes.length === 0) return [];
    if (bytes === this.current) return piecesOf(bytes, this.read, this.found);
    const now = new Bspx({ ...this.place, bytes }, this.reading);
    return piecesOf(bytes, now.read, now.found);
  }
}
