import { assetPath } from '../pak/asset-reference.js';
import type { TextureSource } from './texture-source.js';

/** A file that was found. */
export interface FoundFile {
  /** Its path, as games compare it. */
  readonly path: string;
  /** Its content. */
  readonly bytes: Uint8Array;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\0-\x1f\x7f]/;

/**
 * A path of parts that lead nowhere else, as games compare it; `undefined` for a name that no file can have. What else a
 * name on a disk can't have, those who look on a disk know.
 */
export function texturePath(...parts: readonly string[]): string | undefined {
  const joined = assetPath(...parts.filter((part) => part !== ''));
  const isOdd = (part: string): boolean => part === '' || part === '.' || part === '..';
  return control.test(joined) || joined.split('/').some(isOdd) ? undefined : joined;
}

/** The first of the paths that a source has; a source is asked for all of them before the next one is. */
export async function findFirst(
  sources: readonly TextureSource[],
  paths: readonly string[],
): Promise<FoundFile | undefined> {
  for (const source of sources) {
    for (const path of paths) {
      const bytes = await source.find(path);
      if (bytes !== undefined) return { path, bytes };
    }
  }
  return undefined;
}

const extension = /\.[a-z0-9]{1,4}$/;

/** A path without its extension. */
export function withoutExtension(path: string): string {
  return path.replace(extension, '');
}

/** The paths that an image may have: with the extension that its name has, then with the others in order. */
export function imagePaths(path: string, extensions: readonly string[]): readonly string[] {
  const named = extension.exec(path)?.[0].slice(1);
  const order = named === undefined || !extensions.includes(named) ? extensions : [named, ...extensions];
  const bare = named === undefined || !extensions.includes(named) ? path : withoutExtension(path);
  return [...new Set(order)].map((ending) => `${bare}.${ending}`);
}
