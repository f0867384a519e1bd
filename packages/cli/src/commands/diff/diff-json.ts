import type { DiffNote, LumpSide, MapDiff, PartComparison } from '@brushwork/ops';
import type { ShownPage } from './changes-text.js';
import { type ContentDepth, contentOfChange, textOfPart } from './part-contents.js';

/** What the user called the two files. */
interface Names {
  readonly left: string;
  readonly right: string;
}

/** The differences of two files as plain data. */
export function diffJson(diff: MapDiff, names: Names): unknown {
  return {
    ...names,
    same: diff.isSame,
    head: diff.head.map(({ field, left, right }) => ({ field, left: left ?? null, right: right ?? null })),
    lumps: diff.lumps.map(({ name, state, storage, hasSameBytes, left, right, counts, parts }) => ({
      ...{ name, state, storage, sameBytes: hasSameBytes },
      left: sideJson(left),
      right: sideJson(right),
      counts,
      parts: parts.map(partJson),
    })),
    notes: diff.notes.map(noteJson),
  };
}

/** The differences of parts, one by one, as plain data. */
export function changesJson(
  diff: MapDiff,
  {
    left,
    right,
    lump,
    parts,
    page,
    depth,
  }: Names & {
    readonly lump: string | undefined;
    readonly parts: readonly PartComparison[];
    readonly page: ShownPage;
    readonly depth: ContentDepth | undefined;
  },
): unknown {
  return {
    ...{ left, right, lump: lump ?? null },
    parts: parts.map((part) => ({
      ...partJson(part),
      first: page.first,
      total: part.changeCount,
      changes: part
        .changes(page.first, page.count)
        .map(({ kind, left: l, right: r, label, fields, ...rest }, k) => ({
          ...{ kind, left: l ?? null, right: r ?? null, label: label ?? null, ...rest },
          fields: fields.map((field) => ({ ...field, left: field.left ?? null, right: field.right ?? null })),
          ...(depth !== undefined && { content: contentOfChange(part, page.first + k, depth) ?? null }),
        })),
      ...(depth !== undefined && { text: textOfPart(part, depth) ?? null }),
    })),
    notes: diff.notes.map(noteJson),
  };
}

function sideJson(side: LumpSide | undefined): unknown {
  if (side === undefined) return null;
  const { offset, size, storedSize, version, isPacked, length, status } = side;
  return { offset, size, storedSize, version: version ?? null, packed: isPacked, length, status };
}

function partJson({ path, kind, leftCount, rightCount, counts }: PartComparison): object {
  return { path, kind, left: leftCount, right: rightCount, counts };
}

function noteJson({ reason, path, message }: DiffNote): object {
  return { reason, path, message };
}
