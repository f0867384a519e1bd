import { ModelIndex } from './model-index.js';
import type { BranchModel, ReferenceModel } from './reference-model.js';

/** A branch with one of its lumps alone, and the records and constants that this lump needs; `undefined` without such a lump. */
export function excerptOf(model: ReferenceModel, branch: BranchModel, lump: string): BranchModel | undefined {
  const lumps = branch.lumps.filter(({ name }) => name === lump);
  if (lumps.length === 0) return undefined;
  const container = { ...branch.container, head: [] };
  return { ...branch, lumps, ...new ModelIndex(model).usedBy({ container, lumps }) };
}
