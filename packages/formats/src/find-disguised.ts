import type { Disguise } from './container/disguise/index.js';
import { hasSignature } from './container/signature.js';
import { type RegistryEntry, registry } from './registry.js';

/** A branch whose files may be disguised, and the disguise that one is in. */
export interface Disguised {
  /** The branch. */
  readonly entry: RegistryEntry;
  /** What hides the file. */
  readonly disguise: Disguise;
}

/** Bytes of a header that say what is beneath: magic and version. */
const HEADER_SIZE = 8;

/** The disguise that a file is in, told by a header that makes sense beneath it; `undefined` when it is in none that is known. */
export function findDisguised(
  head: Uint8Array,
  entries: readonly RegistryEntry[] = registry,
): Disguised | undefined {
  for (const entry of entries) {
    const disguise = entry.disguise?.finder.find(head);
    if (disguise === undefined) continue;
    const header = uncovered(head.subarray(0, HEADER_SIZE), disguise);
    const versions = entry.disguise?.versions ?? [];
    if (hasSignature({ magic: entry.magic, versions }, header)) return { entry, disguise };
  }
  return undefined;
}

/** A copy of bytes from the start of a file, in memory of its own, with what lies beneath its disguise. */
export function uncovered(bytes: Uint8Array, disguise: Disguise): Uint8Array {
  const plain = new Uint8Array(bytes);
  disguise.turn(plain, 0);
  return plain;
}
