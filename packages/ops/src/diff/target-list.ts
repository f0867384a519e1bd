import type { Hashes } from './hashes.js';
import { SpanHashes } from './span-hashes.js';

/** A list that others lead to, as one of the two files has it. */
export class TargetList {
  /** Number of elements. */
  readonly length: number;
  /** Size of an element in bytes. */
  readonly elementSize: number;
  private identities: Hashes | undefined;
  private sums: SpanHashes | undefined;

  constructor(length: number, elementSize: number) {
    this.length = length;
    this.elementSize = elementSize;
  }

  /** What each element is, so that those which are the same in both files have the same; `undefined` before that is known. */
  get ids(): Hashes | undefined {
    return this.identities;
  }

  set ids(ids: Hashes | undefined) {
    this.identities = ids;
    this.sums = undefined;
  }

  /** The same for stretches. */
  get spans(): SpanHashes | undefined {
    if (this.identities === undefined) return undefined;
    this.sums ??= new SpanHashes(this.identities);
    return this.sums;
  }
}

/** What references of one of the two files lead to. */
export interface Targets {
  /** A list by its name; `undefined` for what is none. */
  list(name: string): TargetList | undefined;
  /** The bytes of a lump that is no list; `undefined` when there are none. */
  bytes(name: string): Uint8Array | undefined;
}
