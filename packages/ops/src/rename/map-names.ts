import type { GameMap, OwnFiles } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { pakLump } from '../pak/pak-lump.js';
import { FolderNames, OwnNames } from './own-names.js';
import { textureNames } from './texture-names.js';

/** A name of a map that its packed files or its textures have. */
export interface MapName {
  /** The name, as it stands where it was met first. */
  readonly name: string;
  /** How many have it. */
  readonly count: number;
}

const longestName = 64;

/** Why a text is no name for a map; `undefined` when it is one. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name.length > longestName) return `it has more than ${longestName} characters`;
  if (!/^[!-~]+$/.test(name)) return 'it has a space or a character that is not ASCII';
  const [bad] = /[\\/:*?"<>|{};,%]/.exec(name) ?? [];
  if (bad !== undefined) return `it has the character ${bad}`;
  return /^\.|\.$/.test(name) ? 'it begins or ends with a dot' : undefined;
}

/** The names that the files and textures in a map's own folders have, the most frequent first. */
export function mapNames(map: GameMap<object>, own: OwnFiles): MapName[] {
  const folders = new FolderNames(own);
  const found = new Map<string, { readonly name: string; count: number }>();
  const all = [
    ...(pakLump(map)?.entries ?? []).map(({ name }) => folders.inPath(name)),
    ...textureNames(map).map(({ text }) => folders.inReference(text)),
  ];
  for (const names of all) {
    // One whose folder is in it twice counts once.
    for (const [key, name] of new Map(names.map((one) => [one.toLowerCase(), one]))) {
      const known = found.get(key);
      if (known === undefined) found.set(key, { name, count: 1 });
      else known.count++;
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

/**
 * The name that the files of a map have: that of the map's file when anything has it, otherwise the only one there is.
 * Throws `FormatError` 'ambiguous' when there are several; the map's own file name when there is none.
 */
export function chooseName(map: GameMap<object>, own: OwnFiles, fileName: string | undefined): string {
  const names = mapNames(map, own);
  const wanted = fileName?.toLowerCase();
  const same = names.find(({ name }) => name.toLowerCase() === wanted);
  if (same !== undefined) return same.name;
  const [only, ...others] = names;
  if (fileName !== undefined && hasFile(map, own, fileName)) return fileName;
  if (only !== undefined && others.length === 0) return only.name;
  if (only === undefined && fileName !== undefined) return fileName;
  const all = names.map(({ name, count }) => `${name} (${count})`).join(', ');
  throw new FormatError(
    'ambiguous',
    only === undefined
      ? 'nothing in the map has its name'
      : `the files of the map have several names: ${all}`,
    { expected: 'the name that is to be changed' },
  );
}

/** Whether a packed file outside the map's folders has a name. */
function hasFile(map: GameMap<object>, own: OwnFiles, name: string): boolean {
  const names = new OwnNames(own, { from: name, to: name });
  return (pakLump(map)?.entries ?? []).some((entry) => names.file(entry.name) !== undefined);
}
