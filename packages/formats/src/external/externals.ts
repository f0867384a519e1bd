import { type Issue, issue } from '@brushwork/record';
import type { StoredLump } from '../container/container.js';
import { documentFile, type ExternalDocumentName, type ExternalNames } from '../container/external-names.js';
import { sameBytes } from '../container/same-bytes.js';
import { ExternalFile } from './external-file.js';
import { externalSize } from './external-size.js';
import type { Neighbours } from './neighbours.js';

/** Where the bytes of a lump come from. */
export type LumpOrigin =
  /** From the map itself, or it is empty. */
  | { readonly kind: 'map' }
  /** From a file beside it; `hasCopy`: there is a copy in the map, which isn't read. */
  | { readonly kind: 'file'; readonly file: string; readonly hasCopy: boolean }
  /** They lie beside the map, and aren't at hand; `file`: what the file would be called, where the map's name is known. */
  | { readonly kind: 'missing'; readonly file: string | undefined };

/** A document beside a map that was found. */
export interface FoundDocument {
  /** What it is. */
  readonly document: ExternalDocumentName;
  /** Its file. */
  readonly file: ExternalFile;
}

/** The files beside a map that hold parts of it. */
export class Externals {
  /** How the files are named; `undefined` for a format without. */
  readonly names: ExternalNames | undefined;
  /** File name of the map; `undefined` when nothing was looked for. */
  readonly mapName: string | undefined;
  /** Documents that were found, in the order of the branch. */
  readonly documents: readonly FoundDocument[];
  private readonly lumps: ReadonlyMap<number, ExternalFile>;

  constructor(
    names: ExternalNames | undefined,
    mapName: string | undefined,
    found: {
      readonly lumps: ReadonlyMap<number, ExternalFile>;
      readonly documents: readonly FoundDocument[];
    },
  ) {
    this.names = names;
    this.mapName = mapName;
    this.lumps = found.lumps;
    this.documents = found.documents;
  }

  /** The file of a lump by its index; `undefined` when there is none. */
  lumpFile(index: number): ExternalFile | undefined {
    return this.lumps.get(index);
  }

  /** Reads the files of lumps, by their indexes, and all documents. Throws as `readBytes` does. */
  async load(indexes: Iterable<number>): Promise<void> {
    for (const index of indexes) await this.lumps.get(index)?.load();
    for (const { file } of this.documents) await file.load();
  }

  /** Reads all files. Throws as `readBytes` does. */
  async loadAll(): Promise<void> {
    await this.load(this.lumps.keys());
  }

  /** Where a lump's bytes come from. */
  originOf(entry: StoredLump): LumpOrigin {
    const file = this.lumps.get(entry.index);
    if (file !== undefined) return { kind: 'file', file: file.name, hasCopy: entry.end > entry.start };
    if (entry.isElsewhere !== true) return { kind: 'map' };
    const { names, mapName } = this;
    return {
      kind: 'missing',
      file: mapName === undefined ? undefined : names?.lumpFile(mapName, entry.index),
    };
  }

  /** What is remarkable about the files, as far as they are loaded. `copyOf`: the copy of a lump in the map. */
  issuesOf(
    entries: readonly StoredLump[],
    map: {
      readonly nameOf: (entry: StoredLump) => string;
      readonly copyOf: (entry: StoredLump) => Uint8Array | undefined;
    },
  ): Issue[] {
    return [
      ...this.missing(entries, map.nameOf),
      ...entries.flatMap((entry) => {
        const file = this.lumps.get(entry.index);
        return file === undefined
          ? []
          : compare(file, entry, { name: map.nameOf(entry), copy: map.copyOf(entry) });
      }),
    ];
  }

  private missing(entries: readonly StoredLump[], nameOf: (entry: StoredLump) => string): Issue[] {
    const missing = entries.filter((entry) => this.originOf(entry).kind === 'missing');
    const [first] = missing;
    if (first === undefined) return [];
    const { names, mapName } = this;
    const example = mapName === undefined ? undefined : names?.lumpFile(mapName, first.index);
    const where =
      example === undefined ? "which weren't looked for" : `such as '${example}', which aren't there`;
    const listed = missing.slice(0, 4).map(nameOf).join(', ');
    const others = missing.length > 4 ? ` and ${missing.length - 4} more` : '';
    return [
      issue('external-missing', 'warning', 'not-found', {
        message: `${listed}${others} lie in files beside the map, ${where}`,
        path: [],
        found: missing.length,
      }),
    ];
  }
}

function compare(
  file: ExternalFile,
  entry: StoredLump,
  map: { readonly name: string; readonly copy: Uint8Array | undefined },
): Issue[] {
  const size = externalSize(file, entry);
  if (size === undefined) return [];
  const issues: Issue[] = [];
  if (size !== entry.length) {
    issues.push(
      issue('external-size', 'warning', 'bad-length', {
        message: `has ${size} bytes in '${file.name}', where the directory says ${entry.length}`,
        path: [map.name],
        expected: entry.length,
        found: size,
      }),
    );
  }
  const original = file.original?.subarray(0, size) as Uint8Array;
  if (map.copy !== undefined && !sameBytes(map.copy, original)) {
    issues.push(
      issue('external-differs', 'info', 'overlap', {
        message: `'${file.name}' differs from the copy in the map, and is what is read`,
        path: [map.name],
        offset: entry.start,
      }),
    );
  }
  return issues;
}

const NOTHING = { lumps: new Map<number, ExternalFile>(), documents: [] };

/** No files beside a map, of which nobody looked for any. */
export function noExternals(names?: ExternalNames): Externals {
  return new Externals(names, undefined, NOTHING);
}

/** Looks for the files beside a map that may hold parts of it, without reading any. Throws as `Neighbours.find` does. */
export async function findExternals(
  names: ExternalNames | undefined,
  neighbours: Neighbours | undefined,
  entryCount: number,
): Promise<Externals> {
  if (names === undefined || neighbours === undefined) return noExternals(names);
  const lumps = new Map<number, ExternalFile>();
  const documents: FoundDocument[] = [];
  const find = async (name: string): Promise<ExternalFile | undefined> => {
    const source = await neighbours.find(name);
    return source === undefined ? undefined : new ExternalFile(name, source);
  };
  for (let index = 0; index < entryCount; index++) {
    const file = await find(names.lumpFile(neighbours.name, index));
    if (file !== undefined) lumps.set(index, file);
  }
  for (const document of names.documents) {
    const file = await find(documentFile(neighbours.name, document));
    if (file !== undefined) documents.push({ document, file });
  }
  return new Externals(names, neighbours.name, { lumps, documents });
}
