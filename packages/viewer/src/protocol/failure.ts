/** An error as it crosses from a worker: words for people, and what tools ask for. */
export interface Failure {
  /** What went wrong. */
  readonly message: string;
  /** Code of a `FormatError`; `unexpected` for any other error. */
  readonly code: string;
  /** Where in the file's structure, such as `FACES[12].plane`. */
  readonly path: string | undefined;
  /** Where in the file, in bytes. */
  readonly offset: number | undefined;
  /** Name of the file that it is about, where that is known. */
  readonly file?: string | undefined;
  /** Whether it is about a file that was to be read as a format that somebody chose. */
  readonly isByHand?: boolean;
  /** What somebody can do about it, where its code alone doesn't say that. */
  readonly advice?: string | undefined;
}

/** How far a long piece of work is. */
export interface Progress {
  /** What is being done. */
  readonly label: string;
  /** Share that is done, 0 to 1; `undefined` when it can't be told. */
  readonly share: number | undefined;
}

/** Is told how far work is. Workers get it through comlink's `proxy`. */
export type ProgressListener = (progress: Progress) => void;
