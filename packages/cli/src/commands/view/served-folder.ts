import { type BigIntStats, lstatSync, realpathSync, statSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as others } from 'node:timers/promises';
import { safeName } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { ioError } from '../../files/io-error.js';
import { escapeText } from '../../text/escape-text.js';
import { diskFile, entityTagOf, type ServedFile } from './served-file.js';

/** A file of a folder that is handed out. */
export interface FolderEntry {
  /** Its path inside the folder, with `/`. */
  readonly path: string;
  /** Size in bytes when it was listed. */
  readonly size: number;
  /** Its entity tag when it was listed. */
  readonly etag: string;
}

/** What is in a folder. */
export interface FolderListing {
  /** The files, those that lie least deep first. */
  readonly files: readonly FolderEntry[];
  /** Whether there are more than can be listed. */
  readonly isCutOff: boolean;
}

/** A folder of which the files are handed out. */
export interface ServedFolder {
  /** Its name alone. */
  readonly name: string;
  /** Lists it, anew when that was a while ago. Throws `FormatError` 'io' when it can't be read. */
  list(): Promise<FolderListing>;
  /** A file of the last listing by its path; of the first one, which is made for it, where there is none yet. */
  find(path: string): Promise<ServedFile | undefined>;
}

/** How much of a folder is listed. */
export interface FolderLimits {
  /** Most files; 20,000 unless given. */
  readonly files?: number | undefined;
  /** How many folders deep; 24 unless given. */
  readonly depth?: number | undefined;
  /** Milliseconds for which a listing is good; 2,000 unless given. */
  readonly age?: number | undefined;
}

/** Names looked at for each file that may be listed, so that a folder of folders comes to an end. */
const namesPerFile = 8;

/**
 * How many files are asked for their size before anything else gets its turn. Asking one by one takes some ten times less
 * than handing each question to another thread.
 */
const together = 256;

/**
 * A folder on disk. What was listed is all that can be asked for: a name that comes from elsewhere is compared and never
 * made into a path. Names that begin with a dot and those that other systems understand differently are left out; links to files inside count,
 * those that lead out of the folder don't, and folders that are links aren't looked into. Throws `FormatError` 'io' for
 * what is no folder.
 */
export async function servedFolder(folder: string, limits: FolderLimits = {}): Promise<ServedFolder> {
  const root = await realFolder(folder);
  const { age = 2000 } = limits;
  let known: ReadonlyMap<string, FolderEntry> = new Map();
  let last: { readonly listing: Promise<FolderListing>; goodUntil: number } | undefined;

  /** One listing for all who ask meanwhile, and shortly afterwards. */
  function list(): Promise<FolderListing> {
    if (last !== undefined && performance.now() < last.goodUntil) return last.listing;
    const current = { listing: listFolder(root, limits), goodUntil: Number.POSITIVE_INFINITY };
    last = current;
    current.listing.then(
      ({ files }) => {
        known = new Map(files.map((entry) => [entry.path, entry]));
        current.goodUntil = performance.now() + age;
      },
      () => {
        current.goodUntil = 0;
      },
    );
    return current.listing;
  }

  return {
    name: path.basename(root) || root,
    list,
    async find(wanted) {
      if (last === undefined) await list();
      const entry = known.get(wanted);
      if (entry === undefined) return undefined;
      const file = path.join(root, ...entry.path.split('/'));
      return diskFile(path.basename(file), file, (stats) => checkInside(file, root, stats));
    },
  };
}

async function realFolder(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    throw ioError(error, 'read', folder);
  }
  throw new FormatError('io', `${escapeText(folder)} is no folder`);
}

async function listFolder(root: string, limits: FolderLimits): Promise<FolderListing> {
  const { files: mostFiles = 20_000, depth: mostDepth = 24 } = limits;
  const found: string[] = [];
  let names = 0;
  let isCutOff = false;
  let level = [''];
  for (let depth = 0; level.length > 0 && !isCutOff; depth++) {
    const next: string[] = [];
    for (const inside of level) {
      const items = await itemsOf(path.join(root, inside), { isRoot: inside === '' });
      names += items.length;
      for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        if (item.name.startsWith('.')) continue;
        const own = inside === '' ? item.name : `${inside}/${item.name}`;
        if (safeName(own).path !== own) continue;
        if (item.isDirectory()) next.push(own);
        else if (item.isFile() || item.isSymbolicLink()) found.push(own);
      }
      if (found.length > mostFiles || names > mostFiles * namesPerFile) {
        isCutOff = true;
        break;
      }
    }
    isCutOff ||= depth >= mostDepth && next.length > 0;
    level = next;
  }
  const files: FolderEntry[] = [];
  for (const [index, own] of found.slice(0, mostFiles).entries()) {
    if (index % together === 0) await others();
    const entry = entryOf(root, own);
    if (entry !== undefined) files.push(entry);
  }
  return { files, isCutOff };
}

/** What is in a folder; nothing for one further inside that can't be read. */
async function itemsOf(folder: string, { isRoot }: { readonly isRoot: boolean }) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isRoot) throw ioError(error, 'read', folder);
    return [];
  }
}

/** `undefined` for what is no file (any more), and for what lies outside. */
function entryOf(root: string, own: string): FolderEntry | undefined {
  const file = path.join(root, ...own.split('/'));
  try {
    let stats = lstatSync(file, { bigint: true });
    if (stats.isSymbolicLink()) {
      const real = realpathSync.native(file);
      if (!isInside(real, root)) return undefined;
      stats = statSync(real, { bigint: true });
    }
    return stats.isFile() ? { path: own, size: Number(stats.size), etag: entityTagOf(stats) } : undefined;
  } catch {
    return undefined;
  }
}

function isInside(real: string, root: string): boolean {
  return real.startsWith(root.endsWith(path.sep) ? root : root + path.sep);
}

/**
 * Throws `FormatError` 'io' unless the file that was opened lies in the folder now: a link may have taken its place, or
 * that of a folder above it, since it was listed.
 */
async function checkInside(file: string, root: string, opened: BigIntStats): Promise<void> {
  const real = await realpath(file);
  const { dev, ino } = await stat(real, { bigint: true });
  if (isInside(real, root) && dev === opened.dev && ino === opened.ino) return;
  throw new FormatError('io', `${escapeText(file)} leads out of the folder, and isn't read`);
}
