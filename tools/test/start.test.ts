import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
let folder = '';
const start = (): string => path.join(folder, 'tools/start.mjs');

/** What a build leaves, with another page in the viewer's place. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-start-'));
  await cp(path.join(root, 'tools/start.mjs'), start());
  for (const name of ['bin', 'sample', 'package.json'])
    await cp(path.join(root, 'packages/cli', name), path.join(folder, 'packages/cli', name), {
      recursive: true,
    });
  await mkdir(path.join(folder, 'packages/cli/dist/viewer'), { recursive: true });
  await writeFile(path.join(folder, 'packages/cli/dist/viewer/index.html'), 'the viewer');
  const bundler = path.join(root, 'tools/bundle-program.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [bundler, path.join(folder, 'packages/cli/dist/program')],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...programArguments: string[]) =>
  spawnSync(process.execPath, [start(), ...programArguments], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 30_000,
  });

describe('npm start', () => {
  it('inspects the sample and ends well where nobody is there to look', () => {
    const { status, stdout, stderr } = run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('courtyard.bsp');
    expect(stdout).toContain('DRAW_VERTICES');
    expect(stdout).not.toContain('http://');
  });

  it('inspects the files that are named', () => {
    const named = run('packages/cli/sample/courtyard.bsp');
    expect([named.status, named.stdout.includes('npm start')]).toEqual([0, false]);
    expect(run('none.bsp').status).toBe(3);
  });

  it('opens the viewer with --view, until it is told to end', async () => {
    const child = spawn(process.execPath, [start(), '--view'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (part: Buffer) => {
        output += part.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(output)?.[0];
        if (found !== undefined) resolve(found);
      });
      child.on('close', () => reject(new Error(output)));
    });
    expect(output).toContain('DRAW_VERTICES');
    const session = (await (await fetch(`${address}session.json`)).json()) as { files: { name: string }[] };
    expect(session.files.map(({ name }) => name)).toEqual(['courtyard.bsp']);
    const ended = new Promise((resolve) => child.on('close', (code) => resolve(code)));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
