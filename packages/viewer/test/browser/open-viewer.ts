import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect } from 'vitest';
import { diskFile, memoryFile } from '../../../cli/src/commands/view/served-file.js';
import { servedFolder } from '../../../cli/src/commands/view/served-folder.js';
import { startViewServer, type ViewServer } from '../../../cli/src/commands/view/view-server.js';
import { readViewerFiles } from '../../../cli/src/commands/view/viewer-files.js';
import { findChromium } from './chromium.js';
import { slowDown } from './slow-down.js';

/** The page as it was built: `npm run build`, or `node tools/build-viewer.mjs` alone; or one built elsewhere. */
const built = process.env['BRUSHWORK_VIEWER_DIST'] ?? path.resolve(import.meta.dirname, '../../dist');

/** The browser's program; `undefined` on a machine that has none and can't get one. */
export const chromiumPath = await findChromium();

/** What a viewer is opened with. */
export interface OpenViewerOptions {
  /** Files to open, by paths or with their bytes: none for the page with its drop zone, two to compare. */
  readonly files?: readonly (string | { readonly name: string; readonly bytes: Uint8Array })[];
  /** Folder of textures and libraries. */
  readonly textures?: string;
  /** Size of the window; 1440 x 900 unless given. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Light unless given. */
  readonly colorScheme?: 'light' | 'dark';
  /** What stands behind `#` in the address. */
  readonly hash?: string;
  /** Whether there is a screen for fingers and no mouse. */
  readonly hasTouch?: boolean;
  /** Does something with the page before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A viewer in a browser of its own. */
export interface OpenViewer {
  /** The page. */
  readonly page: Page;
  /** Its address, with the secret part and a slash at the end. */
  readonly address: string;
  /** What went wrong so far: a test fails when any is left at its end. */
  readonly problems: string[];
  /** Closes the page and ends its server, earlier than at the end of the test. */
  close(): Promise<void>;
}

interface Opened extends OpenViewer {
  readonly context: BrowserContext;
  readonly server: ViewServer;
}

let browser: Promise<Browser> | undefined;
const opened = new Set<Opened>();
let before: ReadonlySet<Opened> = new Set();

beforeEach(() => {
  before = new Set(opened);
});

// What a test opened goes with it; what was opened for all tests of a file stays.
afterEach(async () => {
  const problems = [...opened].flatMap((viewer) => viewer.problems.splice(0));
  for (const viewer of opened) if (!before.has(viewer)) await viewer.close();
  expect(problems, 'what the page complained of').toEqual([]);
});

afterAll(async () => {
  for (const viewer of opened) await viewer.close();
  await (await browser)?.close();
}, 30_000);

/** Tests that need a browser: skipped, with the reason in their name, where there is none. */
export function describeInBrowser(title: string, tests: () => void): void {
  const isThere = chromiumPath !== undefined;
  describe.skipIf(!isThere)(
    isThere ? title : `${title} (skipped: no Chromium, and none could be installed)`,
    tests,
  );
}

/**
 * Opens the viewer as `brushwork view` serves it, in a window that knows nothing of earlier ones. Whatever the page or one of its
 * workers complains of is a problem: errors, what its security policy refuses, requests that fail or go elsewhere.
 */
export async function openViewer(options: OpenViewerOptions = {}): Promise<OpenViewer> {
  const { files = [], hash, textures, viewport = { width: 1440, height: 900 } } = options;
  const server = await startViewServer({
    viewer: await readViewerFiles(built),
    session: {
      files: files.map((file) =>
        typeof file === 'string'
          ? diskFile(path.basename(file), path.resolve(file))
          : memoryFile(file.name, file.bytes),
      ),
      folder: textures === undefined ? undefined : await servedFolder(textures),
    },
  });
  browser ??= launch();
  const context = await (await browser).newContext({
    viewport,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    hasTouch: options.hasTouch ?? false,
  });
  const page = await context.newPage();
  const viewer: Opened = {
    page,
    context,
    server,
    address: server.address,
    problems: noteProblems(page, server.address),
    async close() {
      opened.delete(viewer);
      await context.close();
      await server.close();
    },
  };
  opened.add(viewer);
  await slowDown(page);
  await options.prepare?.(page);
  await page.goto(server.address + (hash === undefined ? '' : `#${hash}`));
  // From then on files can be dropped.
  await page.locator('bw-top-bar').waitFor({ state: 'attached', timeout: 60_000 });
  return viewer;
}

/** Pictures are drawn by the processor, which every machine has. */
function launch(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('there is no Chromium: use describeInBrowser');
  return chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
}

function noteProblems(page: Page, address: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address))
      problems.push(`a request to elsewhere: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // What the page itself gives up, and what is on its way when it closes.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} for ${request.url()}`);
  });
  return problems;
}
