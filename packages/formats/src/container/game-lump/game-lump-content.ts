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
import type { PartForm } from '../part-packing.js';
import { uniqueNames } from '../unique-names.js';
import type { DirectoryForm, DirectoryType } from './directory-form.js';
import { type GameLumpBlock, type Piece, piecesOf } from './game-lump-pieces.js';
import { gameLumpRows } from './game-lump-rows.js';
import { type OffsetBase, type ReadDirectory, readDirectory } from './read-directory.js';
import { recompressed } from './recompress.js';
import { withChanges } from './replan.js';
import { SubLump, type SubLumpReading } from './sub-lump.js';

/** Content types of sub-lumps by id. */
export type SubLumpTypes = Readonly<Record<string, ContentType>>;

/** How a game lump is read. */
export interface GameLumpReading extends SubLumpReading {
  /** Forms that its directory may have. */
  readonly forms: readonly DirectoryForm[];
  /** Most entries of the directory that are read. */
  readonly maximumEntries: number;
  /** Most bytes that all compressed sub-lumps together may unpack to. */
  readonly maximumSize: number;
}

/** The game lump: a directory of lumps that a game adds to those of the engine, and those lumps. */
export class GameLump<S = SubLumpTypes> implements Content {
  /** Always `game-lump`. */
  readonly kind = 'game-lump' as const;
  /** What belongs to no sub-lump is a gap, and kept. */
  readonly remainder = 0;
  private readonly place: ContentPlace;
  private readonly reading: GameLumpReading;
  private current: Uint8Array;
  private read: ReadDirectory;
  private subLumps: readonly SubLump[];

  constructor(place: ContentPlace, reading: GameLumpReading) {
    this.place = place;
    this.reading = reading;
    this.current = place.bytes;
    this.read = readDirectory(place.bytes, { ...place, ...reading });
    this.subLumps = this.lumpsOf(this.read);
  }

  private lumpsOf(directory: ReadDirectory): SubLump[] {
    const lump = { ...this.place, bytes: this.current };
    const how = { reading: this.reading, budget: { left: this.reading.maximumSize } };
    return directory.entries.filter((entry) => entry.isUsed).map((entry) => new SubLump(entry, lump, how));
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The directory as it is stored, live. Its offsets and lengths are written anew when sub-lumps change their sizes. */
  get directory(): ContentOf<DirectoryType> {
    return this.read.content;
  }

  /** What the offsets of sub-lumps count from. */
  get offsetBase(): OffsetBase {
    return this.read.base;
  }

  /** The sub-lumps in the order of the directory; entries that only end it are none. */
  get lumps(): readonly SubLump[] {
    return this.subLumps;
  }

  /** The first sub-lump of an id, such as `sprp`; `undefined` when there is none. */
  find<K extends keyof S & string>(id: K): SubLump<ContentOf<S[K]>> | undefined;
  find(id: string): SubLump | undefined;
  find(id: string): SubLump | undefined {
    return this.subLumps.find((lump) => lump.id === id);
  }

  /** The sub-lumps by id, a second one of the same id as `sprp#2`. None is read or unpacked before it is opened. */
  namedParts(): ReadonlyMap<string, Part> {
    const names = uniqueNames(this.subLumps.map(({ id }) => id));
    return new Map(
      this.subLumps.map((lump, i): [string, Part] => [
        names[i] as string,
        {
          open: () => lump.content,
          get isUnpacked() {
            return lump.isUnpacked;
          },
        },
      ]),
    );
  }

  /** The sub-lumps as their directory has them. */
  rows(): ContentRows {
    return gameLumpRows(this.subLumps);
  }

  /** Number of sub-lumps. */
  get length(): number {
    return this.subLumps.length;
  }

  /** `truncated` when the directory says more than there is. */
  get status(): ContentStatus {
    if (this.current.length === 0) return 'empty';
    return this.read.issues.some(({ severity }) => severity === 'error') ? 'truncated' : 'ok';
  }

  /** What was found while reading the directory and the sub-lumps. */
  get issues(): readonly Issue[] {
    return this.current.length === 0
      ? []
      : [...this.read.issues, ...this.subLumps.flatMap((lump) => lump.issues)];
  }

  /** The bytes as they are now: those that were read, unless the content of a sub-lump was changed elsewhere than in them. */
  get bytes(): Uint8Array {
    const { place, current: bytes, read: directory, subLumps: lumps } = this;
    return withChanges({ bytes, offset: place.offset, byteOrder: place.byteOrder, directory, lumps });
  }

  /**
   * The bytes with sub-lumps stored as told, in the order of `lumps`, one behind the other at multiples of four. An entry
   * that only ends the directory stands behind compressed ones, and there is none without. `FormatError` as
   * `writeGameLump` throws it.
   */
  withForms(forms: readonly PartForm[]): Uint8Array {
    const { place, current: bytes, read: directory, subLumps: lumps } = this;
    return recompressed({ bytes, offset: place.offset, byteOrder: place.byteOrder, directory, lumps }, forms);
  }

  /** Whether its directory can be written anew without anything being lost: all sub-lumps lie in it, none over another. */
  get isSound(): boolean {
    return this.read.issues.length === 0;
  }

  /** Puts other bytes in the place of these, with offsets as they are in a game lump at the same place of the file. */
  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
    this.read = readDirectory(bytes, { ...this.place, ...this.reading });
    this.subLumps = this.lumpsOf(this.read);
  }

  /** How many blocks of at most `size` elements there are. */
  blockCount(size: number): number {
    return this.pieces().reduce((sum, { content }) => sum + content.blockCount(size), 0);
  }

  /** Block `i` as plain data: of the directory, of a sub-lump, or of bytes that aren't read as anything. */
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
    if (bytes === this.current) return piecesOf(bytes, this.read, this.subLumps);
    const now = new GameLump({ ...this.place, bytes }, this.reading);
    return piecesOf(bytes, now.read, now.subLumps);
  }
}
