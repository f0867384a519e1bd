import { systemFiles } from '../../files/file-lister.js';
import { innerSeparator, standardInput } from '../../files/input-path.js';
import { hasWildcard } from '../../files/wildcard.js';
import type { DumpOptions } from './dump-options.js';

/** What the arguments of `dump` mean. */
export interface DumpArguments {
  /** The files. */
  readonly files: readonly string[];
  /** Name or path of what is to be written; `undefined` when none was given. */
  readonly lump: string | undefined;
  /** Whether it stood behind the files, where a file could have stood as well. */
  readonly isBehindFiles: boolean;
}

/**
 * The last of several arguments names what is to be written, when no option does and there is no file of that name:
 * `dump model.bgf OBJECT[0]`.
 */
export async function readArguments(
  files: readonly string[],
  { lump }: Pick<DumpOptions, 'lump'>,
): Promise<DumpArguments> {
  const last = files.at(-1) ?? '';
  const isFile =
    lump !== undefined ||
    files.length < 2 ||
    last === standardInput ||
    hasWildcard(last) ||
    last.includes(innerSeparator) ||
    (await systemFiles.kindOf(last)) !== undefined;
  if (isFile) return { files, lump, isBehindFiles: false };
  return { files: files.slice(0, -1), lump: last, isBehindFiles: true };
}
