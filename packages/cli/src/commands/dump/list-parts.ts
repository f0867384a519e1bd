import { type FoundPart, type ListedPart, partsInside } from '@brushwork/formats';
import { lumpRows } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';

/** How parts are listed. */
export interface ListOptions {
  /** Where they go. */
  readonly context: CommandContext;
  /** Whether it is for a program. */
  readonly isJson: boolean;
}

/** What is inside a lump, or inside a part of one, by the paths that `--lump` takes. */
export function listParts(
  found: FoundPart,
  head: Readonly<Record<string, unknown>>,
  { context, isJson }: ListOptions,
): string {
  const parts = Array.from(partsInside(found), described);
  if (isJson) return formatJsonLine({ ...head, part: found.path.join('.'), parts });
  const name = escapeText(found.path.join('.'));
  if (parts.length === 0) return `${name} has no parts\n`;
  const { colour, width } = context;
  const rows = parts.map(({ path, kind, count, recordSize, layout }) => [
    path,
    layout === null ? kind : `${kind} (${layout})`,
    count ?? '',
    recordSize === null ? '' : `x ${recordSize}`,
  ]);
  const columns = [
    { title: 'part' },
    { title: 'kind' },
    { title: 'count', align: 'right' },
    { title: 'size', align: 'right' },
  ] as const;
  return formatTable(columns, rows, { titleStyle: colour.dim, ...(width === undefined ? {} : { width }) });
}

/** A part as it is listed. */
interface DescribedPart {
  readonly path: string;
  readonly kind: string;
  readonly layout: string | null;
  readonly count: number | null;
  readonly recordSize: number | null;
}

function described({ path, content }: ListedPart): DescribedPart {
  const name = path.join('.');
  if (content === undefined) return { path: name, kind: 'file', layout: null, count: null, recordSize: null };
  const { layout = null } = content as { readonly layout?: string };
  if (content.kind === 'sequence' || content.kind === 'opaque')
    return { path: name, kind: content.kind, layout, count: null, recordSize: null };
  const { count, recordSize = null } = lumpRows(content);
  return { path: name, kind: content.kind, layout, count, recordSize };
}
