import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const root = path.resolve(import.meta.dirname, '../../../..');
const cache = path.join(root, 'node_modules/.cache');

/** What a Chromium of the system is called. */
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where it is on systems that don't put it on the path of programs. */
const usualPlaces = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How long it may take to install one, in milliseconds. */
const installTime = 5 * 60_000;

/** For how long what was found is believed. */
const noteTime = 30 * 60_000;

/**
 * The Chromium that tests run in: that of `CHROMIUM_PATH`, of the system, or of Playwright's own folder; otherwise one is
 * installed, where that is possible. `undefined` when there is none then. The test files of a run look once between them.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (isRunning(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is no program that runs`);
  }
  mkdirSync(cache, { recursive: true });
  // All test files of a run have one parent.
  const note = path.join(cache, `chromium-${process.ppid}.json`);
  for (let waited = 0; waited < installTime * 2; waited += 500) {
    const known = readNote(note);
    if (known !== undefined) return known.path ?? undefined;
    if (isFirst(`${note}.lock`)) {
      removeOldNotes();
      const found = installed() ?? install();
      writeFileSync(note, JSON.stringify({ path: found ?? null }));
      return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return undefined;
}

/** What earlier runs left. */
function removeOldNotes(): void {
  for (const name of readdirSync(cache)) {
    if (!/^chromium-\d+\.json(\.lock)?$/.test(name)) continue;
    const file = path.join(cache, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > noteTime) rmSync(file, { recursive: true, force: true });
  }
}

interface Note {
  readonly path: string | null;
}

/** What another test file of this run has found; nothing that is older, or no longer there. */
function readNote(note: string): Note | undefined {
  try {
    if (Date.now() - statSync(note).mtimeMs > noteTime) return undefined;
    const known = JSON.parse(readFileSync(note, 'utf8')) as Note;
    return known.path === null || existsSync(known.path) ? known : undefined;
  } catch {
    return undefined;
  }
}

/** Whether nobody else is looking; a lock that is old was left behind. */
function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    return Date.now() - mtimeMs > installTime * 2;
  }
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const places = [
    ...systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...usualPlaces,
    chromium.executablePath(),
  ];
  return places.find((place) => existsSync(place) && isRunning(place));
}

/** Some systems have a program of that name that only says where to get it. */
function isRunning(program: string): boolean {
  if (process.platform === 'win32') return existsSync(program);
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /Chrom/.test(stdout);
}

/** The package of Debian brings what it needs along; what Playwright downloads needs libraries that are there already. */
function install(): string | undefined {
  console.log('no Chromium was found: one is being installed for the tests');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    timeout: installTime,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const found = installed();
    if (found !== undefined) return found;
  }
  const program = path.join(root, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [program, 'install', 'chromium'], options);
  return installed();
}
