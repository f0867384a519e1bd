import {
  type Content,
  type ContentPlace,
  type ContentType,
  FormatError,
  type FormatPath,
  type Issue,
  inUnpacked,
  issue,
  opaque,
} from '@brushwork/record';
import type { StoredSubLump } from './read-directory.js';

/** Unpacks a compressed block and says what is wrong with it; may throw `FormatError`. */
export type Decompress = (
  bytes: Uint8Array,
  options: {
    /** Most bytes that may come out. */
    readonly maxOutput: number;
    /** Size that the directory says. */
    readonly expectedSize: number;
    /** Where the block is, for issues. */
    readonly path: FormatPath;
    /** Absolute offset of the block in the file. */
    readonly offset: number;
  },
) => {
  readonly bytes: Uint8Array;
  readonly issues: readonly Issue[];
  /** Number of bytes that the block really takes, where that is known. */
  readonly blockSize?: number | undefined;
};

/** How sub-lumps are read. */
export interface SubLumpReading {
  /** Content type by id; others are opaque. */
  readonly lumps: Readonly<Record<string, ContentType>>;
  /** Unpacks compressed ones; without it they are opaque. */
  readonly decompress?: Decompress | undefined;
}

/** How many bytes the sub-lumps of a game lump may still unpack to, all together: many may name the same few bytes. */
export interface UnpackBudget {
  /** Number of bytes. */
  left: number;
}

interface Opened {
  readonly content: Content;
  readonly issues: readonly Issue[];
  /** Whether the content is that of a compressed block. */
  readonly isUnpacked: boolean;
  /** The bytes as they were when they were opened: those of the lump, or a copy of what they were unpacked to. */
  readonly original: Uint8Array;
  readonly blockSize?: number | undefined;
}

/** A lump inside the game lump: its entry, and its content, read when first asked for. */
export class SubLump<C extends Content = Content> {
  /** Its entry in the directory. */
  readonly entry: StoredSubLump;
  private readonly place: ContentPlace;
  private readonly reading: SubLumpReading;
  private readonly budget: UnpackBudget;
  private opened: Opened | undefined;

  constructor(
    entry: StoredSubLump,
    lump: ContentPlace,
    how: { readonly reading: SubLumpReading; readonly budget: UnpackBudget },
  ) {
    this.entry = entry;
    this.reading = how.reading;
    this.budget = how.budget;
    this.place = {
      name: `${lump.name}.${entry.id}`,
      bytes: lump.bytes.subarray(entry.start, entry.end),
      offset: lump.offset + entry.start,
      byteOrder: lump.byteOrder,
      version: entry.version,
    };
  }

  /** Four characters that say what it holds, such as `sprp`. */
  get id(): string {
    return this.entry.id;
  }

  /** Version of its layout. */
  get version(): number {
    return this.entry.version;
  }

  /** Whether its bytes are compressed in the file. */
  get isCompressed(): boolean {
    return this.entry.isCompressed;
  }

  /** Its bytes as they are in the file. */
  get stored(): Uint8Array {
    return this.place.bytes;
  }

  /** What it holds. An edit of it is one of the game lump. */
  get content(): C {
    return this.open().content as C;
  }

  /** Whether its content was unpacked, so that offsets in it aren't those of the file. Unpacks it. */
  get isUnpacked(): boolean {
    return this.open().isUnpacked;
  }

  /** What was found while reading it. */
  get issues(): readonly Issue[] {
    const { content, issues, isUnpacked } = this.open();
    const found = isUnpacked
      ? content.issues.map((one) => inUnpacked(one, this.place.offset))
      : content.issues;
    return [...issues, ...found];
  }

  /** What was found while unpacking it. */
  get unpackIssues(): readonly Issue[] {
    return this.open().issues;
  }

  /** Number of bytes that a compressed one really takes; `undefined` for others and where that isn't known. */
  get blockSize(): number | undefined {
    return this.open().blockSize;
  }

  /** Whether the content isn't that of the file any more, changes made in place in the file's own bytes aside. */
  get isChanged(): boolean {
    if (this.opened === undefined) return false;
    const { content, original } = this.opened;
    const { bytes } = content;
    return (
      bytes !== original &&
      !(bytes.length === original.length && bytes.every((one, i) => one === original[i]))
    );
  }

  private open(): Opened {
    this.opened ??= this.read();
    return this.opened;
  }

  private read(): Opened {
    const { place, reading, entry } = this;
    const known = Object.hasOwn(reading.lumps, entry.id) ? reading.lumps[entry.id] : undefined;
    const type = known ?? opaque;
    const asStored = { issues: [], isUnpacked: false, original: place.bytes };
    if (!entry.isCompressed) return { ...asStored, content: type.open(place) };
    const unpacked = this.unpack();
    if (unpacked.bytes === undefined)
      return { ...asStored, content: opaque.open(place), issues: unpacked.issues };
    const content = type.open({ ...place, bytes: unpacked.bytes });
    const original = new Uint8Array(unpacked.bytes);
    const { issues, blockSize } = unpacked;
    return { content, issues, isUnpacked: true, original, blockSize };
  }

  private unpack(): {
    readonly bytes?: Uint8Array;
    readonly issues: readonly Issue[];
    readonly blockSize?: number | undefined;
  } {
    const { place, budget, entry } = this;
    const { decompress } = this.reading;
    const problem = (message: string): Issue =>
      issue('game-lump-compressed', 'error', 'bad-value', {
        message,
        path: [place.name],
        offset: place.offset,
      });
    if (decompress === undefined) return { issues: [problem('is compressed, which is not read here')] };
    try {
      const unpacked = decompress(place.bytes, {
        maxOutput: budget.left,
        expectedSize: entry.length,
        path: [place.name],
        offset: place.offset,
      });
      budget.left -= unpacked.bytes.length;
      // Where the block ends isn't said: what follows it up to the next entry's offset is padding or a gap.
      const issues = unpacked.issues.filter(({ rule }) => rule !== 'lzma-surplus');
      return { bytes: unpacked.bytes, issues, blockSize: unpacked.blockSize };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return { issues: [problem(`can't be unpacked: ${error.reason}`)] };
    }
  }
}
