import { FormatError } from '@brushwork/record';
import { FlateErrorCode, Gunzip } from 'fflate';
import { crc32 } from './crc32.js';
import { isFlateError, pieces, translateErrors } from './inflate.js';
import { checkMaxOutput, LimitedOutput } from './limited-output.js';

/** Limits for unpacking a compressed file. */
export interface UnpackOptions {
  /** Largest number of bytes that may come out; 1 GiB when not given. */
  readonly maxOutput?: number | undefined;
}

/** A compressed file, unpacked. */
export interface Unpacked {
  /** The bytes of all members (gzip) or streams (bzip2), one after the other. */
  readonly bytes: Uint8Array;
  /** Number of members or streams. */
  readonly memberCount: number;
  /** Number of bytes after the last member that belong to none, e.g. padding. */
  readonly trailingSize: number;
}

/** The shortest DEFLATE data: one empty block. */
const leastData = 2;
const trailerSize = 8;

/**
 * Unpacks gzip data of one or more members (RFC 1952) and checks every member's CRC and size.
 *
 * Throws `FormatError`: 'bad-magic' when it is no gzip data, 'truncated' when it ends inside a member, 'limit' when
 * more than `maxOutput` bytes come out, 'bad-value' for damaged data or a CRC or size that is not that of the data.
 * Bytes after the last member are counted and otherwise ignored, as the usual tools do.
 */
export function gunzip(bytes: Uint8Array, options: UnpackOptions = {}): Unpacked {
  const output = new LimitedOutput({ maxOutput: checkMaxOutput(options.maxOutput), what: 'the gzip data' });
  checkHead(bytes);
  const member = { start: 0, crc: 0, size: 0, count: 1 };
  const decoder = new Gunzip((part) => {
    output.push(part);
    member.crc = crc32(part, member.crc);
    member.size += part.length;
  });
  decoder.onmember = (start) => {
    if (findTrailer(bytes, member, start - trailerSize) !== start - trailerSize) throw wrongTrailer(member);
    Object.assign(member, { start, crc: 0, size: 0, count: member.count + 1 });
  };
  pushAll(decoder, bytes);
  const trailer = findTrailer(
    bytes,
    member,
    member.start + headSize(bytes.subarray(member.start)) + leastData,
  );
  if (trailer < 0) throw wrongTrailer(member);
  const end = trailer + trailerSize;
  // A whole head would have been taken for the next member's, so this one is cut off.
  if (isMagic(bytes.subarray(end))) throw tooShort(bytes.length);
  return { bytes: output.finish(), memberCount: member.count, trailingSize: bytes.length - end };
}

function checkHead(bytes: Uint8Array): void {
  if (bytes.length > 0 && !isMagic(bytes)) throw new FormatError('bad-magic', 'no gzip data', { offset: 0 });
  if (bytes.length < headSize(bytes) + leastData + trailerSize) throw tooShort(bytes.length);
}

/** Whether bytes begin as a gzip member does, as far as there are any. */
function isMagic(bytes: Uint8Array): boolean {
  const magic = [0x1f, 0x8b, 8];
  return bytes.length > 0 && magic.every((byte, index) => index >= bytes.length || bytes[index] === byte);
}

/** Size of a member's head with its optional parts; beyond the bytes' end when the head is cut off. */
function headSize(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if ((flags & 4) !== 0) at += 2 + (bytes[10] ?? 0) + 256 * (bytes[11] ?? 0);
  for (const flag of [8, 16]) {
    if ((flags & flag) === 0) continue;
    const zero = bytes.indexOf(0, at);
    at = zero < 0 ? bytes.length + 1 : zero + 1;
  }
  return (flags & 2) !== 0 ? at + 2 : at;
}

function tooShort(size: number): FormatError {
  return new FormatError('truncated', 'the gzip data ends too early', { offset: size });
}

/** A member that doesn't begin as one is what follows the last one; whether all was well before it is checked after. */
function pushAll(decoder: Gunzip, bytes: Uint8Array): void {
  try {
    for (const piece of pieces(bytes)) translateErrors(() => decoder.push(piece, false));
    translateErrors(() => decoder.push(new Uint8Array(0), true));
  } catch (error) {
    const cause = error instanceof FormatError ? error.cause : undefined;
    if (!isFlateError(cause) || cause.code !== FlateErrorCode.InvalidHeader) throw error;
  }
}

interface Member {
  readonly start: number;
  readonly crc: number;
  readonly size: number;
}

/**
 * Where, from `from` on, the member's CRC and size stand; -1 when nowhere. The decoder doesn't say where a member's
 * data ends, but what must stand there is known once the data is.
 */
function findTrailer(bytes: Uint8Array, member: Member, from: number): number {
  const trailer = new Uint8Array(trailerSize);
  const view = new DataView(trailer.buffer);
  view.setUint32(0, member.crc, true);
  view.setUint32(4, member.size % 0x1_0000_0000, true);
  const first = trailer[0] ?? 0;
  for (
    let at = bytes.indexOf(first, from);
    at >= 0 && at + trailerSize <= bytes.length;
    at = bytes.indexOf(first, at + 1)
  ) {
    let same = 1;
    while (same < trailerSize && bytes[at + same] === trailer[same]) same += 1;
    if (same === trailerSize) return at;
  }
  return -1;
}

function wrongTrailer(member: Member): FormatError {
  const message = 'the gzip member is cut off, or its CRC or size is not that of its data';
  return new FormatError('bad-value', message, { offset: member.start });
}
