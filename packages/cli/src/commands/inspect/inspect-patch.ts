import { EntityDocument, identify, readLumpPatch } from '@brushwork/formats';
import { type Issue, readBytes } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';

/** What `inspect` finds out about a file that replaces a lump. */
export interface PatchInspection {
  /** What the user called it. */
  readonly file: string;
  /** Always `lump-patch`. */
  readonly format: 'lump-patch';
  /** What it is, for people. */
  readonly description: string;
  /** Byte order of its header. */
  readonly byteOrder: string;
  /** Size in bytes. */
  readonly size: number;
  /** Index of the lump. */
  readonly lump: number;
  /** Version of the lump. */
  readonly version: number;
  /** Bytes of the lump. */
  readonly lumpSize: number;
  /** Revision of the map that it is for. */
  readonly revision: number;
  /** Number of entities; `null` when it is for another lump. */
  readonly entityCount: number | null;
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
}

/** Looks at a file that replaces a lump. Throws as reading does. */
export async function inspectPatch(input: CommandInput): Promise<PatchInspection> {
  const { byteLength: size } = input.source;
  const bytes = await readBytes(input.source, 0, size);
  const patch = readLumpPatch(bytes, { name: input.name });
  const { byteOrder, lump, version, revision } = patch;
  return {
    file: input.name,
    format: 'lump-patch',
    description: identify(bytes.subarray(0, 64), size)?.description ?? 'a lump patch',
    ...{ byteOrder, size, lump, version, lumpSize: patch.bytes.length, revision },
    entityCount: lump === 0 ? EntityDocument.parse(patch.bytes).entities.length : null,
    issues: [...input.issues, ...patch.issues],
  };
}
