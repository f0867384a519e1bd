import type { PakEntry } from '@brushwork/formats';
import { foldedPath, type PakNameProblem, safeName } from './safe-name.js';

/** Why an entry isn't extracted. */
export type ExtractionProblem =
  | PakNameProblem
  /** It is a link, or another thing that is no file. */
  | 'link'
  /** Another entry has that name, or one that differs by case alone, or is a folder of that name. */
  | 'collision'
  /** With it, the files would have more bytes than the limit. */
  | 'too-much'
  /** It would unpack to a larger multiple of its own size than the limit. */
  | 'ratio';

/** Limits for extracting. */
export interface ExtractionOptions {
  /** Most bytes of all files together; 2 GiB unless given. */
  readonly maxTotal?: number | undefined;
  /** Most bytes that may come out for each byte of a packed entry; 1,000 unless given. Entries of up to 1 MiB are let through. */
  readonly maxRatio?: number | undefined;
}

/** A file or folder that is to be written. */
export interface ExtractedItem {
  /** Number of the entry in the directory. */
  readonly index: number;
  /** The entry. */
  readonly entry: PakEntry;
  /** Path inside the folder that is extracted to: parts joined by `/`, safe on every system. */
  readonly path: string;
}

/** An entry that isn't extracted. */
export interface RefusedItem {
  /** Number of the entry in the directory. */
  readonly index: number;
  /** Its name as it stands there. */
  readonly name: string;
  /** Why. */
  readonly problem: ExtractionProblem;
}

/** What is written where, and what isn't. */
export interface ExtractionPlan {
  /** Files in the order of the directory. */
  readonly files: readonly ExtractedItem[];
  /** Folders that have an entry of their own. */
  readonly folders: readonly ExtractedItem[];
  /** Entries that are left out. */
  readonly refused: readonly RefusedItem[];
  /** Bytes of all files, as the directory says; what is unpacked is checked against it. */
  readonly totalSize: number;
}

const defaults = { maxTotal: 2 * 1024 ** 3, maxRatio: 1000 };
/** What is so small is no danger, however well it is packed. */
const harmlessSize = 1024 * 1024;
const typeMask = 0xf000;
const fileType = 0x8000;
const folderType = 0x4000;

/**
 * Plans how entries are extracted into a folder. Pure: nothing is read or written, no link on the disk is known. A name
 * that leads out of the folder, or is another file's on some system, is refused and not repaired: a file that comes to
 * lie elsewhere than its name says is of no use to a game.
 */
export function planExtraction(
  entries: readonly PakEntry[],
  chosen: (entry: PakEntry) => boolean = () => true,
  options: ExtractionOptions = {},
): ExtractionPlan {
  const { maxTotal = defaults.maxTotal, maxRatio = defaults.maxRatio } = options;
  const files: ExtractedItem[] = [];
  const folders: ExtractedItem[] = [];
  const refused: RefusedItem[] = [];
  const taken = new TakenPaths();
  let totalSize = 0;
  entries.forEach((entry, index) => {
    if (!chosen(entry)) return;
    const refuse = (problem: ExtractionProblem): void => {
      refused.push({ index, name: entry.name, problem });
    };
    const { path, problem } = safeName(entry.name);
    if (path === undefined) refuse(problem);
    else if (isSpecial(entry)) refuse('link');
    else if (!taken.take(path, { isFolder: entry.isFolder })) refuse('collision');
    else if (entry.isFolder) folders.push({ index, entry, path });
    else if (entry.size > harmlessSize && entry.size > entry.packedSize * maxRatio) refuse('ratio');
    else if (totalSize + entry.size > maxTotal) refuse('too-much');
    else {
      totalSize += entry.size;
      files.push({ index, entry, path });
    }
  });
  return { files, folders, refused, totalSize };
}

/** Whether an entry is a link, a device or the like, as archives made on Unix say it. */
function isSpecial({ unixMode }: PakEntry): boolean {
  const type = unixMode & typeMask;
  return type !== 0 && type !== fileType && type !== folderType;
}

/** Paths that are taken, as systems compare them: no file twice, no file that is also a folder. */
class TakenPaths {
  private readonly kinds = new Map<string, 'file' | 'folder'>();

  /** Takes a path and the folders that it is in; false, and nothing is taken, when that can't be. */
  take(path: string, { isFolder }: { readonly isFolder: boolean }): boolean {
    const folded = foldedPath(path);
    const parts = folded.split('/');
    const parents = parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('/'));
    if (parents.some((parent) => this.kinds.get(parent) === 'file')) return false;
    const known = this.kinds.get(folded);
    if (known !== undefined && !(isFolder && known === 'folder')) return false;
    for (const parent of parents) this.kinds.set(parent, 'folder');
    this.kinds.set(folded, isFolder ? 'folder' : 'file');
    return true;
  }
}
