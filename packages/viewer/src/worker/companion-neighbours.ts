import type { Neighbours } from '@brushwork/formats';
import type { CompanionFile, FileInput, FilesToOpen } from '../protocol/file-input.js';
import { sourceOf } from './source-of.js';

/** The files beside a map as the library asks for them: by name, in any case, wherever below the folder they are. */
export function companionNeighbours({ file, companions }: FilesToOpen): Neighbours {
  const byName = byKey(companions, nameOf);
  return { name: file.name, find: (name) => opened(byName.get(name.toLowerCase())) };
}

/**
 * The files beside one of those that lie beside a map: those in its own folder, since folders have files of one name. One
 * that was dropped without its folder may have them in any.
 */
export function neighboursOfCompanions(companions: readonly CompanionFile[]): (path: string) => Neighbours {
  const byName = byKey(companions, nameOf);
  const byPath = byKey(companions, (path) => path);
  return (path) => {
    const name = nameOf(path);
    const folder = path.slice(0, path.length - name.length);
    const known = folder === '' ? byName : byPath;
    return { name, find: (wanted) => opened(known.get((folder + wanted).toLowerCase())) };
  };
}

/** Files by what is made of their paths, in lower case. Of several the first one counts: the map holds the last. */
function byKey(
  companions: readonly CompanionFile[],
  keyOf: (path: string) => string,
): ReadonlyMap<string, FileInput> {
  return new Map(companions.toReversed().map(({ input, path }) => [keyOf(path).toLowerCase(), input]));
}

async function opened(input: FileInput | undefined): ReturnType<Neighbours['find']> {
  return input === undefined ? undefined : sourceOf(input);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
