/** What the program's end says: the worst of what happened to its files. */
export const ExitCode = {
  /** All is well. */
  fine: 0,
  /** Something is wrong in a file, or a round trip gave other bytes. */
  issues: 1,
  /** The command can't mean anything: an unknown option, a lump that doesn't exist. */
  usage: 2,
  /** A file can't be read or written. */
  unreadable: 3,
} as const;

/** One of the exit codes. */
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The worse of two ends. */
export function worse(a: ExitCode, b: ExitCode): ExitCode {
  return a > b ? a : b;
}
