import { areInMemory, type FileRange, type PlacedBytes } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import type { FileInput, FilePatch } from '../../protocol/file-input.js';

/** Bytes that are read at once of a file that comes from a server. */
const READ_SIZE = 4 * 1024 * 1024;

/**
 * A file of pieces of another one. It is never in the worker's memory as a whole: of a file of the user's its own stretches
 * are taken, unread; others are read piece by piece, and the browser keeps them.
 */
export async function savedBlob(
  pieces: readonly PlacedBytes[],
  { input, source }: { readonly input: FileInput; readonly source: ByteSource },
): Promise<Blob> {
  const stored = input.kind === 'blob' && (input.patches ?? []).length === 0 ? input.blob : undefined;
  const parts: BlobPart[] = [];
  for (const { bytes } of pieces) {
    if (areInMemory(bytes)) parts.push(bytes as Uint8Array<ArrayBuffer>);
    else if (stored !== undefined) parts.push(stored.slice(bytes.start, bytes.start + bytes.length));
    else parts.push(...(await readBlobs(source, bytes)));
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}

async function readBlobs(source: ByteSource, { start, length }: FileRange): Promise<Blob[]> {
  const blobs: Blob[] = [];
  for (let from = start; from < start + length; from += READ_SIZE) {
    const bytes = await readBytes(source, from, Math.min(start + length, from + READ_SIZE));
    // Each is a blob at once: the browser keeps blobs elsewhere.
    blobs.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  }
  return blobs;
}

/** A file of a size as pieces: bytes that changed, and what lies between them. */
export function piecesOf(patches: readonly FilePatch[], size: number): PlacedBytes[] {
  const pieces: PlacedBytes[] = [];
  let at = 0;
  const keepUntil = (end: number): void => {
    if (end > at) pieces.push({ offset: at, bytes: { start: at, length: end - at } });
  };
  for (const { start, bytes } of [...patches].sort((a, b) => a.start - b.start)) {
    keepUntil(start);
    pieces.push({ offset: start, bytes });
    at = start + bytes.length;
  }
  keepUntil(size);
  return pieces;
}
