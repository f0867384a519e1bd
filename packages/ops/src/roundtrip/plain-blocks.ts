import type { Content, ContentType } from '@brushwork/record';

/** Some elements of a lump in a row, as plain data. */
export interface PlainBlock {
  /** Number of the first element. */
  readonly first: number;
  /** The elements, in the form that the content's type rebuilds. */
  readonly value: unknown;
}

/** How large blocks are. */
export interface PlainBlockOptions {
  /** Most elements in a block; 4,096 when not given. */
  readonly elements?: number | undefined;
  /** Most bytes that a block stands for, unless one element is larger; 128 KiB when not given. Plain data takes ten times as much. */
  readonly bytes?: number | undefined;
}

const defaultElements = 4096;
const defaultBytes = 128 * 1024;

/** A lump's content as plain data, one block at a time, so that memory doesn't grow with the lump. */
export function* plainBlocks(
  content: Content,
  type: ContentType,
  options: PlainBlockOptions = {},
): Generator<PlainBlock> {
  const size = blockSize(type.elementSize ?? meanSize(content), options);
  const count = content.blockCount(size);
  for (let i = 0; i < count; i++) yield { first: i * size, value: content.block(i, size) };
}

/** Size of the elements of content whose elements differ in size, as far as the whole tells. */
function meanSize({ bytes, length }: Content): number {
  return length === 0 ? 1 : bytes.length / length;
}

function blockSize(elementSize: number, options: PlainBlockOptions): number {
  const { elements = defaultElements, bytes = defaultBytes } = options;
  return Math.max(1, Math.min(elements, Math.floor(bytes / Math.max(1, elementSize))));
}
