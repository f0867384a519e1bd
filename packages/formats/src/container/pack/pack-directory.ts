import { type ByteSource, FormatError, readBytes, struct, text, u32 } from '@brushwork/record';

/** What an archive of a Quake game begins with. */
export const packMagic = 'PACK';

/**
 * What an archive (`.pak`) begins with.
 * @orig dpackheader_t @source published code of the games @confidence certain
 */
export class PackHeader extends struct(12, {
  /** `PACK`. */
  magic: text(4),
  /** Where the entries are, from the start of the file. */
  directoryOffset: u32,
  /** Bytes of all entries together. */
  directorySize: u32,
}) {}

/**
 * A file of an archive (`.pak`).
 * @orig dpackfile_t @source published code of the games @confidence certain
 */
export class PackEntry extends struct(64, {
  /** Path with `/`, NUL-terminated within the 56 bytes. */
  name: text(56),
  /** Where its bytes begin, from the start of the archive. */
  offset: u32,
  /** How many there are. */
  size: u32,
}) {}

/** Most entries that are read; the games themselves take 4,096. */
const mostEntries = 65_536;

/**
 * The files of an archive (`.pak`) in the order of its directory; one that isn't in the archive is left out. Throws
 * 'truncated', 'bad-magic', 'out-of-bounds' and 'limit'.
 */
export async function readPackDirectory(source: ByteSource, name = 'archive'): Promise<readonly PackEntry[]> {
  const { byteLength } = source;
  if (byteLength < PackHeader.size) {
    throw new FormatError('truncated', `an archive begins with ${PackHeader.size} bytes`, {
      path: [name],
      expected: PackHeader.size,
      found: byteLength,
    });
  }
  const head = new Uint8Array(await readBytes(source, 0, PackHeader.size));
  const { directoryOffset, directorySize, magic } = PackHeader.fromBytes(head);
  if (magic !== packMagic)
    throw new FormatError('bad-magic', 'no archive of a game', { path: [name], offset: 0, found: magic });
  if (directorySize > mostEntries * PackEntry.size) {
    throw new FormatError('limit', `has more than ${mostEntries} entries`, {
      path: [name],
      offset: 8,
      expected: mostEntries,
      found: Math.floor(directorySize / PackEntry.size),
    });
  }
  if (directoryOffset > byteLength || directorySize > byteLength - directoryOffset) {
    throw new FormatError('out-of-bounds', 'the entries are behind the end of the file', {
      path: [name],
      offset: 4,
      found: directoryOffset,
    });
  }
  const bytes = new Uint8Array(await readBytes(source, directoryOffset, directoryOffset + directorySize));
  const entries: PackEntry[] = [];
  for (let offset = 0; offset + PackEntry.size <= bytes.length; offset += PackEntry.size) {
    const entry = PackEntry.fromBytes(bytes, { offset });
    if (entry.offset <= byteLength && entry.size <= byteLength - entry.offset) entries.push(entry);
  }
  return entries;
}
