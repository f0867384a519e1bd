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
  /**
   * Number of bytes of the input that belong to the stream. What follows them is nobody's. All of them where the stream
   * goes on after the size given.
   */
  readonly inputSize: number;
  /** Whether the stream ended with a marker. */
  readonly hasEndMarker: boolean;
  /** What is wrong with it; empty for a stream without flaws. */
  readonly issues: readonly Issue[];
}

/** Number of bytes that a stream begins with before its first symbol. */
const headSize = 5;
/** So many bytes are set aside at once for each byte of input; more only once that much has come out. */
const likelyRatio = 64;
const leastCapacity = 64 * 1024;
/** Smaller dictionaries are taken for one of this size, as the reference decoder does. */
const leastDictionary = 4096;

/**
 * Decodes a bare LZMA stream (LZMA1: no head, no checksum). Its end marker may stand or be missing.
 *
 * The output is the dictionary, so nothing else is set aside, whatever dictionary size the properties say, and memory
 * follows what has come out. Time and memory are bounded by the sizes of input and output.
 *
 * A stream that is cut off, damaged, or not of the size given gives what could be decoded, and issues. With `strict`
 * it throws `FormatError` instead: 'truncated', 'bad-value' or 'bad-length'. Always throws 'limit' when more than
 * `maxOutput` bytes, or more than `maxRatio` for each byte of input, would come out, and for limits and sizes that are
 * none.
 */
export function decodeLzma(input: Uint8Array, options: DecodeLzmaOptions): DecodedLzma {
  checkOptions(options);
  const report = new LzmaReport(options);
  if (options.size === 0 && input.length === 0) return nothing(report, 0);
  if (input.length < headSize) {
    const message = `the LZMA stream has only ${input.length} bytes`;
    report.add('lzma-truncated', { message, at: input.length, expected: options.size, found: 0 });
    return nothing(report, input.length);
  }
  return new StreamDecoder(input.length, options, report).decode(input);
}

function checkOptions({ maxRatio, size, path, offset }: DecodeLzmaOptions): void {
  if (maxRatio !== undefined && !(maxRatio >= 0)) {
    throw new FormatError('limit', 'an output ratio is a number from 0 up', { found: maxRatio });
  }
  if (size !== undefined && !(Number.isSafeInteger(size) && size >= 0)) {
    const details = { path, offset, found: size };
    throw new FormatError('limit', 'the unpacked size is no whole number of bytes from 0 up', details);
  }
}

function nothing(report: LzmaReport, inputSize: number): DecodedLzma {
  return { bytes: new Uint8Array(0), inputSize, hasEndMarker: false, issues: report.issues };
}

/**
 * Why decoding stopped: at the marker, at a match that is impossible, with the output full and the stream at its end or
 * not, with the input at its end or cut off.
 */
type Ending = 'marker' | 'damage' | 'full' | 'more' | 'drained' | 'truncated';

class StreamDecoder {
  private readonly inputSize: number;
  private readonly options: DecodeLzmaOptions;
  private readonly report: LzmaReport;
  private readonly maxOutput: number;
  /** Whether a size was given that so much input can unpack to. */
  private readonly isSizeKnown: boolean;
  /** Number of bytes that come out, if known, else the most that may. */
  private readonly limit: number;
  /** Number of bytes that had come out where the input could have ended well, if it did somewhere. */
  private goodEnd: number | undefined;

  constructor(inputSize: number, options: DecodeLzmaOptions, report: LzmaReport) {
    this.inputSize = inputSize;
    this.options = options;
    this.report = report;
    this.maxOutput = checkMaxOutput(options.maxOutput);
    const possible = inputSize * maxLzmaRatio;
    const allowed = Math.min(this.maxOutput, Math.ceil(inputSize * (options.maxRatio ?? maxLzmaRatio)));
    const { size } = options;
    this.isSizeKnown = size !== undefined && size <= possible;
    if (size !== undefined && size > possible) {
      const message = `${inputSize} bytes of LZMA data can't unpack to ${size}`;
      report.add('lzma-unpacked-size', { message, expected: possible, found: size });
    } else if (size !== undefined && size > allowed) {
      throw this.overLimit(allowed);
    }
    this.limit = this.isSizeKnown ? (size ?? 0) : allowed;
  }

  decode(input: Uint8Array): DecodedLzma {
    const first = input[0]!;
    if (first !== 0) {
      const message = `the LZMA stream begins with ${first} instead of 0`;
      this.report.add('lzma-first-byte', { message, at: 0, expected: 0, found: first });
    }
    const capacity = Math.min(this.limit, Math.max(leastCapacity, this.inputSize * likelyRatio));
    // Symbols are read without a look at the input's end; behind it stands what the last one may read too much.
    const paddedInput = new Uint8Array(this.inputSize + 2 * maxSymbolInput);
    paddedInput.set(input);
    const symbols = new SymbolDecoder(this.options.properties, paddedInput, this.allocate(capacity));
    let ending = this.run(symbols);
    if (ending === 'full') ending = this.checkEnd(symbols);
    if (ending === 'marker') symbols.normalise();
    this.reportEnding(symbols, ending);
    const { output, position } = symbols;
    return {
      bytes: position < output.length / 2 ? output.slice(0, position) : output.subarray(0, position),
      inputSize: ending === 'more' ? this.inputSize : Math.min(symbols.next, this.inputSize),
      hasEndMarker: ending === 'marker',
      issues: this.report.issues,
    };
  }

  private run(symbols: SymbolDecoder): Ending {
    for (;;) {
      const symbol = symbols.run(this.inputSize - maxSymbolInput, this.roomEnd(symbols));
      if (symbol !== 'bytes') return symbol;
      if (symbols.position === this.limit) return 'full';
      if (symbols.next > this.inputSize - maxSymbolInput) return this.runLast(symbols);
      this.grow(symbols);
    }
  }

  /** Reads the last symbols of the input one by one. */
  private runLast(symbols: SymbolDecoder): Ending {
    for (;;) {
      const { position, farthest } = symbols;
      if (position === this.limit) return 'full';
      if (position >= this.roomEnd(symbols)) this.grow(symbols);
      symbols.normalise();
      if (symbols.next === this.inputSize && symbols.rest === 0) {
        this.goodEnd ??= position;
        if (!this.isSizeKnown) return 'drained';
      }
      const symbol = symbols.next > this.inputSize ? 'bytes' : symbols.symbol();
      if (symbols.next > this.inputSize) {
        // What was read behind the end was no symbol. And where the input could have ended well, it did.
        symbols.position = this.goodEnd ?? position;
        symbols.farthest = farthest;
        return 'truncated';
      }
      if (symbol !== 'bytes') return symbol;
    }
  }

  /** Looks what follows once all of the output is there: the end of the input, a marker, or more than was said. */
  private checkEnd(symbols: SymbolDecoder): Ending {
    const { overflow, farthest } = symbols;
    symbols.normalise();
    const { next } = symbols;
    const isEnd = overflow === 0 && (next > this.inputSize || symbols.rest === 0);
    const isMarker = !isEnd && overflow === 0 && symbols.symbol() === 'marker';
    symbols.farthest = farthest;
    if (symbols.next > this.inputSize) {
      const message = 'the LZMA stream is cut off behind its last symbol';
      this.report.add('lzma-short-end', { message, at: this.inputSize });
    } else if (!isEnd && !isMarker) {
      if (!this.isSizeKnown) throw this.overLimit(this.limit);
      const found = this.limit + Math.max(1, symbols.overflow);
      const message = `the LZMA stream unpacks to at least ${found} instead of ${this.limit} bytes`;
      this.report.add('lzma-unpacked-size', { message, at: next, expected: this.limit, found });
      return 'more';
    }
    return isMarker ? 'marker' : 'full';
  }

  private reportEnding(symbols: SymbolDecoder, ending: Ending): void {
    const { position, farthest } = symbols;
    const { size, properties } = this.options;
    const at = Math.min(symbols.next, this.inputSize);
    const details = { at, expected: size, found: position };
    const came = size === undefined ? `${position} bytes` : `${position} of ${size} bytes`;
    if (ending === 'damage') {
      const message = `the LZMA stream is damaged: after ${came} a match reaches back behind the first one`;
      this.report.add('lzma-damaged', { ...details, message });
    }
    if (ending === 'truncated') {
      this.report.add('lzma-truncated', { ...details, message: `the LZMA stream ends after ${came}` });
    }
    if (ending === 'marker' && this.isSizeKnown && position !== size) {
      this.report.add('lzma-early-end', { ...details, message: `the LZMA stream has its end after ${came}` });
    }
    if (farthest > Math.max(properties.dictionarySize, leastDictionary)) {
      const message = `matches reach back ${farthest} bytes, the dictionary has ${properties.dictionarySize}`;
      this.report.add('lzma-dictionary', { message, expected: properties.dictionarySize, found: farthest });
    }
  }

  /** How far the output can be filled with no look at its end. */
  private roomEnd({ output }: SymbolDecoder): number {
    return output.length === this.limit ? this.limit : output.length - maxMatchLength;
  }

  private grow(symbols: SymbolDecoder): void {
    const grown = this.allocate(Math.min(this.limit, symbols.output.length * 2));
    grown.set(symbols.output.subarray(0, symbols.position));
    symbols.output = grown;
  }

  private allocate(size: number): Uint8Array<ArrayBuffer> {
    try {
      return new Uint8Array(size);
    } catch (cause) {
      const { path, offset } = this.options;
      throw new FormatError('limit', 'the LZMA stream needs more memory than there is', {
        path,
        offset,
        cause,
      });
    }
  }

  private overLimit(limit: number): FormatError {
    const { path, offset, size } = this.options;
    const message = `the LZMA stream unpacks to more than the limit of ${limit} bytes`;
    return new FormatError('limit', message, { path, offset, expected: limit, found: size });
  }
}
