/*
 * `npm start`: inspects the sample map, or the files that are named (`npm start -- FILE...`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/cli/bin/brushwork.js', import.meta.url));
const bundle = fileURLToPath(new URL('../packages/cli/dist/program/main.js', import.meta.url));
const sample = fileURLToPath(new URL('../packages/cli/sample/courtyard.bsp', import.meta.url));
const named = process.argv.slice(2);
const files = named.length === 0 ? [relative(process.cwd(), sample)] : named;

if (!existsSync(bundle) || (named.length === 0 && !existsSync(sample))) {
  process.stderr.write('Brushwork has not been built yet: npm run build\n');
  process.exitCode = 3;
} else {
  if (named.length === 0) {
    process.stdout.write(
      'Brushwork opens the files that games keep their worlds in. This is what it tells of its sample map, a courtyard;\n' +
        'npm start -- FILE... looks at yours, and npx brushwork --help shows what else it does.\n\n',
    );
  }
  const { status } = spawnSync(process.execPath, [program, 'inspect', ...files], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
