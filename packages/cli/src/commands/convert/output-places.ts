import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { foldedPath } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { expandInputs } from '../../files/expand.js';
import { systemFiles } from '../../files/file-lister.js';
import { kindOfName } from '../../files/folder-kinds.js';
import type { InputPath } from '../../files/input-path.js';
import { listArchive } from '../../files/open-input.js';
import { hasWildcard } from '../../files/wildcard.js';
import { writeOutput } from '../../files/write-output.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { ExtractionFolder } from '../pak/write-extracted.js';
import { checkOutput } from '../shared/check-output.js';

/** Where the results of a run go. */
export interface OutputPlaces {
  /** Whether they go into a folder, each under the name of its input. */
  readonly isFolder: boolean;
  /** The path of the result for an input, whose own extension is replaced. */
  pathFor(input: InputPath, extension: string): string;
  /** Writes a result. Throws `FormatError` 'io', also for a path that is an input, or that another result has. */
  write(input: InputPath, extension: string, bytes: Uint8Array): Promise<void>;
  /** Writes a file that belongs to a result: its path but for `ending`, which takes the place of the extension. */
  writeBeside(input: InputPath, ending: string, bytes: Uint8Array): Promise<void>;
}

/**
 * The places for the results of files: the output itself for one file, else the folder that it names, in which the folders
 * of the inputs are mirrored. Throws `UsageError` and `FormatError` 'io' when the output can't be written at all.
 */
export async function outputPlaces(
  files: readonly string[],
  options: { readonly output: string; readonly overwrite?: boolean | undefined },
): Promise<OutputPlaces> {
  const { output, overwrite = false } = options;
  const inputs = await knownInputs(files);
  const isFolder = inputs.areSeveral || (await isExistingFolder(output));
  if (!isFolder) {
    await checkOutput(output, options);
    return {
      isFolder,
      pathFor: () => output,
      async write(_input, _extension, bytes) {
        await refuseInput(output, inputs);
        await writeOutput(output, bytes, { overwrite });
      },
      async writeBeside(_input, ending, bytes) {
        const bare = path.basename(output, path.extname(output));
        const file = path.join(path.dirname(output), bare + ending);
        await refuseInput(file, inputs);
        await writeOutput(file, bytes, { overwrite });
      },
    };
  }
  const kind = await systemFiles.kindOf(output);
  if (kind === 'file')
    throw new UsageError(`${output} is a file: for a folder or several files it names a folder`);
  let folder: ExtractionFolder | undefined;
  const written = new Map<string, string>();
  const insideOf = (input: InputPath, extension: string): string =>
    replaceExtension(input.inside ?? bareName(input), extension);
  return {
    isFolder,
    pathFor: (input, extension) => path.join(output, ...insideOf(input, extension).split('/')),
    write: writeInside,
    writeBeside: writeInside,
  };

  async function writeInside(input: InputPath, extension: string, bytes: Uint8Array): Promise<void> {
    const inside = insideOf(input, extension);
    const other = written.get(foldedPath(inside));
    if (other !== undefined)
      throw new FormatError('io', `${escapeText(inside)} was written already, for ${escapeText(other)}`);
    await refuseInput(path.join(output, ...inside.split('/')), inputs);
    // Only now: a run that comes to nothing leaves no empty folder behind.
    folder ??= await ExtractionFolder.open(output, { overwrite });
    await folder.writeFile(inside, bytes);
    written.set(foldedPath(inside), input.display);
  }
}

interface KnownInputs {
  /** Whether there is more than one file, or may be. */
  readonly areSeveral: boolean;
  /** Real paths of files that were named. */
  readonly files: ReadonlySet<string>;
  /** Real paths of folders that were named. */
  readonly folders: readonly string[];
}

async function knownInputs(given: readonly string[]): Promise<KnownInputs> {
  const files = new Set<string>();
  const folders: string[] = [];
  let areSeveral = given.length > 1;
  for (const one of given) {
    if ((await systemFiles.kindOf(one)) === 'folder') {
      areSeveral = true;
      folders.push(await realpath(one));
      continue;
    }
    const isPattern = hasWildcard(one) && (await systemFiles.kindOf(one)) !== 'file';
    if (isPattern) areSeveral = true;
    // What can't be expanded is reported when it is worked on.
    const inputs = await expandInputs([one], { path, files: systemFiles, listArchive }).catch(() => []);
    for (const { file } of inputs) {
      const real = await realpath(file).catch(() => undefined);
      if (real !== undefined) files.add(real);
    }
  }
  return { areSeveral, files, folders };
}

/** Throws for a path at which there is one of the files that are read: whatever the options, none is lost. */
async function refuseInput(target: string, { files, folders }: KnownInputs): Promise<void> {
  const real = await realpath(target).catch(() => undefined);
  if (real === undefined) return;
  const isBelow = folders.some((folder) =>
    real.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep),
  );
  if (files.has(real) || (isBelow && kindOfName(real) !== undefined))
    throw new FormatError(
      'io',
      `${escapeText(target)} is one of the files that are read, and is left as it is`,
    );
}

async function isExistingFolder(file: string): Promise<boolean> {
  if (/[/\\]$/.test(file)) return true;
  const info = await stat(file).catch(() => undefined);
  return info?.isDirectory() === true;
}

function bareName({ file, inner }: InputPath): string {
  return inner === undefined ? path.basename(file) : (inner.split('/').at(-1) as string);
}

function replaceExtension(inside: string, extension: string): string {
  const bare = inside.replace(/\.(gz|bz2)$/i, '');
  return bare.replace(/(?<=[^/])\.[^./]*$/, '') + extension;
}
