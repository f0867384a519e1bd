import { type Chunk, FaceList, MaterialReference, vertexLayouts } from '@brushwork/formats';
import { type Content, ListBase, toHex } from '@brushwork/record';
import { lumpRows } from './lump-rows.js';
import { counted } from './number-text.js';

/** Longer texts than this are cut. */
const shownCharacters = 60;
/** More bytes than this are cut. */
const shownBytes = 16;

/** What is in a chunk, in a few words: its text, its numbers, how much there is of it. */
export function leafText(chunk: Chunk): string {
  const { tag, tree, index, size } = chunk;
  if (chunk.isContainer) return containerText(chunk);
  const missing = chunk.length > size ? ` of ${counted(chunk.length, 'byte')} that it says it has` : '';
  if (size === 0) return missing === '' ? '' : `none${missing}`;
  const content = tree.peek(index);
  return `${insideText(chunk, { content, tag })}${missing === '' ? '' : `; ${counted(size, 'byte')}${missing}`}`;
}

function containerText(chunk: Chunk): string {
  const { tree, index, length, size } = chunk;
  let count = 0;
  for (const _ of tree.childIndexes(index)) count++;
  const { start, end } = tree.tailOf(index);
  return [
    counted(count, 'chunk'),
    ...(end > start
      ? [`${counted(end - start, 'byte')} that ${end - start === 1 ? 'is' : 'are'} no chunk`]
      : []),
    ...(length > size ? [`${counted(size, 'byte')} of ${counted(length, 'byte')} that it says it has`] : []),
  ].join(', ');
}

function insideText(
  chunk: Chunk,
  { content, tag }: { readonly content: Content; readonly tag: string },
): string {
  if (content instanceof MaterialReference && content.text !== undefined) return quoted(content.text);
  if (content.kind === 'text') return quoted(beginningOf(content));
  if (vertexLayouts.has(tag)) return counted(content.length, 'vertex', 'vertices');
  if (isFaceList(chunk)) return facesText(new FaceList(chunk));
  if (content instanceof ListBase && content.length === 1 && content.remainder === 0)
    return onlyElement(content);
  const hex = toHex(chunk.payload.subarray(0, shownBytes));
  return chunk.size > shownBytes ? `${hex} ...` : hex;
}

/** Whether a chunk is one of the two lists of faces. */
export function isFaceList({ tag }: Chunk): boolean {
  return tag === 'PCONN_LIST' || tag === 'CONNECTION_LIST';
}

function facesText({ chunk, faceCount, pointsPerFace }: FaceList): string {
  return chunk.tag === 'CONNECTION_LIST'
    ? counted(faceCount, 'triangle')
    : `${counted(faceCount, 'face')} of ${counted(pointsPerFace, 'corner')}`;
}

/** The fields of a list's only record by name, or its only value. */
function onlyElement(content: Content): string {
  const rows = lumpRows(content);
  const [index, ...cells] = rows.shown(0)[0] ?? [];
  if (index === undefined) return '';
  const titles = rows.shownTitles.slice(1);
  return cells.length === 1
    ? String(cells[0])
    : cells.map((cell, i) => `${titles[i] ?? ''} ${cell ?? ''}`).join(', ');
}

/** As much of a text as is shown, and a character more, without the NULs at its end. */
function beginningOf(content: Content): string {
  const text = content.block(0, shownCharacters + 1) as string;
  let end = text.length;
  while (end > 0 && text[end - 1] === '\0') end--;
  return text.slice(0, end);
}

function quoted(text: string): string {
  return text.length > shownCharacters ? `"${text.slice(0, shownCharacters)}" ...` : `"${text}"`;
}
