/*
 * Puts chunks of a bundle that nearly every verb reads together into few files. A bundler makes a chunk for each set of
 * entries that share a module, and finding and reading fifty files takes longer than compiling what is in them.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('esbuild').Metafile['outputs']} Outputs */

/** By which share of the verbs a chunk is read that the others may read as well. */
const SHARED_BY = 0.25;
/** Bytes of a chunk that takes longer to find than to read, for whoever doesn't need it. */
const SMALL = 4096;

/**
 * Merges what the program begins with, and what most verbs share. Both are closed: whatever a chunk of one imports is in
 * it, or in the one before.
 *
 * @param {string} folder where the chunks are
 * @param {Outputs} outputs what the bundler says of them
 * @param {import('esbuild').BuildOptions} options how the bundle was made: its form
 */
export async function mergeChunks(folder, outputs, options) {
  const isChunk = (/** @type {string} */ name) => outputs[name]?.entryPoint === undefined;
  const main = Object.keys(outputs).find((name) => basename(name) === 'main.js') ?? '';
  const base = new Set([...importedBy(main, outputs)].filter(isChunk));
  const verbs = Object.keys(outputs).filter((name) => outputs[name]?.entryPoint?.startsWith('packages/cli/'));
  /** @type {Map<string, number>} */
  const readers = new Map();
  for (const verb of verbs)
    for (const chunk of importedBy(verb, outputs)) readers.set(chunk, (readers.get(chunk) ?? 0) + 1);
  const isShared = (/** @type {string} */ name, /** @type {number} */ count) =>
    count >= verbs.length * SHARED_BY || (count > 1 && (outputs[name]?.bytes ?? 0) < SMALL);
  const shared = new Set([...readers].filter(([name, count]) => isShared(name, count)).map(([name]) => name));
  const isClosed = (/** @type {string} */ name) =>
    [name, ...importedBy(name, outputs)].every((one) => isChunk(one) && (shared.has(one) || base.has(one)));
  const core = new Set([...shared].filter((name) => !base.has(name) && isClosed(name)));
  const files = Object.keys(outputs).map((name) => basename(name));
  for (const [name, members] of /** @type {const} */ ([
    ['base', base],
    ['core', core],
  ]))
    await mergeInto(name, {
      ...{ folder, files: [...files, 'base.js'], options },
      members: new Map([...members].map((one) => [basename(one), outputs[one]?.exports ?? []])),
    });
}

/**
 * Everything that is read together with an output.
 *
 * @param {string} name
 * @param {Outputs} outputs
 */
function importedBy(name, outputs) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    for (const { external, kind, path } of outputs[next]?.imports ?? []) {
      if (external === true || kind !== 'import-statement' || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  return found;
}

/**
 * Merges chunks into one file, and makes all others import from it.
 *
 * @param {string} name
 * @param {{ folder: string, files: readonly string[], members: ReadonlyMap<string, readonly string[]>,
 *   options: import('esbuild').BuildOptions }} work
 */
async function mergeInto(name, { files, folder, members, options }) {
  const banner = `${options.banner?.['js'] ?? ''}\n`;
  const numbers = new Map([...members.keys()].map((file, i) => [file, i]));
  const lines = [...members].map(([file, names]) => {
    const list = names.map((one) => `${one} as ${one}_${numbers.get(file)}`).join(', ');
    return names.length === 0 ? `import './${file}';` : `export { ${list} } from './${file}';`;
  });
  await build({
    ...options,
    stdin: { contents: lines.join('\n'), resolveDir: folder },
    outfile: join(folder, `${name}.js`),
    bundle: true,
    logLevel: 'warning',
    plugins: [
      {
        name: 'members',
        setup({ onLoad, onResolve }) {
          // Files that were merged before, and Node's own.
          onResolve({ filter: /.*/ }, ({ path }) =>
            members.has(basename(path)) ? undefined : { path, external: true },
          );
          // Each has the banner, which the whole gets once.
          onLoad({ filter: /\.js$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8').replace(banner, ''),
          }));
        },
      },
    ],
  });
  for (const file of members.keys()) rmSync(join(folder, file));
  for (const file of files) {
    if (members.has(file) || !file.endsWith('.js')) continue;
    const path = join(folder, file);
    let text;
    try {
      text = readFileSync(path, 'utf8');
    } catch {
      // Merged before.
      continue;
    }
    const rewritten = withImportsFrom(text, { name, numbers });
    for (const member of members.keys())
      if (rewritten.includes(`"./${member}"`)) throw new Error(`${file} still needs ${member}`);
    if (rewritten !== text) writeFileSync(path, rewritten);
  }
}

/**
 * The text of a module with its imports of merged chunks turned into imports of what they were merged into.
 *
 * @param {string} text
 * @param {{ name: string, numbers: ReadonlyMap<string, number> }} merged
 */
function withImportsFrom(text, { name, numbers }) {
  return text.replace(
    /\bimport\s*(?:\{([^}]*)\}\s*from\s*)?"\.\/([\w-]+\.js)"/g,
    (whole, /** @type {string | undefined} */ list, /** @type {string} */ file) => {
      const number = numbers.get(file);
      if (number === undefined) return whole;
      if (list === undefined) return `import"./${name}.js"`;
      const names = list.split(',').map((one) => {
        const [from = '', to = from] = one.trim().split(/\s+as\s+/);
        return `${from}_${number} as ${to}`;
      });
      return `import{${names.join(',')}}from"./${name}.js"`;
    },
  );
}
