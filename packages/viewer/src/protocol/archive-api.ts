import type { FilesToOpen } from './file-input.js';

/** A map or a model in an archive. */
export interface ArchivedFile {
  /** Its path in the archive. */
  readonly name: string;
  /** Its size in bytes, unpacked. */
  readonly size: number;
}

/** What the worker of archives offers the page. */
export interface ArchiveApi {
  /** The maps and models of an archive, which may have its data in files beside it, by their names. Throws `FormatError` for what is no archive. */
  list(archive: FilesToOpen): Promise<readonly ArchivedFile[]>;
  /** Unpacks one of them. Throws `FormatError` as reading an archive does, and 'not-found' for a name that isn't there. */
  take(archive: FilesToOpen, name: string): Promise<Blob>;
}
