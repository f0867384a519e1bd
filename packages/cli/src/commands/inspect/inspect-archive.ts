import type { Archive } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { openArchiveInput } from '../shared/open-archive-input.js';

/** A map in an archive. */
export interface ArchivedMap {
  /** Its name in the archive. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** How many bytes it takes in the archive. */
  readonly compressedSize: number;
}

/** What `inspect` finds out about an archive. */
export interface ArchiveInspection {
  /** What the user called it. */
  readonly file: string;
  /** What kind it is. */
  readonly format: Archive['format'];
  /** Size in bytes. */
  readonly size: number;
  /** Number of files and folders in it. */
  readonly entryCount: number;
  /** The maps in it, in the order of the archive. */
  readonly maps: readonly ArchivedMap[];
  /** What is odd about the archive. */
  readonly issues: readonly Issue[];
}

const mapName = /\.(bsp|d3dbsp)$/i;

/** Lists the maps in an archive, reading its directory only. Throws as `openArchive` does. */
export async function inspectArchive(input: CommandInput): Promise<ArchiveInspection> {
  const { format, issues, members } = await openArchiveInput(input);
  return {
    file: input.name,
    format,
    size: input.source.byteLength,
    entryCount: members.length,
    maps: members
      .filter(({ name }) => mapName.test(name))
      .map(({ name, packedSize, size }) => ({ name, size, compressedSize: packedSize })),
    issues: [...input.issues, ...issues],
  };
}
