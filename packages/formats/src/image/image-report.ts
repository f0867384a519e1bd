import type { FormatErrorDetails, Issue } from '@brushwork/record';
import { IssueList } from '../container/issue-list.js';
import { type ImageRuleId, imageRules } from './image-rules.js';

/** Issues of one image; each place begins with the name of the file. */
export class ImageReport {
  private readonly list = new IssueList();
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  /** Adds an issue; `details` is asked only when the place is listed. */
  add(rule: ImageRuleId, details: () => FormatErrorDetails & { readonly message: string }): void {
    this.list.add(imageRules[rule], () => {
      const said = details();
      return { ...said, path: [this.name, ...(said.path ?? [])] };
    });
  }

  /** What was found. */
  all(): readonly Issue[] {
    return this.list.all(this.name);
  }
}
