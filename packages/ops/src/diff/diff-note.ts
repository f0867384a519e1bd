import type { FormatPath } from '@brushwork/record';

/** Something that the comparison could not do, and where. */
export interface DiffNote {
  /** Why: a limit was reached, something couldn't be read, or the two files' layouts differ there. */
  readonly reason: 'limit' | 'unread' | 'layout';
  /** Where, from the lump on. */
  readonly path: FormatPath;
  /** What, in words. */
  readonly message: string;
}
