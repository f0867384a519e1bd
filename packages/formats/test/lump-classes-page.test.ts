import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it, vi } from 'vitest';
import { EditorService, repository } from './support/language-service.js';

const PAGE = 'docs/lump-classes.md';
const text = readFileSync(join(repository, PAGE), 'utf8');

/** The TypeScript blocks of the page, each a program of its own, by the line that it begins at. */
const blocks = [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => ({
  line: text.slice(0, match.index).split('\n').length,
  code: match[1] as string,
}));

/** What the comments behind `console.log` say that it prints. */
function announced(code: string): string[] {
  return [...code.matchAll(/^\s*console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1] as string);
}

/** Runs a program and returns what it printed. */
async function printed(code: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-page-'));
  const file = join(folder, 'block.mjs');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const { outputFiles } = await build({
      stdin: { contents: code, loader: 'ts', resolveDir: join(repository, 'packages/formats/test') },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      conditions: ['brushwork-source'],
    });
    writeFileSync(file, outputFiles[0]?.text ?? '');
    await import(/* @vite-ignore */ pathToFileURL(file).href);
    return log.mock.calls.map((values) => format(...values).replaceAll(/\s*\n\s*/g, ' '));
  } finally {
    log.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  }
}

describe(PAGE, () => {
  const names = blocks.map(({ line }) => `packages/formats/test/page-line-${line}.ts`);
  const service = new EditorService(
    Object.fromEntries(blocks.map(({ code }, i) => [names[i] as string, code])),
  );

  it('has blocks of TypeScript, each of which prints something', () => {
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks.filter(({ code }) => announced(code).length === 0)).toEqual([]);
    expect(
      blocks.filter(({ code }) => announced(code).length !== code.split('console.log(').length - 1),
    ).toEqual([]);
  });

  it('compiles', () => {
    expect(names.flatMap((name) => service.errors(name).map((error) => `${name} ${error}`))).toEqual([]);
  }, 180_000);

  it.each(blocks)(
    'prints what it says (line $line)',
    async ({ code }) => {
      expect(await printed(code)).toEqual(announced(code));
    },
    60_000,
  );
});
