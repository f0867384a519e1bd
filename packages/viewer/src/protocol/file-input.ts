import type { PlacedBytes } from '@brushwork/formats';

/** Bytes that stand in the place of those that a file has there. */
export interface FilePatch {
  /** Position of the first of them in the file. */
  readonly start: number;
  /** The bytes. */
  readonly bytes: Uint8Array;
}

/** A file to open, as it can be handed to a worker: nothing of it is read yet. */
export type FileInput = StoredFile & {
  /** What is to be read in place of its own bytes: changes that aren't saved. They don't overlap. */
  readonly patches?: readonly FilePatch[] | undefined;
};

/** A file as it is stored somewhere. */
export type StoredFile =
  /** A file of the user's, which never leaves the browser. */
  | { readonly kind: 'blob'; readonly name: string; readonly blob: Blob }
  /** A file on the server that the page came from, read by ranges. */
  | {
      readonly kind: 'url';
      readonly name: string;
      readonly url: string;
      readonly size: number;
      readonly etag: string;
    }
  /** A file that isn't saved yet: bytes, and stretches of the one that it was opened from, one behind the other from 0 on. */
  | {
      readonly kind: 'pieces';
      readonly name: string;
      readonly size: number;
      readonly pieces: readonly PlacedBytes[];
      readonly of: FileInput;
    };

/** A file beside the one that is opened: a texture, a library of materials, a part of a map in a file of its own. */
export interface CompanionFile {
  /** Path below the folder, or below what was dropped, with `/`. */
  readonly path: string;
  /** The file. */
  readonly input: FileInput;
}

/** What is opened together. */
export interface FilesToOpen {
  /** The file that is shown. */
  readonly file: FileInput;
  /** What may belong to it. */
  readonly companions: readonly CompanionFile[];
  /** Identifier of the branch to read it as, when detection is not to decide. */
  readonly branch?: string | undefined;
}

/** How many bytes a file has. */
export function sizeOfInput(input: FileInput): number {
  return input.kind === 'blob' ? input.blob.size : input.size;
}
