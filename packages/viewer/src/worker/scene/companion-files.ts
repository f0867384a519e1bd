import { assetPath } from '@brushwork/ops';
import { readBytes } from '@brushwork/record';
import type { CompanionFile, FileInput } from '../../protocol/file-input.js';
import { sourceOf } from '../source-of.js';

/** The files beside the opened one, found as games find them: in any case, wherever the folder that was dropped begins. */
export class CompanionFiles {
  private readonly byName = new Map<string, { readonly path: string; readonly input: FileInput }[]>();
  private readonly paths: readonly string[];

  constructor(companions: readonly CompanionFile[]) {
    this.paths = companions.map(({ path }) => assetPath(path));
    companions.forEach(({ input }, i) => {
      const path = this.paths[i] as string;
      const known = this.byName.get(nameOf(path)) ?? [];
      known.push({ path, input });
      this.byName.set(nameOf(path), known);
    });
  }

  /**
   * The file of a path from the game's folder on. What was dropped may begin above the game's folder, or further inside:
   * with a folder of textures, or with the file itself.
   */
  find(path: string): FileInput | undefined {
    const known = this.byName.get(nameOf(path)) ?? [];
    const isMeant = (one: string): boolean =>
      one === path || one.endsWith(`/${path}`) || path.endsWith(`/${one}`);
    return known.find((one) => isMeant(one.path))?.input;
  }

  /** The bytes of a file; `undefined` when it isn't there. Throws `FormatError` 'io'. */
  async read(path: string): Promise<Uint8Array | undefined> {
    const input = this.find(path);
    if (input === undefined) return undefined;
    const source = sourceOf(input);
    return new Uint8Array(await readBytes(source, 0, source.byteLength));
  }

  /**
   * Paths of the files in a folder, from the game's folder on, without those further inside. Those that were dropped without a
   * folder may be of any.
   */
  list(folder: string): readonly string[] {
    const found = new Set<string>();
    for (const path of this.paths) {
      if (!path.includes('/') && folder !== '') found.add(`${folder}/${path}`);
      const start = folder === '' ? 0 : startOfFolder(path, folder);
      if (start !== undefined && !path.includes('/', start + folder.length + 1)) found.add(path.slice(start));
    }
    return [...found].sort();
  }

  /** Names of all files, without folders. */
  get names(): readonly string[] {
    return [...this.byName.keys()];
  }
}

/** Where the folder begins in a path; `undefined` for a path that isn't below it. */
function startOfFolder(path: string, folder: string): number | undefined {
  if (path.startsWith(`${folder}/`)) return 0;
  const at = path.indexOf(`/${folder}/`);
  return at === -1 ? undefined : at + 1;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
