import { constants, type Dirent } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { assetPath, largestTextureFile, safeName, type TextureSource } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { ioError, systemErrorCode } from './io-error.js';

/** Most names that are remembered of all folders together. */
const mostNames = 1_000_000;

/** Codes that mean that there is no such folder. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'EPERM']);

/** What is in a folder, by names as games compare them. */
type Listing = ReadonlyMap<string, Dirent>;

/**
 * A folder on disk as games see it: names in whatever case. Folders are listed when something in them is asked for, once.
 * A name never leads out of the folder: parts such as `..`, drives and the like are names of nothing, and a link to
 * somewhere else isn't followed. Throws `FormatError` 'io', and 'limit' for a file or a folder that is too large.
 */
export function textureFolder(folder: string, { maxFile = largestTextureFile } = {}): TextureSource {
  const listings = new Map<string, Promise<Listing>>();
  let count = 0;
  const root = realpath(folder).catch((error: unknown) => {
    throw ioError(error, 'read', folder);
  });
  // Whoever asks first is told; nobody is when nothing is asked for.
  root.catch(() => undefined);

  function listing(inside: string): Promise<Listing> {
    let listed = listings.get(inside);
    if (listed === undefined) {
      listed = list(path.join(folder, inside), { isRoot: inside === '' });
      listings.set(inside, listed);
    }
    return listed;
  }

  async function list(where: string, { isRoot }: { readonly isRoot: boolean }): Promise<Listing> {
    try {
      const items = await readdir(where, { withFileTypes: true });
      count += items.length;
      if (count > mostNames) {
        throw new FormatError('limit', `there are more than ${mostNames} names below ${escapeText(folder)}`);
      }
      const names = new Map<string, Dirent>();
      // Of names that differ in case only the first by code units counts, whatever order the system lists them in.
      for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const name = assetPath(item.name);
        if (!names.has(name)) names.set(name, item);
      }
      return names;
    } catch (error) {
      if (!isRoot && absent.has(systemErrorCode(error) ?? '')) return new Map();
      throw ioError(error, 'read', where);
    }
  }

  /** The path on disk, inside the folder, of a path as games compare it; `undefined` when there is none. */
  async function resolve(name: string): Promise<string | undefined> {
    if (name === '') return '';
    const safe = safeName(name).path;
    if (safe === undefined) return undefined;
    let inside = '';
    for (const part of assetPath(safe).split('/')) {
      const item = (await listing(inside)).get(part);
      if (item === undefined) return undefined;
      inside = inside === '' ? item.name : path.join(inside, item.name);
    }
    return inside;
  }

  async function checkInside(file: string): Promise<void> {
    const [real, base] = [await realpath(file), await root];
    if (real === base || real.startsWith(base.endsWith(path.sep) ? base : base + path.sep)) return;
    throw new FormatError('io', `${escapeText(file)} leads out of the folder, and isn't read`);
  }

  return {
    title: folder,
    async find(name) {
      await root;
      const inside = await resolve(name);
      if (inside === undefined || inside === '') return undefined;
      const file = path.join(folder, inside);
      try {
        await checkInside(file);
        // A pipe that took the place of the file is not waited for.
        const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
        try {
          const info = await handle.stat();
          if (!info.isFile()) return undefined;
          if (info.size > maxFile) {
            throw new FormatError('limit', `has more than the ${maxFile} bytes that a texture may have`, {
              path: [name],
              expected: maxFile,
              found: info.size,
            });
          }
          return new Uint8Array(await handle.readFile());
        } finally {
          await handle.close();
        }
      } catch (error) {
        throw ioError(error, 'read', file);
      }
    },
    async list(wanted) {
      await root;
      const inside = await resolve(assetPath(wanted));
      if (inside === undefined) return [];
      try {
        await checkInside(path.join(folder, inside));
      } catch (error) {
        throw ioError(error, 'read', path.join(folder, inside));
      }
      const start = assetPath(wanted);
      const names = [...(await listing(inside))]
        .filter(([, item]) => item.isFile() || item.isSymbolicLink())
        .map(([name]) => (start === '' ? name : `${start}/${name}`));
      return names.sort();
    },
  };
}
