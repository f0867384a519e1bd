import { spawn } from 'node:child_process';

/** How each system opens an address in the browser that its user has chosen. */
function openerOf(platform: NodeJS.Platform, address: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', address];
  if (platform === 'win32') return ['cmd', '/d', '/s', '/c', `start "" "${address}"`];
  return ['xdg-open', address];
}

/**
 * Opens an address of our own making in the system's browser, which goes on by itself. False when there is no program for that,
 * or it ends at once without having done it.
 */
export function openBrowser(address: string, platform = process.platform): Promise<boolean> {
  const [program, ...programArguments] = openerOf(platform, address);
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      detached: platform !== 'win32',
      stdio: 'ignore',
      windowsVerbatimArguments: true,
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // Some openers stay for as long as the browser runs.
    setTimeout(() => resolve(true), 2000).unref();
    child.unref();
  });
}
