/** LZMA1: the streams themselves, the blocks of Source maps, and zip entries with method 14. */

export {
  isLzmaBlock,
  type LzmaBlock,
  type LzmaBlockHeader,
  lzmaBlockHeaderSize,
  lzmaBlockOf,
  type ReadLzmaBlockOptions,
  readLzmaBlock,
  readLzmaBlockHeader,
  writeLzmaBlock,
} from './lzma-block.js';
export {
  type DecodedLzma,
  type DecodeLzmaOptions,
  decodeLzma,
  type LzmaOptions,
  maxLzmaRatio,
} from './lzma-decoder.js';
export { type EncodedLzma, encodeLzma } from './lzma-encoder.js';
export { type LzmaProperties, readLzmaProperties, writeLzmaProperties } from './lzma-properties.js';
export type { LzmaPlace } from './lzma-report.js';
export { lzmaRules } from './lzma-rules.js';
export { readZipLzma, writeZipLzma, zipLzmaHeadSize, zipLzmaOf } from './zip-lzma.js';
