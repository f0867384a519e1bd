import { type Elements, locate } from '../schema/elements.js';
import type { Place } from '../schema/place.js';
import { schemaRules } from '../schema-rules.js';
import { layOutTrees } from './block-trees.js';
import type { CheckedMap } from './checked-map.js';
import { type Root, rootsInto } from './roots.js';

/** Checks trees whose nodes' children lie in blocks: each node is reached once, and every block is inside the lump. */
export function checkBlockTrees(checked: CheckedMap): void {
  for (const elements of checked.elements) {
    for (const place of elements.places) {
      if (place.role?.kind === 'children' && place.role.lump === elements.lump)
        checkTrees(checked, elements, place);
    }
  }
}

function checkTrees(checked: CheckedMap, elements: Elements, place: Place): void {
  const { issues } = checked;
  const { d, size, length } = elements;
  const counts = Float64Array.from({ length }, (_, i) => place.read(d, i * size));
  const roots = rootsInto(checked, elements.lump);
  const trees = layOutTrees(
    counts,
    roots?.map((root) => root.target),
  );
  const owners = new Map<number, Root>();
  for (const root of roots ?? []) {
    const first = owners.get(root.target);
    if (first === undefined) owners.set(root.target, root);
    else
      reportRoot(
        checked,
        schemaRules.treeShared,
        root,
        `${elements.lump}[${root.target}] is the root of another tree too`,
      );
  }
  for (const fault of trees.faults) {
    if (fault.kind === 'block') {
      const found = counts[fault.node] as number;
      issues.broken(schemaRules.children, () => ({
        ...locate(elements, fault.node, place),
        message:
          found < 0 ? `${found} children` : `${found} children do not fit behind the nodes before them`,
        expected: `0 to ${fault.room}`,
        found,
      }));
    } else {
      const root = owners.get(fault.root);
      const message = `${elements.lump}[${fault.root}] is inside the tree of ${elements.lump}[${fault.other}]`;
      if (root !== undefined) reportRoot(checked, schemaRules.nodeCycle, root, message);
    }
  }
  for (const { first, count } of trees.unreached) {
    issues.broken(schemaRules.treeUnreached, () => ({
      ...locate(elements, first),
      message:
        count === 1 ? 'the node is part of no tree' : `${count} nodes from here on are part of no tree`,
    }));
  }
  issues.checked(schemaRules.children, length);
  issues.checked(schemaRules.treeShared, owners.size);
  issues.checked(schemaRules.nodeCycle, owners.size);
  issues.checked(schemaRules.treeUnreached, length);
}

function reportRoot(
  checked: CheckedMap,
  rule: Parameters<CheckedMap['issues']['broken']>[0],
  root: Root,
  message: string,
): void {
  checked.issues.broken(rule, () => ({
    ...locate(root.elements, root.element, root.place),
    message,
    found: root.target,
  }));
}
