import { FormatError, type FormatErrorCode, type FormatPath, type Issue, issue, type Severity } from '@brushwork/record';

/** Where an LZMA stream stands, and how its flaws are taken. */
export interface LzmaPlace {
  /** Whether anything that is wrong throws instead of becoming an issue. */
  readonly strict?: boolean | undefined;
  /** Where the bytes are in the file, for issues and errors. */
  readonly path?: FormatPath | undefined;
  /** Absolute offset in the file of the first byte given, for issues and errors. */
  readonly offset?: number | undefined;
}

/** What is wrong, and where. */
export interface LzmaFlaw {
  /** What is wrong, without its place. */
  readonly message: string;
  /** Where, counted from the first byte given. */
  readonly at?: number | undefined;
  /** What would have been right. */
  readonly expected?: number | undefined;
  /** What was there. */
  readonly found?: number | undefined;
}

/** How each rule about LZMA data is reported; `lzmaRules` explains them. */
const rules = {
  'lzma-truncated': ['error', 'truncated'],
  'lzma-damaged': ['error', 'bad-value'],
  'lzma-early-end': ['error', 'bad-length'],
  'lzma-unpacked-size': ['warning', 'bad-length'],
  'lzma-packed-size': ['warning', 'bad-length'],
  'lzma-short-end': ['warning', 'truncated'],
  'lzma-first-byte': ['warning', 'bad-value'],
  'lzma-dictionary': ['warning', 'bad-value'],
  'lzma-zip-header': ['warning', 'bad-value'],
} as const satisfies Record<string, readonly [Severity, FormatErrorCode]>;

/** Name of a rule about LZMA data. */
export type LzmaRule = keyof typeof rules;

/** Every rule about LZMA data. */
export const lzmaRuleIds: readonly LzmaRule[] = Object.keys(rules) as LzmaRule[];

/** Collects what is wrong with LZMA data, or throws the first of it where `strict` is asked for. */
export class LzmaReport {
  /** What has been found. */
  readonly issues: Issue[] = [];
  private readonly place: LzmaPlace;

  constructor(place: LzmaPlace) {
    this.place = place;
  }

  /** Adds an issue; throws it as a `FormatError` with the rule's code where `strict` is asked for. */
  add(rule: LzmaRule, flaw: LzmaFlaw): void {
    const [severity, code] = rules[rule];
    const { at, ...details } = flaw;
    const { strict, path, offset } = this.place;
    const where = { path, offset: offset === undefined ? at : offset + (at ?? 0) };
    if (strict === true) throw new FormatError(code, flaw.message, { ...details, ...where });
    this.issues.push(issue(rule, severity, code, { ...details, ...where }));
  }
}
