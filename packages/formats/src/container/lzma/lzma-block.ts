import { FormatError, type Issue } from '@brushwork/record';
import { type DecodedLzma, decodeLzma, type LzmaOptions } from './lzma-decoder.js';
import { type EncodedLzma, encodeLzma } from './lzma-encoder.js';
import { type LzmaProperties, readLzmaProperties, writeLzmaProperties } from './lzma-properties.js';
import { LzmaReport } from './lzma-report.js';

/*
 * How Source maps pack a lump or a game lump (`lzma_header_t` in the engine's lzmaDecoder.h). The numbers are
 * little-endian in the files of consoles too, which are big-endian otherwise.
 */

/** Number of bytes before the stream. */
export const lzmaBlockHeaderSize = 17;

/** What stands before the stream. */
export interface LzmaBlockHeader {
  /** Number of bytes that the block unpacks to. */
  readonly actualSize: number;
  /** Number of bytes of the stream. */
  readonly lzmaSize: number;
  /** How the stream was made. */
  readonly properties: LzmaProperties;
}

/** How a block is read. */
export interface ReadLzmaBlockOptions extends LzmaOptions {
  /** The unpacked size as the directory says it, where it does: a difference is reported. */
  readonly expectedSize?: number | undefined;
}

/** An unpacked block. */
export interface LzmaBlock {
  /** What came out: all of it, or as much as could be read. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What stood before the stream. */
  readonly header: LzmaBlockHeader;
  /** Number of bytes of the block, from its header to the end of its stream as it really is. */
  readonly blockSize: number;
  /** Whether the stream ended with a marker, which the game's own tools don't write. */
  readonly hasEndMarker: boolean;
  /** What is wrong with it; empty for a block without flaws. */
  readonly issues: readonly Issue[];
}

/** Whether bytes begin as a block does; a directory that calls them unpacked may be wrong. */
export function isLzmaBlock(bytes: Uint8Array): boolean {
  return bytes[0] === 0x4c && bytes[1] === 0x5a && bytes[2] === 0x4d && bytes[3] === 0x41;
}

/**
 * Reads what stands before the stream. Throws `FormatError` 'bad-magic' when it is no block, 'truncated' when it ends
 * too early and 'bad-value' for properties that no stream has.
 */
export function readLzmaBlockHeader(bytes: Uint8Array, options: LzmaOptions = {}): LzmaBlockHeader {
  const { path, offset } = options;
  if (!isLzmaBlock(bytes)) throw new FormatError('bad-magic', 'no LZMA block', { path, offset });
  if (bytes.length < lzmaBlockHeaderSize) {
    const details = { path, offset, expected: lzmaBlockHeaderSize, found: bytes.length };
    throw new FormatError('truncated', 'the LZMA block ends inside its header', details);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, lzmaBlockHeaderSize);
  return {
    actualSize: view.getUint32(4, true),
    lzmaSize: view.getUint32(8, true),
    properties: readLzmaProperties(bytes.subarray(12, lzmaBlockHeaderSize), {
      path,
      offset: (offset ?? 0) + 12,
    }),
  };
}

/**
 * Unpacks a block. `bytes` may go on behind it.
 *
 * The game takes blocks whose sizes are wrong, so they are read: up to the unpacked size of the header, or as far as
 * the stream goes, and beyond the header's packed size where the stream does. Whatever is not as it should be is an
 * issue; with `strict` it throws `FormatError` 'truncated', 'bad-value' or 'bad-length'. Throws as
 * `readLzmaBlockHeader` does, and 'limit' as `decodeLzma` does.
 */
export function readLzmaBlock(bytes: Uint8Array, options: ReadLzmaBlockOptions = {}): LzmaBlock {
  const header = readLzmaBlockHeader(bytes, options);
  const report = new LzmaReport(options);
  const size = unpackedSize(header, options, report);
  const decoded = decodeStream(bytes, header, { ...options, size });
  const available = bytes.length - lzmaBlockHeaderSize;
  const { lzmaSize } = header;
  if (lzmaSize > available || (isComplete(decoded) && lzmaSize !== decoded.inputSize)) {
    const found = lzmaSize > available ? available : decoded.inputSize;
    const message = `the LZMA block should have ${lzmaSize} bytes of data and has ${found}`;
    report.add('lzma-packed-size', { message, at: 8, expected: found, found: lzmaSize });
  }
  const end = Math.max(decoded.inputSize, Math.min(lzmaSize, available));
  if (end < available) {
    const message = `${available - end} bytes follow the LZMA block`;
    report.add('lzma-surplus', { message, at: lzmaBlockHeaderSize + end });
  }
  return {
    bytes: decoded.bytes,
    header,
    blockSize: lzmaBlockHeaderSize + decoded.inputSize,
    hasEndMarker: decoded.hasEndMarker,
    issues: [...report.issues, ...decoded.issues],
  };
}

/** The header's size, which the game goes by, unless it is 0 and the directory knows better. */
function unpackedSize(
  { actualSize, lzmaSize }: LzmaBlockHeader,
  { expectedSize }: ReadLzmaBlockOptions,
  report: LzmaReport,
): number {
  if (expectedSize === undefined || expectedSize === actualSize) return actualSize;
  const message = `the LZMA block unpacks to ${actualSize} bytes, the directory says ${expectedSize}`;
  report.add('lzma-unpacked-size', { message, at: 4, expected: expectedSize, found: actualSize });
  return actualSize === 0 && lzmaSize > 0 ? expectedSize : actualSize;
}

/** Decodes as much as the header says there is, or all there is where that is too little. */
function decodeStream(
  bytes: Uint8Array,
  { lzmaSize, properties }: LzmaBlockHeader,
  options: LzmaOptions & { readonly size: number },
): DecodedLzma {
  const stream = bytes.subarray(lzmaBlockHeaderSize);
  const all = { ...options, properties, offset: (options.offset ?? 0) + lzmaBlockHeaderSize };
  const decoded = decodeLzma(stream.subarray(0, lzmaSize), all);
  if (isComplete(decoded) || lzmaSize >= stream.length) return decoded;
  const longer = decodeLzma(stream, all);
  return isComplete(longer) ? longer : decoded;
}

function isComplete({ issues }: DecodedLzma): boolean {
  return !issues.some(({ severity }) => severity === 'error');
}

/**
 * Packs bytes as a block, without an end marker as the game's own tools do. The same bytes always give the same block.
 * Small or random ones get larger by it: such lumps are better stored as they are. See `encodeLzma` for speed and
 * memory.
 *
 * Throws `FormatError` 'does-not-fit' for more bytes than 32 bits can count, and as `encodeLzma` does.
 */
export async function writeLzmaBlock(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  checkSize(bytes.length);
  return lzmaBlockOf(await encodeLzma(bytes), bytes.length);
}

/** A block with a stream that was packed before, of so many bytes. Throws `FormatError` 'does-not-fit' for more than 32 bits can count. */
export function lzmaBlockOf({ properties, stream }: EncodedLzma, size: number): Uint8Array<ArrayBuffer> {
  checkSize(size);
  const block = new Uint8Array(lzmaBlockHeaderSize + stream.length);
  block.set([0x4c, 0x5a, 0x4d, 0x41]);
  const view = new DataView(block.buffer);
  view.setUint32(4, size, true);
  view.setUint32(8, stream.length, true);
  block.set(writeLzmaProperties(properties), 12);
  block.set(stream, lzmaBlockHeaderSize);
  return block;
}

function checkSize(size: number): void {
  if (size > 0xffffffff)
    throw new FormatError('does-not-fit', 'an LZMA block holds at most 4 GiB', { found: size });
}
