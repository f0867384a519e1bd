import { type ByteSource, readBytes } from '@brushwork/record';
import type { Disguise } from './disguise.js';

/** What lies beneath a disguised source, shown piece by piece as it is asked for. */
export function disguisedSource(source: ByteSource, disguise: Disguise): ByteSource {
  return {
    byteLength: source.byteLength,
    async slice(start, end) {
      const bytes = new Uint8Array(await readBytes(source, start, end));
      disguise.turn(bytes, start);
      return bytes;
    },
  };
}
