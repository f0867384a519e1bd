import { type FormatErrorCode, type FormatErrorDetails, type Issue, issue } from '@brushwork/record';
import { type MaterialImageRule, materialImageRules } from './texture-rules.js';

/** Most issues of one rule that are listed one by one. */
const mostListed = 100;

/** Collects what is wrong with images of materials, without letting one kind of damage fill the list. */
export class TextureReport {
  private readonly found: Issue[] = [];
  private readonly counts = new Map<MaterialImageRule, number>();

  /** Adds an issue. */
  add(
    rule: MaterialImageRule,
    code: FormatErrorCode,
    details: FormatErrorDetails & { readonly message: string },
  ): void {
    const count = (this.counts.get(rule) ?? 0) + 1;
    this.counts.set(rule, count);
    if (count <= mostListed) this.found.push(issue(rule, materialImageRules[rule].severity, code, details));
  }

  /** Adds what decoding an image found. */
  addAll(issues: readonly Issue[]): void {
    for (const one of issues) if (this.found.length < mostListed * 10) this.found.push(one);
  }

  /** What was found. */
  get list(): readonly Issue[] {
    const more = [...this.counts].filter(([, count]) => count > mostListed);
    return [
      ...this.found,
      ...more.map(([rule, count]) =>
        issue(rule, materialImageRules[rule].severity, 'limit', {
          message: `and ${count - mostListed} more of the same kind`,
        }),
      ),
    ];
  }
}
