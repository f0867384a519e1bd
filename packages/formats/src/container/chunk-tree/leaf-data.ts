import {
  type Content,
  type ContentType,
  concatenate,
  FormatError,
  fromHex,
  type RebuildPlace,
  toHex,
} from '@brushwork/record';

/** Data of a chunk in plain form. */
export interface PlainLeaf {
  /** The data: a list of records or values, text, or hexadecimal digits where the layout isn't known. */
  readonly data?: unknown;
  /** Name of the layout that the data has, where there are several. */
  readonly layout?: string;
  /** The parts of data that is no list, in the order of the file. */
  readonly parts?: readonly unknown[];
  /** Hexadecimal digits of the bytes behind the last whole element. */
  readonly rest?: string;
}

/** Content of a chunk in plain form; nothing for one without bytes. */
export function plainLeaf(content: Content): PlainLeaf {
  const { bytes, kind, length } = content;
  if (bytes.length === 0) return {};
  const size = Math.max(length, bytes.length);
  const blocks = Array.from({ length: content.blockCount(size) }, (_, i) => content.block(i, size));
  if (kind === 'sequence') return { parts: blocks };
  const isList = kind === 'records' || kind === 'values';
  const rest =
    isList && content.remainder > 0 ? toHex(bytes.subarray(bytes.length - content.remainder)) : undefined;
  const { layout } = content as { readonly layout?: string };
  return {
    ...(layout !== undefined && layout !== 'opaque' && { layout }),
    ...(blocks.length > 0 && { data: blocks[0] }),
    ...(rest !== undefined && { rest }),
  };
}

/** Bytes of a chunk from its plain form; `does-not-fit` when it isn't one of this type. */
export function leafBytes(type: ContentType, plain: PlainLeaf, place: RebuildPlace): Uint8Array {
  const { data, layout, parts = [], rest } = plain;
  if (!Array.isArray(parts))
    throw new FormatError('does-not-fit', 'needs a list of parts', { path: [place.name] });
  const pieces = (data === undefined ? parts : [data]).map((block) =>
    type.rebuild(block, { ...place, layout }, 0),
  );
  if (rest !== undefined)
    pieces.push(fromHex(rest, Math.floor(String(rest).length / 2), [place.name, 'rest']));
  return pieces.length === 1 ? (pieces[0] as Uint8Array) : concatenate(pieces);
}
