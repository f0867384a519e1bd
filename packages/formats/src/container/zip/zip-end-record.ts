import { FormatError } from '@brushwork/record';
import { type ReadSteps, readRange } from './read-steps.js';
import { centralSignature } from './zip-entry.js';
import { readSize64, viewOf } from './zip-numbers.js';

/** What the end of a zip says about its directory, and where the directory really is. */
export interface ZipEnd {
  /** Absolute offset of the end record (`PK\5\6`). */
  readonly endOffset: number;
  /** Absolute offset of the zip64 end record; `undefined` when there is none. */
  readonly zip64Offset: number | undefined;
  /** Number of entries as written. */
  readonly entryCount: number;
  /** Size of the central directory in bytes, as written. */
  readonly directorySize: number;
  /** Absolute offset of the central directory in the source. */
  readonly directoryOffset: number;
  /** Offset of the central directory as written. */
  readonly storedDirectoryOffset: number;
  /** What is added to every stored offset: the number of bytes before the zip. */
  readonly offsetCorrection: number;
  /** The archive comment's bytes. */
  readonly comment: Uint8Array;
  /** Length of the comment as written; larger than `comment` when the file ends inside it. */
  readonly commentSize: number;
  /** Number of bytes after the comment. */
  readonly trailingSize: number;
}

const endSignature = 0x06054b50;
const endSize = 22;
const locatorSignature = 0x07064b50;
const locatorSize = 20;
const zip64Signature = 0x06064b50;
const zip64Size = 56;
const largestComment = 65535;
/** An honest file has one end record; a comment may hold something that looks like one. More are not tried. */
const largestCandidateCount = 32;

interface DirectoryPlace {
  readonly directoryOffset: number;
  readonly storedDirectoryOffset: number;
}

interface Claims {
  readonly entryCount: number;
  readonly directorySize: number;
  readonly storedDirectoryOffset: number;
  readonly zip64Offset: number | undefined;
}

/**
 * Finds the end record of a zip, with a comment of up to 65,535 bytes or as many other bytes behind it, and from it the
 * directory. Bytes before the zip (a self-extractor, a map around its pakfile) are found and corrected for.
 *
 * Throws 'truncated' for a size too small for any zip, 'bad-magic' when there is no end record, 'unsupported' for a
 * part of a zip in several files, 'out-of-bounds' when the directory isn't where any reading of the numbers puts it.
 */
export function* findZipEnd(size: number): ReadSteps<ZipEnd> {
  if (size < endSize)
    throw new FormatError('truncated', 'too small for a zip', { expected: endSize, found: size });
  const tailStart = Math.max(0, size - endSize - largestComment);
  const tail = yield* readRange(tailStart, size);
  let failure: FormatError | undefined;
  for (const at of candidates(tail)) {
    try {
      return yield* readEnd(size, tail, tailStart + at);
    } catch (error) {
      if (!(error instanceof FormatError) || error.code === 'io') throw error;
      // The first candidate is the likeliest one, so its failure is the one to tell.
      failure ??= error;
    }
  }
  throw failure ?? new FormatError('bad-magic', 'no zip end record (PK\\5\\6) near the end', { found: size });
}

/** Places of possible end records: first those whose comment ends where the file does, then any, each from the back. */
function candidates(tail: Uint8Array): readonly number[] {
  const view = viewOf(tail);
  const exact: number[] = [];
  const loose: number[] = [];
  for (
    let at = tail.length - endSize;
    at >= 0 && exact.length + loose.length < largestCandidateCount;
    at -= 1
  ) {
    if (tail[at] !== 0x50 || view.getUint32(at, true) !== endSignature) continue;
    const isExact = at + endSize + view.getUint16(at + 20, true) === tail.length;
    (isExact ? exact : loose).push(at);
  }
  return [...exact, ...loose];
}

function* readEnd(size: number, tail: Uint8Array, endOffset: number): ReadSteps<ZipEnd> {
  const at = endOffset - (size - tail.length);
  const view = viewOf(tail.subarray(at));
  const commentSize = view.getUint16(20, true);
  const comment = tail.slice(at + endSize, at + endSize + commentSize);
  const claims = (yield* readZip64(endOffset, view)) ?? readClaims(view, endOffset);
  const { directoryOffset, storedDirectoryOffset } = yield* locateDirectory(claims, endOffset);
  return {
    ...claims,
    endOffset,
    directoryOffset,
    offsetCorrection: directoryOffset - storedDirectoryOffset,
    comment,
    commentSize,
    trailingSize: size - endOffset - endSize - comment.length,
  };
}

function readClaims(view: DataView, endOffset: number): Claims {
  const disk = view.getUint16(4, true);
  const directoryDisk = view.getUint16(6, true);
  const entryCount = view.getUint16(10, true);
  if (disk !== directoryDisk || (disk !== 0 && disk !== 0xffff) || view.getUint16(8, true) !== entryCount) {
    throw new FormatError('unsupported', 'a part of a zip in several files', {
      offset: endOffset,
      found: disk,
    });
  }
  const directorySize = view.getUint32(12, true);
  return {
    entryCount,
    directorySize,
    storedDirectoryOffset: view.getUint32(16, true),
    zip64Offset: undefined,
  };
}

/** The zip64 end record's numbers, when a locator stands before the end record and a number there needs them. */
function* readZip64(endOffset: number, end: DataView): ReadSteps<Claims | undefined> {
  const isNeeded =
    end.getUint16(10, true) === 0xffff ||
    end.getUint32(12, true) === 0xffffffff ||
    end.getUint32(16, true) === 0xffffffff;
  const locatorOffset = endOffset - locatorSize;
  if (!isNeeded || locatorOffset < 0) return undefined;
  const locator = viewOf(yield* readRange(locatorOffset, endOffset));
  if (locator.getUint32(0, true) !== locatorSignature) return undefined;
  const stored = readSize64(locator, 8, locatorOffset);
  // With bytes before the zip the stored place is wrong, and the record is right before its locator.
  for (const zip64Offset of [stored, locatorOffset - zip64Size]) {
    if (zip64Offset < 0 || zip64Offset + zip64Size > locatorOffset) continue;
    const view = viewOf(yield* readRange(zip64Offset, zip64Offset + zip64Size));
    if (view.getUint32(0, true) !== zip64Signature) continue;
    if (view.getUint32(16, true) !== 0 || view.getUint32(20, true) !== 0) {
      throw new FormatError('unsupported', 'a part of a zip in several files', { offset: zip64Offset });
    }
    return {
      entryCount: readSize64(view, 32, zip64Offset),
      directorySize: readSize64(view, 40, zip64Offset),
      storedDirectoryOffset: readSize64(view, 48, zip64Offset),
      zip64Offset,
    };
  }
  throw new FormatError('bad-magic', 'no zip64 end record where its locator says', {
    offset: locatorOffset,
    found: stored,
  });
}

/** The directory normally ends where the (zip64) end record starts; else it may be where the stored offset says. */
function* locateDirectory(claims: Claims, endOffset: number): ReadSteps<DirectoryPlace> {
  const { directorySize, storedDirectoryOffset, entryCount } = claims;
  const limit = claims.zip64Offset ?? endOffset;
  const beforeEnd = limit - directorySize;
  for (const directoryOffset of [beforeEnd, storedDirectoryOffset]) {
    if (directoryOffset < 0 || directoryOffset > beforeEnd) continue;
    const isDirectory = directorySize === 0 ? entryCount === 0 : yield* startsRecord(directoryOffset, limit);
    // An empty directory has no record that could prove a correction, and needs none.
    if (isDirectory && directorySize === 0)
      return { directoryOffset, storedDirectoryOffset: directoryOffset };
    if (isDirectory) return { directoryOffset, storedDirectoryOffset };
  }
  throw new FormatError('out-of-bounds', 'the zip directory is not where the end record says', {
    offset: endOffset,
    expected: Math.max(0, beforeEnd),
    found: storedDirectoryOffset,
  });
}

function* startsRecord(offset: number, limit: number): ReadSteps<boolean> {
  if (offset + 4 > limit) return false;
  return viewOf(yield* readRange(offset, offset + 4)).getUint32(0, true) === centralSignature;
}
