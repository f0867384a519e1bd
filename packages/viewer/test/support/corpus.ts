import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');

/** A real map. */
export interface CorpusMap {
  /** Its file name. */
  readonly name: string;
  /** Whether it is there; tests of it are skipped otherwise. */
  readonly isThere: boolean;
  /** What tests of it are called. */
  readonly title: string;
  /** Its bytes. */
  read(): Uint8Array;
}

/** A map of the folder of real maps. */
export function corpusMap(file: string): CorpusMap {
  const at = path.join(folder, file);
  const isThere = existsSync(at);
  const title = isThere ? `the real map ${path.basename(file)}` : `the real map ${file} (skipped: not there)`;
  return { name: path.basename(file), isThere, title, read: () => new Uint8Array(readFileSync(at)) };
}
