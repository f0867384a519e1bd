/*
 * `npm start`: inspects the sample map, or the files that are named (`npm start -- FILE...`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/cli/bin/brushwork.js', import.meta.url));
const sample = fileURLToPath(new URL('../packages/cli/sample/courtyard.bsp', import.meta.url));
const files = process.argv.slice(2);

if (files.length === 0 && !existsSync(sample)) {
  process.stderr.write(
    'The sample map has not been built; run `npm run build`, or name a file: npm start -- FILE\n',
  );
  process.exitCode = 3;
} else {
  const inspected = files.length === 0 ? [sample] : files;
  const { status } = spawnSync(process.execPath, [program, 'inspect', ...inspected], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
