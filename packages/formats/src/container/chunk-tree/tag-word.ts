/** Bits of a tag word that name the tag. */
export const tagIdMask = 0x2fff;

/** The bit of a tag word that neither names the tag nor says how wide the length is. Kept where it is set. */
export const reservedTagBit = 0x1000;

/** How many bytes the length behind a tag word takes. */
export type LengthWidth = 1 | 2 | 4;

/** Largest length that one, two and four bytes hold. */
export const largestLength: Readonly<Record<LengthWidth, number>> = { 1: 0xff, 2: 0xffff, 4: 0xffffffff };

const WIDTHS: readonly (LengthWidth | undefined)[] = [1, 2, 4, undefined];

/** Width of the length as the two top bits of a tag word say; `undefined` for the code 3, which no source explains. */
export function lengthWidthOf(word: number): LengthWidth | undefined {
  return WIDTHS[word >>> 14];
}

/** The smallest width that holds a length. */
export function smallestWidth(length: number): LengthWidth {
  if (length <= largestLength[1]) return 1;
  return length <= largestLength[2] ? 2 : 4;
}

/** Number of the tag in a tag word. */
export function tagIdOf(word: number): number {
  return word & tagIdMask;
}

/** The tag word of an id, a width and the reserved bit. */
export function tagWord(
  id: number,
  width: LengthWidth,
  options: { readonly reserved?: boolean } = {},
): number {
  const code = width === 1 ? 0 : width === 2 ? 1 : 2;
  return (id & tagIdMask) | (options.reserved === true ? reservedTagBit : 0) | (code << 14);
}

/** An id as text: `0x0046`. */
export function tagIdText(id: number): string {
  return `0x${id.toString(16).padStart(4, '0')}`;
}

/** The id that `tagIdText` wrote, or any number in decimal or `0x` digits; `undefined` for other text and for what is no id. */
export function parseTagId(text: string): number | undefined {
  if (!/^(0x[0-9a-f]{1,4}|\d{1,5})$/i.test(text)) return undefined;
  const id = Number(text);
  return (id & ~tagIdMask) === 0 ? id : undefined;
}

/** Writes a tag word and a length, little-endian, and returns how many bytes they take. */
export function writeChunkHead(
  d: DataView,
  at: number,
  head: { readonly word: number; readonly width: LengthWidth; readonly length: number },
): number {
  d.setUint16(at, head.word, true);
  if (head.width === 1) d.setUint8(at + 2, head.length);
  else if (head.width === 2) d.setUint16(at + 2, head.length, true);
  else d.setUint32(at + 2, head.length, true);
  return 2 + head.width;
}
