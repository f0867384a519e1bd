import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The licenses of the npm packages among bundled files, which ask to stay with their code.
 *
 * @param {Iterable<string>} files
 * @returns {string}
 */
export function licensesOf(files) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of files) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    if (name !== undefined) names.add(name);
  }
  return [...names]
    .sort()
    .map((name) => {
      const license = ['LICENSE', 'LICENSE.md', 'license']
        .map((file) => join(root, 'node_modules', name, file))
        .find((file) => existsSync(file));
      if (license === undefined) throw new Error(`${name} has no license file`);
      return `${name}\n\n${readFileSync(license, 'utf8').trim()}\n`;
    })
    .join('\n----\n\n');
}
