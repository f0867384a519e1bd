import { FormatError, type Issue } from '@brushwork/record';
import { checkMaxOutput } from '../limited-output.js';
import { maxMatchLength } from './lzma-models.js';
import type { LzmaProperties } from './lzma-properties.js';
import { type LzmaPlace, LzmaReport } from './lzma-report.js';
import { maxSymbolInput, SymbolDecoder } from './symbol-decoder.js';

/**
 * The most bytes that one byte of LZMA data can stand for. A symbol of 273 bytes takes at least 14 decisions of
 * log2(2048 / 2017) = 0.022 bits each: 7,090 to 1; what remains is for rounding.
 */
export const maxLzmaRatio = 7100;

/** Limits and place of LZMA data that is decoded. */
export interface LzmaOptions extends LzmaPlace {
  /** Largest number of bytes that may come out; 1 GiB when not given. */
  readonly maxOutput?: number | undefined;
  /** Most bytes that may come out for each one that goes in; `maxLzmaRatio`, which no stream exceeds, when not given. */
  readonly maxRatio?: number | undefined;
}

/** How a bare LZMA stream is decoded. */
export interface DecodeLzmaOptions extends LzmaOptions {
  /** How the stream was made. */
  readonly properties: LzmaProperties;
  /** Number of bytes that come out; when not given, the stream ends with its marker or with the input. */
  readonly size?: number | undefined;
}

/** A decoded LZMA stream. */
export interface DecodedLzma {
  /** What came out: all of it, or as much as could be read. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Number of bytes of the input that belong to the stream. What follows them is nobody's. */
  readonly inputSize: number;
  /** Whether the stream ended with a marker. */
  readonly hasEndMarker: boolean;
  /** What is wrong with it; empty in a stream without flaws. */
  readonly issues: readonly Issue[];
}

/** Number of bytes that a stream begins with before its first symbol. */
const headSize = 5;
/** So many bytes are set aside at once for each byte of input; more only once that has come out. */
const likelyRatio = 64;
const leastCapacity = 64 * 1024;

/**
 * Decodes a bare LZMA stream (LZMA1: no head, no checksum). An end marker may stand or be missing in either case.
 *
 * The output is the dictionary, so nothing else is set aside, whatever dictionary size the properties say; and memory
 * follows what has come out. Time and memory are bounded by the size of input and output.
 *
 * A stream that is cut off, damaged, or not of the size given gives what could be decoded, and issues. With `strict`
 * it throws `FormatError` instead: 'truncated', 'bad-value' or 'bad-length'. Always throws 'limit' when more than
 * `maxOutput` bytes, or more than `maxRatio` for each byte of input, would come out.
 */
export function decodeLzma(input: Uint8Array, options: DecodeLzmaOptions): DecodedLzma {
  const report = new LzmaReport(options);
  if (options.size === 0 && input.length === 0) return nothing(report, 0);
  if (input.length < headSize) {
    report.add('lzma-truncated', { message: 'the LZMA stream ends before its first byte', at: input.length });
    return nothing(report, input.length);
  }
  return new StreamDecoder(input, options, report).decode();
}

function nothing(report: LzmaReport, inputSize: number): DecodedLzma {
  return { bytes: new Uint8Array(0), inputSize, hasEndMarker: false, issues: report.issues };
}

/** Decodes one stream: room for output, the ends of input and output, and what is wrong with them. */
class StreamDecoder {
  private readonly input: Uint8Array;
  private readonly options: DecodeLzmaOptions;
  private readonly report: LzmaReport;
  private readonly symbols: SymbolDecoder;
  /** The size of the output as far as it is known and possible, else the most that it may have. */
  private readonly limit: number;
  private readonly isSizeKnown: boolean;
  /** How far in the input the bytes that `symbols` reads begin. */
  private inputStart = 0;
  /** Number of bytes that had come out where the input could have ended well, if it did somewhere. */
  private goodEnd: number | undefined;

  constructor(input: Uint8Array, options: DecodeLzmaOptions, report: LzmaReport) {
    this.input = input;
    this.options = options;
    this.report = report;
    const maxOutput = checkMaxOutput(options.maxOutput);
    const possible = Math.min(Math.ceil(input.length * (options.maxRatio ?? maxLzmaRatio)), maxOutput);
    this.isSizeKnown = this.checkSize(possible, maxOutput);
    this.limit = this.isSizeKnown ? (options.size ?? 0) : possible;
    const capacity = Math.min(this.limit, Math.max(leastCapacity, input.length * likelyRatio));
    this.symbols = new SymbolDecoder(options.properties, input, new Uint8Array(capacity));
    if (this.symbols.firstByte !== 0) {
      const message = `the LZMA stream begins with ${this.symbols.firstByte} instead of 0`;
      report.add('lzma-first-byte', { message, at: 0, expected: 0, found: this.symbols.firstByte });
    }
  }

  /** Whether a size was given and is possible. */
  private checkSize(possible: number, maxOutput: number): boolean {
    const { size } = this.options;
    if (size === undefined) return false;
    if (size <= possible) return true;
    const most = this.input.length * maxLzmaRatio;
    if (size > most) {
      const message = `${this.input.length} bytes of LZMA data can't unpack to ${size}`;
      this.report.add('lzma-unpacked-size', { message, expected: most, found: size });
      return false;
    }
    throw this.overLimit(Math.min(possible, maxOutput));
  }

  private overLimit(limit: number): FormatError {
    const { path, offset, size } = this.options;
    const message = `the LZMA stream unpacks to more than the limit of ${limit} bytes`;
    return new FormatError('limit', message, { path, offset, expected: limit, found: size });
  }

  decode(): DecodedLzma {
    const { symbols } = this;
    // Symbols can be read without a look at the input's end while it is far; the last ones are read from a copy with
    // zeros behind it, one at a time.
    let ending = this.run(this.input.length - maxSymbolInput, Number.POSITIVE_INFINITY);
    if (ending === 'input') {
      this.inputStart = symbols.next;
      symbols.input = padded(this.input.subarray(symbols.next));
      symbols.next = 0;
      ending = this.runLast();
    }
    if (ending === 'output') ending = this.checkEnd();
    return this.finish(ending);
  }

  private run(nextEnd: number, most: number): Ending {
    const { symbols, limit } = this;
    for (;;) {
      const isWhole = symbols.output.length === limit;
      const roomEnd = isWhole ? limit : symbols.output.length - maxMatchLength + 1;
      const end = Math.min(roomEnd, symbols.position + most);
      const symbol = symbols.run(nextEnd, end);
      if (symbol !== 'bytes') return symbol;
      if (symbols.position === limit) return 'output';
      if (symbols.next > nextEnd) return 'input';
      if (symbols.position < roomEnd) return 'pause';
      this.grow();
    }
  }

  private runLast(): Ending {
    const { symbols } = this;
    const inputEnd = this.input.length - this.inputStart;
    for (;;) {
      symbols.normalise();
      if (symbols.next > inputEnd) return 'truncated';
      if (symbols.next === inputEnd && symbols.isDrained) {
        this.goodEnd ??= symbols.position;
        if (!this.isSizeKnown) return 'drained';
      }
      const start = symbols.position;
      const ending = this.run(inputEnd, 1);
      if (symbols.next > inputEnd) {
        symbols.position = start;
        return 'truncated';
      }
      if (ending !== 'pause' && ending !== 'input') return ending;
    }
  }

  private grow(): void {
    const { symbols, limit } = this;
    try {
      const grown = new Uint8Array(Math.min(limit, symbols.output.length * 2));
      grown.set(symbols.output.subarray(0, symbols.position));
      symbols.output = grown;
    } catch (cause) {
      const { path, offset } = this.options;
      throw new FormatError('limit', 'the LZMA stream needs more memory than there is', { path, offset, cause });
    }
  }
}

/** Why decoding stopped. */
type Ending = 'marker' | 'damage' | 'output' | 'input' | 'pause' | 'truncated' | 'drained';

function padded(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length + 2 * maxSymbolInput);
  result.set(bytes);
  return result;
}
