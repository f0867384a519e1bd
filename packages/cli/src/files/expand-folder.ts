import type { FormatError } from '@brushwork/record';
import { findFiles } from './find-files.js';
import { type FolderFileKind, type FolderSelection, kindOfName } from './folder-kinds.js';
import { type InputPath, innerSeparator } from './input-path.js';
import { ioError } from './io-error.js';
import { listArchive } from './open-input.js';

/** What a folder stands for. */
export interface ExpandedFolder {
  /** The files, in their order. */
  readonly inputs: readonly InputPath[];
  /** What can't be looked at: folders, files, archives. */
  readonly problems: readonly { readonly file: string; readonly error: FormatError }[];
  /** Links that were left alone. */
  readonly links: number;
}

/**
 * The files that a folder stands for: those below it of the kinds that are wanted, and where that is wanted the maps and
 * models in archives. Throws as `findFiles` does.
 */
export async function expandFolder(folder: string, selection: FolderSelection): Promise<ExpandedFolder> {
  const found = await findFiles(folder);
  const problems = [...found.problems];
  const inputs: InputPath[] = [];
  const wanted: ReadonlySet<FolderFileKind | undefined> = new Set(selection.kinds);
  for (const { file, inside, kind } of found.files) {
    if (wanted.has(kind)) inputs.push({ file, inner: undefined, display: file, inside });
    else if (kind === 'archive' && selection.looksIntoArchives) {
      try {
        const names = [...new Set(await listArchive(file))].filter((name) => wanted.has(kindOfName(name)));
        for (const inner of names.sort())
          inputs.push({ file, inner, display: file + innerSeparator + inner, inside: `${inside}/${inner}` });
      } catch (error) {
        problems.push({ file, error: ioError(error, 'read', file) });
      }
    }
  }
  return { inputs, problems, links: found.links };
}
