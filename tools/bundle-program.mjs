/*
 * Bundles the command-line program into packages/cli/dist/program, or into the folder that is named.
 *
 * Loading the packages' many small modules one by one takes longer than all else that a start does. Each verb's code
 * stays a file of its own, which is read only when the verb runs; the process that `roundtrip --deep` starts and the
 * threads of `repack --compress` are further entries.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { directImports } from './direct-imports.mjs';
import { licensesOf } from './licenses.mjs';
import { mergeChunks } from './merge-chunks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'packages/cli/dist/program'));

/**
 * commander loads `child_process`, and with it half of Node's network code, to run verbs that are programs of their
 * own, of which there are none here. It gets it when it should ask for it.
 *
 * @type {import('esbuild').Plugin}
 */
const lazyChildProcess = {
  name: 'lazy-child-process',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, ({ importer, namespace }) =>
      /[\\/]commander[\\/]/.test(importer) && namespace === 'file'
        ? { path: 'child_process', namespace: 'lazy' }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: 'lazy' }, () => ({
      contents: "exports.spawn = (...parameters) => require('node:child_process').spawn(...parameters);",
      resolveDir: root,
    }));
  },
};

/**
 * The form of what is made.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
const form = {
  platform: /** @type {const} */ ('node'),
  format: /** @type {const} */ ('esm'),
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  // Names and lines stay, for traces.
  lineLimit: 160,
  // commander is CommonJS and asks for modules of Node with `require`, which modules don't have.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module';const require = process.getBuiltinModule ?? makeRequire(import.meta.url);",
  },
};

rmSync(folder, { recursive: true, force: true });
const { metafile } = await build({
  ...form,
  absWorkingDir: root,
  entryPoints: {
    main: 'packages/cli/src/main.ts',
    'rebuild-worker': 'packages/cli/src/commands/roundtrip/rebuild-worker.ts',
    'lzma-worker': 'packages/cli/src/commands/repack/lzma-worker.ts',
  },
  outdir: folder,
  bundle: true,
  // Classes of several branches share names, and a record's name is its class's.
  keepNames: true,
  splitting: true,
  conditions: ['brushwork-source'],
  // Its build for Node loads worker threads at once, for functions that nothing here uses.
  alias: { fflate: 'fflate/browser' },
  plugins: [lazyChildProcess, directImports(root)],
  metafile: true,
  logLevel: 'warning',
});
await mergeChunks(folder, metafile.outputs, form);
// What `schema` reads, without the spaces that make it readable.
const records = readFileSync(join(root, 'reference/records.json'), 'utf8');
writeFileSync(join(folder, 'schema-model.json'), JSON.stringify(JSON.parse(records)));
writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), licensesOf(Object.keys(metafile.inputs)));
