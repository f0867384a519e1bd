const [UNSEEN, ABOVE, DONE] = [0, 1, 2] as const;

/**
 * Tells of every place in trees of two-sided nodes that leads back to a node above. `childOf` gives the number of a node, or
 * anything else for what is none. Several may lead to a node, which is entered once: there are twice as many steps as
 * nodes, whatever they say.
 */
export function findTreeCycles(
  count: number,
  childOf: (node: number, side: 0 | 1) => number,
  found: (node: number, side: 0 | 1) => void,
): void {
  const states = new Uint8Array(count);
  const nextSide = new Uint8Array(count);
  const way = new Int32Array(count);
  for (let root = 0; root < count; root++) {
    if (states[root] !== UNSEEN) continue;
    let depth = 0;
    way[depth++] = root;
    states[root] = ABOVE;
    while (depth > 0) {
      const node = way[depth - 1] as number;
      const side = nextSide[node] as number;
      if (side > 1) {
        states[node] = DONE;
        depth--;
        continue;
      }
      nextSide[node] = side + 1;
      const child = childOf(node, side as 0 | 1);
      if (!(child >= 0 && child < count)) continue;
      if (states[child] === ABOVE) found(node, side as 0 | 1);
      else if (states[child] === UNSEEN) {
        states[child] = ABOVE;
        way[depth++] = child;
      }
    }
  }
}
