/*
 * Where the repository and its development tools are, for the checks.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root, without a slash at the end. */
export const repositoryRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Absolute path of a JavaScript program that an installed npm package brings with it.
 *
 * @param {string} packageName
 * @param {string} programName Name in the package's `bin`.
 * @returns {string}
 */
export function findProgram(packageName, programName) {
  const folder = join(repositoryRoot, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'string' ? bin : bin?.[programName];
  if (typeof path !== 'string') throw new Error(`${packageName} has no program ${programName}`);
  return join(folder, path);
}

/**
 * Whether the module at `url` is the program that Node was started with.
 *
 * @param {string} url The module's `import.meta.url`.
 * @returns {boolean}
 */
export function isMainModule(url) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url);
}
