import { archiveEndings, archiveTextureSource, type TextureSource } from '@brushwork/ops';
import { FormatError, type Issue, issue } from '@brushwork/record';
import type { CompanionFile } from '../../protocol/file-input.js';
import { sourceOf } from '../source-of.js';
import { CompanionFiles } from './companion-files.js';

const archives = new RegExp(`\\.(${archiveEndings.join('|')})$`, 'i');

/** Where images of materials are looked for beside a map. */
export interface CompanionTextures {
  /** The places, in the order in which they are asked. */
  readonly sources: readonly TextureSource[];
  /** Archives that can't be read. */
  readonly issues: readonly Issue[];
}

/**
 * Where images of materials are looked for beside the map: loose files first, then the archives that were dropped or lie in
 * its folder, the last by name first, as games have it. An archive that can't be read is an issue.
 */
export async function companionTextures(companions: readonly CompanionFile[]): Promise<CompanionTextures> {
  const files = new CompanionFiles(companions);
  const sources: TextureSource[] = [
    {
      title: 'files beside the map',
      find: (name) => files.read(name),
      list: async (folder) => files.list(folder),
    },
  ];
  const issues: Issue[] = [];
  const named = companions.filter(({ path }) => archives.test(path));
  for (const { input, path } of named.sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1))) {
    try {
      sources.push(await archiveTextureSource(sourceOf(input), { title: path }));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      issues.push(
        issue('material-script', 'warning', error.code, {
          message: `can’t be read: ${error.reason}`,
          path: [path],
        }),
      );
    }
  }
  return { sources, issues };
}

function nameOf({ path }: CompanionFile): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
