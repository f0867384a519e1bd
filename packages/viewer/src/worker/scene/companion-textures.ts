import { archivesAmong, archiveTextureSource, type TextureSource } from '@brushwork/ops';
import { FormatError, type Issue, issue } from '@brushwork/record';
import type { CompanionFile } from '../../protocol/file-input.js';
import { neighboursOfCompanions } from '../companion-neighbours.js';
import { sourceOf } from '../source-of.js';
import { CompanionFiles } from './companion-files.js';

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
  const besideOf = neighboursOfCompanions(companions);
  for (const { input, path } of archivesAmong(companions, (companion) => companion.path)) {
    try {
      const beside = besideOf(path);
      sources.push(await archiveTextureSource(sourceOf(input), { title: path, beside }));
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
