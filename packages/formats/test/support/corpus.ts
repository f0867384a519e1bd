import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memorySource } from '@brushwork/record';
import { readZipDirectory, readZipEntry } from '../../src/container/zip/index.js';

const besideRepository = fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));

/** Folder of real maps. */
export const corpusFolder: string = process.env['CORPUS_DIR'] ?? besideRepository;

/** Whether it is there; tests of it are skipped otherwise. */
export const hasCorpus: boolean = existsSync(corpusFolder);

/** Says why tests are skipped. */
export function sayIfSkipped(what: string): void {
  if (!hasCorpus) console.log(`skipped: ${what}: no folder ${corpusFolder} (CORPUS_DIR)`);
}

/** A map of the corpus. */
export interface CorpusMap {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function isMap(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, 8)) === 'IBSP;\0\0\0';
}

/** Every IBSP 59 map, those in archives included. */
export async function corpusMaps(): Promise<CorpusMap[]> {
  const maps: CorpusMap[] = [];
  if (!hasCorpus) return maps;
  for (const entry of readdirSync(corpusFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(bsp|pk3)$/i.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(corpusFolder, path);
    const bytes = new Uint8Array(readFileSync(path));
    if (isMap(bytes)) maps.push({ name, bytes });
    if (!/\.pk3$/i.test(entry.name)) continue;
    const source = memorySource(bytes);
    for (const inner of (await readZipDirectory(source)).entries) {
      if (!inner.name.endsWith('.bsp')) continue;
      const { bytes: unpacked } = await readZipEntry(source, inner);
      if (isMap(unpacked)) maps.push({ name: `${name}!${inner.name}`, bytes: unpacked });
    }
  }
  return maps;
}
