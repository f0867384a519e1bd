import type { Confidence } from './rules/rule.js';

/** Values by which a thing is taken for the same in two maps though something else about it differs. */
export interface Identity {
  /** Keys of an entity or fields of a record: all of them have to be the same. Of a reference what it leads to counts, not its number. */
  readonly by: readonly string[];
  /** How sure it is. What is a guess, or unknown, only counts for things that are the only ones of their identity in either map. */
  readonly confidence: Confidence;
}

/** By what things in two maps are taken for the same. */
export interface Identities {
  /** Of entities, from the surest on. */
  readonly entities?: readonly Identity[];
  /**
   * Of records, by the path of their list, such as `CUBEMAPS`, from the surest on. Models that a map places, as `props` says,
   * have their model and their place in any case.
   */
  readonly records?: Readonly<Record<string, readonly Identity[]>>;
  /**
   * Fields of records, by the path of their list, that compilers fill with running numbers: they tell nothing of a record, and
   * another number is no difference.
   */
  readonly numbers?: Readonly<Record<string, readonly string[]>>;
}
