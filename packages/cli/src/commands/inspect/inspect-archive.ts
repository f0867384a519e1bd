import { readZipDirectory } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';

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
  /** Always `zip`. */
  readonly format: 'zip';
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

/** Lists the maps in an archive, reading its directory only. Throws as `readZipDirectory` does. */
export async function inspectArchive(input: CommandInput): Promise<ArchiveInspection> {
  const { entries, issues } = await readZipDirectory(input.source);
  return {
    file: input.name,
    format: 'zip',
    size: input.source.byteLength,
    entryCount: entries.length,
    maps: entries
      .filter(({ name }) => mapName.test(name))
      .map(({ name, uncompressedSize, compressedSize }) => ({
        name,
        size: uncompressedSize,
        compressedSize,
      })),
    issues: [...input.issues, ...issues],
  };
}
