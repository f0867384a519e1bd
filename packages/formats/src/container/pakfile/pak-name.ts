import { FormatError } from '@brushwork/record';
import { decodeZipText } from '../zip/zip-name.js';

/** A name as it is written. */
export interface PakName {
  /** As text. */
  readonly text: string;
  /** As bytes. */
  readonly bytes: Uint8Array;
  /** Whether the bytes are UTF-8 that isn't ASCII, which an entry's flags say. */
  readonly isUtf8: boolean;
}

const largestName = 65_535;

/** A name as games compare it: without regard to case, with `/` between folders. */
export function comparableName(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

/**
 * The bytes of a new name: `\` becomes `/`, all else stays. Throws `FormatError` 'does-not-fit' for a name that is
 * empty, too long, has a NUL in it or isn't text that UTF-8 can hold.
 */
export function pakName(name: string): PakName {
  const text = name.replaceAll('\\', '/');
  const bytes = new TextEncoder().encode(text);
  const isUtf8 = bytes.some((byte) => byte >= 0x80);
  const isKept = decodeZipText(bytes, { utf8: isUtf8 }) === text;
  if (text !== '' && bytes.length <= largestName && !text.includes('\0') && isKept)
    return { text, bytes, isUtf8 };
  throw new FormatError('does-not-fit', 'is no name for an entry of a pakfile', { found: name });
}
