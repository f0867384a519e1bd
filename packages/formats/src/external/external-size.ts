import type { StoredLump } from '../container/container.js';
import type { ExternalFile } from './external-file.js';

/**
 * How many bytes of a file beside a map are the lump: as many as the directory says when nothing but zeros follows
 * them, which pads the file, and otherwise all of them. `undefined` before the file was loaded.
 */
export function externalSize(file: ExternalFile, entry: StoredLump): number | undefined {
  const { original } = file;
  if (original === undefined) return undefined;
  const { length } = entry;
  if (length <= 0 || length >= original.length) return original.length;
  return original.subarray(length).every((byte) => byte === 0) ? length : original.length;
}
