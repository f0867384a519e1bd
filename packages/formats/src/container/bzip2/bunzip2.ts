import { FormatError } from '@brushwork/record';
import type { Unpacked, UnpackOptions } from '../gunzip.js';
import { checkMaxOutput, LimitedOutput } from '../limited-output.js';
import { BitReader } from './bit-reader.js';
import { linkRotations, readBlockBody } from './block-body.js';
import { readBlockHead } from './block-head.js';
import { RunExpander } from './run-expander.js';

const blockMagic = 0x314159265359;
const endMagic = 0x177245385090;

/**
 * Unpacks bzip2 data of one or more streams and checks the CRC of every block and stream.
 *
 * Throws `FormatError`: 'bad-magic' when it is no bzip2 data, 'truncated' when it ends inside a stream, 'limit' when
 * more than `maxOutput` bytes come out, 'bad-value' or 'bad-count' for damaged data, 'unsupported' for the randomised
 * blocks of bzip2 before 0.9.5. Bytes after the last stream are counted and otherwise ignored, as the usual tools do.
 */
export function bunzip2(bytes: Uint8Array, options: UnpackOptions = {}): Unpacked {
  const output = new LimitedOutput({ maxOutput: checkMaxOutput(options.maxOutput), what: 'the bzip2 data' });
  const expander = new RunExpander(output);
  let at = 0;
  let memberCount = 0;
  while (memberCount === 0 || isStreamStart(bytes, at)) {
    at = readStream(bytes, at, expander);
    memberCount += 1;
  }
  return { bytes: output.finish(), memberCount, trailingSize: bytes.length - at };
}

function isStreamStart(bytes: Uint8Array, at: number): boolean {
  const level = bytes[at + 3] ?? 0;
  return (
    bytes[at] === 0x42 && bytes[at + 1] === 0x5a && bytes[at + 2] === 0x68 && level >= 0x31 && level <= 0x39
  );
}

/** Reads one stream and returns the offset behind it. */
function readStream(bytes: Uint8Array, start: number, expander: RunExpander): number {
  if (!isStreamStart(bytes, start)) {
    const isCut = bytes.length < 4 && 'BZh'.startsWith(String.fromCharCode(...bytes.subarray(0, 3)));
    if (isCut) throw new FormatError('truncated', 'the bzip2 data ends too early', { offset: bytes.length });
    throw new FormatError('bad-magic', 'no bzip2 data', { offset: start });
  }
  const bits = new BitReader(bytes, start + 4);
  const level = (bytes[start + 3] ?? 0) - 0x30;
  let block: Uint32Array | undefined;
  let streamCrc = 0;
  for (;;) {
    const offset = bits.byteOffset;
    const high = bits.read(24);
    const magic = high * 0x1_00_0000 + bits.read(24);
    if (magic === endMagic) break;
    if (magic !== blockMagic) throw new FormatError('bad-value', 'no bzip2 block here', { offset });
    block ??= new Uint32Array(level * 100_000);
    const crc = readBlock(bits, block, expander);
    streamCrc = ((streamCrc << 1) | (streamCrc >>> 31)) ^ crc;
  }
  const expected = bits.read32();
  if (expected !== streamCrc >>> 0) {
    throw new FormatError('bad-value', 'the CRC of a bzip2 stream is not that of its blocks', {
      offset: bits.byteOffset - 4,
      expected,
      found: streamCrc >>> 0,
    });
  }
  return bits.byteOffset;
}

function readBlock(bits: BitReader, block: Uint32Array, expander: RunExpander): number {
  const offset = bits.byteOffset;
  const head = readBlockHead(bits);
  const length = readBlockBody(bits, head, block);
  const crc = expander.expand(block, length, linkRotations(block, length, head.origin));
  if (crc === head.crc) return crc;
  throw new FormatError('bad-value', 'the CRC of a bzip2 block is not that of its bytes', {
    offset,
    expected: head.crc,
    found: crc,
  });
}
