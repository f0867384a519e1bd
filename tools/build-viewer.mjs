/*
 * Builds the page of packages/viewer, and puts a copy beside the command-line program, which serves it.
 */
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { licensesOf } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'packages/viewer/dist');
const served = join(root, 'packages/cli/dist/viewer');

/** Everything that came into the page or into one of its workers. @type {Set<string>} */
const bundled = new Set();

/** @type {import('vite').Plugin} */
const noteModules = {
  name: 'note-modules',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') for (const id of chunk.moduleIds) bundled.add(id);
  },
};

await build({
  root: join(root, 'packages/viewer'),
  logLevel: 'warn',
  plugins: [noteModules],
  worker: { plugins: () => [noteModules] },
});
if (!existsSync(join(built, 'index.html'))) throw new Error(`the viewer's build left no page in ${built}`);
writeFileSync(join(built, 'THIRD-PARTY-LICENSES.txt'), licensesOf(bundled));
rmSync(served, { recursive: true, force: true });
cpSync(built, served, { recursive: true });
