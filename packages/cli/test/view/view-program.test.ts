import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Branch } from '@brushwork/formats';
import { branch as titanfall2 } from '@brushwork/formats/branch/respawn/titanfall2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { buildZip } from '../../../formats/test/support/zip-builder.js';
import { useBundledProgram } from '../commands/support/bundled-program.js';
import { runCommand } from '../commands/support/run-command.js';
import { useWorkFolder } from '../commands/support/work-folder.js';
import { ask } from './support/ask.js';

const files = useWorkFolder();
const program = useBundledProgram();
let folder = '';
const built = (): string => path.join(folder, 'built/program/main.js');
const unbuilt = (): string => path.join(folder, 'unbuilt/program/main.js');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushwork-view-program-'));
  for (const main of [built(), unbuilt()])
    await cp(path.dirname(program.main), path.dirname(main), { recursive: true });
  await mkdir(path.join(folder, 'built/viewer'));
  await writeFile(path.join(folder, 'built/viewer/index.html'), 'the viewer');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Running {
  readonly address: string;
  readonly child: ChildProcess;
  /** How it ended, and all that it wrote. */
  readonly ended: Promise<{
    readonly code: number | null;
    readonly signal: string | null;
    readonly output: string;
  }>;
  /** What the server says of a path behind its token. */
  get(wanted: string): ReturnType<typeof ask>;
}

/** Starts the program, and answers once it has said where the viewer is. */
function start(
  programArguments: readonly string[],
  { main = built(), input = new Uint8Array(0) as Uint8Array } = {},
): Promise<Running> {
  const child = spawn(process.execPath, [main, 'view', ...programArguments], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(input);
  let output = '';
  const ended = new Promise<{ code: number | null; signal: string | null; output: string }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  return new Promise((resolve, reject) => {
    const note = (part: Buffer): void => {
      output += part.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(output)?.[0];
      if (address === undefined) return;
      const { pathname, port } = new URL(address);
      resolve({ address, child, ended, get: (wanted) => ask(Number(port), pathname + wanted) });
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then((end) => reject(new Error(JSON.stringify(end))));
  });
}

/** Ends a program as Ctrl+C does, and proves that it ends well and at once. */
async function interrupt({ child, ended }: Running, signal: NodeJS.Signals = 'SIGINT'): Promise<string> {
  child.kill(signal);
  const end = await ended;
  expect([end.code, end.signal]).toEqual([0, null]);
  return end.output;
}

const session = async (running: Running) =>
  JSON.parse((await running.get('session.json')).body.toString()) as {
    files: { name: string; url: string; size: number }[];
    folder: { name: string } | null;
    compare?: boolean;
  };

describe('brushwork view', () => {
  it('serves a map, says where and how to end it, and ends well with Ctrl+C', async () => {
    const running = await start([files.path('tiny.bsp')]);
    expect((await running.get('')).body.toString()).toBe('the viewer');
    const {
      files: [only],
      folder: beside,
      compare,
    } = await session(running);
    expect([only?.name, only?.size, beside, compare]).toEqual([
      'tiny.bsp',
      files.tiny.length,
      null,
      undefined,
    ]);
    expect((await running.get(only?.url ?? '')).body.equals(files.tiny)).toBe(true);
    expect(await interrupt(running)).toBe(
      `${files.path('tiny.bsp')} is open in the viewer:\n\n  ${running.address}\n\n` +
        'Only this computer reaches it, and only with the whole address. Ctrl+C ends it.\n',
    );
  });

  it.each(['SIGTERM', 'SIGHUP'] as const)('ends well with %s, also while somebody reads', async (signal) => {
    const running = await start([]);
    const { hostname, pathname, port } = new URL(running.address);
    const response = await fetch(`http://${hostname}:${port}${pathname}`);
    expect(await response.text()).toBe('the viewer');
    await interrupt(running, signal);
  });

  it('compares two files, and has nothing opened without one', async () => {
    const other = await files.write('other.bsp', files.tiny);
    const both = await start([files.path('tiny.bsp'), other]);
    const two = await session(both);
    expect([two.files.map(({ name }) => name), two.compare]).toEqual([['tiny.bsp', 'other.bsp'], true]);
    expect(await interrupt(both)).toContain('to be compared');
    const none = await start([]);
    expect(await session(none)).toEqual({ version: 1, files: [], folder: null });
    expect(await interrupt(none)).toContain('ready for files to be dropped');
  });

  it('unpacks a map of an archive, and what comes by standard input', async () => {
    const archive = await files.write(
      'pak.pk3',
      buildZip([{ name: 'maps/x.bsp', content: files.tiny, method: 8 }]),
    );
    const running = await start([`${archive}!maps/x.bsp`]);
    const {
      files: [only],
    } = await session(running);
    expect(only?.name).toBe('x.bsp');
    expect((await running.get(only?.url ?? '')).body.equals(files.tiny)).toBe(true);
    await interrupt(running);
    const piped = await start(['-', '--json'], { input: files.tiny });
    const {
      files: [input],
    } = await session(piped);
    expect([input?.name, input?.size]).toEqual(['standard input', files.tiny.length]);
    const line = JSON.parse(await interrupt(piped)) as { address: string; port: number; files: string[] };
    expect(line).toEqual({ address: piped.address, port: Number(new URL(piped.address).port), files: ['-'] });
  });

  it('hands out the folder that is named, that of a model, and none beside a map', async () => {
    await mkdir(files.path('images'), { recursive: true });
    await files.write('images/wall.tga', 'wall');
    const named = await start([files.path('tiny.bsp'), '--textures', files.path('images')]);
    expect((await session(named)).folder?.name).toBe('images');
    expect((await named.get('folder/wall.tga')).body.toString()).toBe('wall');
    await interrupt(named);
    await files.write('images/walker.bgf', 'DIV-BIZ2');
    const model = await start([files.path('images/walker.bgf')]);
    expect((await session(model)).folder?.name).toBe('images');
    await interrupt(model);
  });

  it('hands out the folder of a map that keeps parts of itself in files beside it', async () => {
    await mkdir(files.path('several'), { recursive: true });
    await files.write('several/mp_x.bsp', tinyRespawn(titanfall2 as Branch<object>));
    await files.write('several/mp_x.bsp.0002.bsp_lump', 'lump');
    const map = await start([files.path('several/mp_x.bsp')]);
    expect((await session(map)).folder?.name).toBe('several');
    expect((await map.get('folder/mp_x.bsp.0002.bsp_lump')).body.toString()).toBe('lump');
    await interrupt(map);
  });

  it('listens at a port that is named', async () => {
    const first = await start([]);
    const port = new URL(first.address).port;
    const taken = program.run('view', '--port', port);
    expect(taken.exitCode).toBe(3);
    await interrupt(first);
    const again = await start(['--port', port]);
    expect(new URL(again.address).port).toBe(port);
    await interrupt(again);
  });

  it('says what to do when the viewer is not built, or a file is not there', async () => {
    await expect(start([], { main: unbuilt() })).rejects.toThrow(
      /"code":3.*the viewer has not been built yet: npm run build/,
    );
    await expect(start([files.path('none.bsp')])).rejects.toThrow(/"code":3.*there is no such file/);
    await expect(start(['--textures', files.path('tiny.bsp')])).rejects.toThrow(/"code":3.*is no folder/);
  });
});

describe('view with arguments that make no sense', () => {
  it.each([
    [['a', 'b', 'c'], /one file is viewed, or two are compared/],
    [['--port', '65536'], /number from 0/],
    [['--port', 'x'], /whole number/],
  ])('%j', async (programArguments, message) => {
    const { exitCode, stderr } = await runCommand(['view', ...programArguments]);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });
});
