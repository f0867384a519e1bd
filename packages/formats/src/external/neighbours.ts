import type { ByteSource } from '@brushwork/record';

/** The files in the same place as a map: a folder on disk, an archive, what was dropped on a page. */
export interface Neighbours {
  /** File name of the map itself, without folders. */
  readonly name: string;
  /** A file by its name without folders; `undefined` when there is none. */
  find(name: string): Promise<ByteSource | undefined>;
}
