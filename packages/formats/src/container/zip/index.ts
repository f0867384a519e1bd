/** Zip archives: the directory, its entries and their data, with everything that is needed to write them back. */

export type {
  StoredZipEntry,
  UnpackedZipEntry,
  ZipDataPlace,
  ZipEntryData,
  ZipUnpacker,
} from './read-zip-entry.js';
export { type ReadZipEntryOptions, readStoredZipEntry, readZipEntry } from './read-zip-entry.js';
export { readZipDirectory, type ZipDirectory, type ZipDirectoryOptions } from './zip-directory.js';
export type { ZipEnd } from './zip-end-record.js';
export { findExtraField, isZipFolder, type ZipEntry } from './zip-entry.js';
export { readZipLocalHeader, type ZipLocalHeader } from './zip-local-header.js';
export { formatZipMethod, zipMethod } from './zip-method.js';
