import type { Page } from 'playwright-core';

/** Where something is dropped, in pixels of the page. */
export interface DropPlace {
  readonly x: number;
  readonly y: number;
}

/** Drops files and folders of the disk on the page, as a file manager does: the browser itself opens them. */
export async function dropPaths(
  page: Page,
  paths: readonly string[],
  { x, y }: DropPlace = { x: 400, y: 400 },
): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x, y, data });
  await browser.detach();
}
