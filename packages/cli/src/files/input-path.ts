import type { ParsedPath } from 'node:path';

/** The rules for paths: `path.posix`, `path.win32`, or `path` for those of the machine. */
export interface PathFlavour {
  /** `/` or `\`. */
  readonly sep: string;
  /** Splits a path into root, folder and name. */
  parse(path: string): ParsedPath;
}

/** Where an input's bytes are to come from. */
export interface InputPath {
  /** The file, as the user wrote it; `-` alone is standard input. */
  readonly file: string;
  /** The name of a file inside the archive `file`, with `/` between folders; `undefined` for the file itself. */
  readonly inner: string | undefined;
  /** What to call it in reports. */
  readonly display: string;
  /** Its path inside the folder that was named, with `/` between names; `undefined` when it wasn't found in a folder. */
  readonly inside?: string | undefined;
}

/** The argument that means standard input. */
export const standardInput = '-';

/** Between an archive and a name inside it. */
export const innerSeparator = '!';

const archiveExtension = /\.(zip|pk3|pk4|iwd|pak|vpk|bsp)$/i;

/** Whether an input is standard input. */
export function isStandardInput(input: InputPath): boolean {
  return input.file === standardInput && input.inner === undefined;
}

/** Whether a flavour's paths ignore case and take both slashes, as on Windows. */
export function isWindowsFlavour(path: PathFlavour): boolean {
  return path.sep === '\\';
}

/** The input that is a whole argument, without looking for `!`. */
export function wholeInputPath(argument: string): InputPath {
  return { file: argument, inner: undefined, display: argument };
}

/**
 * All ways to read an argument, the likeliest first: the whole of it as a file, then `ARCHIVE!INNER` split at each `!`
 * from the left. A `!` in the root (the share's name in `\\server\share!\`) never splits. With the rules of Windows, `\`
 * in the inner name becomes `/`, which is what archives use.
 */
export function inputPathCandidates(argument: string, path: PathFlavour): readonly InputPath[] {
  const candidates = [wholeInputPath(argument)];
  const rootSize = path.parse(argument).root.length;
  let at = argument.indexOf(innerSeparator, Math.max(1, rootSize));
  for (; at >= 0; at = argument.indexOf(innerSeparator, at + 1)) {
    const written = argument.slice(at + 1);
    const inner = isWindowsFlavour(path) ? written.replaceAll('\\', '/') : written;
    candidates.push({ file: argument.slice(0, at), inner, display: argument });
  }
  return candidates;
}

/**
 * Chooses how to read an argument: the first candidate whose file exists, so that a file whose name contains `!` wins
 * over the split. When none exists, the first whose file looks like an archive, else the whole argument; opening that
 * one tells what is missing.
 */
export async function chooseInputPath(
  candidates: readonly InputPath[],
  exists: (file: string) => Promise<boolean>,
): Promise<InputPath | undefined> {
  const [whole] = candidates;
  if (whole === undefined || isStandardInput(whole)) return whole;
  for (const candidate of candidates) {
    if (await exists(candidate.file)) return candidate;
  }
  return candidates.find(({ file, inner }) => inner !== undefined && archiveExtension.test(file)) ?? whole;
}
