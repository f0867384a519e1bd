/*
 * What is used here of the npm package lzma1. Its own types are its sources, which don't compile under the strict
 * options of this repository.
 */

/** From little memory and small dictionaries to large ones. */
export type CompressionMode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Packs bytes as an `.lzma` file: 5 bytes of properties, the size in 8, the stream. */
export function compress(data: Uint8Array, mode?: CompressionMode): Uint8Array;

/** Unpacks an `.lzma` file. */
export function decompress(data: Uint8Array): Uint8Array;
