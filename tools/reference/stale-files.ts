import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from './generate.js';

/** Folders that hold generated files only: what isn't generated any more is stale there. */
const OWN_FOLDERS = ['pages', 'c', 'ksy', 'hexpat', 'json'].map((folder) => `reference/${folder}`);

/** Paths of files that aren't as they would be generated now, with what is wrong with each. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): string[] {
  const stale = files.flatMap(({ path, text }) => {
    const file = join(root, path);
    if (!existsSync(file)) return [`${path}: missing`];
    const found = readFileSync(file, 'utf8');
    return found === text ? [] : [`${path}: differs from line ${firstDifference(found, text)} on`];
  });
  return [...stale, ...leftOver(root, files).map((path) => `${path}: is not generated any more`)];
}

/** Generated files of before that nothing generates now. */
export function leftOver(root: string, files: readonly GeneratedFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  return OWN_FOLDERS.flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  ).filter((path) => !paths.has(path));
}

function firstDifference(a: string, b: string): number {
  const left = a.split('\n');
  const right = b.split('\n');
  const line = left.findIndex((text, i) => text !== right[i]);
  return (line < 0 ? left.length : line) + 1;
}
