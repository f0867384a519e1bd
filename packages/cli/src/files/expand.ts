import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';
import { expandFiles } from './expand-files.js';
import type { FileLister } from './file-lister.js';
import {
  chooseInputPath,
  type InputPath,
  innerSeparator,
  inputPathCandidates,
  isWindowsFlavour,
  type PathFlavour,
  standardInput,
  wholeInputPath,
} from './input-path.js';
import { hasWildcard, matchesWildcardPath } from './wildcard.js';

/** What expanding arguments needs to know. */
export interface ExpandOptions {
  /** The rules for paths; `path` of the machine. */
  readonly path: PathFlavour;
  /** The file system; `systemFiles`. */
  readonly files: FileLister;
  /** The names of all files in an archive; `listArchive`. Throws `FormatError` for what is no archive. */
  readonly listArchive: (file: string) => Promise<readonly string[]>;
}

/**
 * Turns arguments into inputs: `FILE`, `ARCHIVE!INNER`, `-`, and patterns with `*`, `?` and `**` on either side of the
 * `!`, for shells that leave those to the program. What exists literally wins over the pattern. Arguments stay in their
 * order; what one pattern names is sorted. An argument without `*` and `?` is passed on, whether it exists or not.
 *
 * Throws `FormatError` 'not-found' for a pattern that names nothing, 'limit' as `expandFiles` does, and what
 * `listArchive` throws.
 */
export async function expandInputs(
  inputArguments: readonly string[],
  options: ExpandOptions,
): Promise<readonly InputPath[]> {
  const inputs: InputPath[] = [];
  for (const argument of inputArguments) inputs.push(...(await expandInput(argument, options)));
  return inputs;
}

async function expandInput(argument: string, options: ExpandOptions): Promise<readonly InputPath[]> {
  if (argument === standardInput) return [wholeInputPath(argument)];
  const candidates = inputPathCandidates(argument, options.path);
  const isFile = async (file: string): Promise<boolean> => (await options.files.kindOf(file)) === 'file';
  if (!hasWildcard(argument.slice(options.path.parse(argument).root.length))) {
    const chosen = await chooseInputPath(candidates, isFile);
    return chosen === undefined ? [] : [chosen];
  }
  for (const candidate of candidates) {
    const expanded = await expandCandidate(candidate, options);
    if (expanded.length > 0) return expanded;
  }
  throw new FormatError('not-found', `nothing matches ${escapeText(argument)}`, {
    found: escapeText(argument),
  });
}

/** What one way to read a pattern names; nothing when its file part names no file. */
async function expandCandidate(candidate: InputPath, options: ExpandOptions): Promise<readonly InputPath[]> {
  const { file, inner } = candidate;
  const isLiteral = (await options.files.kindOf(file)) === 'file';
  const files = isLiteral ? [file] : hasWildcard(file) ? await expandFiles(file, options) : [];
  if (inner === undefined) return files.map(wholeInputPath);
  const inputs: InputPath[] = [];
  for (const found of files) {
    const names = hasWildcard(inner) ? await expandInner(found, inner, options) : [inner];
    for (const name of names)
      inputs.push({ file: found, inner: name, display: found + innerSeparator + name });
  }
  return inputs;
}

async function expandInner(file: string, inner: string, options: ExpandOptions): Promise<readonly string[]> {
  const names = await options.listArchive(file);
  if (names.includes(inner)) return [inner];
  const pattern = inner.split('/');
  const matching = { ignoreCase: isWindowsFlavour(options.path), matchHidden: true };
  const found = names.filter(
    (name) => !name.endsWith('/') && matchesWildcardPath(name.split('/'), pattern, matching),
  );
  // An archive may hold a name twice; asking for it gives one of them.
  return [...new Set(found)].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
