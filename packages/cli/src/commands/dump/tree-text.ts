import { type ChunkTree, fileLevel } from '@brushwork/formats';
import { DepthCursor, leafText, type OffsetOptions, type RowRange, rangeInside } from '@brushwork/ops';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import type { HeadedRows } from './table-text.js';

/** Most levels that lines are indented by; deeper ones say how deep they are. */
const deepestIndent = 20;

/** What a tree for people is of. */
export interface TreePlace extends HeadedRows, OffsetOptions {
  /** The tree. */
  readonly tree: ChunkTree;
  /** The chunk whose inside is shown; `fileLevel` for the file. */
  readonly top: number;
}

/** Chunks for people: a line each, further in the more chunks it is in. */
export function treeText(range: RowRange, place: TreePlace): string {
  const { context, headline, input, top, tree, withoutOffsets } = place;
  const { colour, width } = context;
  const { from, to } = rangeInside(tree, top);
  const cursor = new DepthCursor(tree, top);
  const rows: string[][] = [];
  for (let i = from + range.first; i < from + range.end; i++) {
    const chunk = tree.chunk(i);
    const depth = cursor.depthOf(i);
    const deep = depth > deepestIndent ? `(${grouped(depth)} deep) ` : '';
    const { confidence = 'unknown' } = chunk.declaration ?? {};
    rows.push([
      `${'  '.repeat(Math.min(depth, deepestIndent))}${deep}${tree.labelOf(i)}`,
      ...(withoutOffsets ? [] : [`0x${chunk.offset.toString(16)}`]),
      String(chunk.width),
      grouped(chunk.size),
      leafText(chunk),
      confidence === 'certain' ? '' : confidence,
    ]);
  }
  const columns = [
    { title: 'chunk', style: colour.cyan },
    ...(withoutOffsets ? [] : [{ title: 'offset', align: 'right' } as const]),
    { title: 'width', align: 'right' } as const,
    { title: 'bytes', align: 'right' } as const,
    { title: 'inside' },
    { title: '', style: colour.dim },
  ];
  const table =
    rows.length === 0
      ? ''
      : formatTable(columns, rows, { titleStyle: colour.dim, ...(width === undefined ? {} : { width }) });
  const separator = input.index === 0 ? '' : '\n';
  return `${separator}${headline}\n${table}${footer(range, place, to - from)}`;
}

function footer({ first, end }: RowRange, { context, top, tree }: TreePlace, count: number): string {
  const tail = tree.tailOf(top);
  const lines = [
    ...(first > 0 ? [`${grouped(first)} before these are left out`] : []),
    ...(end < count
      ? [`${grouped(count - end)} more: --limit and --offset show others, --format csv all of them`]
      : []),
    ...(tail.end > tail.start
      ? [
          `${counted(tail.end - tail.start, 'byte')} behind the last ${tail.end - tail.start === 1 ? 'is' : 'are'} no chunk`,
        ]
      : []),
    ...(top === fileLevel && count > 0 && first === 0 && end === count
      ? ["a path such as OBJECT[0] behind the file's name shows what is in a chunk, --list-parts the paths"]
      : []),
  ];
  return lines.map((line) => `${context.colour.dim(line)}\n`).join('');
}
