import { type Branch, type GameMap, openAs } from '@brushwork/formats';
import {
  buildFile,
  builtLumps,
  type LumpContents,
  type LumpVersions,
} from '../../../../../tools/fixtures/build-file.js';

/** A file with these lumps as `buildFile` makes it, opened. */
export function buildMap<L extends object>(
  branch: Branch<L>,
  contents: LumpContents,
  lumpVersions: LumpVersions = {},
): GameMap<L> {
  return openAs(branch, buildFile(branch as Branch<object>, contents, lumpVersions));
}

export { buildFile, builtLumps, type LumpContents, type LumpVersions };
