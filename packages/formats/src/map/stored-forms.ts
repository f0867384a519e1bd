/** A lump that is to be stored in another way than it is. */
export interface StoredForm {
  /** Its bytes as they are to be stored. */
  readonly bytes: Uint8Array;
  /** What the directory is to say of its unpacked size: 0 when it isn't compressed as a whole. */
  readonly unpacked: number;
}

/** Lumps that are to be stored in another way than they are, by index in the directory. */
export type StoredForms = ReadonlyMap<number, StoredForm>;
