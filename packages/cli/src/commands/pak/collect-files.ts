import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { safeName } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { ioError } from '../../files/io-error.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';

/** A file that is to be added. */
export interface FileToAdd {
  /** Where it is on the disk. */
  readonly file: string;
  /** Its name in the pakfile. */
  readonly name: string;
}

/** How files get their names in the pakfile. */
export interface CollectOptions {
  /** Names count from this folder. */
  readonly root?: string | undefined;
  /** The name, for one file. */
  readonly as?: string | undefined;
}

const largestFile = 1024 ** 3;
const mostFiles = 100_000;

/**
 * The files that arguments name, folders with all that is in them, and their names in the pakfile: counted from `root`,
 * or from the folder that was named, or as the file was named. Links in folders are refused, not followed. Throws
 * `UsageError` for names that a pakfile can't have, `FormatError` 'io' for what can't be read, 'limit' for too many.
 */
export async function collectFiles(given: readonly string[], options: CollectOptions): Promise<FileToAdd[]> {
  const { root, as } = options;
  if (as !== undefined && (given.length !== 1 || root !== undefined))
    throw new UsageError('--as names one file, and stands for --root');
  const found: FileToAdd[] = [];
  for (const one of given) {
    if (await isFolder(one)) {
      if (as !== undefined) throw new UsageError(`--as names a file, and ${one} is a folder`);
      for (const file of await filesIn(one)) found.push({ file, name: nameOf(file, root ?? one) });
    } else found.push({ file: one, name: as ?? nameOf(one, root ?? '.') });
    if (found.length > mostFiles) throw new FormatError('limit', `more than ${mostFiles} files`);
  }
  return found.map(({ file, name }) => ({ file, name: checkedName(name, file) }));
}

/** The bytes of a file that is to be added. Throws `FormatError` 'io', and 'limit' for one of more than 1 GiB. */
export async function readFileToAdd({ file }: FileToAdd): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > largestFile)
      throw new FormatError('limit', `${escapeText(file)} has more than ${largestFile} bytes`);
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}

async function isFolder(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isDirectory();
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const name of (await namesIn(next)).sort()) {
      const full = path.join(next, name);
      const info = await lstat(full).catch((error: unknown) => {
        throw ioError(error, 'read', full);
      });
      if (info.isDirectory()) folders.push(full);
      else if (info.isFile()) files.push(full);
      else throw new FormatError('io', `${escapeText(full)} is a link or no file, and isn't followed`);
      if (files.length + folders.length > mostFiles)
        throw new FormatError('limit', `more than ${mostFiles} files`);
    }
  }
  return files.sort();
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw ioError(error, 'read', folder);
  }
}

function nameOf(file: string, root: string): string {
  const relative = path.relative(root, file);
  const isOutside = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  if (!isOutside && relative !== '') return relative.split(path.sep).join('/');
  throw new UsageError(
    `${file} is not inside ${root}: --root names the folder that names count from, --as gives a name`,
  );
}

function checkedName(name: string, file: string): string {
  const { path: safe } = safeName(name);
  if (safe !== undefined && !/[/\\]$/.test(name)) return safe;
  throw new UsageError(`${file}: '${name}' is no name for a file in a pakfile`);
}
