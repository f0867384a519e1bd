import { FormatError } from '@brushwork/record';
import { bunzip2 } from './bzip2/bunzip2.js';
import { gunzip, type Unpacked, type UnpackOptions } from './gunzip.js';

export { bunzip2 } from './bzip2/bunzip2.js';
export { gunzip, type Unpacked, type UnpackOptions } from './gunzip.js';
export { defaultMaxOutput } from './limited-output.js';

/** What a file is packed with, as told by its first bytes. */
export type CompressionKind = 'gzip' | 'bzip2' | 'zip';

/** The number of bytes that `identifyCompression` looks at. */
export const compressionMagicSize = 10;

const magics: readonly { readonly kind: CompressionKind; readonly pattern: RegExp }[] = [
  { kind: 'gzip', pattern: /^1f8b08/ },
  // The level, then the magic of a block or of the end; three letters alone could begin any text.
  { kind: 'bzip2', pattern: /^425a683[1-9](314159265359|177245385090)/ },
  { kind: 'zip', pattern: /^504b(0304|0506|0708)/ },
];

/** Tells by the first bytes whether a file is gzip or bzip2 data or a zip archive; names don't count. */
export function identifyCompression(bytes: Uint8Array): CompressionKind | undefined {
  const hex = Array.from(bytes.subarray(0, compressionMagicSize), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return magics.find(({ pattern }) => pattern.test(hex))?.kind;
}

/**
 * Unpacks gzip or bzip2 data, told apart by magic bytes. Throws `FormatError` as `gunzip` and `bunzip2` do, and
 * 'bad-magic' for anything else.
 */
export function unpackCompressed(bytes: Uint8Array, options: UnpackOptions = {}): Unpacked {
  const kind = identifyCompression(bytes);
  if (kind === 'gzip') return gunzip(bytes, options);
  if (kind === 'bzip2') return bunzip2(bytes, options);
  throw new FormatError('bad-magic', 'neither gzip nor bzip2 data');
}
