import { type Content, FormatError } from '@brushwork/record';
import { externalSize } from '../external/external-size.js';
import type { GameMap } from './game-map.js';

/** A file beside a map that is to be written anew. */
export interface ChangedExternal {
  /** Name of the lump or of the document. */
  readonly name: string;
  /** Index of the lump; `undefined` for a document. */
  readonly index: number | undefined;
  /** Name of the file, without folders. */
  readonly file: string;
  /** All its bytes: what was changed, and what pads it as before. */
  readonly bytes: Uint8Array;
  /** How many of them are the lump or the document. */
  readonly length: number;
}

/**
 * The files beside a map that are to be written anew, since what was read of them was changed, or since a lump whose
 * file isn't at hand was given content. Throws `FormatError` 'not-found' when nobody knows what that file is called.
 */
export function changedExternals(map: GameMap<object>): ChangedExternal[] {
  const changed: ChangedExternal[] = [];
  for (const name of map.lumpNames) {
    const content = map.openedLump(name);
    const origin = content === undefined ? undefined : map.originOf(name);
    if (content === undefined || origin === undefined || origin.kind === 'map') continue;
    const bytes = origin.kind === 'missing' ? givenBytes(content) : changedBytes(map, name, content);
    if (bytes === undefined) continue;
    if (origin.file === undefined) {
      const message = 'lies in a file beside the map: open the map with the files beside it to write it';
      throw new FormatError('not-found', message, { path: [name] });
    }
    const { index } = map.entryOf(name);
    changed.push({ name, index, file: origin.file, bytes, length: content.bytes.length });
  }
  for (const { document, file } of map.externals.documents) {
    const content = map.openedLump(document.name);
    const bytes = content === undefined ? undefined : file.changed(content.bytes, file.size);
    if (bytes !== undefined)
      changed.push({ name: document.name, index: undefined, file: file.name, bytes, length: bytes.length });
  }
  return changed;
}

/** What a lump without a file holds since somebody gave it content. */
function givenBytes({ bytes }: Content): Uint8Array | undefined {
  return bytes.length === 0 ? undefined : bytes;
}

/** The file of a lump with its content as it is now; `undefined` when that changes nothing. */
function changedBytes(map: GameMap<object>, name: string, { bytes }: Content): Uint8Array | undefined {
  const entry = map.entryOf(name);
  const file = map.externals.lumpFile(entry.index);
  const size = file === undefined ? undefined : externalSize(file, entry);
  return size === undefined ? undefined : file?.changed(bytes, size);
}
