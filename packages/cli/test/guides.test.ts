import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { open } from '@brushwork/formats';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { walkerFile } from '../../../tools/fixtures/division/walker.js';
import { tinySource } from '../../../tools/fixtures/valve/tiny-source.js';
import { branch as orangeBox } from '../../formats/src/branch/valve/orange-box.js';
import { runCommand } from './commands/support/run-command.js';

/*
 * The guides are run: each command of a `console` block in the order of the guide, in a folder of maps of our own, and
 * what it prints has to be what the guide shows, where `...` stands for lines that aren't shown; each `ts` block as a
 * program, which has to print what its comments say.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const guides = path.join(root, 'docs/guides');
const names = readdirSync(guides).filter((name) => name.endsWith('.md'));

let folder = '';
const before = process.cwd();
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brushwork-guides-'));
  const files: Readonly<Record<string, Uint8Array>> = {
    'courtyard.bsp': readFileSync(path.join(root, 'packages/cli/sample/courtyard.bsp')),
    'source.bsp': tinySource({ branch: orangeBox as never, byteOrder: 'little' }),
    'walker.bgf': walkerFile(),
    'content/materials/new/wall.vmt': new TextEncoder().encode('LightmappedGeneric\n{\n}\n'),
  };
  mkdirSync(path.join(folder, 'content/materials/new'), { recursive: true });
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
}, 120_000);
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

function blocksOf(name: string, language: string): { readonly line: number; readonly code: string }[] {
  const text = readFileSync(path.join(guides, name), 'utf8');
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    code: match[1] as string,
  }));
}

interface Shown {
  readonly command: readonly string[];
  readonly output: readonly string[];
}

/** Commands of a block, with the lines that each is shown to print. */
function commandsOf(code: string): Shown[] {
  const parts = code.trimEnd().split(/^\$ npx brushwork /m);
  return parts.slice(1).map((part) => {
    const [line = '', ...output] = part.trimEnd().split('\n');
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)];
    return { command: words.map((match) => match[1] ?? (match[2] as string)), output };
  });
}

/** What was printed, with `...` in the places where what is shown has it. */
function shownOf(printed: readonly string[], shown: readonly string[]): string[] {
  const at = shown.indexOf('...');
  if (at < 0 || printed.length < shown.length - 1) return [...printed];
  return [...printed.slice(0, at), '...', ...printed.slice(printed.length - (shown.length - at - 1))];
}

describe.each(names)('the guide %s', (name) => {
  it('has a title and something to run', () => {
    expect(readFileSync(path.join(guides, name), 'utf8')).toMatch(/^# .+\n/);
    expect(blocksOf(name, 'console').length + blocksOf(name, 'ts').length).toBeGreaterThan(0);
  });

  it('shows what the commands print', async () => {
    const own = path.join(folder, path.parse(name).name);
    mkdirSync(own);
    for (const file of ['courtyard.bsp', 'source.bsp', 'walker.bgf', 'content'])
      cpSync(path.join(folder, file), path.join(own, file), { recursive: true });
    process.chdir(own);
    for (const { command, output } of blocksOf(name, 'console').flatMap(({ code }) => commandsOf(code))) {
      const { exitCode, stdout, stderr } = await runCommand(command);
      const printed = stdout.trimEnd() === '' ? [] : stdout.trimEnd().split('\n');
      expect({ command, exitCode, stderr, output: shownOf(printed, output) }).toEqual({
        command,
        exitCode: 0,
        stderr: '',
        output,
      });
    }
  }, 120_000);

  it.each(blocksOf(name, 'ts'))(
    'has a program that prints what it says (line $line)',
    async ({ line, code }) => {
      const { outputFiles } = await build({
        stdin: {
          contents: `import { readFileSync } from 'node:fs';\nconst bytes = new Uint8Array(readFileSync(${JSON.stringify(path.join(folder, 'courtyard.bsp'))}));\n${code}`,
          loader: 'ts',
          resolveDir: root,
        },
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        conditions: ['brushwork-source'],
        logLevel: 'error',
      });
      const file = path.join(folder, `line-${line}.mjs`);
      writeFileSync(file, outputFiles[0]?.text ?? '');
      const log = vi.spyOn(console, 'log').mockImplementation(() => {});
      try {
        await import(/* @vite-ignore */ pathToFileURL(file).href);
        expect(log.mock.calls.map((values) => format(...values))).toEqual(
          [...code.matchAll(/^\s*console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]),
        );
      } finally {
        log.mockRestore();
      }
    },
    120_000,
  );
});

describe('the maps of the guides', () => {
  it('open without an issue', async () => {
    for (const name of ['courtyard.bsp', 'source.bsp'])
      expect((await open(readFileSync(path.join(folder, name)))).issues).toEqual([]);
  });
});
