import type { FileOverview } from '../../protocol/overview.js';
import type { ContentState, TreeNode, TreeNodes } from '../../protocol/table-types.js';
import { countText } from '../lists/number-text.js';
import { lumpNode, type TreeLine } from './tree-line.js';

/** What is known of the inside of a file, and what of it somebody wants to see. */
export interface KnownParts {
  /** What is known of lumps that were read. */
  readonly states: ReadonlyMap<string, ContentState>;
  /** Paths of the nodes whose inside is shown. */
  readonly opened: ReadonlySet<string>;
  /** What is inside, by path; the empty path for the chunks of a model. */
  readonly inside: ReadonlyMap<string, TreeNodes>;
}

/** The lines of the tree of a file: the file itself, its lumps or chunks, and what is inside those that are opened. */
export function treeLines(overview: FileOverview, known: KnownParts): TreeLine[] {
  const file: TreeNode = {
    path: '',
    label: overview.name,
    kind: 'file',
    layout: undefined,
    count: undefined,
    elementSize: undefined,
    offset: 0,
    size: overview.size,
    hasChildren: true,
    text: '',
  };
  const lines: TreeLine[] = [{ node: file, level: 1, position: 1, count: 1, isOpen: true }];
  addLines(lines, rootsOf(overview, known), { known, level: 2, path: '' });
  return lines;
}

function rootsOf(overview: FileOverview, { inside, states }: KnownParts): TreeNodes {
  if (overview.kind === 'model') return inside.get('') ?? { nodes: [], count: 0 };
  const nodes = overview.lumps.map((lump) => lumpNode(lump, states.get(lump.name)));
  return { nodes, count: nodes.length };
}

function addLines(
  lines: TreeLine[],
  { count, nodes }: TreeNodes,
  { known, level, path }: { readonly known: KnownParts; readonly level: number; readonly path: string },
): void {
  for (const [i, node] of nodes.entries()) {
    const isOpen = node.hasChildren && known.opened.has(node.path);
    lines.push({ node, level, position: i + 1, count, isOpen });
    const inner = isOpen ? known.inside.get(node.path) : undefined;
    if (inner !== undefined) addLines(lines, inner, { known, level: level + 1, path: node.path });
  }
  const left = count - nodes.length;
  const last = nodes.at(-1);
  if (left <= 0 || last === undefined) return;
  const label = `${countText(left)} more`;
  lines.push({
    node: { ...last, label, hasChildren: false, size: undefined, count: undefined, kind: 'more' },
    level,
    position: nodes.length + 1,
    count,
    isOpen: false,
    more: { path, first: nodes.length },
  });
}
