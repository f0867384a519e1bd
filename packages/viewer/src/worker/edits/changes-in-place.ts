import { type GameMap, lumpOfPath, saveRegion } from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import type { FilePatch } from '../../protocol/file-input.js';
import type { OpenDocument } from '../open-document.js';

const CHUNK_SIZE = 1024 * 1024;

/** What is written of a file where every changed lump stays in its place. */
export interface ChangesInPlace {
  /** Bytes that differ from those of the file, from the first to the last of each lump. */
  readonly patches: readonly FilePatch[];
  /** How many bytes differ. */
  readonly changedBytes: number;
}

/**
 * What changes of the parts with these paths do to the file, found without reading the rest of it. `undefined` where
 * saving may do more: a lump that has another length now, shares its bytes, or lies in a file beside the map.
 */
export async function changesInPlace(
  { map, source }: OpenDocument,
  paths: readonly string[],
): Promise<ChangesInPlace | undefined> {
  // A document beside the map has a name of its own.
  const documents = new Set(map.documents.map(({ name }) => name));
  if (paths.some((path) => documents.has(path))) return undefined;
  const names = new Set(paths.map((path) => lumpOfPath(map, path)));
  const stays =
    map.disguise === undefined &&
    map.head.entries.every(({ isElsewhere }) => isElsewhere !== true) &&
    [...names].every((name) => map.lumpNames.includes(name) && map.originOf(name).kind === 'map');
  if (!stays) return undefined;
  const patches: FilePatch[] = [];
  let changedBytes = 0;
  for (const name of names) {
    const written = writtenLump(map, name);
    if (written === undefined) return undefined;
    const { start, bytes } = written;
    const { count, first, last } = await differenceOf(bytes, source, start);
    changedBytes += count;
    if (count > 0) patches.push({ start: start + first, bytes: bytes.slice(first, last + 1) });
  }
  return { patches, changedBytes };
}

/** The bytes of a lump as they are written in its place; `undefined` where it doesn't stay there alone. */
function writtenLump(map: GameMap, name: string): FilePatch | undefined {
  const entry = map.entryOf(name);
  const region = map.regionOf(entry);
  const isAlone = region !== undefined && region.lumps.length === 1 && map.isLoaded(name);
  if (!isAlone) return undefined;
  try {
    return { start: region.start, bytes: saveRegion(map, region) };
  } catch (error) {
    if (error instanceof FormatError && error.code === 'bad-length') return undefined;
    throw error;
  }
}

interface Difference {
  /** How many bytes differ. */
  readonly count: number;
  /** The first of them. */
  readonly first: number;
  /** The last of them. */
  readonly last: number;
}

/** Where bytes differ from those of a source, which is read in pieces. */
async function differenceOf(bytes: Uint8Array, source: ByteSource, at: number): Promise<Difference> {
  let [count, first, last] = [0, 0, 0];
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
    const end = Math.min(bytes.length, start + CHUNK_SIZE);
    const old = await readBytes(source, at + start, at + end);
    for (let i = start; i < end; i++) {
      if (bytes[i] === old[i - start]) continue;
      if (count++ === 0) first = i;
      last = i;
    }
  }
  return { count, first, last };
}
