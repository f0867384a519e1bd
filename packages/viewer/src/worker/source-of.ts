import { type ByteSource, blobSource, readBytes } from '@brushwork/record';
import { withFile } from '../protocol/failed-file.js';
import type { FileInput } from '../protocol/file-input.js';
import { type HttpRangeOptions, httpRangeSource } from '../sources/http-range-source.js';
import { patchedSource } from '../sources/patched-source.js';
import { piecedSource } from '../sources/pieced-source.js';

/** How a file is read. */
export type ReadOptions = Pick<HttpRangeOptions, 'readsAhead'>;

/** The bytes of a file that is to be opened, with what was changed of them; nothing is read yet. */
export function sourceOf(input: FileInput, options: ReadOptions = {}): ByteSource {
  const { patches = [] } = input;
  const stored = storedSource(input, options);
  return patches.length === 0 ? stored : patchedSource(stored, patches);
}

function storedSource(input: FileInput, options: ReadOptions): ByteSource {
  const source = bareSource(input, options);
  const { byteLength, readInto } = source;
  // Of several files that belong together it is said which one can't be read.
  return {
    byteLength,
    slice: (start, end) => withFile(input.name, () => readBytes(source, start, end)),
    ...(readInto !== undefined && {
      readInto: (target, start) => withFile(input.name, () => readInto.call(source, target, start)),
    }),
  };
}

function bareSource(input: FileInput, options: ReadOptions): ByteSource {
  switch (input.kind) {
    case 'blob':
      return blobSource(input.blob);
    case 'url':
      return httpRangeSource(input.url, { size: input.size, etag: input.etag, ...options });
    case 'pieces':
      return piecedSource(sourceOf(input.of), input.pieces, input.size);
  }
}
