import type { BranchModel, ReferenceModel } from '@brushwork/ops';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { nearNames } from '../../text/near-names.js';

/** A branch by its identifier, or by the last part of it, whatever the case. Throws `UsageError` for a name of none. */
export function findBranch({ branches }: ReferenceModel, name: string): BranchModel {
  const wanted = name.toLowerCase();
  const exact = branches.find(({ id }) => id === wanted);
  const found = exact === undefined ? branches.filter(({ id }) => lastPart(id) === wanted) : [exact];
  const [branch] = found;
  if (branch === undefined) {
    const ids = branches.map(({ id }) => id);
    const near = nearNames(wanted, [...ids, ...ids.map(lastPart)]);
    const full = near.flatMap((one) => ids.filter((id) => id === one || lastPart(id) === one));
    throw new UsageError(`no branch is called '${escapeText(name)}'${suggestion([...new Set(full)])}`);
  }
  if (found.length > 1)
    throw new UsageError(`${name} may be ${found.map(({ id }) => id).join(' or ')}: give the whole name`);
  return branch;
}

/** Name of a lump by its name, whatever the case, or its number. Throws `UsageError` for a name of none. */
export function findLump({ id, lumps }: BranchModel, name: string): string {
  const wanted = name.toUpperCase();
  const found =
    lumps.find((lump) => lump.name === wanted) ??
    lumps.find((lump) => lump.index !== undefined && isNumber(name) && lump.index === Number(name));
  if (found !== undefined) return found.name;
  const near = nearNames(
    wanted,
    lumps.map((lump) => lump.name),
  );
  throw new UsageError(`${id} has no lump '${escapeText(name)}'${suggestion(near)}`);
}

function isNumber(text: string): boolean {
  return /^(\d+|0x[0-9a-f]+)$/i.test(text);
}

function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function suggestion(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (did you mean ${names.join(' or ')}?)`;
}
