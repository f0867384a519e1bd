import { little32, padded } from '../../../../formats/test/image/support/texture-bytes.js';

/** An archive of Quake (`.pak`) byte by byte, from nothing but the positions in its description. */
export function packBytes(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  let offset = 12;
  const directory = Object.entries(files).flatMap(([name, { length }]) => {
    offset += length;
    return [...padded(name, 56), ...little32(offset - length, length)];
  });
  const contents = Object.values(files).flatMap((bytes) => [...bytes]);
  return Uint8Array.from([
    ...padded('PACK', 4),
    ...little32(12 + contents.length, directory.length),
    ...contents,
    ...directory,
  ]);
}
