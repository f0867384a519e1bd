import type { Plugin, Rolldown } from 'vite';

/*
 * The build's own helpers are a file of a few hundred bytes, which the code of a worker would wait for on its way to the first
 * picture. They are written into the files that use them; where they have another form than is known, nothing is changed.
 */

/** Writes what the build adds itself into the files that use it. */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ moduleIds }) => moduleIds.every((id) => id.startsWith('\0rolldown/')));
      const helpers = runtime && asExpression(runtime.code);
      if (runtime === undefined || helpers === undefined) return;
      const users = chunks.filter(({ imports }) => imports.includes(runtime.fileName));
      const statement = importOf(runtime);
      if (!users.every(({ code }) => statement.test(code))) return;
      for (const user of users) {
        user.code = user.code.replace(
          statement,
          (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=${helpers};`,
        );
        user.imports = user.imports.filter((name) => name !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}

function importOf({ fileName }: Rolldown.OutputChunk): RegExp {
  const name = fileName.replace(/^.*\//, '').replaceAll('.', '\\.');
  return new RegExp(`import\\s*\\{([\\w$ ,]*)\\}\\s*from\\s*["'\`]\\./${name}["'\`];?`);
}

/** What a module exports, as an expression; `undefined` for a module of another form. */
function asExpression(code: string): string | undefined {
  const found = /^(.*?)export\s*\{([\w$ ,]*)\};?\s*$/s.exec(code);
  if (found === null || /\bimport\b/.test(code)) return undefined;
  const [, body = '', names = ''] = found;
  const exported = names.split(',').map((one) => one.trim().split(' as '));
  return `(()=>{${body}return{${exported.map(([local, name = local]) => `${name}:${local}`).join()}}})()`;
}
