import { FormatError, type FormatErrorDetails } from '@brushwork/record';
import { codesText } from '../entity-text/latin1-text.js';
import { VpkEntryHead } from './vpk-records.js';

/** A file of the tree. */
export interface VpkTreeEntry {
  /** Its path with `/`, one character a byte; only ever a key of a `Map`, never a path to write to unchecked. */
  readonly name: string;
  /** CRC-32 of the whole file. */
  readonly crc: number;
  /** Where its first bytes begin in the tree. */
  readonly preloadStart: number;
  /** How many of them there are. */
  readonly preloadSize: number;
  /** Number of the file that has the rest; `ownPart` for the one with the tree. */
  readonly part: number;
  /** Where the rest begins. */
  readonly offset: number;
  /** Bytes of the rest. */
  readonly size: number;
}

/** What a tree may cost. */
export interface VpkTreeLimits {
  /** Most files; 1,000,000 unless given. */
  readonly maxFiles?: number | undefined;
  /** Most characters of all paths together, which share folders in the tree; 128 Mi unless given. */
  readonly maxNames?: number | undefined;
}

/** What was read of a tree. */
export interface VpkTree {
  /** Its files in their order. */
  readonly entries: readonly VpkTreeEntry[];
  /** Bytes up to the end of the last list. */
  readonly used: number;
  /** What ended it before that. */
  readonly failure: FormatError | undefined;
}

/** The number of the file with the tree, as the one that has the data of a file. */
export const ownPart = 0x7fff;

const defaultMaxFiles = 1_000_000;
const defaultMaxNames = 128 * 1024 * 1024;
/** Most bytes of an extension, a folder or a name: games take 260 for all three together. */
const longestText = 1024;
const terminator = 0xffff;
/** What stands for no folder and for no extension: an empty text ends a list. */
const none = ' ';

/**
 * Reads the tree of an archive of Source: extensions, the folders of each, the files of each. `start` is where its bytes begin
 * in the file. What ends it too early is its `failure`; throws 'limit' for more than the limits allow.
 * @source Valve Developer Community, "VPK (file format)" @confidence certain
 */
export function readVpkTree(bytes: Uint8Array, start: number, limits: VpkTreeLimits = {}): VpkTree {
  const { maxFiles = defaultMaxFiles, maxNames = defaultMaxNames } = limits;
  const entries: VpkTreeEntry[] = [];
  const reader = new TreeReader(bytes, start);
  let characters = 0;
  try {
    // A tree that ends where a list of folders would begin has all that it can have.
    for (let extension = reader.first(); extension !== ''; extension = reader.first()) {
      const behind = extension === none ? '' : `.${extension}`;
      for (let folder = reader.text(); folder !== ''; folder = reader.text()) {
        const before = folder === none ? '' : `${folder}/`;
        for (let own = reader.text(); own !== ''; own = reader.text()) {
          const name = before + own + behind;
          characters += name.length;
          if (entries.length >= maxFiles) throw tooMany(`more than ${maxFiles} files`, maxFiles);
          if (characters > maxNames) throw tooMany(`names of more than ${maxNames} characters`, maxNames);
          entries.push(reader.entry(name));
        }
      }
    }
  } catch (error) {
    if (!(error instanceof FormatError) || error.code === 'limit') throw error;
    return { entries, used: reader.at, failure: error };
  }
  return { entries, used: reader.at, failure: undefined };
}

function tooMany(what: string, expected: number): FormatError {
  return new FormatError('limit', `the tree of the archive has ${what}`, { expected });
}

/** Reads a tree from its beginning on. */
class TreeReader {
  /** Where the next thing begins. */
  at = 0;
  private readonly bytes: Uint8Array;
  private readonly start: number;

  constructor(bytes: Uint8Array, start: number) {
    this.bytes = bytes;
    this.start = start;
  }

  /** A text, or an empty one at the end of the tree. */
  first(): string {
    return this.at === this.bytes.length ? '' : this.text();
  }

  text(): string {
    const { at, bytes } = this;
    const end = bytes.indexOf(0, at);
    if (end === -1) throw this.error('truncated', 'the tree ends inside a name or a list');
    if (end - at > longestText)
      throw this.error('limit', `a name has more than ${longestText} bytes`, {
        expected: longestText,
        found: end - at,
      });
    this.at = end + 1;
    // Shorter than what one call takes; put together letter by letter it would take ten times the memory.
    return codesText(bytes.subarray(at, end));
  }

  entry(name: string): VpkTreeEntry {
    const { at, bytes } = this;
    if (bytes.length - at < VpkEntryHead.size)
      throw this.error('truncated', 'the tree ends inside the entry of a file', { path: [name] });
    const head = VpkEntryHead.fromBytes(bytes, { offset: at });
    const { crc, offset, part, preloadSize, size } = head;
    if (head.terminator !== terminator)
      throw this.error('bad-value', 'the entry of a file doesn’t end as entries do', {
        path: [name],
        expected: terminator,
        found: head.terminator,
      });
    const preloadStart = at + VpkEntryHead.size;
    if (preloadSize > bytes.length - preloadStart)
      throw this.error('truncated', 'the tree ends inside the first bytes of a file', {
        path: [name],
        expected: preloadSize,
        found: bytes.length - preloadStart,
      });
    this.at = preloadStart + preloadSize;
    return { name, crc, preloadStart, preloadSize, part, offset, size };
  }

  private error(
    code: 'truncated' | 'limit' | 'bad-value',
    message: string,
    details: FormatErrorDetails = {},
  ): FormatError {
    return new FormatError(code, message, { ...details, offset: this.start + this.at });
  }
}
