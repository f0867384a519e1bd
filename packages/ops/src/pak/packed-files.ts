import type { PakEntry, Pakfile } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { assetPath } from './asset-reference.js';

/** A file of a pakfile. */
export interface PackedFile {
  /** Number of its entry in the directory. */
  readonly index: number;
  /** The entry. */
  readonly entry: PakEntry;
  /** Path as games compare it. */
  readonly path: string;
}

/** Limits for reading files to see what they name. */
export interface ReadingLimits {
  /** Most bytes of one file. */
  readonly maxOutput: number;
  /** Most bytes of all files together: many entries may share the same few bytes. */
  readonly maxTotal: number;
}

/** Files of a pakfile by the names that games look for them with; of equals the first. */
export class PackedFiles {
  /** All files in the order of the directory, folders left out. */
  readonly all: readonly PackedFile[];
  private readonly byPath = new Map<string, PackedFile>();
  private readonly maxOutput: number;
  private left: number;

  constructor(content: Pakfile, { maxOutput, maxTotal }: ReadingLimits) {
    this.maxOutput = maxOutput;
    this.left = maxTotal;
    this.all = content.entries
      .map((entry, index) => ({ index, entry, path: assetPath(entry.name) }))
      .filter(({ entry }) => !entry.isFolder);
    for (const file of this.all) if (!this.byPath.has(file.path)) this.byPath.set(file.path, file);
  }

  /** The file of a path; `undefined` when it isn't packed. */
  find(path: string): PackedFile | undefined {
    return this.byPath.get(path);
  }

  /** A file's content; `undefined` when it can't be unpacked, or has more bytes than the limits leave. */
  read({ entry }: PackedFile): Uint8Array | undefined {
    if (entry.size > this.maxOutput || entry.size > this.left) return undefined;
    this.left -= entry.size;
    try {
      return entry.unpack({ maxOutput: entry.size }).bytes;
    } catch (error) {
      if (error instanceof FormatError) return undefined;
      throw error;
    }
  }
}
