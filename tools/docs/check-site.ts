import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** What is wrong with the pages of a site. */
export interface SiteCheck {
  /** Pages. */
  readonly pages: readonly string[];
  /** Links that lead to another place of the site. */
  readonly linkCount: number;
  /** Those of them that lead nowhere, as `page -> link`. */
  readonly broken: readonly string[];
  /** What a page takes from another server to be shown, as `page -> address`. */
  readonly remote: readonly string[];
}

/** Follows every link of the pages in a folder. */
export function checkSite(folder: string): SiteCheck {
  const files = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
  const pages = files.filter((name) => name.endsWith('.html'));
  const texts = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const places = new Map([...texts].map(([page, text]) => [page, placesIn(text)]));
  const broken: string[] = [];
  const remote: string[] = [];
  let linkCount = 0;
  for (const [page, text] of texts) {
    remote.push(...remoteParts(text).map((address) => `${page} -> ${address}`));
    for (const link of linksIn(text)) {
      linkCount++;
      const [path = '', place = ''] = link.split('#');
      const target = path === '' ? page : posix.join(dirname(page), decodeURIComponent(path));
      const known = places.get(target);
      const leads =
        known === undefined
          ? existsSync(join(folder, target))
          : place === '' || known.has(decodeURIComponent(place));
      if (!leads) broken.push(`${page} -> ${link}`);
    }
  }
  return { pages, linkCount, broken, remote };
}

function placesIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\s(?:id|name)="([^"]*)"/g)].map((match) => match[1] as string));
}

/** Links to elsewhere in the site. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map((match) => (match[1] as string).replaceAll('&amp;', '&').replaceAll('&#39;', "'"))
    .filter((link) => !/^[a-z]+:/.test(link));
}

/** Addresses of scripts, styles and images on other servers. */
function remoteParts(text: string): string[] {
  const parts = text.matchAll(/<(?:script|img|link|iframe)\s[^>]*?(?:src|href)="((?:https?:)?\/\/[^"]*)"/g);
  return [...parts].map((match) => match[1] as string);
}
