import type { PlacedNode } from './graph-layout.js';

/** The box that an arrow key leads to from another one; `undefined` for another key. The same where there is none. */
export function nodeAfterKey(key: string, from: number, nodes: readonly PlacedNode[]): number | undefined {
  const at = nodes[from];
  if (at === undefined) return undefined;
  const isBeside: Readonly<Record<string, (other: PlacedNode) => boolean>> = {
    ArrowUp: ({ x, y }) => x === at.x && y < at.y,
    ArrowDown: ({ x, y }) => x === at.x && y > at.y,
    ArrowLeft: ({ x }) => x < at.x,
    ArrowRight: ({ x }) => x > at.x,
  };
  if (key === 'Home') return 0;
  const isMeant = Object.hasOwn(isBeside, key) ? isBeside[key] : undefined;
  if (isMeant === undefined) return undefined;
  const middle = (node: PlacedNode): number => node.y + node.height / 2;
  let nearest = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, node] of nodes.entries()) {
    // The next column first, and in it the box that lies nearest.
    const distance = Math.abs(node.x - at.x) * 1e6 + Math.abs(middle(node) - middle(at));
    if (!isMeant(node) || distance >= least) continue;
    nearest = i;
    least = distance;
  }
  return nearest;
}
