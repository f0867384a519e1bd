import { FormatError, type Issue } from '@brushwork/record';
import { runInMemory } from '../zip/read-steps.js';
import {
  readZipDirectoryInMemory,
  type ZipDirectory,
  type ZipDirectoryOptions,
} from '../zip/zip-directory.js';
import type { ZipEntry } from '../zip/zip-entry.js';
import { localHeaderSteps, type ZipLocalHeader } from '../zip/zip-local-header.js';
import { descriptorSize } from './data-descriptor.js';
import { type PakRegion, pakRegions } from './pak-regions.js';

/** An entry as it was read. */
export interface ReadPakEntry {
  /** Its record in the directory. */
  readonly record: ZipEntry;
  /** The header before its data; `undefined` when there is none where the directory says. */
  readonly local: ZipLocalHeader | undefined;
  /** Why there is no local header, or no data. */
  readonly failure: FormatError | undefined;
  /** Offset behind the last byte of its data, and of what says its sizes behind it. */
  readonly end: number;
}

/** A pakfile as it was read: its directory and the headers, but not the data. Offsets are those in the pakfile. */
export interface ReadPak {
  /** All its bytes. */
  readonly bytes: Uint8Array;
  /** The directory and the end record. */
  readonly directory: ZipDirectory;
  /** The entries in the order of the directory. */
  readonly entries: readonly ReadPakEntry[];
  /** Stretches that hold entries, in the order of the pakfile; entries that share bytes share one. */
  readonly regions: readonly PakRegion[];
  /** What the directory alone is found to be odd in. */
  readonly issues: readonly Issue[];
}

/** A pakfile, or why it can't be read as one. */
export type PakReading =
  | { readonly pak: ReadPak; readonly failure?: undefined }
  | { readonly pak?: undefined; readonly failure: FormatError };

/** Reads a pakfile. Never throws: what is no zip archive gives the reason. */
export function readPak(bytes: Uint8Array, options: ZipDirectoryOptions = {}): PakReading {
  try {
    const directory = readZipDirectoryInMemory(bytes, options);
    const entries = directory.entries.map((record) => readEntry(bytes, record));
    const regions = pakRegions(entries);
    return { pak: { bytes, directory, entries, regions, issues: directory.issues } };
  } catch (error) {
    if (error instanceof FormatError) return { failure: error };
    throw error;
  }
}

function readEntry(bytes: Uint8Array, record: ZipEntry): ReadPakEntry {
  try {
    const local = runInMemory(bytes, localHeaderSteps(bytes.length, record));
    const dataEnd = local.dataOffset + record.compressedSize;
    return { record, local, failure: undefined, end: dataEnd + descriptorSize(bytes, { record, local }) };
  } catch (error) {
    if (error instanceof FormatError) return { record, local: undefined, failure: error, end: 0 };
    throw error;
  }
}
