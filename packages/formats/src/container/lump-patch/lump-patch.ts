import { type ByteOrder, FormatError, type Issue } from '@brushwork/record';
import { lumpPatchHeaderSize } from './lump-patch-header.js';
import { lumpPatchIssue } from './lump-patch-rules.js';

/** A file that replaces a lump of a map. */
export interface LumpPatch {
  /** What the file is called, for issues. */
  readonly name: string;
  /** Byte order of its header, which is that of the map. */
  readonly byteOrder: ByteOrder;
  /** Index of the lump. */
  readonly lump: number;
  /** Version of the lump. */
  readonly version: number;
  /** How often the map was saved in its editor when the lump was made for it. */
  readonly revision: number;
  /** The lump's bytes, as many of them as there are; a view of the file. */
  readonly bytes: Uint8Array;
  /** What is wrong with the file by itself. */
  readonly issues: readonly Issue[];
}

/** How a patch is read. */
export interface ReadLumpPatchOptions {
  /** What the file is called, for issues; `lump patch` unless given. */
  readonly name?: string;
  /** Byte order; found out from the header unless given. */
  readonly byteOrder?: ByteOrder;
  /** Number of lumps that a patch may name, from 0 up; 64 unless given. */
  readonly lumpCount?: number;
}

const mostLumps = 64;

interface Words {
  readonly lumpOffset: number;
  readonly lump: number;
  readonly version: number;
  readonly length: number;
  readonly revision: number;
}

function wordsOf(bytes: Uint8Array, byteOrder: ByteOrder): Words {
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (offset: number): number => d.getInt32(offset, byteOrder === 'little');
  return { lumpOffset: at(0), lump: at(4), version: at(8), length: at(12), revision: at(16) };
}

/** Whether words are those of a sound header: the plain offset, a lump that there may be, a version that isn't huge. */
function isSound({ lumpOffset, lump, version }: Words): boolean {
  return (
    lumpOffset === lumpPatchHeaderSize && lump >= 0 && lump < mostLumps && version >= 0 && version < 0x10000
  );
}

/**
 * The words of a header when bytes begin as a patch does, and its byte order; `undefined` otherwise. At least 20 bytes
 * are needed.
 */
export function sniffLumpPatch(
  head: Uint8Array,
):
  | (Pick<LumpPatch, 'byteOrder' | 'lump' | 'version' | 'revision'> & { readonly length: number })
  | undefined {
  if (head.length < lumpPatchHeaderSize) return undefined;
  for (const byteOrder of ['little', 'big'] as const) {
    const words = wordsOf(head, byteOrder);
    if (isSound(words)) {
      const { lump, version, revision, length } = words;
      return { byteOrder, lump, version, revision, length };
    }
  }
  return undefined;
}

/**
 * Reads a file that replaces a lump. Its byte order is the one in which the header makes sense, little-endian when
 * neither does. What is wrong with it is in its issues; `truncated` is thrown for a file without a whole header.
 */
export function readLumpPatch(bytes: Uint8Array, options: ReadLumpPatchOptions = {}): LumpPatch {
  const { name = 'lump patch', lumpCount = mostLumps } = options;
  const path = [name];
  if (bytes.length < lumpPatchHeaderSize) {
    throw new FormatError(
      'truncated',
      `a lump patch begins with ${lumpPatchHeaderSize} bytes, it has ${bytes.length}`,
      {
        path,
        expected: lumpPatchHeaderSize,
        found: bytes.length,
      },
    );
  }
  const byteOrder = options.byteOrder ?? sniffLumpPatch(bytes)?.byteOrder ?? 'little';
  const { lumpOffset, lump, version, length, revision } = wordsOf(bytes, byteOrder);
  const issues: Issue[] = [];
  const report: typeof lumpPatchIssue = (rule, details) => {
    const found = lumpPatchIssue(rule, { ...details, path });
    issues.push(found);
    return found;
  };
  if (lump < 0 || lump >= lumpCount) {
    const expected = `0 to ${lumpCount - 1}`;
    report('lump-patch-lump', {
      message: `is for lump ${lump}, which no map has`,
      offset: 4,
      expected,
      found: lump,
    });
  }
  const range = rangeOf({ lumpOffset, length }, bytes.length, report);
  if (range.end < bytes.length && range.end > 0) {
    const found = bytes.length - range.end;
    report('lump-patch-trailing', {
      message: `${found} bytes follow the lump`,
      offset: range.end,
      expected: 0,
      found,
    });
  }
  return { name, byteOrder, lump, version, revision, bytes: bytes.subarray(range.start, range.end), issues };
}

/** The bytes of the lump that there really are. */
function rangeOf(
  { lumpOffset, length }: Pick<Words, 'lumpOffset' | 'length'>,
  fileSize: number,
  report: typeof lumpPatchIssue,
): { readonly start: number; readonly end: number } {
  const nothing = { start: 0, end: 0 };
  if (length < 0) {
    report('lump-patch-range', {
      message: `has the negative length ${length}`,
      offset: 12,
      expected: 0,
      found: length,
    });
    return nothing;
  }
  if (lumpOffset < lumpPatchHeaderSize || lumpOffset > fileSize) {
    report('lump-patch-range', {
      message: `its lump begins at ${lumpOffset}, ${lumpOffset > fileSize ? 'behind the end of' : 'inside the header of'} the file`,
      offset: 0,
      expected: lumpPatchHeaderSize,
      found: lumpOffset,
    });
    return nothing;
  }
  if (lumpOffset !== lumpPatchHeaderSize) {
    report('lump-patch-offset', {
      message: `its lump doesn't begin behind the header${lumpOffset % 4 === 0 ? '' : ', and at no multiple of 4'}`,
      offset: 0,
      expected: lumpPatchHeaderSize,
      found: lumpOffset,
    });
  }
  const end = lumpOffset + length;
  if (end > fileSize) {
    report('lump-patch-range', {
      message: `its lump ends ${end - fileSize} bytes behind the end of the file`,
      offset: 12,
      expected: fileSize - lumpOffset,
      found: length,
    });
  }
  return { start: lumpOffset, end: Math.min(end, fileSize) };
}
