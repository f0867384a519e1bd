import { FormatError } from '@brushwork/record';
import { deflateSync } from 'fflate';
import { crc32 } from '../crc32.js';
import { readZipLzma, writeZipLzma } from '../lzma/zip-lzma.js';
import type { ZipUnpacker } from '../zip/read-zip-entry.js';
import { zipMethod } from '../zip/zip-method.js';

/** How new content is packed: `stored` and `lzma` are what games read. */
export type PakMethodName = keyof typeof zipMethod;

/** Content of an entry, packed and ready to be written. */
export interface PackedContent {
  /** Number of the method. */
  readonly method: number;
  /** The data as it is stored. */
  readonly data: Uint8Array;
  /** Bytes of the content. */
  readonly size: number;
  /** CRC-32 of the content. */
  readonly crc: number;
}

/** How data of method 14 is unpacked: by the size in the directory, with or without an end marker. */
export const pakUnpackers: ReadonlyMap<number, ZipUnpacker> = new Map([
  [
    zipMethod.lzma,
    (data, { size, offset, path }) => readZipLzma(data, size, { maxOutput: size, offset, path }),
  ],
]);

/**
 * Packs content for an entry. The same content always gives the same bytes. `stored`, which is the default, keeps a copy
 * of the bytes; `lzma` loads its encoder when first used and takes up to 100 MB while it packs.
 *
 * Throws `FormatError` 'limit' for 4 GiB or more, which an entry can't hold, and as `writeZipLzma` does.
 */
export async function packContent(
  bytes: Uint8Array,
  method: PakMethodName = 'stored',
): Promise<PackedContent> {
  const size = bytes.length;
  if (size >= 0xffffffff) throw new FormatError('limit', 'an entry holds less than 4 GiB', { found: size });
  return { method: zipMethod[method], data: await pack(bytes, method), size, crc: crc32(bytes) };
}

async function pack(bytes: Uint8Array, method: PakMethodName): Promise<Uint8Array> {
  if (method === 'lzma') return writeZipLzma(bytes);
  return method === 'deflate' ? deflateSync(bytes, { level: 9, mem: 8 }) : new Uint8Array(bytes);
}
