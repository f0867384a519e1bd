/*
 * Runs a TypeScript program of this repository without a build: `node tools/run.mjs FILE.ts [ARGUMENT...]`.
 *
 * The program and the packages' sources are bundled into one file below node_modules/.cache; what comes from npm
 * stays outside of it.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const [entry, ...programArguments] = process.argv.slice(2);
if (entry === undefined) {
  process.stderr.write('usage: node tools/run.mjs FILE.ts [ARGUMENT...]\n');
  process.exit(2);
}

/**
 * Names of the npm packages that a package.json asks for, without those of this repository.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function npmDependencies(folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    (name) => !name.startsWith('@brushwork/') && name !== 'brushwork',
  );
}

const outputFolder = join(root, 'node_modules/.cache/brushwork-run');
mkdirSync(outputFolder, { recursive: true });
const output = join(outputFolder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
await build({
  entryPoints: [resolve(entry)],
  outfile: output,
  bundle: true,
  // Classes of several branches share names, and a record's name is its class's.
  keepNames: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['brushwork-source'],
  external: ['', 'packages/record', 'packages/formats', 'packages/ops', 'packages/cli', 'tools'].flatMap(
    npmDependencies,
  ),
  // `import.meta.url` keeps meaning the place of the program's own source.
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(resolve(entry)).href) },
  sourcemap: 'inline',
  logLevel: 'warning',
});
process.on('exit', () => rmSync(output, { force: true }));
process.argv.splice(1, process.argv.length, resolve(entry), ...programArguments);
await import(pathToFileURL(output).href);
