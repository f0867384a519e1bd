import type { Confidence } from '@brushwork/formats';
import type { Severity } from '@brushwork/record';

/** What can be said of a rule, an error code or a game's message. */
export interface Explanation {
  /** Name of the rule or error code. */
  readonly id: string;
  /** `rule` for what `validate` and the reading report, `error` for the code of a thrown error. */
  readonly kind: 'rule' | 'error';
  /** What is demanded, or what went wrong, in a few words. */
  readonly title: string;
  /** How much it matters. */
  readonly severity: Severity;
  /** How it comes about. */
  readonly cause: string;
  /** What the game, or Brushwork, does about it. */
  readonly effect: string;
  /** What helps. */
  readonly remedy: string;
  /** Where the knowledge comes from. */
  readonly source: string;
  /** How sure it is. */
  readonly confidence: Confidence;
  /** What games say of it, with `%i` and `%s` for what varies. */
  readonly messages: readonly string[];
}
