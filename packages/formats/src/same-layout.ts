import type { Branch } from './branch.js';
import type { Lumps } from './lump.js';

/** Whether two branches have the same lumps in the same places. */
export function sameLayout(a: Branch<object>, b: Branch<object>): boolean {
  const left = a.lumps as Lumps;
  const right = b.lumps as Lumps;
  const names = Object.keys(left);
  return (
    a.container === b.container &&
    names.length === Object.keys(right).length &&
    names.every((name) => {
      const other = Object.hasOwn(right, name) ? right[name] : undefined;
      return other !== undefined && left[name]?.type === other.type && left[name]?.index === other.index;
    })
  );
}
