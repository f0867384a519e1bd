import type { EitherRole } from '@brushwork/record';
import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import type { CheckedMap } from './checked-map.js';
import { rootsInto } from './roots.js';

type ChildPlace = Place & { readonly role: EitherRole };

/** Checks trees whose nodes name their children: each node is reached once, and none leads back to one above it. */
export function checkNodeTrees(checked: CheckedMap): void {
  for (const elements of checked.elements) {
    const places = elements.places.filter(
      (place): place is ChildPlace => place.role?.kind === 'either' && place.role.lump === elements.lump,
    );
    if (places.length > 0 && elements.length > 0) checkTree(checked, elements, places);
  }
}

/** The roots: what other lumps name, or else the first node. */
function rootsOf(checked: CheckedMap, elements: Elements): number[] {
  const roots = rootsInto(checked, elements.lump)?.map((root) => root.target) ?? [];
  return roots.length === 0 ? [0] : [...new Set(roots)];
}

function checkTree(checked: CheckedMap, elements: Elements, places: readonly ChildPlace[]): void {
  const { issues } = checked;
  const { d, size, length } = elements;
  const reached = new Uint8Array(length);
  const stack = new Int32Array(length);
  let depth = 0;
  for (const root of rootsOf(checked, elements)) {
    if (reached[root] === 0) stack[depth++] = root;
    reached[root] = 1;
  }
  while (depth > 0) {
    const node = stack[--depth] as number;
    for (const place of places) {
      if (place.holds !== undefined && !place.holds(d, node * size)) continue;
      const child = place.read(d, node * size);
      if (!(child >= 0 && child < length)) continue;
      if (reached[child] === 0) {
        reached[child] = 1;
        stack[depth++] = child;
        continue;
      }
      issues.broken(schemaRules.nodeCycle, () => ({
        ...locate(elements, node, place),
        message: `node ${child} is reached a second time`,
        expected: 'a node that nothing else leads to',
        found: child,
      }));
    }
  }
  issues.checked(schemaRules.nodeCycle, length);
  issues.checked(schemaRules.treeUnreached, length);
  for (let first = reached.indexOf(0); first >= 0; ) {
    const next = reached.indexOf(1, first);
    const count = (next < 0 ? length : next) - first;
    const node = first;
    issues.broken(schemaRules.treeUnreached, () => ({
      ...locate(elements, node),
      message:
        count === 1
          ? 'no node leads to this one'
          : `no node leads to this one and the ${count - 1} behind it`,
    }));
    first = next < 0 ? -1 : reached.indexOf(0, next);
  }
}
