import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { FormatError } from '@brushwork/record';
import { ioError } from '../../files/io-error.js';
import { escapeText } from '../../text/escape-text.js';
import { contentTypeOf } from './response-headers.js';

/** A file of the viewer itself. */
export interface ViewerFile {
  /** Its media type. */
  readonly type: string;
  /** Its bytes. */
  readonly bytes: Uint8Array;
}

/** The viewer has a few dozen files of a few megabytes in all: what has more is another folder. */
const limits = { files: 1000, bytes: 128 * 1024 * 1024, depth: 8 };

/**
 * The viewer's built files by their path with `/`, in memory: whatever else comes into the folder later isn't handed out. Links and
 * hidden files are left out. The page is told where `session.json` is. Throws `FormatError` 'io', and 'limit' for what can't be the viewer.
 */
export async function readViewerFiles(folder: string): Promise<ReadonlyMap<string, ViewerFile>> {
  const files = new Map<string, ViewerFile>();
  let total = 0;
  let level = [''];
  for (let depth = 0; level.length > 0; depth++) {
    const next: string[] = [];
    for (const inside of level) {
      for (const item of await itemsOf(path.join(folder, inside))) {
        if (item.name.startsWith('.')) continue;
        const own = inside === '' ? item.name : `${inside}/${item.name}`;
        if (item.isDirectory()) next.push(own);
        if (!item.isFile()) continue;
        const bytes = await bytesOf(path.join(folder, own));
        total += bytes.length;
        files.set(own, { type: contentTypeOf(item.name), bytes });
        if (files.size > limits.files || total > limits.bytes) throw tooMuch(folder);
      }
    }
    if (depth >= limits.depth && next.length > 0) throw tooMuch(folder);
    level = next;
  }
  const page = files.get(pageName);
  if (page !== undefined) files.set(pageName, { ...page, bytes: withSession(page.bytes) });
  return files;
}

/** The page itself. */
export const pageName = 'index.html';

/** Where the page finds what it was opened with: the same page elsewhere asks for nothing. */
function withSession(page: Uint8Array): Uint8Array {
  const text = Buffer.from(page).toString('utf8');
  const meta = '<meta name="brushwork-session" content="session.json" />';
  return Buffer.from(text.replace(/<head(\s[^>]*)?>/i, (head) => `${head}\n    ${meta}`));
}

function tooMuch(folder: string): FormatError {
  return new FormatError(
    'limit',
    `${escapeText(folder)} holds more than the viewer has: npm run build makes it anew`,
  );
}

async function itemsOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    throw ioError(error, 'read', folder);
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw ioError(error, 'read', file);
  }
}
