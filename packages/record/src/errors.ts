/** Every way in which reading, checking or writing a file can fail. A closed union: a new kind is added here. */
export type FormatErrorCode =
  /** The file, or a part of it, ends before what its own counts say. */
  | 'truncated'
  /** The first bytes are not those of any format known here, or of the one asked for. */
  | 'bad-magic'
  /** The format is known, its version is not. */
  | 'bad-version'
  /** An offset or a length points outside the file or the lump. */
  | 'out-of-bounds'
  /** A length is negative, doesn't divide by the record size, or is not the one size that is allowed. */
  | 'bad-length'
  /** Two lumps claim the same bytes where that matters. */
  | 'overlap'
  /** An index or a span points outside its target. */
  | 'bad-reference'
  /** A count is negative, too small, too large, or contradicts another count. */
  | 'bad-count'
  /** A value is outside what the format allows. */
  | 'bad-value'
  /** A tree or a chain of references leads back to itself. */
  | 'cycle'
  /** A stated limit (memory, depth, output size) was reached. */
  | 'limit'
  /** Text does not follow its grammar. */
  | 'bad-text'
  /** A value given by the caller does not fit the field that it was given for. */
  | 'does-not-fit'
  /** A name or an index given by the caller does not exist. */
  | 'not-found'
  /** Several readings are equally likely and the caller has to choose. */
  | 'ambiguous'
  /** What was asked for is a real thing that is not supported. */
  | 'unsupported'
  /** The operating system refused (no such file, a directory, no permission, disk full). */
  | 'io';

/** Where something is: lump or chunk names, indexes and field names, from the outside in. */
export type FormatPath = readonly (string | number)[];

/** What a `FormatError` and an `Issue` both say about a place in a file. */
export interface FormatErrorDetails {
  /** Where, e.g. `['FACES', 12, 'plane']`. */
  readonly path?: FormatPath | undefined;
  /** Absolute byte offset in the file. */
  readonly offset?: number | undefined;
  /** Offset in what a compressed block unpacks to, for a place in there: `offset` is then where the block begins. */
  readonly unpackedOffset?: number | undefined;
  /** What would have been right. */
  readonly expected?: string | number | undefined;
  /** What was there. */
  readonly found?: string | number | undefined;
  /** The error that led to this one. */
  readonly cause?: unknown;
}

/** Writes a path as `FACES[12].plane`. */
export function formatPath(path: FormatPath): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? part : `.${part}`;
  }
  return text;
}

/** Writes an absolute offset as `@0x1a2b4`. */
export function formatOffset(offset: number): string {
  return `@0x${offset.toString(16)}`;
}

/** The one line for a place and what is wrong there: `FACES[12].plane @0x1a2b4: index 90210 outside PLANES`. */
export function formatLocated(message: string, details: FormatErrorDetails): string {
  const place = [
    details.path !== undefined && details.path.length > 0 ? formatPath(details.path) : '',
    details.offset === undefined ? '' : formatOffset(details.offset),
    details.unpackedOffset === undefined ? '' : `(unpacked +0x${details.unpackedOffset.toString(16)})`,
  ].filter((part) => part !== '');
  return place.length === 0 ? message : `${place.join(' ')}: ${message}`;
}

/** The one error that Brushwork throws for a file or a value that it can't accept. */
export class FormatError extends Error {
  /** The kind of failure. */
  readonly code: FormatErrorCode;
  /** Where it happened, from the outside in; empty for the file as a whole. */
  readonly path: FormatPath;
  /** Absolute byte offset in the file, when there is one. */
  readonly offset: number | undefined;
  /** Offset in what a compressed block unpacks to, for a place in there: `offset` is then where the block begins. */
  readonly unpackedOffset: number | undefined;
  /** What would have been right. */
  readonly expected: string | number | undefined;
  /** What was there. */
  readonly found: string | number | undefined;
  /** The message without its place. */
  readonly reason: string;

  constructor(code: FormatErrorCode, message: string, details: FormatErrorDetails = {}) {
    super(
      formatLocated(message, details),
      details.cause === undefined ? undefined : { cause: details.cause },
    );
    this.name = 'FormatError';
    this.code = code;
    this.reason = message;
    this.path = details.path ?? [];
    this.offset = details.offset;
    this.unpackedOffset = details.unpackedOffset;
    this.expected = details.expected;
    this.found = details.found;
  }
}

/** How much an issue matters: `error` breaks the game or the file, `warning` is true and worth a look, `info` is a remark. */
export type Severity = 'error' | 'warning' | 'info';

/** Something found in a file, of the same shape as a `FormatError`, that doesn't stop the reading. */
export interface Issue {
  /** Name of the rule that was broken; `brushwork explain RULE` tells more. */
  readonly rule: string;
  /** How much it matters. */
  readonly severity: Severity;
  /** The kind of failure. */
  readonly code: FormatErrorCode;
  /** What is wrong, without its place. */
  readonly message: string;
  /** Where, from the outside in. */
  readonly path: FormatPath;
  /** Absolute byte offset in the file, when there is one. */
  readonly offset: number | undefined;
  /** Offset in what a compressed block unpacks to, for a place in there: `offset` is then where the block begins. */
  readonly unpackedOffset?: number | undefined;
  /** What would have been right. */
  readonly expected: string | number | undefined;
  /** What was there. */
  readonly found: string | number | undefined;
}

/** Makes an `Issue`; the details that are left out become `undefined`. */
export function issue(
  rule: string,
  severity: Severity,
  code: FormatErrorCode,
  details: FormatErrorDetails & { readonly message: string },
): Issue {
  return {
    rule,
    severity,
    code,
    message: details.message,
    path: details.path ?? [],
    offset: details.offset,
    ...(details.unpackedOffset !== undefined && { unpackedOffset: details.unpackedOffset }),
    expected: details.expected,
    found: details.found,
  };
}

/**
 * An issue that was found in what the compressed block at `block` unpacks to, as if that lay in the file: the same with
 * the block's offset, and beside it the offset in the unpacked data.
 */
export function inUnpacked(found: Issue, block: number): Issue {
  if (found.offset === undefined || found.unpackedOffset !== undefined) return found;
  return { ...found, offset: block, unpackedOffset: found.offset - block };
}

/** Writes an issue as one line: severity, place, message and rule. */
export function formatIssue(found: Issue): string {
  return `${found.severity}: ${formatLocated(found.message, found)} [${found.rule}]`;
}
