/** What hides the bytes of a whole file from those who don't know of it, such as a key that each is combined with. */
export interface Disguise {
  /** Kind of disguise. */
  readonly kind: string;
  /** What it is, in a few words for people. */
  readonly title: string;
  /** Hides or shows bytes in place, which come from `offset` on in the file: doing it twice gives them back. */
  turn(bytes: Uint8Array, offset: number): void;
  /**
   * Hides a whole file in place. Throws `FormatError` 'does-not-fit' for one whose disguise would not be found again, and
   * leaves it as it is.
   */
  hide(file: Uint8Array): void;
}

/** How a disguise is found in a file. */
export interface DisguiseFinder {
  /** Bytes from the start of the file that it needs. */
  readonly headSize: number;
  /** The disguise that a file is in if it has one of this kind; whether it really has one shows in what lies beneath. */
  find(head: Uint8Array): Disguise | undefined;
}
