import type { ByteSource } from '@brushwork/record';
import type { Neighbours } from '../../external/neighbours.js';
import { ownPart } from './read-tree.js';
import { vpkPartName } from './vpk-names.js';

/** What is known of an archive when its tree is read. */
export interface VpkPlaces {
  /** Its own name, and the files beside it. */
  readonly beside: Neighbours | undefined;
  /** The bytes of its tree. */
  readonly tree: Uint8Array;
  /** Where what follows the tree begins. */
  readonly treeEnd: number;
}

/** Where the data of an archive of Source lies. */
export class VpkParts {
  /** The bytes of the tree, which has the first bytes of files. */
  readonly tree: Uint8Array;
  private readonly beside: Neighbours | undefined;
  private readonly own: ByteSource;
  private readonly treeEnd: number;
  private readonly known = new Map<number, Promise<ByteSource | undefined>>();

  constructor(own: ByteSource, { beside, tree, treeEnd }: VpkPlaces) {
    this.own = own;
    this.beside = beside;
    this.tree = tree;
    this.treeEnd = treeEnd;
  }

  /** What a part is called. */
  nameOf(part: number): string {
    return this.beside === undefined ? `part ${part} of it` : vpkPartName(this.beside.name, part);
  }

  /** The file with a part of the data; `undefined` when it isn't there. Looked for once. */
  find(part: number): Promise<ByteSource | undefined> {
    if (part === ownPart) return Promise.resolve(this.own);
    let found = this.known.get(part);
    if (found === undefined) {
      found = this.beside?.find(this.nameOf(part)) ?? Promise.resolve(undefined);
      this.known.set(part, found);
    }
    return found;
  }

  /** Where offsets count from in the file with a part of the data. */
  startOf(part: number): number {
    return part === ownPart ? this.treeEnd : 0;
  }
}
