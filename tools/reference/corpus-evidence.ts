import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { identify, open } from '@brushwork/formats';
import { type ByteOrder, FormatError } from '@brushwork/record';
import { roundTrips } from './round-trip.js';
import { measureTypedBytes } from './typed-bytes.js';

/** A real file that a branch was tried on. */
export interface EvidenceFile {
  readonly name: string;
  readonly size: number;
  /** First 16 digits of the SHA-256 of its bytes. */
  readonly sha256: string;
}

/** What real files prove of a branch. */
export interface BranchEvidence {
  /** The files that were opened as this branch, each content once, by name. */
  readonly files: readonly EvidenceFile[];
  /** Byte orders that they are in. */
  readonly byteOrders: readonly ByteOrder[];
  /** How many of them came back byte-identical. */
  readonly roundTripped: number;
  /** Bytes in their lumps. */
  readonly lumpBytes: number;
  /** Those of them that have a meaning. */
  readonly typedBytes: number;
  /** Lumps that hold something in at least one of them. */
  readonly filledLumps: readonly string[];
}

/** Evidence by the identifier of the branch. */
export type Evidence = Readonly<Record<string, BranchEvidence>>;

/** Folder of real files: `CORPUS_DIR`, else beside the repository; `undefined` when there is none. */
export function corpusFolder(root: string): string | undefined {
  const folder = process.env['CORPUS_DIR'] ?? join(root, '../shared/corpus');
  return existsSync(folder) ? folder : undefined;
}

interface Gathered {
  readonly files: EvidenceFile[];
  readonly orders: Set<ByteOrder>;
  readonly filled: Set<string>;
  roundTripped: number;
  lumpBytes: number;
  typedBytes: number;
}

/**
 * Opens every file of a folder and notes what it proves of the branch that it is opened as: one that is as likely may be
 * of another game, of which it proves nothing. Files that no branch reads are passed over.
 */
export async function measureCorpus(folder: string): Promise<Evidence> {
  const gathered = new Map<string, Gathered>();
  const seen = new Set<string>();
  for (const path of filesBelow(folder)) {
    const bytes = new Uint8Array(readFileSync(path));
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    if (seen.has(digest) || identify(bytes.subarray(0, 8), bytes.length) === undefined) continue;
    seen.add(digest);
    await addFile(gathered, { name: basename(path), size: bytes.length, sha256: digest }, bytes);
  }
  const ids = [...gathered.keys()].sort();
  return Object.fromEntries(
    ids.map((id) => {
      const { files, orders, filled, ...numbers } = gathered.get(id) as Gathered;
      files.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.sha256 < b.sha256 ? -1 : 1));
      return [id, { files, byteOrders: [...orders].sort(), ...numbers, filledLumps: [...filled].sort() }];
    }),
  );
}

async function addFile(
  gathered: Map<string, Gathered>,
  file: EvidenceFile,
  bytes: Uint8Array,
): Promise<void> {
  let map: Awaited<ReturnType<typeof open>>;
  try {
    map = await open(bytes);
  } catch (error) {
    if (error instanceof FormatError) return;
    throw error;
  }
  const original = bytes.slice();
  const isSame = roundTrips(map, original);
  const { lumpBytes, typedBytes } = measureTypedBytes(map);
  const filled = map.lumpNames.filter((name) => map.lump(name).bytes.length > 0);
  const { id } = map.branch;
  const sum = gathered.get(id) ?? {
    files: [],
    orders: new Set<ByteOrder>(),
    filled: new Set<string>(),
    roundTripped: 0,
    lumpBytes: 0,
    typedBytes: 0,
  };
  gathered.set(id, sum);
  sum.files.push(file);
  sum.orders.add(map.byteOrder);
  for (const name of filled) sum.filled.add(name);
  sum.roundTripped += isSame ? 1 : 0;
  sum.lumpBytes += lumpBytes;
  sum.typedBytes += typedBytes;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
