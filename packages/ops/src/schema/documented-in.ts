import type { ModelIndex } from './model-index.js';
import type { BranchModel } from './reference-model.js';

/** The ancestor in whose file a record that a branch has from it is documented; `undefined` for a branch's own record. */
export function documentedIn(
  record: string,
  branch: BranchModel,
  index: Pick<ModelIndex, 'branch'>,
): BranchModel | undefined {
  let owner = branch;
  for (
    let parent = index.branch(owner.parent);
    parent?.records.includes(record) === true;
    parent = index.branch(owner.parent)
  )
    owner = parent;
  return owner === branch ? undefined : owner;
}
