import { readdir, stat } from 'node:fs/promises';
import { FormatError } from '@brushwork/record';
import { kindOfName } from '../../files/folder-kinds.js';
import { escapeText } from '../../text/escape-text.js';

/** Names of files that are told. */
const TOLD = 3;

/**
 * Refuses a folder where a file is to be viewed, with what is in it and what folders are good for: 'io'. Passes anything else,
 * also what isn't there, which opening refuses with the reason.
 */
export async function refuseFolder(file: string): Promise<void> {
  const isFolder = await stat(file).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return;
  const entries = await readdir(file, { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile() && kindOfName(entry.name) !== undefined)
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  throw new FormatError(
    'io',
    `${escapeText(file)} is a folder, and one file is viewed: ${whatToName(found)}; ` +
      'for the textures in a folder there is --textures',
  );
}

/** What somebody may name instead. */
function whatToName(found: readonly string[]): string {
  const [first, ...others] = found;
  if (first === undefined) return 'name a map, a model or an archive that holds them (none lies in it)';
  const told = [first, ...others.slice(0, TOLD - 1)].map((name) => escapeText(name));
  const more = found.length - told.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `name one of those in it, such as ${told.join(', ')}${rest}`;
}
