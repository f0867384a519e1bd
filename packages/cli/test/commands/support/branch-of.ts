import { type Branch, registryEntry } from '@brushwork/formats';

/** A branch by its identifier. */
export async function branchOf(id: string): Promise<Branch> {
  return registryEntry(id).load();
}
