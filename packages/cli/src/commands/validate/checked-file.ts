import type { ModelMagic } from '@brushwork/formats';
import type { RuleCount } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { MaterialOptions } from '../shared/material-folder.js';
import type { TagOptions } from '../shared/tag-schema.js';

/** Options of `validate`. */
export interface ValidateFilesOptions extends TagOptions, MaterialOptions {
  /** Most issues of one rule that are listed one by one. */
  readonly limit?: number | undefined;
}

/** What checking a file found. */
export interface CheckedFile {
  /** Identifier of the branch that a map was read as; `null` for a model. */
  readonly branch: string | null;
  /** The first eight bytes of a model; `undefined` for a map. */
  readonly format?: ModelMagic | undefined;
  /** What is wrong. */
  readonly issues: readonly Issue[];
  /** What was looked at and found for each rule. */
  readonly rules: readonly RuleCount[];
}
