import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Most that a program may write before it is stopped. */
const MAXIMUM_OUTPUT = 16 * 1024 * 1024;

/** The last line that a failed program wrote that says something. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { readonly stderr?: string; readonly message?: string };
  const lines = `${stderr ?? ''}`.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1) ?? message ?? String(error);
}

/**
 * Downloads packages of Debian by name into a folder, as their own client does it, and unpacks them without installing
 * anything. Throws an `Error` that says what was refused.
 */
export async function unpackPackages(names: readonly string[], folder: string): Promise<void> {
  const options = { cwd: folder, maxBuffer: MAXIMUM_OUTPUT };
  try {
    await run('apt-get', ['download', ...names], options);
  } catch (error) {
    throw new Error(`apt-get can't download ${names.join(', ')}: ${reasonOf(error)}`, { cause: error });
  }
  const archives = (await readdir(folder)).filter((name) => name.endsWith('.deb')).toSorted();
  for (const archive of archives) {
    const target = join(folder, archive.replace(/_.*$/, ''));
    try {
      await run('dpkg-deb', ['-x', archive, target], options);
    } catch (error) {
      throw new Error(`dpkg-deb can't unpack ${archive}: ${reasonOf(error)}`, { cause: error });
    }
  }
}
