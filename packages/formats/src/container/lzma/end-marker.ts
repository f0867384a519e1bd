import type { LzmaProperties } from './lzma-properties.js';
import { maxSymbolInput, SymbolDecoder } from './symbol-decoder.js';

/** What has to be known to find the end of what a stream holds. */
export interface StreamEnd {
  /** How the stream was made. */
  readonly properties: LzmaProperties;
  /** Number of bytes that it unpacks to. */
  readonly size: number;
}

/**
 * An undamaged stream without the end marker that it has: the encoder always writes one, the game's tools never do.
 *
 * A stream is one long number, and any number within the range that its symbols leave stands for them. The marker chose
 * one above the lowest. The lowest is what an encoder ends with that writes none, and there nothing is left to decode.
 */
export function withoutEndMarker(
  stream: Uint8Array,
  { properties, size }: StreamEnd,
): Uint8Array<ArrayBuffer> {
  const input = new Uint8Array(stream.length + maxSymbolInput);
  input.set(stream);
  const symbols = new SymbolDecoder(properties, input, new Uint8Array(size));
  symbols.run(stream.length, size);
  symbols.normalise();
  const result = stream.slice(0, symbols.next);
  let { rest } = symbols;
  for (let at = result.length - 1; rest > 0 && at >= 0; at -= 1) {
    const difference = result[at]! - (rest & 0xff);
    result[at] = difference;
    rest = (rest >>> 8) + (difference < 0 ? 1 : 0);
  }
  return result;
}
