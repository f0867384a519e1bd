import { link, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemErrorCode } from './io-error.js';

/** The operations that put a finished file in its place. */
export interface ReplaceFileSystem {
  /** Gives a file another name, in place of what had it. */
  readonly rename: (from: string, to: string) => Promise<void>;
  /** Gives a file a second name; fails with `EEXIST` when that is taken. */
  readonly link: (from: string, to: string) => Promise<void>;
  /** Waits so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const nodeFileSystem: ReplaceFileSystem = { rename, link, sleep };

/** On Windows a virus scanner or an indexer may hold a file for a moment after it was written. */
const busyCodes: readonly string[] = ['EPERM', 'EBUSY', 'EACCES'];
const delays: readonly number[] = [10, 20, 50, 100, 200, 400, 800];

/**
 * Gives a finished file its name; the old name may be left, for the caller to remove. Without `overwrite` the name must
 * be free. That is decided in the same step where the file system has links, so that a file that somebody else wrote
 * meanwhile isn't lost. A rename that is refused because a file is in use is
 * tried again for about a second and a half. Throws the operating system's error.
 */
export async function placeFile(
  from: string,
  to: string,
  options: { readonly overwrite: boolean; readonly fileSystem?: ReplaceFileSystem | undefined },
): Promise<void> {
  const fileSystem = options.fileSystem ?? nodeFileSystem;
  if (options.overwrite || !(await tryLink(fileSystem, from, to)))
    await renameWithRetry(fileSystem, from, to);
  await flushFolder(path.dirname(to));
}

/** Takes the name by a second link. False where the file system has no links, so that renaming has to do. */
async function tryLink(fileSystem: ReplaceFileSystem, from: string, to: string): Promise<boolean> {
  try {
    await fileSystem.link(from, to);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') throw error;
    return false;
  }
}

async function renameWithRetry(fileSystem: ReplaceFileSystem, from: string, to: string): Promise<void> {
  for (const delay of delays) {
    try {
      await fileSystem.rename(from, to);
      return;
    } catch (error) {
      if (!busyCodes.includes(systemErrorCode(error) ?? '')) throw error;
      await fileSystem.sleep(delay);
    }
  }
  await fileSystem.rename(from, to);
}

/** So that the new name survives a power cut, too; where folders can't be flushed (Windows), the system does it. */
async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Only durability is at stake here, not the file.
  }
}
