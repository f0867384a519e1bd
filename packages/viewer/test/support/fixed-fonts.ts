import type { Page } from 'playwright-core';
import { boxFont, boxFontName } from './box-font.js';

/** Has a page write everything in the font that is made for tests, from its very beginning on. Call it before the page is opened. */
export async function writeInBoxes(page: Page): Promise<void> {
  const base64 = Buffer.from(boxFont()).toString('base64');
  await page.addInitScript(
    ({ data, name }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const face = new FontFace(name, bytes, { weight: '100 900' });
      document.fonts.add(face);
      void face.load();
      const style = new CSSStyleSheet();
      style.replaceSync(`:root { --font: ${name} !important; --mono: ${name} !important; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    },
    { data: base64, name: boxFontName },
  );
}

/** Names of the fonts that a page really writes in. */
export async function fontsOf(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument', { depth: -1, pierce: true });
  const names = new Set<string>();
  const pending: (typeof root)[] = [root];
  for (const node of pending) {
    pending.push(...(node.children ?? []), ...(node.shadowRoots ?? []));
    // What is inside an element counts for it as well; shadow roots don't for their hosts.
    if (node.nodeType !== 1 || node.children?.some(({ nodeType }) => nodeType === 3) !== true) continue;
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId });
    for (const { familyName } of fonts) names.add(familyName);
  }
  await browser.detach();
  return [...names].sort();
}
