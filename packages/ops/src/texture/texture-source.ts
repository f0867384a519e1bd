import type { Issue } from '@brushwork/record';

/**
 * Where images and texts of materials are looked for. Names are paths as games compare them (`assetPath`): lower case, `/`
 * between folders, from the game's folder on; they come from files, so that whoever looks on a disk joins them safely.
 */
export interface TextureSource {
  /** What it is called, for people. */
  readonly title: string;
  /** What is wrong with it as a whole, where that is known before something is asked for. */
  readonly issues?: readonly Issue[];
  /** The content of a file; `undefined` when there is none of the name. Throws `FormatError` for one that can't be read. */
  find(name: string): Promise<Uint8Array | undefined>;
  /** Names of the files in a folder, without those further inside. Throws `FormatError`. */
  list(folder: string): Promise<readonly string[]>;
}

/** Most bytes of one file that is read, where a source isn't told otherwise: far beyond any texture of the games. */
export const largestTextureFile = 128 * 1024 * 1024;

/**
 * Most bytes of all files together that are unpacked from one archive: entries may share the same few packed bytes, so that
 * a small archive has as much as it likes.
 */
export const largestTextureTotal = 2 * 1024 * 1024 * 1024;

/** What may be read from an archive. */
export interface ArchiveLimits {
  /** Most bytes of one file; 128 MiB unless given. */
  readonly maxFile?: number;
  /** Most bytes of all files together; 2 GiB unless given. */
  readonly maxTotal?: number;
}

/** The files of a folder among many paths, sorted. */
export function namesInFolder(paths: Iterable<string>, folder: string): readonly string[] {
  const start = folder === '' ? '' : `${folder}/`;
  const names: string[] = [];
  for (const path of paths) {
    if (path.startsWith(start) && path.length > start.length && !path.includes('/', start.length))
      names.push(path);
  }
  return names.sort();
}
