import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readZipDirectory, readZipEntry } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';

/** Largest map that is unpacked, in bytes. */
const MAXIMUM_SIZE = 256 * 1024 * 1024;

/** A map of an archive. */
export interface PackedMap {
  /** Name of the archive, without its folder. */
  readonly archive: string;
  /** Name of the map in it, without folder and ending. */
  readonly name: string;
  /** The file. */
  readonly bytes: Uint8Array;
}

/** The maps of all `.pk3` archives below a folder, one after another; links are passed over. */
export async function* packedMaps(folder: string): AsyncGenerator<PackedMap> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const archives = found
    .filter((entry) => entry.isFile() && entry.name.endsWith('.pk3'))
    .map((entry) => ({ archive: entry.name, path: join(entry.parentPath, entry.name) }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
  for (const { archive, path } of archives) {
    const source = memorySource(new Uint8Array(await readFile(path)));
    const { entries } = await readZipDirectory(source);
    const maps = entries.filter((entry) => /^maps\/[^/]+\.bsp$/i.test(entry.name));
    for (const entry of maps.toSorted((a, b) => a.name.localeCompare(b.name))) {
      const { bytes } = await readZipEntry(source, entry, { maxOutput: MAXIMUM_SIZE });
      yield { archive, name: entry.name.replace(/^maps\//i, '').replace(/\.bsp$/i, ''), bytes };
    }
  }
}
