import { type ByteSource, blobSource } from '@brushwork/record';
import type { FileInput } from '../protocol/file-input.js';
import { httpRangeSource } from '../sources/http-range-source.js';
import { patchedSource } from '../sources/patched-source.js';

/** The bytes of a file that is to be opened, with what was changed of them; nothing is read yet. */
export function sourceOf(input: FileInput): ByteSource {
  const { patches = [] } = input;
  return patches.length === 0 ? storedSource(input) : patchedSource(storedSource(input), patches);
}

function storedSource(input: FileInput): ByteSource {
  if (input.kind === 'blob') return blobSource(input.blob);
  return httpRangeSource(input.url, { size: input.size, etag: input.etag });
}
