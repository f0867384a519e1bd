import { areInMemory, type SavedPieces } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import type { SavePlan } from '../../protocol/edit-api.js';
import type { OpenDocument } from '../open-document.js';
import type { ChangesInPlace } from './changes-in-place.js';

const CHUNK_SIZE = 1024 * 1024;

/** What saving a map did, for people. */
export async function planOf(saved: SavedPieces, source: ByteSource, name: string): Promise<SavePlan> {
  const { size, report, externals } = saved;
  const remarks: string[] = [];
  for (const group of report.sharedChanges)
    remarks.push(`${group.join(', ')} share bytes that were changed: the change is one of each of them.`);
  if (report.separated.length > 0)
    remarks.push(`${report.separated.join(', ')} shared bytes with others and now have their own.`);
  if (report.keptGapBytes > 0)
    remarks.push(
      `${report.keptGapBytes} bytes that belong to no lump are kept, behind the lump that they followed.`,
    );
  if (externals.length > 0)
    remarks.push(
      `${externals.map(({ file }) => file).join(', ')} lie beside the map and have to be replaced with it.`,
    );
  return {
    sizeBefore: source.byteLength,
    sizeAfter: size,
    // Where lumps come to lie elsewhere, nobody asks which bytes are by chance the same.
    changedBytes: report.relaid ? undefined : await changedInPlace(saved, source),
    isRelaid: report.relaid,
    resized: report.resized,
    moved: report.moved,
    remarks,
    files: [name, ...externals.map(({ file }) => file)],
  };
}

/** What saving a map does whose changed lumps all keep their places, for people. */
export function planInPlace({ files, source }: OpenDocument, { changedBytes }: ChangesInPlace): SavePlan {
  const { byteLength } = source;
  return {
    ...{ sizeBefore: byteLength, sizeAfter: byteLength, changedBytes },
    ...{ isRelaid: false, resized: [], moved: [], remarks: [] },
    files: [files.file.name],
  };
}

async function changedInPlace({ pieces }: SavedPieces, source: ByteSource): Promise<number> {
  let count = 0;
  for (const { offset, bytes } of pieces)
    if (areInMemory(bytes)) count += await differingBytes(bytes, source, offset);
  return count;
}

/** How many bytes differ from those of a source from an offset on, which it has to have. */
export async function differingBytes(bytes: Uint8Array, source: ByteSource, at = 0): Promise<number> {
  let count = 0;
  for (let start = 0; start < bytes.length; start += CHUNK_SIZE) {
    const end = Math.min(bytes.length, start + CHUNK_SIZE);
    const old = await readBytes(source, at + start, at + end);
    for (let i = start; i < end; i++) if (bytes[i] !== old[i - start]) count++;
  }
  return count;
}
