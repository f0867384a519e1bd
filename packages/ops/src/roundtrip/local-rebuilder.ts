import { type Branch, type LumpEntry, type Lumps, registryEntry } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { Rebuilder, RebuildRequest } from './rebuilder.js';

/** Which branches a rebuilder knows. */
export interface LocalRebuilderOptions {
  /** Those that it knows beside the registry's, such as one that is only being written. */
  readonly branches?: readonly Branch[];
}

/**
 * Rebuilds in this process, from the registry's branches and those given. It is what a separate process runs, and what there is where
 * there are no processes. `begin` throws `FormatError` 'not-found' for a branch or a lump that doesn't exist.
 */
export function createLocalRebuilder({ branches = [] }: LocalRebuilderOptions = {}): Rebuilder {
  return new LocalRebuilder(branches);
}

interface Begun {
  readonly request: RebuildRequest;
  readonly entry: LumpEntry;
}

class LocalRebuilder implements Rebuilder {
  private readonly branches: readonly Branch[];
  private begun: Begun | undefined;

  constructor(branches: readonly Branch[]) {
    this.branches = branches;
  }

  async begin(request: RebuildRequest): Promise<void> {
    const given = this.branches.find(({ id }) => id === request.branch);
    const branch = given ?? (await registryEntry(request.branch).load());
    this.begun = { request, entry: entryOf(branch, request.lump) };
  }

  async rebuild(block: string, first: number): Promise<Uint8Array> {
    if (this.begun === undefined) throw new RangeError('a lump has to be begun first');
    const { entry, request } = this.begun;
    const place = { name: request.lump, byteOrder: request.byteOrder, layout: request.layout };
    return entry.type.rebuild(JSON.parse(block) as unknown, place, first);
  }
}

function entryOf(branch: Branch, name: string): LumpEntry {
  const lumps: Lumps = branch.lumps;
  const entry = Object.hasOwn(lumps, name) ? lumps[name] : undefined;
  if (entry === undefined) {
    throw new FormatError('not-found', `${branch.title} has no lump named '${name}'`, { found: name });
  }
  return entry;
}
