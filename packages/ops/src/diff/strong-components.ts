/**
 * Things that lead to each other, in groups: each group behind those that it leads to. Things that lead to no other that
 * leads back are alone. Without recursion. @source R. Tarjan, Depth-first search and linear graph algorithms
 */
export function strongComponents(count: number, leadsTo: (i: number) => readonly number[]): number[][] {
  const order = new Int32Array(count).fill(-1);
  const lowest = new Int32Array(count);
  const isOpen = new Uint8Array(count);
  const open: number[] = [];
  const components: number[][] = [];
  let next = 0;
  for (let root = 0; root < count; root++) {
    if (order[root] !== -1) continue;
    const path: { readonly i: number; readonly targets: readonly number[]; at: number }[] = [];
    const enter = (i: number): void => {
      order[i] = lowest[i] = next++;
      isOpen[i] = 1;
      open.push(i);
      path.push({ i, targets: leadsTo(i), at: 0 });
    };
    enter(root);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { i, targets } = step;
      const target = targets[step.at++];
      if (target !== undefined) {
        if (order[target] === -1) enter(target);
        else if (isOpen[target] === 1) lowest[i] = Math.min(lowest[i] as number, order[target] as number);
        continue;
      }
      path.pop();
      const above = path.at(-1);
      if (above !== undefined) lowest[above.i] = Math.min(lowest[above.i] as number, lowest[i] as number);
      if (lowest[i] !== order[i]) continue;
      const members: number[] = [];
      for (let member = open.pop(); member !== undefined; member = open.pop()) {
        isOpen[member] = 0;
        members.push(member);
        if (member === i) break;
      }
      components.push(members.sort((a, b) => a - b));
    }
  }
  return components;
}
