import { constants, type Dirent } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ModelFolder } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError } from './io-error.js';

/** Most names that are looked at. */
const mostNames = 1_000_000;

/** Most bytes of a library or an image: far more than any of the games has. */
const largest = 256 * 1024 * 1024;

/**
 * Folders on disk in which libraries and images are looked for, by their names alone: in the folders themselves first, then
 * in those inside them, level by level. Of files with the same name the first one counts. Links to files inside of the
 * folder count, those that lead out of it don't, and folders that are links aren't looked into. Listing and reading throw
 * `FormatError` 'io', and 'limit' for too many names and for a file of more than 256 MiB.
 */
export function modelFolder(...folders: readonly string[]): ModelFolder {
  let listed: Promise<ReadonlyMap<string, ListedFile>> | undefined;
  const files = (): Promise<ReadonlyMap<string, ListedFile>> => {
    listed ??= listFiles(folders);
    return listed;
  };
  return {
    names: async () => [...(await files()).keys()],
    async read(name) {
      const found = (await files()).get(name);
      if (found === undefined)
        throw new FormatError('not-found', `there is no file ${escapeText(name)} in the folder`);
      return readInside(found);
    },
  };
}

interface ListedFile {
  /** Its path. */
  readonly file: string;
  /** The real path of the folder that it mustn't leave. */
  readonly root: string;
}

async function listFiles(folders: readonly string[]): Promise<ReadonlyMap<string, ListedFile>> {
  const files = new Map<string, ListedFile>();
  let level: { readonly folder: string; readonly root: string }[] = [];
  for (const folder of folders) {
    const root = await realpath(folder).catch((error: unknown) => {
      throw ioError(error, 'read', folder);
    });
    level.push({ folder, root });
  }
  let count = 0;
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { folder, root } of level) {
      const items = await itemsOf(folder, { isRoot: folders.includes(folder) });
      count += items.length;
      if (count > mostNames)
        throw new FormatError('limit', `there are more than ${mostNames} names below ${escapeText(folder)}`, {
          expected: mostNames,
        });
      for (const item of items) {
        const file = path.join(folder, item.name);
        if (item.isDirectory()) next.push({ folder: file, root });
        else if (
          (item.isFile() || (item.isSymbolicLink() && (await leadsInside(file, root)))) &&
          !files.has(item.name)
        )
          files.set(item.name, { file, root });
      }
    }
    level = next;
  }
  return files;
}

/** What is in a folder, sorted; nothing for one further inside that can't be read. */
async function itemsOf(folder: string, { isRoot }: { readonly isRoot: boolean }): Promise<Dirent[]> {
  try {
    const items = await readdir(folder, { withFileTypes: true });
    return items.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  } catch (error) {
    if (isRoot) throw ioError(error, 'read', folder);
    return [];
  }
}

async function leadsInside(file: string, root: string): Promise<boolean> {
  const real = await realpath(file).catch(() => undefined);
  return real?.startsWith(root.endsWith(path.sep) ? root : root + path.sep) === true;
}

async function readInside({ file, root }: ListedFile): Promise<Uint8Array> {
  try {
    // A link may have taken the place of the file, or of a folder above it, since it was listed.
    if (!(await leadsInside(file, root)))
      throw new FormatError('io', `${escapeText(file)} leads out of the folder, and isn't read`);
    const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const info = await handle.stat();
      if (!info.isFile()) throw new FormatError('io', `${escapeText(file)} is no file`);
      if (info.size > largest)
        throw new FormatError(
          'limit',
          `has more than the ${largest} bytes that a library or an image may have`,
        );
      return new Uint8Array(await handle.readFile());
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}
