import type { FormatErrorCode, FormatErrorDetails, Severity } from '@brushwork/record';
import type { GameMap } from '../map/game-map.js';

/** How sure a statement about a format is. */
export type Confidence = 'certain' | 'probable' | 'guess' | 'unknown';

/** What is known of a rule: enough to tell someone what a broken one means and what to do about it. */
export interface RuleText {
  /** Name of the rule, in words joined by `-`. */
  readonly id: string;
  /** How much a broken one matters. */
  readonly severity: Severity;
  /** The kind of failure. */
  readonly code: FormatErrorCode;
  /** What the rule demands, in a few words. */
  readonly title: string;
  /** How it comes to be broken. */
  readonly cause: string;
  /** What the game does with such a file. */
  readonly effect: string;
  /** What helps. */
  readonly remedy: string;
  /** Where the knowledge comes from. */
  readonly source: string;
  /** How sure it is. */
  readonly confidence: Confidence;
  /** What the game says when it meets a broken one, with `%i` and `%s` for what varies. */
  readonly messages?: readonly string[];
}

/** A place where a rule is broken. */
export interface BrokenPlace extends FormatErrorDetails {
  /** What is wrong there. */
  readonly message: string;
}

/** What a rule tells while it is checked. */
export interface RuleReport {
  /** Counts places that were looked at. */
  checked(places: number): void;
  /** Notes a place where the rule is broken; what is said of it is asked for only when it is going to be listed. */
  broken(place: () => BrokenPlace): void;
}

/**
 * A rule of a format that doesn't follow from its records alone. It is data and a function, declared beside the branch
 * that it is one of; checking never throws for anything that a file holds, and takes time linear in its size.
 */
export interface Rule extends RuleText {
  /** Fields, as `LUMP.field`, whose unnamed values this rule judges, so that they aren't reported twice. */
  readonly covers?: readonly string[];
  /** Looks at a map. Lumps that aren't loaded are passed over. */
  check(map: GameMap<object>, report: RuleReport): void;
}

/** What a game says of something that Brushwork finds by a rule of its own. */
export interface GameMessages {
  /** Id of the rule. */
  readonly rule: string;
  /** The messages, with `%i` and `%s` for what varies. */
  readonly messages: readonly string[];
}
