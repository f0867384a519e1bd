import { type ByteSource, memorySource } from '@brushwork/record';
import type { Neighbours } from '../../src/external/neighbours.js';

/** Files in memory beside a map, and what was looked for and read of them. */
export interface FilesBeside extends Neighbours {
  /** Names that were looked for. */
  readonly soughtNames: string[];
  /** Names of files that were read. */
  readonly readNames: string[];
}

/** Files in memory beside a map of a name. */
export function filesBeside(name: string, files: ReadonlyMap<string, Uint8Array>): FilesBeside {
  const soughtNames: string[] = [];
  const readNames: string[] = [];
  return {
    name,
    soughtNames,
    readNames,
    async find(wanted): Promise<ByteSource | undefined> {
      soughtNames.push(wanted);
      const bytes = files.get(wanted);
      if (bytes === undefined) return undefined;
      const source = memorySource(bytes);
      return {
        byteLength: bytes.length,
        slice(start, end) {
          readNames.push(wanted);
          return source.slice(start, end);
        },
      };
    },
  };
}
