import type { GameMap, OpenedSource, PakDocument, PakEntry, Pakfile } from '@brushwork/formats';
import { neededPakLump, pakLumpName } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { matchesWildcardPath } from '../../files/wildcard.js';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { loadLump } from '../shared/load-lump.js';
import { openMapSource } from '../shared/open-map.js';

/** A map of which the pakfile is loaded. */
export interface OpenedPak {
  /** The file. */
  readonly opened: OpenedSource;
  /** The map. */
  readonly map: GameMap;
  /** The lump. */
  readonly content: Pakfile;
  /** Its files; edits of them are ones of the lump. */
  readonly document: PakDocument;
}

/**
 * Opens a map and reads its pakfile. Throws as `openMapSource` does, and 'unsupported' for a format without one.
 */
export async function openPak(input: CommandInput, options: CommonOptions): Promise<OpenedPak> {
  const opened = await openMapSource(input, options, { overlaps: 'refuse' });
  const name = pakLumpName(opened.map);
  const map = name === undefined ? await opened.load([]) : await loadLump(input, opened, { name });
  const content = neededPakLump(map);
  const { document } = content;
  return { opened, map, content, document };
}

/** Throws what makes the pakfile unreadable, if something does. */
export function needReadable({ content, document }: OpenedPak): void {
  if (document.failure === undefined) return;
  const [found] = content.issues;
  const { code, reason } = document.failure;
  const message = `the pakfile can't be read: ${found?.message ?? reason}`;
  throw new FormatError(found?.code ?? code, message, { path: [content.name], offset: content.offset });
}

/**
 * Entries whose names match one of some patterns, in which `*` and `?` stay inside a folder and `**` stands for any
 * number of them, without regard to case. Throws `UsageError` for a pattern that nothing matches.
 */
export function entriesNamed(
  entries: readonly PakEntry[],
  patterns: readonly string[],
): ReadonlySet<PakEntry> {
  const found = new Set<PakEntry>();
  for (const pattern of patterns) {
    const wanted = pattern.replaceAll('\\', '/').split('/');
    const exact = wanted.join('/').toLowerCase();
    const matching = entries.filter(({ name }) => {
      const path = name.replaceAll('\\', '/');
      // What exists literally is named by its name, whatever characters that has.
      if (path.toLowerCase() === exact) return true;
      return matchesWildcardPath(path.split('/'), wanted, { ignoreCase: true, matchHidden: true });
    });
    if (matching.length === 0) throw new UsageError(`the pakfile has no entry named '${pattern}'`);
    for (const entry of matching) found.add(entry);
  }
  return found;
}
