import { type ByteSource, blobSource } from '@brushwork/record';
import type { FileInput } from '../protocol/file-input.js';
import { httpRangeSource } from '../sources/http-range-source.js';

/** The bytes of a file that is to be opened; nothing is read yet. */
export function sourceOf(input: FileInput): ByteSource {
  if (input.kind === 'blob') return blobSource(input.blob);
  return httpRangeSource(input.url, { size: input.size, etag: input.etag });
}
