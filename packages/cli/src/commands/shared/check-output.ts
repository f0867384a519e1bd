import { lstat } from 'node:fs/promises';
import { UsageError } from '../../program/usage-error.js';

/** Refuses a file that is there and isn't to be replaced, before anything is read; writing checks it again. */
export async function checkOutput(
  file: string,
  options: { readonly overwrite?: boolean | undefined },
): Promise<void> {
  if (options.overwrite === true) return;
  const info = await lstat(file).catch(() => undefined);
  if (info?.isFile() === true) throw new UsageError(`${file} is there already; --overwrite replaces it`);
}
