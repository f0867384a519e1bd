import type { Page } from 'playwright-core';

/** What fingers are to hit, and which size that has. */
export interface Target {
  /** The elements that it is in, and what it says. */
  readonly name: string;
  /** Its width and height in pixels. */
  readonly size: readonly [width: number, height: number];
  /** Whether all of its width lies inside the window. */
  readonly isInside: boolean;
}

/** Everything on a page that is to be clicked or tapped, through all shadow roots; single bytes of a file excepted. */
export function targetsOf(page: Page): Promise<readonly Target[]> {
  // The code runs in the page, where nothing of this module is.
  return page.evaluate(() => {
    const kinds =
      'button, a[href], input, select, summary, textarea, [role=option], [role=treeitem], [role=row], [role=separator]';
    const found: { name: string; size: [number, number]; isInside: boolean }[] = [];
    const pending: { root: Document | ShadowRoot; path: string }[] = [{ root: document, path: '' }];
    for (const { path, root } of pending) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null)
          pending.push({ root: element.shadowRoot, path: `${path} ${element.localName}` });
        if (!element.matches(kinds) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const isBox = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
        const { height, left, right, width } = (
          (isBox && element.closest('label')) ||
          element
        ).getBoundingClientRect();
        if (width === 0 || height === 0 || (path.includes('bw-hex-view') && element.matches('[role=row]')))
          continue;
        // Parts of the map of a file are as wide as they are large; each is in the list below as well.
        if (path.endsWith('bw-lump-map') && element.matches('[role=option]')) continue;
        const name = `${path} ${element.localName}: ${(element.textContent ?? '').trim().slice(0, 30)}`;
        const isScrolled = element.closest('[role=grid], [role=table], table') !== null;
        found.push({
          name,
          size: [width, height],
          isInside: isScrolled || (left >= -1 && right <= innerWidth + 1),
        });
      }
    }
    return found;
  });
}
