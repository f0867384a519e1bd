import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { table } from './table.js';

const RUNS = 7;
const FRAMES = 60;
const MEGA = 1e6;
/** Size of the real map that is looked for, in bytes. */
const SIZE = 4 * MEGA;
/** Milliseconds after which a run has failed. */
const PATIENCE = 120_000;
const PROGRAM = 'packages/cli/bin/brushwork.js';
const SAMPLE = 'packages/cli/sample/courtyard.bsp';

/** Notes when the page shows that a file can be dropped, as soon as it is drawn. */
const NOTE_START = `(() => {
  const look = () => {
    const zone = document.querySelector('bw-app')?.shadowRoot?.querySelector('bw-welcome')?.shadowRoot?.querySelector('section');
    if (zone) performance.mark('start-shown');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** Times between pictures while somebody flies, in milliseconds. */
const FLY = `new Promise((resolve) => {
  const times = [];
  let last;
  const next = (time) => {
    if (last !== undefined) times.push(time - last);
    last = time;
    if (times.length < ${FRAMES}) requestAnimationFrame(next);
    else resolve(times);
  };
  requestAnimationFrame(next);
})`;

interface Served {
  readonly address: string;
  readonly server: ChildProcess;
}

/** Serves the built viewer, on a file or on none. */
function serve(files: readonly string[]): Promise<Served> {
  const server = spawn(process.execPath, [PROGRAM, 'view', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (piece: Buffer) => {
      text += piece.toString('utf8');
      const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(text)?.[0];
      if (address !== undefined) resolve({ address, server });
    });
    server.on('close', (code) => reject(new Error(`brushwork view ended with ${code}: build first`)));
  });
}

/** Time in which a browser gets a new window ready, which isn't the page's. */
const SETTLING = 1500;

/** A Chromium of the system: the one without windows first, since drawing a window without a graphics processor costs as much as the page. */
function program(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((one) => existsSync(one));
}

/** The real map of the Source engine whose size is nearest to what is looked for. */
function realMap(): string | undefined {
  const folder = process.env['CORPUS_DIR'];
  const source = folder === undefined ? undefined : path.join(folder, 'source');
  if (source === undefined || !existsSync(source)) return undefined;
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bsp'))
    .map((name) => path.join(source, name))
    .map((file) => ({ file, away: Math.abs(statSync(file).size - SIZE) }))
    .sort((a, b) => a.away - b.away)[0]?.file;
}

async function markOf(page: Page, name: string): Promise<number> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, name, {
    timeout: PATIENCE,
  });
  return page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN, name);
}

/** Memory of a page, in bytes. */
interface Memory {
  /** Objects of scripts on the page itself, without its workers. */
  readonly heap: number;
  /** The page's process: what of it is in memory now, and was at most. */
  readonly now: number;
  readonly most: number;
}

async function memoryOf(page: Page, whole: CDPSession): Promise<Memory> {
  const own = await page.context().newCDPSession(page);
  await own.send('HeapProfiler.collectGarbage');
  const { usedSize } = await own.send('Runtime.getHeapUsage');
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => readFileSync(`/proc/${id}/status`, 'latin1'))
    .map((status) => {
      const size = (name: string): number =>
        Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
      return { now: size('VmRSS'), most: size('VmHWM') };
    })
    .sort((a, b) => b.now - a.now);
  return { heap: usedSize, ...(sizes[0] ?? { now: 0, most: 0 }) };
}

/** What was measured of a page that shows a file. */
interface Opened extends Memory {
  readonly frames: readonly number[];
}

async function openOnce(browser: Browser, address: string, mark: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(NOTE_START);
    await page.waitForTimeout(SETTLING);
    await page.goto(address);
    return await markOf(page, mark);
  } finally {
    await context.close();
  }
}

/** Opens a file once more, waits until everything is there, and flies. */
async function fly(browser: Browser, address: string): Promise<Opened> {
  const whole = await browser.newBrowserCDPSession();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await markOf(page, 'world-shown');
    await page.locator('bw-world-work div').waitFor({ state: 'detached', timeout: PATIENCE });
    const memory = await memoryOf(page, whole);
    await page.locator('bw-world-view canvas').focus();
    await page.keyboard.down('KeyW');
    await page.keyboard.down('ArrowLeft');
    const frames = await page.evaluate<number[]>(FLY);
    await page.keyboard.up('ArrowLeft');
    await page.keyboard.up('KeyW');
    return { ...memory, frames };
  } finally {
    await context.close();
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

function nodeAlone(): number {
  const begin = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - begin;
}

/** The viewer in a headless Chromium without a graphics processor: first pictures, flying, memory. Runs alternate. */
export async function measureViewer(): Promise<string> {
  const title = '## The viewer';
  const executablePath = program();
  if (executablePath === undefined) return `${title}\n\nNot measured: there is no Chromium.`;
  const real = realMap();
  const files: [string, string][] = [['the sample', SAMPLE]];
  if (real !== undefined) files.push(['a map of the Source engine', real]);
  const args = ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  const browser = await chromium.launch({ executablePath, args });
  const servers: Served[] = [];
  try {
    servers.push(await serve([]));
    for (const [, file] of files) servers.push(await serve([file]));
    const times = [[], ...servers.map((): number[] => [])] as number[][];
    for (let run = 0; run < RUNS; run++) {
      times[0]?.push(nodeAlone());
      for (const [k, { address }] of servers.entries())
        times[k + 1]?.push(await openOnce(browser, address, k === 0 ? 'start-shown' : 'world-shown'));
    }
    const names = ['node -e 0', 'the page without a file', ...files.map(nameOf)];
    const startRows = names.map((name, k) => {
      const all = times[k] as number[];
      return [name, ms(quantile(all, 0)), ms(quantile(all, 0.5)), ms(quantile(all, 1))];
    });
    const rows: string[][] = [];
    for (const [k, file] of files.entries()) {
      const { frames, heap, most, now } = await fly(browser, servers[k + 1]?.address as string);
      const memory = [heap, now, most].map((size) => `${(size / MEGA).toFixed(0)} MB`);
      rows.push([nameOf(file), ms(quantile(frames, 0.5)), ms(quantile(frames, 0.95)), ...memory]);
    }
    return [
      title,
      `Chromium ${browser.version()} without a window and without a graphics processor, 1440 x 900, each time with an empty cache;\n${RUNS} runs, alternating.`,
      table(['until the first picture', 'least', 'median', 'most'], startRows),
      table(
        ['flying', `median of ${FRAMES} frames`, '95 of 100', 'heap of the page', 'its process', 'at most'],
        rows,
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
    for (const { server } of servers) server.kill();
  }
}

function nameOf([name, file]: [string, string]): string {
  return `${name}, ${(statSync(file).size / MEGA).toFixed(1)} MB`;
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}
