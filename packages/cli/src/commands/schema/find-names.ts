import type { BranchModel, ReferenceModel } from '@brushwork/ops';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { didYouMean, nearNames } from '../../text/near-names.js';
import { branchesMeant, lastPart, titlesOf } from './branch-names.js';

/** The branch that a name means, as `branchesMeant` finds it. Throws `UsageError` for a name of none, or of several. */
export function findBranch({ branches }: ReferenceModel, name: string): BranchModel {
  const found = branchesMeant(branches, name);
  const [branch] = found;
  if (branch === undefined) {
    const called = branches.flatMap((one) =>
      [one.id, lastPart(one.id), ...titlesOf(one)].map((text) => [text.toLowerCase(), one.id] as const),
    );
    const texts = name === '' ? [] : called.map(([text]) => text);
    const near = nearNames(name.toLowerCase(), texts);
    const ids = near.flatMap((text) => called.filter(([other]) => other === text).map(([, id]) => id));
    const hint = didYouMean([...new Set(ids)].slice(0, 3));
    throw new UsageError(
      `no branch is called '${escapeText(name)}'${hint || '; schema lists those that are'}`,
    );
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
  throw new UsageError(`${id} has no lump '${escapeText(name)}'${didYouMean(near)}`);
}

function isNumber(text: string): boolean {
  return /^(\d+|0x[0-9a-f]+)$/i.test(text);
}
