/** The compression methods that zip entries of game archives use (APPNOTE 6.3, section 4.4.5). */
export const zipMethod = {
  /** Not compressed. */
  stored: 0,
  /** DEFLATE. */
  deflate: 8,
  /** LZMA with a 4-byte head and 5 property bytes, as in the pakfiles of Source maps. */
  lzma: 14,
} as const;

const names = new Map<number, string>([
  [0, 'stored'],
  [1, 'shrunk'],
  [2, 'reduced 1'],
  [3, 'reduced 2'],
  [4, 'reduced 3'],
  [5, 'reduced 4'],
  [6, 'imploded'],
  [8, 'DEFLATE'],
  [9, 'Deflate64'],
  [10, 'PKWARE DCL'],
  [12, 'bzip2'],
  [14, 'LZMA'],
  [16, 'IBM CMPSC'],
  [18, 'IBM TERSE'],
  [19, 'IBM LZ77'],
  [20, 'Zstandard'],
  [93, 'Zstandard'],
  [94, 'MP3'],
  [95, 'XZ'],
  [96, 'JPEG'],
  [97, 'WavPack'],
  [98, 'PPMd'],
  [99, 'AES encryption'],
]);

/** The name of a zip compression method with its number: `LZMA (method 14)`, `method 77`. */
export function formatZipMethod(method: number): string {
  const name = names.get(method);
  return name === undefined ? `method ${method}` : `${name} (method ${method})`;
}
