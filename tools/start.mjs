/*
 * `npm start`: inspects the sample map, or the files that are named (`npm start -- FILE...`). The viewer follows with
 * `npm start -- --view`, and for the sample wherever somebody is there to end it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const program = fileURLToPath(new URL('../packages/cli/bin/brushwork.js', import.meta.url));
const bundle = fileURLToPath(new URL('../packages/cli/dist/program/main.js', import.meta.url));
const sample = fileURLToPath(new URL('../packages/cli/sample/courtyard.bsp', import.meta.url));
const programArguments = process.argv.slice(2);
const named = programArguments.filter((argument) => argument !== '--view');
const files = named.length === 0 ? [relative(process.cwd(), sample)] : named;
const isSomebodyThere = process.stdin.isTTY === true && process.stdout.isTTY === true;
const isViewed = programArguments.includes('--view') || (named.length === 0 && isSomebodyThere);

if (!existsSync(bundle) || (named.length === 0 && !existsSync(sample))) {
  process.stderr.write('Brushwork has not been built yet: npm run build\n');
  process.exitCode = 3;
} else {
  if (named.length === 0) {
    process.stdout.write(
      'Brushwork opens the files that games keep their worlds in. This is what it tells of its sample map, a courtyard;\n' +
        'npm start -- FILE... looks at yours, --view opens the viewer, and npx brushwork --help shows what else there is.\n\n',
    );
  }
  const { status } = spawnSync(process.execPath, [program, 'inspect', ...files], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (isViewed) {
    process.stdout.write('\n');
    // In this process, which Ctrl+C ends then as it ends the command.
    process.argv.splice(1, process.argv.length, program, 'view', ...files);
    await import(pathToFileURL(program).href);
  }
}
