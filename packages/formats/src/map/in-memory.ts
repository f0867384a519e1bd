import type { FileWithHead } from '../choose-branch.js';
import type { AppendedPlace } from '../container/container.js';
import type { Region } from './regions.js';

/** A file whose bytes are all in memory. */
export function inMemory(bytes: Uint8Array): FileWithHead {
  // A plain view of the same memory: the methods of a Node `Buffer` differ where it matters, e.g. its `slice` copies nothing.
  const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const region = ({ start, end }: Region): Uint8Array => whole.subarray(start, end);
  const peek = ({ offset, size }: AppendedPlace): Uint8Array => whole.subarray(offset, offset + size);
  return { head: whole, size: whole.length, loaded: { whole, region }, peek };
}
