import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './commands/support/run-command.js';

const root = path.resolve(import.meta.dirname, '../../..');
const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

/** The first fenced block of a language. */
function block(language: string): string {
  const text = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (text === undefined) throw new Error(`README has no ${language} block`);
  return text;
}

let folder = '';
let map: Uint8Array;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brushwork-readme-'));
  map = new Uint8Array(readFileSync(path.join(root, 'packages/cli/sample/courtyard.bsp')));
  writeFileSync(path.join(folder, 'courtyard.bsp'), map);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('README', () => {
  it('has code before line 25 that runs and changes four bytes', async () => {
    const code = block('ts');
    expect(readme.slice(0, readme.indexOf(code) + code.length).split('\n').length).toBeLessThan(25);
    await build({
      stdin: { contents: code, resolveDir: root, loader: 'ts' },
      outfile: path.join(folder, 'example.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['brushwork-source'],
      logLevel: 'error',
    });
    const { status, stderr } = spawnSync(process.execPath, ['example.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const warmer = readFileSync(path.join(folder, 'warmer.bsp'));
    const changed = [...warmer.keys()].filter((i) => warmer[i] !== map[i]);
    expect(warmer.length).toBe(map.length);
    expect(changed.length).toBeGreaterThan(0);
    expect((changed.at(-1) as number) - (changed[0] as number)).toBeLessThan(4);
  }, 60_000);

  it("shows the command's real output", async () => {
    const [command, ...output] = block('console').trimEnd().split('\n');
    expect(command).toBe('$ npx brushwork validate broken.bsp');
    const broken = map.slice();
    const offset = Number(/@(0x[0-9a-f]+)/.exec(output.join('\n'))?.[1]);
    new DataView(broken.buffer).setInt16(offset, 32767, true);
    const file = path.join(folder, 'broken.bsp');
    writeFileSync(file, broken);
    const run = await runCommand(['validate', file]);
    expect(run.exitCode).toBe(1);
    expect(run.stdout.replaceAll(file, 'broken.bsp').trimEnd().split('\n')).toEqual(output);
  }, 60_000);

  it('names every verb that the command has, and no other', async () => {
    const { stdout } = await runCommand(['--help']);
    const commands = stdout.slice(stdout.indexOf('Commands:'), stdout.indexOf('Examples:'));
    const verbs = [...commands.matchAll(/^ {2}([a-z]+) /gm)]
      .map((match) => match[1])
      .filter((verb) => verb !== 'help');
    const named = [...readme.matchAll(/^- \*\*`([a-z]+)`\*\*|^ {2}\*\*`([a-z]+)`\*\*/gm)].map(
      (match) => match[1] ?? match[2],
    );
    expect(named.toSorted()).toEqual(verbs.toSorted());
  });
});
