/** A folder in which libraries and images are looked for. */
export interface ModelFolder {
  /** Names of the files in it. */
  names(): Promise<readonly string[]>;
  /** Bytes of one of them; throws `FormatError`. */
  read(name: string): Promise<Uint8Array>;
}
