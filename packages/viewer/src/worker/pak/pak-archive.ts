import { comparableName, PakDocument, type PakEntry } from '@brushwork/formats';
import { safeName } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';

/** Most bytes of an archive that is made on this page. */
const LARGEST_ARCHIVE = 1024 * 1024 * 1024;

/** An archive that was made, and what isn't in it. */
export interface MadeArchive {
  /** The archive. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names of files that were left out, each with the reason. */
  readonly leftOut: readonly string[];
}

/**
 * A zip archive of files, none compressed. Files whose names could lead out of a folder, that can't be unpacked or are there
 * twice are left out; `limit` when all together are too large.
 */
export async function archiveOf(entries: readonly PakEntry[]): Promise<MadeArchive> {
  const document = PakDocument.parse(new Uint8Array(0));
  const leftOut: string[] = [];
  const names = new Set<string>();
  let total = 0;
  for (const entry of entries) {
    if (entry.isFolder) continue;
    const { path, problem } = safeName(entry.name);
    if (path === undefined) {
      leftOut.push(`${entry.name}: its name could lead elsewhere (${problem})`);
      continue;
    }
    if (names.has(comparableName(path))) {
      leftOut.push(`${entry.name}: there is another file of that name`);
      continue;
    }
    total += entry.size;
    if (total > LARGEST_ARCHIVE)
      throw new FormatError('limit', 'the files are more than 1 GiB together: download them in parts');
    try {
      document.add(path, await PakDocument.pack(entry.unpack({ maxOutput: entry.size }).bytes));
      names.add(comparableName(path));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      leftOut.push(`${entry.name}: ${error.message}`);
    }
  }
  if (names.size === 0)
    throw new FormatError('not-found', `no file is left to download: ${leftOut.join('; ')}`);
  return { bytes: Uint8Array.from(document.toBytes()), leftOut };
}

/** A name that a download is offered by: the last part alone, without what systems give a meaning. */
export function downloadName(name: string): string {
  const last =
    name
      .replaceAll('\\', '/')
      .split('/')
      .findLast((part) => part !== '') ?? '';
  const plain = last
    .replace(/[\p{Cc}<>:"|?*]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-120);
  return safeName(plain).path ?? 'file';
}
