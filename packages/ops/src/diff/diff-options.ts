/** How two files are compared. */
export interface DiffOptions {
  /** Most records of one list that are put side by side one by one, those of both files together, equal beginnings and ends not counted; 8,000,000 unless given. */
  readonly maxRecords?: number;
  /** How many steps along references that lead back to their own list make a record what it is; 3 unless given. */
  readonly depth?: number;
  /** Most parts of lumps that are compared one by one; 10,000 unless given. */
  readonly maxParts?: number;
  /** Most entities of one file that are compared; 200,000 unless given. */
  readonly maxEntities?: number;
  /** Most rows, lines or files of one part that are compared; 500,000 unless given. */
  readonly maxRows?: number;
}

/** The options with all that isn't given. */
export type DiffLimits = Required<DiffOptions>;

/** The limits that hold unless others are given. */
export const defaultDiffLimits: DiffLimits = {
  maxRecords: 8_000_000,
  depth: 3,
  maxParts: 10_000,
  maxEntities: 200_000,
  maxRows: 500_000,
};
