import { lumpOfPath, type SavedPieces } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import type { SavedFile, SavedFiles, SavePlan } from '../../protocol/edit-api.js';
import type { OpenDocument } from '../open-document.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { differingBytes } from './save-plan.js';

/** A map as it would be written, and the files beside it. */
export interface MapInPieces {
  /** The map: what was changed of it, and where the rest lies in the file. */
  readonly saved: SavedPieces;
  /** Files beside it that have to be written with it. */
  readonly beside: readonly SavedFile[];
}

/** A map as it is now; `paths`: the parts of it that were changed. The file is not read for it. */
export async function saveInPieces(
  { map, opened }: OpenDocument,
  paths: readonly string[],
): Promise<MapInPieces> {
  // A document beside the map has a name of its own.
  const documents = new Set(map.documents.map(({ name }) => name));
  const changed = new Set(paths.filter((path) => !documents.has(path)).map((path) => lumpOfPath(map, path)));
  const saved = await opened.savePieces(map, { changed: [...changed] });
  const beside = saved.externals.map(({ file, bytes }) => ({ name: file, blob: blobOf(bytes) }));
  return { saved, beside };
}

/** A model as it is now, and as it was. */
export async function saveModel(opened: OpenModelDocument, original: Uint8Array): Promise<SavedFiles> {
  const isText = opened.losses.length > 0 || opened.magic === 'DIV-VIZ2' || opened.magic === 'DIV-VMF2';
  const { name: given } = opened.files.file;
  const name = isText
    ? `${given.replace(/\.[^.]*$/, '')}.${opened.magic === 'DIV-VMF2' ? 'bmf' : 'bgf'}`
    : given;
  const bytes = opened.model.save();
  const isAsLong = bytes.length === original.length;
  const plan: SavePlan = {
    sizeBefore: original.length,
    sizeAfter: bytes.length,
    changedBytes: isAsLong ? await differingBytes(bytes, memorySource(original)) : undefined,
    isRelaid: false,
    resized: [],
    moved: [],
    remarks: isText ? ['The model was opened as text; it is written in its binary form.'] : [],
    files: [name],
  };
  return { plan, files: [{ name, blob: blobOf(bytes) }] };
}

function blobOf(bytes: Uint8Array): Blob {
  // A copy of its own where the bytes are part of a larger buffer.
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' });
}
