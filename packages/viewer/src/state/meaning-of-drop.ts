import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import { isMainFile } from '../protocol/main-file.js';
import { companionOf, filesToOpen, type PathFile } from './dropped-files.js';

/** What somebody wants who drops or chooses files. */
export type MeaningOfDrop =
  /** One of them is shown, in place of what is open. */
  | { readonly kind: 'open'; readonly files: FilesToOpen }
  /** They belong to what is open. */
  | { readonly kind: 'add'; readonly companions: readonly CompanionFile[] };

/** What is open when files come. */
export interface OpenedThing {
  /** Its name. */
  readonly name: string;
  /** Whether it is a model, to which libraries of materials belong. */
  readonly isModel: boolean;
}

/** What maps and models have beside them: images, texts of materials, palettes, archives, parts of a map. */
const besides = new RegExp(
  `\\.(${[
    ...['vtf', 'vmt', 'png', 'tga', 'jpg', 'jpeg', 'dds', 'wal', 'mip', 'pcx', 'iwi', 'bmp'],
    ...['sgi', 'rgb', 'rgba', 'bw', 'int', 'shader', 'mtr', 'lmp', 'pal'],
    ...['wad', 'pak', 'pk3', 'pk4', 'iwd', 'zip', 'vpk', 'bsp_lump', 'ent'],
  ].join('|')})$`,
  'i',
);

/**
 * What files mean that are dropped while something is open, or nothing is. A map or a model among them is opened, unless
 * it lies in a folder and is one of several, or the open one itself: a game's folder has all its maps in it, and is dropped
 * for its textures. `undefined` without any file.
 */
export function meaningOfDrop(
  files: readonly PathFile[],
  opened: OpenedThing | undefined,
): MeaningOfDrop | undefined {
  const open = (): MeaningOfDrop | undefined => {
    const found = filesToOpen(files);
    return found === undefined ? undefined : { kind: 'open', files: found };
  };
  if (opened === undefined) return open();
  const isLibrary = ({ path }: PathFile): boolean => opened.isModel && /\.bmf$/i.test(path);
  const mains = files.filter((file) => isMainFile(file.path) && !isLibrary(file));
  if (mains.some(({ path }) => !path.includes('/'))) return open();
  if (mains.length === 1 && !mains.some(({ path }) => isSameName(path, opened.name))) return open();
  const rest = files.filter((file) => !mains.includes(file));
  const isBeside = mains.length > 0 || rest.some((file) => isLibrary(file) || besides.test(file.path));
  return isBeside ? { kind: 'add', companions: rest.map(companionOf) } : open();
}

/** Whether a file is a part of a map that lies beside it, by its name alone. */
export function isPartOfMap(path: string, map: string): boolean {
  const name = nameOf(path);
  const stem = map.toLowerCase().replace(/\.[^.]*$/, '');
  return name.startsWith(stem) && /\.(bsp_lump|ent)$/.test(name);
}

function isSameName(path: string, name: string): boolean {
  return nameOf(path) === name.toLowerCase();
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
