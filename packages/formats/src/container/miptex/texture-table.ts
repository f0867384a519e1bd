import type { ByteOrder } from '@brushwork/record';
import { LEVEL_COUNT, Miptex } from './miptex-records.js';

/** How a lump of textures is read. */
export interface TextureReading {
  /** Whether each texture has a palette of its own behind its pixels; otherwise all share one that the game has. */
  readonly palettes: 'own' | 'shared';
  /** Most textures that are read. */
  readonly maximumTextures: number;
}

/** A stretch of the lump. */
export interface Stretch {
  /** First byte. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
}

/** The pixels of one size of a texture. */
export interface LevelPlace extends Stretch {
  /** Which size, 0 for the largest. */
  readonly level: number;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Whether all of it lies in the lump; `end` is not to be trusted otherwise. */
  readonly isInside: boolean;
}

/** Where a texture and what belongs to it is. */
export interface TexturePlace {
  /** First byte of its head. */
  readonly start: number;
  /** Width of the largest size in pixels. */
  readonly width: number;
  /** Height of the largest size in pixels. */
  readonly height: number;
  /** The sizes that have an offset. */
  readonly levels: readonly LevelPlace[];
  /** Number of colours and the colours, behind the pixels; `undefined` without pixels, and where they aren't there. */
  readonly palette: Stretch | undefined;
}

const COUNT_SIZE = 4;
const OFFSET_SIZE = 4;
const HEAD_SIZE = Miptex.size;
const SIZES_AT = 16;
const LEVELS_AT = 24;
const COLOR_SIZE = 3;
/** Offset of a texture that isn't there. */
export const NO_TEXTURE = -1;

/** The count and the offsets at the start of a lump of textures, and what they lead to, worked out when it is asked for. */
export class TextureTable {
  /** Number of textures as the lump says it. */
  readonly stated: number;
  /** Number of textures whose offsets are read: as stated, at most as many as are allowed, or 0 where they don't fit. */
  readonly count: number;
  /** Byte behind the last offset. */
  readonly end: number;
  private readonly bytes: Uint8Array;
  private readonly d: DataView;
  private readonly littleEndian: boolean;
  private readonly reading: TextureReading;

  constructor(bytes: Uint8Array, byteOrder: ByteOrder, reading: TextureReading) {
    this.bytes = bytes;
    this.reading = reading;
    this.d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.littleEndian = byteOrder === 'little';
    this.stated = bytes.length < COUNT_SIZE ? 0 : this.d.getInt32(0, this.littleEndian);
    const most = Math.floor(Math.max(0, bytes.length - COUNT_SIZE) / OFFSET_SIZE);
    const fits = this.stated >= 0 && this.stated <= most;
    this.count = fits ? Math.min(this.stated, reading.maximumTextures) : 0;
    this.end = Math.min(bytes.length, COUNT_SIZE + this.count * OFFSET_SIZE);
  }

  /** Whether every texture that the lump states can be read. */
  get isWhole(): boolean {
    return this.stated === this.count && this.bytes.length >= COUNT_SIZE;
  }

  /** Offset of texture `i` from the start of the lump, as stored. */
  offset(i: number): number {
    return this.d.getInt32(COUNT_SIZE + i * OFFSET_SIZE, this.littleEndian);
  }

  /** Whether there is room for a texture's head where an offset leads. */
  isHead(offset: number): boolean {
    return offset >= this.end && offset <= this.bytes.length - HEAD_SIZE;
  }

  /** Where texture `i` is; `undefined` for one that isn't there. */
  place(i: number): TexturePlace | undefined {
    const offset = this.offset(i);
    return this.isHead(offset) ? this.placeAt(offset) : undefined;
  }

  /** What the head at an offset leads to; there has to be room for one. */
  placeAt(start: number): TexturePlace {
    const width = this.d.getUint32(start + SIZES_AT, this.littleEndian);
    const height = this.d.getUint32(start + SIZES_AT + 4, this.littleEndian);
    const levels: LevelPlace[] = [];
    for (let level = 0; level < LEVEL_COUNT; level++) {
      const offset = this.d.getUint32(start + LEVELS_AT + level * OFFSET_SIZE, this.littleEndian);
      if (offset === 0) continue;
      levels.push(this.levelPlace({ start, offset, level, width, height }));
    }
    return { start, width, height, levels, palette: this.palettePlace(levels) };
  }

  private levelPlace(found: {
    readonly start: number;
    readonly offset: number;
    readonly level: number;
    readonly width: number;
    readonly height: number;
  }): LevelPlace {
    const { level, offset } = found;
    // Sides are up to 2 to the 32nd: their product is no longer exact, and far behind the end of any lump.
    const width = Math.floor(found.width / 2 ** level);
    const height = Math.floor(found.height / 2 ** level);
    const start = found.start + offset;
    const end = start + width * height;
    return { level, width, height, start, end, isInside: offset >= HEAD_SIZE && end <= this.bytes.length };
  }

  private palettePlace(levels: readonly LevelPlace[]): Stretch | undefined {
    const last = levels.at(-1);
    if (this.reading.palettes === 'shared' || last?.isInside !== true || levels.length !== LEVEL_COUNT)
      return undefined;
    const start = last.end;
    if (start > this.bytes.length - 2) return undefined;
    const end = start + 2 + this.d.getUint16(start, this.littleEndian) * COLOR_SIZE;
    return end > this.bytes.length ? undefined : { start, end };
  }
}
