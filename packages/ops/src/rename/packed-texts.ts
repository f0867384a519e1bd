import { latin1Text, type PakEntry } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { extensionOf } from '../pak/file-kind.js';
import type { RenamedFile } from './rename-report.js';

/** A packed file that is a text of keys and values. */
export interface PackedText {
  /** Its entry. */
  readonly entry: PakEntry;
  /** The text, one character a byte. */
  readonly text: string;
  /** What was changed in it. */
  readonly changes?: readonly RenamedFile[];
}

/** Texts that are read as keys and values, by the ends of their names. */
const textExtensions = new Set(['vmt', 'txt', 'res', 'vdf', 'kv', 'lst', 'manifest']);
/** Files of which it can't be told what a name in them means, but that may have one. */
const otherExtensions = new Set(['mdl', 'nut', 'lua', 'cfg', 'pcf', 'vcd', 'lmp', 'vbsp', 'js', 'py']);
/** No text that is meant to be read by a game is larger. */
const largest = 4 * 1024 * 1024;
const largestInAll = 256 * 1024 * 1024;

/** Reads the packed texts, whose references can be changed. */
export function packedTexts(entries: readonly PakEntry[]): Generator<PackedText> {
  return readEach(entries, textExtensions);
}

/** Reads packed files that may name others but aren't texts of keys and values. */
export function packedOthers(entries: readonly PakEntry[]): Generator<PackedText> {
  return readEach(entries, otherExtensions);
}

function* readEach(entries: readonly PakEntry[], extensions: ReadonlySet<string>): Generator<PackedText> {
  let left = largestInAll;
  for (const entry of entries) {
    if (entry.isFolder || entry.size > Math.min(largest, left)) continue;
    if (!extensions.has(extensionOf(entry.name))) continue;
    left -= entry.size;
    const bytes = contentOf(entry);
    // Text of two bytes a character isn't taken apart.
    const isText = extensions !== textExtensions || bytes?.includes(0) === false;
    if (bytes !== undefined && isText) yield { entry, text: latin1Text(bytes) };
  }
}

/** The content of an entry; `undefined` when it can't be unpacked. */
function contentOf(entry: PakEntry): Uint8Array | undefined {
  try {
    return entry.unpack({ maxOutput: entry.size }).bytes;
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
