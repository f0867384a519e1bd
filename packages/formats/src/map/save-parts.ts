import { type ByteSource, readBytes } from '@brushwork/record';
import { type Lumps, lumpNames } from '../lump.js';
import type { GameMap } from './game-map.js';
import type { Region } from './regions.js';
import { saveRegion } from './save.js';

/** A part of a file that is written. */
export interface SavedPart {
  /** Where it begins in the file. */
  readonly offset: number;
  /** Its bytes; not to be changed. */
  readonly bytes: Uint8Array;
}

/** What a file is written from, part by part. */
export interface PartsOrigin {
  /** The file that was opened. */
  readonly source: ByteSource;
  /** Its header and directory, as they were read. */
  readonly head: Uint8Array;
  /** A map that holds the lumps of a region. */
  loadRegion(region: Region): Promise<GameMap<object>>;
}

/** Bytes that are read at once of what lies between lumps. */
const CHUNK_SIZE = 1024 * 1024;

/**
 * The file that `save` gives of a map of which every lump was read, from its first byte to its last. No more than one
 * region is in memory at a time. Throws as `saveRegion` does.
 */
export async function* saveParts(
  directory: GameMap<object>,
  { source, head, loadRegion }: PartsOrigin,
): AsyncGenerator<SavedPart> {
  const names = lumpNames(directory.branch.lumps as Lumps);
  let at = 0;
  for (const region of directory.regions) {
    yield* between(at, region.start);
    yield { offset: region.start, bytes: await regionAsRead(region) };
    at = region.end;
  }
  yield* between(at, source.byteLength);

  async function regionAsRead(region: Region): Promise<Uint8Array> {
    const map = await loadRegion(region);
    const own = map.regions.find(({ start }) => start === region.start) ?? region;
    for (const { index } of own.lumps) {
      const name = names.get(index);
      if (name !== undefined) map.lump(name);
    }
    return saveRegion(map, own);
  }

  /** What belongs to no lump: the head from memory, gaps from the file. */
  async function* between(start: number, end: number): AsyncGenerator<SavedPart> {
    const headEnd = Math.min(end, directory.head.headSize);
    if (start < headEnd) yield { offset: start, bytes: head.subarray(start, headEnd) };
    for (let offset = Math.max(start, headEnd); offset < end; offset += CHUNK_SIZE) {
      yield { offset, bytes: await readBytes(source, offset, Math.min(end, offset + CHUNK_SIZE)) };
    }
  }
}
