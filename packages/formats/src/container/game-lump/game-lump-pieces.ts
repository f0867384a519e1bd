import { type Content, type ContentType, opaque } from '@brushwork/record';
import type { ReadDirectory } from './read-directory.js';
import type { SubLump } from './sub-lump.js';

/** A stretch of the game lump's bytes that is plain data in one way. */
export interface Piece {
  /** What it is. */
  readonly content: Content;
  /** Wraps a block of the content into one of the game lump. */
  readonly wrap: (block: unknown) => GameLumpBlock;
}

/** A block of a game lump as plain data. */
export type GameLumpBlock =
  /** Of the directory, and how it is laid out. */
  | { readonly directory: unknown; readonly form: string }
  /** Of a sub-lump, and as which layout it was read when it has several. */
  | { readonly lump: string; readonly version: number; readonly layout?: string; readonly block: unknown }
  /** Of bytes that aren't read as anything: gaps, compressed sub-lumps, and what several sub-lumps share. */
  | { readonly bytes: string };

/** Cuts a game lump into pieces that have each of its bytes once, in order. */
export function piecesOf(bytes: Uint8Array, directory: ReadDirectory, lumps: readonly SubLump[]): Piece[] {
  const pieces: Piece[] = [
    { content: directory.content, wrap: (block) => ({ directory: block, form: directory.form.name }) },
  ];
  let end = directory.size;
  const addBytes = (to: number): void => {
    if (to > end) pieces.push(...rawPiece(bytes.subarray(end, to)));
    end = Math.max(end, to);
  };
  const filled = lumps.filter(({ entry }) => entry.end > entry.start);
  filled.sort((a, b) => a.entry.start - b.entry.start || a.entry.index - b.entry.index);
  for (const lump of filled) {
    const { start, end: lumpEnd } = lump.entry;
    addBytes(start);
    if (start === end && !lump.isCompressed) {
      pieces.push(...lumpPieces(lump));
      end = lumpEnd;
    } else addBytes(lumpEnd);
  }
  addBytes(bytes.length);
  return pieces;
}

function rawPiece(bytes: Uint8Array): Piece[] {
  const content = opaque.open({ name: '', bytes, offset: 0, byteOrder: 'little' });
  return [{ content, wrap: (block) => ({ bytes: block as string }) }];
}

function lumpPieces({ id, version, content, stored }: SubLump): Piece[] {
  const { layout } = content as { readonly layout?: string };
  const wrap = (block: unknown): GameLumpBlock => ({
    lump: id,
    version,
    ...(layout !== undefined && { layout }),
    block,
  });
  // Lists don't have what is left behind their last element in their blocks.
  const isList = content.kind === 'records' || content.kind === 'values';
  const rest =
    isList && content.remainder > 0 ? rawPiece(stored.subarray(stored.length - content.remainder)) : [];
  return [{ content, wrap }, ...rest];
}

/** The content type that a layout of a type of several layouts has; the type itself when it has none. */
export function typeOfLayout(type: ContentType, layout: unknown): ContentType {
  if (typeof layout !== 'string') return type;
  const { typeOf, layouts } = type as {
    readonly typeOf?: (layout: string) => ContentType | undefined;
    readonly layouts?: Readonly<Record<string, ContentType>>;
  };
  const declared = layouts !== undefined && Object.hasOwn(layouts, layout) ? layouts[layout] : undefined;
  return declared ?? typeOf?.(layout) ?? type;
}
