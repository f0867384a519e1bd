import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { corpusFolder, hasCorpus } from './corpus.js';

/** A lump cut out of a map. */
export interface CutLump {
  readonly bytes: Uint8Array;
  readonly version: number;
}

/** A VBSP map of the corpus, of which lumps can be cut out without a branch. */
export interface SourceMap {
  readonly name: string;
  readonly version: number;
  lump(index: number): CutLump;
}

function magicOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 4));
}

function files(folder: string): string[] {
  const root = join(corpusFolder, folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.bsp'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Every little-endian VBSP map. Those of Left 4 Dead 2 have the version first in each entry of the directory. */
export function sourceMaps(): SourceMap[] {
  if (!hasCorpus) return [];
  const maps: SourceMap[] = [];
  for (const file of files('source')) {
    const bytes = new Uint8Array(readFileSync(file));
    if (magicOf(bytes) !== 'VBSP') continue;
    const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const version = d.getInt32(4, true);
    // No lump begins inside the directory, so a first word that is so small is a version.
    const isVersionFirst = version === 21 && d.getInt32(8, true) < 1036;
    maps.push({
      name: relative(corpusFolder, file),
      version,
      lump(index) {
        const words = [0, 4, 8].map((at) => d.getInt32(8 + index * 16 + at, true));
        const [offset = 0, length = 0, lumpVersion = 0] = isVersionFirst
          ? [words[1], words[2], words[0]]
          : words;
        return { bytes: bytes.subarray(offset, offset + length), version: lumpVersion };
      },
    });
  }
  return maps;
}

/** The visibility lumps of the Quake II maps. */
export function quake2VisibilityLumps(): { readonly name: string; readonly bytes: Uint8Array }[] {
  if (!hasCorpus) return [];
  return files('quake2-ibsp38').map((file) => {
    const bytes = new Uint8Array(readFileSync(file));
    const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const offset = d.getInt32(8 + 3 * 8, true);
    return {
      name: relative(corpusFolder, file),
      bytes: bytes.subarray(offset, offset + d.getInt32(12 + 3 * 8, true)),
    };
  });
}
