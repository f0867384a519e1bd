import { FormatError } from '@brushwork/record';
import type { DiffChange, FieldChange } from './diff-change.js';
import type { DiffNote } from './diff-note.js';
import type { LumpDiff } from './lump-diff.js';
import type { ChangeOptions, PartComparison } from './part-comparison.js';

/** What `changes` gives. */
export interface DiffPage extends ChangeOptions {
  /** Number of the first difference; 0 unless given. */
  readonly first?: number;
  /** Most differences; 100 unless given. */
  readonly count?: number;
}

/** The differences of two files. What differs in a record is worked out when it is asked for. */
export class MapDiff {
  /** The lumps of both files: those of the left one in the order of its directory, then those that only the right one has. */
  readonly lumps: readonly LumpDiff[];
  /** What differs in the heads of the files: branch, version, byte order, revision, checksum. */
  readonly head: readonly FieldChange[];
  /** What wasn't compared, and why. */
  readonly notes: readonly DiffNote[];
  private readonly parts: ReadonlyMap<string, PartComparison>;

  constructor(lumps: readonly LumpDiff[], { head, notes }: Pick<MapDiff, 'head' | 'notes'>) {
    this.lumps = lumps;
    this.head = head;
    this.notes = notes;
    this.parts = new Map(lumps.flatMap(({ parts }) => parts.map((part) => [part.path, part] as const)));
  }

  /** Whether nothing that was compared differs; how it is stored doesn't matter, nor does the order of bytes. */
  get isSame(): boolean {
    return (
      this.lumps.every(({ state }) => sameStates.has(state)) &&
      this.head.every(({ field }) => field === 'branch' || field === 'byteOrder')
    );
  }

  /** The differences of a part by its path: a lump, or what is in one, `GAME_LUMP.sprp.props`. `undefined` when there is none. */
  part(path: string): PartComparison | undefined {
    return this.parts.get(path);
  }

  /** Some differences of a part, in the order of the files. Throws `FormatError` 'not-found' for a part that isn't there. */
  changes(path: string, { first = 0, count = 100, ...options }: DiffPage = {}): DiffChange[] {
    const part = this.parts.get(path);
    if (part === undefined)
      throw new FormatError('not-found', `no part '${path}' was compared`, { found: path });
    return part.changes(first, count, options);
  }
}

const sameStates: ReadonlySet<string> = new Set(['empty', 'same', 'stored-differently', 'same-records']);
