/*
 * Writes the reference from the record declarations: `node tools/run.mjs tools/reference/main.ts`. With `--check` it
 * writes nothing, lists what is stale, and ends with 1 when something is. `--into FOLDER`: another place than the
 * repository's root.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generate } from './generate.js';
import { leftOver, staleFiles } from './stale-files.js';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, into: { type: 'string' } },
});
const root = fileURLToPath(new URL('../..', import.meta.url));
const target = values.into ?? root;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const files = await generate(root, say);

if (values.check) {
  const stale = staleFiles(target, files);
  for (const line of stale) say(`stale: ${line}`);
  if (stale.length > 0) {
    say('write them anew with: node tools/run.mjs tools/reference/main.ts');
    process.exitCode = 1;
  }
} else {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), text);
  }
  for (const path of leftOver(target, files)) rmSync(join(target, path));
  say(`${files.length} files written`);
}
