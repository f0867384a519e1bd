import type { Issue } from '@brushwork/record';

/** An issue as `--json` writes it: the same names, and `null` for what isn't there, so that the shape is always the same. */
export interface JsonIssue {
  /** Name of the rule. */
  readonly rule: string;
  /** `error`, `warning` or `info`. */
  readonly severity: string;
  /** Kind of failure. */
  readonly code: string;
  /** What is wrong, without its place. */
  readonly message: string;
  /** Where, from the outside in. */
  readonly path: readonly (string | number)[];
  /** Absolute byte offset in the file. */
  readonly offset: number | null;
  /** Offset in what the compressed block at `offset` unpacks to, for a place in there. */
  readonly unpackedOffset: number | null;
  /** What would have been right. */
  readonly expected: string | number | null;
  /** What was there. */
  readonly found: string | number | null;
}

/** An issue as `--json` writes it. */
export function jsonIssue(issue: Issue): JsonIssue {
  const { rule, severity, code, message, path, offset, unpackedOffset, expected, found } = issue;
  return {
    rule,
    severity,
    code,
    message,
    path,
    offset: offset ?? null,
    unpackedOffset: unpackedOffset ?? null,
    expected: expected ?? null,
    found: found ?? null,
  };
}
