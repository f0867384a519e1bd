import { constants, lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isVpkPartName, vpkDirectoryName } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { type FolderFileKind, kindOfHead, kindOfName, tellingSize } from './folder-kinds.js';
import { ioError } from './io-error.js';

/** A file below a folder. */
export interface FoundFile {
  /** Its path, which begins with the folder as it was named. */
  readonly file: string;
  /** Its path inside the folder, with `/` between names. */
  readonly inside: string;
  /** What it is. */
  readonly kind: FolderFileKind;
}

/** What there is below a folder. */
export interface FoundFiles {
  /** The files that are of a known kind, sorted by their path inside the folder, by code units. */
  readonly files: readonly FoundFile[];
  /** Links that were left alone. */
  readonly links: number;
  /** Folders and files that can't be looked at. */
  readonly problems: readonly { readonly file: string; readonly error: FormatError }[];
}

/** How a folder is searched. */
export interface FindFilesOptions {
  /** Most names that are looked at; 1,000,000 unless given. */
  readonly maxNames?: number | undefined;
}

const defaultMaxNames = 1_000_000;

/**
 * The maps, models and archives below a folder, by their extension or else by their first bytes. Links aren't followed, so
 * that nothing outside of the folder is read and nothing twice; pipes and devices aren't opened; names that begin with a
 * dot and parts of archives that lie beside them are left out. Throws `FormatError` 'io' when the folder itself can't be read, and 'limit'.
 */
export async function findFiles(folder: string, options: FindFilesOptions = {}): Promise<FoundFiles> {
  const { maxNames = defaultMaxNames } = options;
  const files: FoundFile[] = [];
  const problems: { file: string; error: FormatError }[] = [];
  let links = 0;
  let names = 0;
  const pending = [''];
  for (let inside = pending.pop(); inside !== undefined; inside = pending.pop()) {
    const around = joined(folder, inside);
    const items = await itemsOf(around).catch((error: FormatError) => {
      if (inside === '') throw error;
      problems.push({ file: around, error });
      return [];
    });
    names += items.length;
    if (names > maxNames)
      throw new FormatError('limit', `there are more than ${maxNames} names below ${escapeText(folder)}`, {
        expected: maxNames,
      });
    const present = new Set(items.map(({ name }) => name.toLowerCase()));
    for (const item of items) {
      if (item.name.startsWith('.') || isPartOf(present, item.name.toLowerCase())) continue;
      const own = inside === '' ? item.name : `${inside}/${item.name}`;
      if (item.isSymbolicLink()) links++;
      else if (item.isDirectory()) pending.push(own);
      else if (item.isFile()) {
        const file = joined(folder, own);
        try {
          const kind = kindOfName(item.name) ?? kindOfHead(await headOf(file));
          if (kind !== undefined) files.push({ file, inside: own, kind });
        } catch (error) {
          problems.push({ file, error: ioError(error, 'read', file) });
        }
      }
    }
  }
  return { files: files.sort(byInside), links, problems };
}

/** Whether a file has data of an archive that lies beside it: it may begin as anything. */
function isPartOf(present: ReadonlySet<string>, name: string): boolean {
  return isVpkPartName(name) && present.has(vpkDirectoryName(name));
}

function byInside(a: FoundFile, b: FoundFile): number {
  return a.inside < b.inside ? -1 : a.inside > b.inside ? 1 : 0;
}

/** The folder as it was named, with what is inside behind it: `./maps` stays `./maps`. */
function joined(folder: string, inside: string): string {
  if (inside === '') return folder;
  const separator = folder.endsWith(path.sep) || folder.endsWith('/') ? '' : path.sep;
  return folder + separator + inside.split('/').join(path.sep);
}

async function itemsOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    throw ioError(error, 'read', folder);
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  // It may have become a pipe since its folder was read: opening one of those waits for whoever writes to it.
  if (!(await lstat(file)).isFile()) return new Uint8Array(0);
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const head = new Uint8Array(tellingSize);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
