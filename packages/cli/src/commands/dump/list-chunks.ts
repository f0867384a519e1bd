import type { ChunkTree } from '@brushwork/formats';
import { pathText, rangeInside } from '@brushwork/ops';
import { toJsonText } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { escapeJson } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';
import { grouped } from '../shared/number-text.js';
import { type DumpOptions, rangeOf } from './dump-options.js';

/** How chunks are listed. */
export interface ChunkListPlace {
  /** Where the list goes. */
  readonly context: CommandContext;
  /** How many. */
  readonly options: DumpOptions;
  /** What `--json` says of where they come from. */
  readonly head: Readonly<Record<string, unknown>>;
}

/** Most lines of a list for people unless they ask for more. */
const shownParts = 1000;

/** The chunks inside one, or those of a file, by the paths that they are asked for with. */
export function* chunkParts(tree: ChunkTree, top: number, place: ChunkListPlace): Generator<string> {
  const { context, head, options } = place;
  const { from, to } = rangeInside(tree, top);
  const range = rangeOf(to - from, options, shownParts);
  if (options.json === true) {
    yield `${escapeJson(toJsonText(head)).slice(0, -1)},"parts":[`;
    let isFirst = true;
    for (let i = from + range.first; i < from + range.end; i++) {
      const part = describedPart(tree, i);
      if (part === undefined) continue;
      yield `${isFirst ? '' : ','}${escapeJson(toJsonText(part))}`;
      isFirst = false;
    }
    yield ']}\n';
    return;
  }
  const rows: (readonly string[])[] = [];
  let deeper = 0;
  for (let i = from + range.first; i < from + range.end; i++) {
    const part = describedPart(tree, i);
    if (part === undefined) deeper++;
    else
      rows.push([
        part.path,
        part.kind,
        grouped(part.count),
        part.recordSize === null ? '' : `x ${part.recordSize}`,
      ]);
  }
  const { colour, width } = context;
  const columns = [
    { title: 'part', style: colour.cyan },
    { title: 'kind' },
    { title: 'count', align: 'right' },
    { title: 'size', align: 'right' },
  ] as const;
  if (rows.length > 0)
    yield formatTable(columns, rows, { titleStyle: colour.dim, ...(width === undefined ? {} : { width }) });
  const left = to - from - range.end;
  if (to === from) yield 'there are no chunks inside\n';
  if (left > 0) yield `${colour.dim(`${grouped(left)} more: --limit and --offset show others`)}\n`;
  if (deeper > 0) yield `${colour.dim(`${grouped(deeper)} chunks are too deep to be listed`)}\n`;
}

/** A chunk as it is listed; `undefined` for one that is too deep for a path. */
function describedPart(
  tree: ChunkTree,
  i: number,
):
  | {
      readonly path: string;
      readonly kind: string;
      readonly layout: string | null;
      readonly count: number;
      readonly recordSize: number | null;
    }
  | undefined {
  const path = pathText(tree.chunk(i));
  if (path === null) return undefined;
  const content = tree.peek(i);
  const { layout = null, elementSize = null } = content as {
    readonly layout?: string;
    readonly elementSize?: number;
  };
  return { path, kind: content.kind, layout, count: content.length, recordSize: elementSize };
}
