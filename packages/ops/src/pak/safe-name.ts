/** Why a name of an entry is no name to write a file to. */
export type PakNameProblem =
  /** There is nothing of it. */
  | 'empty'
  /** It begins at the root of a disk, or names a share. */
  | 'absolute'
  /** It names a drive or a stream of a file: it has a colon. */
  | 'drive'
  /** It leads out of the folder, or nowhere: a part is `..`, `.` or empty. */
  | 'outside'
  /** It has a NUL or another control character. */
  | 'control'
  /** It has a character that names can't have on some systems: `<>"|?*`. */
  | 'character'
  /** A part ends in a dot or a space, which some systems leave out: the name of another file. */
  | 'trailing'
  /** A part is the name of a device on Windows, such as `CON` or `nul.txt`. */
  | 'reserved'
  /** A part or the whole is longer than systems allow. */
  | 'too-long'
  /** It isn't text: half of a character. */
  | 'no-text';

/** A name that a file can have on every system, or why it can't. */
export type SafeName =
  | { readonly path: string; readonly problem?: undefined }
  | { readonly path?: undefined; readonly problem: PakNameProblem };

const deviceNames = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])[ .]*(?:\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x1f\x7f-\x9f\u2028\u2029]/;
const largestPart = 255;
const largestPath = 1024;

/**
 * The path, inside a folder, that an entry of an archive is written to: parts joined by `/`, none of which leads
 * elsewhere on any system. `\` counts as `/`; a `/` at the end, which makes a folder, is left out.
 */
export function safeName(name: string): SafeName {
  const slashed = name.replaceAll('\\', '/');
  const bare = slashed.endsWith('/') ? slashed.slice(0, -1) : slashed;
  const problem = problemOf(slashed, bare);
  return problem === undefined ? { path: bare } : { problem };
}

function problemOf(slashed: string, bare: string): PakNameProblem | undefined {
  if (slashed === '') return 'empty';
  if (slashed.startsWith('/')) return 'absolute';
  if (control.test(slashed)) return 'control';
  if (slashed.includes(':')) return 'drive';
  if (/[<>"|?*]/.test(slashed)) return 'character';
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(slashed))
    return 'no-text';
  const parts = bare.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'outside';
  if (parts.some((part) => /[. ]$/.test(part))) return 'trailing';
  if (parts.some((part) => deviceNames.test(part))) return 'reserved';
  const size = (text: string): number => new TextEncoder().encode(text).length;
  if (size(bare) > largestPath || parts.some((part) => size(part) > largestPart)) return 'too-long';
  return undefined;
}

/** A path as systems compare it that don't tell case or ways to write an accent apart. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
}
