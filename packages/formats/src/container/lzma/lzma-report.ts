import { FormatError, type FormatPath, type Issue, issue } from '@brushwork/record';
import { type LzmaRule, lzmaRule } from './lzma-rules.js';

/** Where an LZMA stream stands, and how its flaws are taken. */
export interface LzmaPlace {
  /** Whether what is wrong throws instead of becoming an issue; mere remarks don't. */
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
    const { severity, code } = lzmaRule(rule);
    const { at, ...details } = flaw;
    const { strict, path, offset } = this.place;
    const where = { path, offset: offset === undefined ? at : offset + (at ?? 0) };
    if (strict === true && severity !== 'info')
      throw new FormatError(code, flaw.message, { ...details, ...where });
    this.issues.push(issue(rule, severity, code, { ...details, ...where }));
  }
}
