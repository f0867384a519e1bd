import {
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  concatenate,
  FormatError,
  type Issue,
  i32,
  list,
  type Part,
  PlacedRecords,
  toHex,
} from '@brushwork/record';
import { ParsedContent } from '../parsed-content.js';
import { rowParts } from '../row-parts.js';
import { Miptex, PaletteColor, texturesForm } from './miptex-records.js';
import type { Texture } from './texture.js';
import { textureIssues } from './texture-issues.js';
import { type TexturePiece, texturePieces } from './texture-pieces.js';
import {
  measureTextures,
  type PlainTextures,
  plainPiece,
  type TextureMeasure,
  textureBytes,
} from './texture-plain.js';
import { colorRows, levelRows, type TextureList, textureRows } from './texture-rows.js';
import { type TextureReading, TextureTable } from './texture-table.js';

interface ReadLump {
  readonly table: TextureTable;
  /** Pieces behind the offsets, once they were asked for. */
  pieces: readonly TexturePiece[] | undefined;
}

/**
 * The textures of a map: a count, an offset for each, and heads with the pixels of four sizes behind them. Each element
 * is a texture, whether it is there or not, so that numbers of textures are those of the offsets.
 */
export class Textures extends ParsedContent<ReadLump> {
  /** Always `textures`. */
  readonly kind = 'textures' as const;
  /** What belongs to no texture counts as a gap, not as a remainder. */
  readonly remainder = 0;
  private readonly reading: TextureReading;

  constructor(place: ContentPlace, reading: TextureReading) {
    super(place);
    this.reading = reading;
  }

  protected parse(place: ContentPlace): ReadLump {
    return { table: new TextureTable(place.bytes, place.byteOrder, this.reading), pieces: undefined };
  }

  protected check(place: ContentPlace): readonly Issue[] {
    return textureIssues(place, this.parsed.table, this.reading);
  }

  /** Number of textures, those that aren't there included. */
  get length(): number {
    return this.parsed.table.count;
  }

  /** `truncated` when the lump is too short for the number of textures that it states. */
  get status(): ContentStatus {
    if (this.bytes.length === 0) return 'empty';
    return this.parsed.table.isWhole ? 'ok' : 'truncated';
  }

  /** Offset of a texture from the start of the lump, as stored; -1 = there is none. `not-found` outside. */
  offsetAt(i: number): number {
    if (Number.isInteger(i) && i >= 0 && i < this.length) return this.parsed.table.offset(i);
    throw new FormatError('not-found', `no texture ${i}: ${this.name} holds ${this.length}`, {
      path: [this.name],
    });
  }

  /** The textures by their numbers. */
  private get list(): TextureList {
    return { length: this.length, offset: (i) => this.offsetAt(i), at: (i) => this.at(i) };
  }

  /** Texture `i`; `undefined` for one that isn't there: its offset is -1, or leads to nothing. `not-found` outside. */
  at(i: number): Texture | undefined {
    this.offsetAt(i);
    const found = this.parsed.table.place(i);
    if (found === undefined) return undefined;
    const { bytes, place } = this;
    const { start, width, height, levels, palette } = found;
    const { name } = Miptex.fromBytes(bytes, { byteOrder: place.byteOrder, offset: start });
    return {
      name,
      width,
      height,
      offset: place.offset + start,
      levels: levels
        .filter(({ isInside }) => isInside)
        .map((level) => ({
          level: level.level,
          width: level.width,
          height: level.height,
          offset: place.offset + level.start,
          pixels: bytes.subarray(level.start, level.end),
        })),
      palette: palette === undefined ? undefined : bytes.subarray(palette.start + 2, palette.end),
    };
  }

  /** A row for each texture. */
  rows(): ContentRows {
    return textureRows(this.list);
  }

  /** The offsets, the heads of those textures that are there, the sizes that they are stored in, and the colours of palettes. */
  namedParts(): ReadonlyMap<string, Part> {
    const { table } = this.parsed;
    return rowParts(this.placeNow, {
      offsets: (place) =>
        list(i32).open({
          ...place,
          bytes: place.bytes.subarray(Math.min(4, table.end), table.end),
          offset: place.offset + 4,
        }),
      textures: (place) => new PlacedRecords(Miptex, place, this.heads()),
      levels: () => levelRows(this.list),
      ...(this.reading.palettes === 'own' && { colors: () => colorRows(this.list) }),
    });
  }

  /** Where the heads of textures begin, in the order of their numbers. */
  private heads(): number[] {
    const { table } = this.parsed;
    const starts = new Set<number>();
    for (let i = 0; i < table.count; i++) {
      const offset = table.offset(i);
      if (table.isHead(offset)) starts.add(offset);
    }
    return [...starts];
  }

  private get pieces(): readonly TexturePiece[] {
    const read = this.parsed;
    read.pieces ??= texturePieces(read.table, this.bytes.length);
    return read.pieces;
  }

  /** Elements of the plain form: the count, the offsets, the pieces behind them. */
  blockCount(size: number): number {
    if (this.bytes.length === 0) return 0;
    return this.isReadable ? Math.ceil((1 + this.length + this.pieces.length) / size) : 1;
  }

  private get isReadable(): boolean {
    const { table } = this.parsed;
    return table.isWhole || table.count > 0;
  }

  /** The elements of one block as plain data. */
  block(i: number, size: number): PlainTextures {
    const { bytes, length, place } = this;
    if (!this.isReadable) return { rest: toHex(bytes) };
    const { table } = this.parsed;
    const from = i * size - 1;
    const to = from + size;
    const offsets: number[] = [];
    for (let texture = Math.max(0, from); texture < Math.min(to, length); texture++)
      offsets.push(table.offset(texture));
    const pieces = this.pieces
      .slice(Math.max(0, from - length), Math.max(0, to - length))
      .map((piece) => plainPiece(bytes, piece, place.byteOrder));
    return {
      ...(i === 0 && { count: table.stated }),
      ...(offsets.length > 0 && { offsets }),
      ...(pieces.length > 0 && { pieces }),
    };
  }
}

/** How a lump of textures is read. */
export interface TexturesType extends ContentType<Textures, never> {
  /** Always `textures`. */
  readonly kind: 'textures';
  /** What was declared. */
  readonly reading: TextureReading;
  /** Counts what of a block of plain data stands in it as bytes. */
  measure(block: unknown): TextureMeasure;
}

const DEFAULT_MAXIMUM = 65_536;

/**
 * A lump of textures with four sizes each, whose pixels are numbers of colours of a palette: each texture's own, or one
 * that the game has for all.
 * @orig dmiptexlump_t @source public headers of the compilers; real maps @confidence certain
 */
export function textures(options: Pick<TextureReading, 'palettes'> & Partial<TextureReading>): TexturesType {
  const reading: TextureReading = { maximumTextures: DEFAULT_MAXIMUM, ...options };
  return {
    kind: 'textures',
    elementSize: undefined,
    form: texturesForm,
    partRecords: { textures: Miptex, colors: PaletteColor },
    reading,
    open: (place) => new Textures(place, reading),
    rebuild: (block, place) => concatenate(textureBytes(block, place)),
    measure: measureTextures,
  };
}
