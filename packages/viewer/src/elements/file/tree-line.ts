import type { LumpSummary } from '../../protocol/overview.js';
import type { ContentState, TreeNode } from '../../protocol/table-types.js';

/** A line of a tree that is shown. */
export interface TreeLine {
  /** What it is of; `undefined` for the one that stands for all that isn't shown yet of the line above. */
  readonly node: TreeNode;
  /** How deep it lies, from 1. */
  readonly level: number;
  /** Its number among its neighbours, from 1. */
  readonly position: number;
  /** How many neighbours there are, itself included. */
  readonly count: number;
  /** Whether what is inside is shown. */
  readonly isOpen: boolean;
  /** For a line that stands for those that aren't shown yet: of which node, and from which number on. */
  readonly more?: { readonly path: string; readonly first: number };
}

/** Kinds of lumps that never hold parts. */
const plainKinds: ReadonlySet<string> = new Set([
  'records',
  'values',
  'opaque',
  'entity-text',
  'text',
  'versions',
]);

/** A lump as a node: what the directory says, and what is known since it was read. */
export function lumpNode(lump: LumpSummary, state: ContentState | undefined): TreeNode {
  const { name, offset, length, kind, elementSize, unpacked = 0, elsewhere } = lump;
  const isSized = elementSize !== undefined && elementSize > 0 && unpacked === 0;
  return {
    path: name,
    label: name,
    kind: state?.kind ?? kind,
    layout: state?.layout,
    count: state?.count ?? (isSized ? Math.floor(Math.max(0, length) / elementSize) : undefined),
    elementSize: state?.elementSize ?? elementSize,
    offset,
    size: length,
    hasChildren: state?.hasParts ?? (length > 0 && !plainKinds.has(kind)),
    text: elsewhere === undefined ? '' : `in ${elsewhere}`,
  };
}
