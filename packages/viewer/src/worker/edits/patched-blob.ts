import { readBytes } from '@brushwork/record';
import type { FilePatch } from '../../protocol/file-input.js';
import { patchedSource } from '../../sources/patched-source.js';
import type { OpenDocument } from '../open-document.js';

/** Bytes that are read at once of a file that comes from a server. */
const READ_SIZE = 4 * 1024 * 1024;

/** A map's file with other bytes in some places. It is never in the worker's memory as a whole. */
export async function patchedBlob(
  { files, source }: OpenDocument,
  patches: readonly FilePatch[],
): Promise<Blob> {
  const { file } = files;
  const parts: BlobPart[] = [];
  if (file.kind === 'blob' && file.patches === undefined) {
    let cursor = 0;
    for (const { start, bytes } of [...patches].sort((a, b) => a.start - b.start)) {
      parts.push(file.blob.slice(cursor, start), bytes as Uint8Array<ArrayBuffer>);
      cursor = start + bytes.length;
    }
    parts.push(file.blob.slice(cursor));
  } else {
    const patched = patchedSource(source, patches);
    for (let start = 0; start < patched.byteLength; start += READ_SIZE) {
      const end = Math.min(patched.byteLength, start + READ_SIZE);
      // Each piece is a blob at once: the browser keeps blobs elsewhere.
      parts.push(new Blob([(await readBytes(patched, start, end)) as Uint8Array<ArrayBuffer>]));
    }
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}
