/*
 * Imports of a package's index, and of those of its folders, turned into imports of the modules that have what is meant.
 *
 * A bundler that makes chunks for what entries share goes by what modules import, not by what they use of it: by way of an
 * index every verb would read every module of all packages.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** An import of names, or an export of names of another module; imports of nothing but types are none. */
const imports = /^import (?!type\b)\{([^}]*)\} from '([^']+)';$/gm;
const reexports = /^export (?!type\b)(?:\*|\{([^}]*)\}) from '([^']+)';$/gm;
const declarations = /^export (?:abstract |async )*(?:const|let|function\*?|class) (\w+)/gm;

/** @typedef {{ readonly file: string, readonly name: string }} Origin */

/**
 * @param {string} root the repository
 * @returns {import('esbuild').Plugin}
 */
export function directImports(root) {
  /** @type {Map<string, ReadonlyMap<string, Origin>>} */
  const known = new Map();
  return {
    name: 'direct-imports',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]packages[\\/]\w+[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
        contents: rewritten(path),
        loader: 'ts',
      }));
    },
  };

  /** @param {string} file */
  function rewritten(file) {
    return readFileSync(file, 'utf8').replace(
      imports,
      (whole, /** @type {string} */ list, /** @type {string} */ from) => {
        const target = fileOf(from, file);
        if (target === undefined || !target.endsWith('index.ts')) return whole;
        const origins = originsOf(target);
        const names = namesIn(list);
        if (names.some(({ name }) => !origins.has(name))) return whole;
        return names
          .map(({ name, to }) => {
            const origin = /** @type {Origin} */ (origins.get(name));
            return `import { ${origin.name} as ${to} } from ${JSON.stringify(origin.file)};`;
          })
          .join(' ');
      },
    );
  }

  /**
   * Where each value that a module exports comes from.
   *
   * @param {string} file
   * @returns {ReadonlyMap<string, Origin>}
   */
  function originsOf(file) {
    const found = known.get(file);
    if (found !== undefined) return found;
    /** @type {Map<string, Origin>} */
    const origins = new Map();
    known.set(file, origins);
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of text.matchAll(declarations)) origins.set(name, { file, name });
    for (const [, list, from = ''] of text.matchAll(reexports)) {
      const target = fileOf(from, file);
      if (target === undefined) continue;
      const inner = originsOf(target);
      const names =
        list === undefined ? [...inner.keys()].map((name) => ({ name, to: name })) : namesIn(list);
      for (const { name, to } of names) {
        const origin = inner.get(name);
        if (origin !== undefined) origins.set(to, origin);
      }
    }
    return origins;
  }

  /**
   * The source that an import names; `undefined` for what isn't of this repository.
   *
   * @param {string} from
   * @param {string} file
   */
  function fileOf(from, file) {
    const own = /^@brushwork\/(\w+)$/.exec(from)?.[1];
    if (own !== undefined) return resolve(root, 'packages', own, 'src/index.ts');
    const path = from.startsWith('.') ? resolve(dirname(file), from.replace(/\.js$/, '.ts')) : undefined;
    return path !== undefined && existsSync(path) ? path : undefined;
  }
}

/**
 * The values in a list of names.
 *
 * @param {string} list
 */
function namesIn(list) {
  return list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', to = name] = one.split(/\s+as\s+/);
      return { name, to };
    });
}
