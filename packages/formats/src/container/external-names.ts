import type { ContentType } from '@brushwork/record';

/** A document that lies beside a map, in a file named after it. */
export interface ExternalDocumentName {
  /** Name by which a map gives it, such as `ENTITIES_ENV`. */
  readonly name: string;
  /** What the file's name has in place of the map's extension: `_env.ent`. */
  readonly suffix: string;
  /** How it is read. */
  readonly type: ContentType;
}

/** How the files are named in which parts of a map lie beside it; a branch declares it. */
export interface ExternalNames {
  /** Name of the file of a lump, by the file name of the map and the lump's index. */
  lumpFile(map: string, index: number): string;
  /** Documents that aren't lumps. */
  readonly documents: readonly ExternalDocumentName[];
}

/** The file name of a document beside a map. */
export function documentFile(map: string, document: ExternalDocumentName): string {
  const dot = map.lastIndexOf('.');
  return (dot > 0 ? map.slice(0, dot) : map) + document.suffix;
}
