import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { type GeneratedFile, generate } from '../../reference/generate.js';
import { withSupportTable } from '../../reference/readme-block.js';
import { staleFiles } from '../../reference/stale-files.js';

const HEADER = 'reference/c/infinity-ward-call-of-duty.h';
/** A folder of real files that isn't there, so that their evidence is the committed one: measuring takes long. */
const NO_CORPUS = join(tmpdir(), 'no-such-folder-of-real-files');
const files: readonly GeneratedFile[] = await withoutCorpus(() => generate(repositoryRoot, () => undefined));
let folder: string;

async function withoutCorpus<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env['CORPUS_DIR'];
  process.env['CORPUS_DIR'] = NO_CORPUS;
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['CORPUS_DIR'];
    else process.env['CORPUS_DIR'] = before;
  }
}

const path = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reference-'));
  for (const { path: name, text } of files) {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a generated file; returns the first line that differs. */
function edit(name: string, from: string, to: string): number {
  const text = readFileSync(path(name), 'utf8');
  const edited = text.replace(from, to);
  expect(edited).not.toBe(text);
  writeFileSync(path(name), edited);
  return text.slice(0, text.indexOf(from)).split('\n').length;
}

describe('the check for stale files', () => {
  it('finds nothing in what was just written', () => {
    expect(staleFiles(folder, files)).toEqual([]);
  });

  it('lists each file that was changed, is missing, or is not generated any more', () => {
    const line = edit(HEADER, 'int16_t sideCount;', 'uint16_t sideCount;');
    writeFileSync(path('reference/c/gone.h'), '');
    rmSync(path('reference/records.json'));
    expect(staleFiles(folder, files)).toEqual([
      `${HEADER}: differs from line ${line} on`,
      'reference/records.json: missing',
      'reference/c/gone.h: is not generated any more',
    ]);
  });

  it('notices every file, and a line more at its end', () => {
    for (const { path: name, text } of files) {
      writeFileSync(path(name), `${text}\n`);
      const lines = text.split('\n').length;
      expect(staleFiles(folder, files)).toEqual([`${name}: differs from line ${lines + 1} on`]);
      writeFileSync(path(name), text);
    }
  });

  it('leaves hand-written files alone', () => {
    writeFileSync(path('reference/corrections.md'), 'by hand');
    expect(staleFiles(folder, files)).toEqual([]);
  });

  it('ends with 1, says what to do, and changes nothing', () => {
    const line = edit(HEADER, 'int32_t length;', 'int32_t size;');
    const edited = readFileSync(path(HEADER), 'utf8');
    rmSync(path('reference/records.json'));
    const program = ['tools/run.mjs', 'tools/reference/main.ts', '--check', '--into', folder];
    const { status, stdout } = spawnSync(process.execPath, program, {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { ...process.env, CORPUS_DIR: NO_CORPUS },
    });
    expect(status).toBe(1);
    expect(stdout).toContain(`stale: ${HEADER}: differs from line ${line} on\n`);
    expect(stdout).toContain('stale: reference/records.json: missing\n');
    expect(stdout).toContain('write them anew with: node tools/run.mjs tools/reference/main.ts\n');
    expect(existsSync(path('reference/records.json'))).toBe(false);
    expect(readFileSync(path(HEADER), 'utf8')).toBe(edited);
  }, 120_000);
});

describe('the table in the README', () => {
  it('stands between its markers and nowhere else', () => {
    const readme = 'before\n<!-- support:begin -->\nold\n<!-- support:end -->\nbehind\n';
    const expected = 'before\n<!-- support:begin -->\nnew\n<!-- support:end -->\nbehind\n';
    expect(withSupportTable(readme, 'new')).toBe(expected);
    expect(withSupportTable(expected, 'new')).toBe(expected);
  });

  it('is left out where the markers are missing or the wrong way round', () => {
    expect(withSupportTable('nothing', 'new')).toBeUndefined();
    expect(withSupportTable('<!-- support:end --><!-- support:begin -->', 'new')).toBeUndefined();
  });
});
