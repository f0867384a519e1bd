import { FormatError, type RebuildPlace, records, toHex } from '@brushwork/record';
import { asList, hexBytes, words } from '../plain-parts.js';
import { Miptex } from './miptex-records.js';
import type { TexturePiece } from './texture-pieces.js';

/** A stretch of a lump of textures as plain data. Bytes are hexadecimal digits. */
export type PlainTexturePiece =
  /** Head of a texture. */
  | { readonly texture: unknown }
  /** Pixels of one size of a texture: two digits for each, the number of its colour. */
  | { readonly pixels: string }
  /** Colours of a texture's palette: six digits for each, red, green and blue. */
  | { readonly palette: string }
  /** Bytes that belong to no texture. */
  | { readonly gap: string };

/** Some of a lump of textures as plain data: what comes first in the file stands first. */
export interface PlainTextures {
  /** Number of textures. */
  readonly count?: number;
  /** Where textures begin, in bytes from the start of the lump; -1 = there is none. */
  readonly offsets?: readonly number[];
  /** What follows, in the order of the file. */
  readonly pieces?: readonly PlainTexturePiece[];
  /** Bytes that couldn't be read. */
  readonly rest?: string;
}

const COLOR_COUNT_SIZE = 2;
const COLOR_SIZE = 3;

/** A piece as plain data. */
export function plainPiece(
  bytes: Uint8Array,
  { kind, start, end }: TexturePiece,
  byteOrder: RebuildPlace['byteOrder'],
): PlainTexturePiece {
  if (kind === 'texture')
    return { texture: Miptex.fromBytes(bytes, { byteOrder, offset: start }).toObject() };
  const from = kind === 'palette' ? start + COLOR_COUNT_SIZE : start;
  const hex = toHex(bytes.subarray(from, end));
  if (kind === 'palette') return { palette: hex };
  return kind === 'pixels' ? { pixels: hex } : { gap: hex };
}

/** Bytes of plain data; `does-not-fit` for anything else. */
export function textureBytes(block: unknown, place: RebuildPlace): Uint8Array[] {
  const path = [place.name];
  if (block === null || typeof block !== 'object' || Array.isArray(block))
    throw new FormatError('does-not-fit', 'needs an object with count, offsets and pieces', { path });
  const { count, offsets = [], pieces = [], rest, ...other } = block as Record<string, unknown>;
  const [unknownName] = Object.keys(other);
  if (unknownName !== undefined)
    throw new FormatError('does-not-fit', `has no part '${unknownName}'`, { path });
  return [
    ...(count === undefined ? [] : [words([count], place, [...path, 'count'])]),
    words(asList(offsets, [...path, 'offsets']), place, [...path, 'offsets']),
    ...asList(pieces, [...path, 'pieces']).map((piece, i) =>
      pieceBytes(piece, { ...place, name: `${place.name}.${i}` }),
    ),
    ...(rest === undefined ? [] : [hexBytes(rest, [...path, 'rest'])]),
  ];
}

function pieceBytes(piece: unknown, place: RebuildPlace): Uint8Array {
  const { texture, pixels, palette, gap } = (piece ?? {}) as Record<string, unknown>;
  const path = [place.name];
  if (texture !== undefined) return records(Miptex).rebuild([texture], place, 0);
  if (palette === undefined) return hexBytes(pixels ?? gap, path);
  return paletteBytes(hexBytes(palette, path), place);
}

/** Colours with their number before them; `does-not-fit` for more than the number can say and for parts of colours. */
export function paletteBytes(
  colors: Uint8Array,
  place: Pick<RebuildPlace, 'name' | 'byteOrder'>,
): Uint8Array {
  const count = colors.length / COLOR_SIZE;
  if (!Number.isInteger(count) || count > 0xffff)
    throw new FormatError('does-not-fit', 'needs three bytes for each of at most 65,535 colours', {
      path: [place.name],
      found: colors.length,
    });
  const bytes = new Uint8Array(COLOR_COUNT_SIZE + colors.length);
  new DataView(bytes.buffer).setUint16(0, count, place.byteOrder === 'little');
  bytes.set(colors, COLOR_COUNT_SIZE);
  return bytes;
}

/** What a block of plain data is made of. */
export interface TextureMeasure {
  /** Textures in the block. */
  readonly records: number;
  /** Bytes that stand in the block as bytes. */
  readonly opaqueBytes: number;
  /** Heads whose values alone don't give their bytes back. */
  readonly nonCanonical: number;
}

/** Counts what of a block stands in it as bytes; pixels and colours are numbers, whatever they are written in. */
export function measureTextures(block: unknown): TextureMeasure {
  const { pieces = [], rest = '' } = block as PlainTextures;
  let opaqueBytes = rest.length / 2;
  let nonCanonical = 0;
  let heads = 0;
  for (const piece of pieces) {
    if ('gap' in piece) opaqueBytes += piece.gap.length / 2;
    if (!('texture' in piece)) continue;
    heads++;
    const { $raw } = piece.texture as { readonly $raw?: Readonly<Record<string, string>> };
    if ($raw === undefined) continue;
    nonCanonical++;
    for (const hex of Object.values($raw)) opaqueBytes += hex.length / 2;
  }
  return { records: heads, opaqueBytes, nonCanonical };
}
