import type { CandidateSummary } from './overview.js';

/** A game that a map may be of. */
export interface GameGuessSummary {
  /** Name of the game. */
  readonly title: string;
  /** Sum of the evidence's weights. */
  readonly score: number;
  /** What speaks for it. */
  readonly evidence: readonly { readonly text: string; readonly weight: number }[];
}

/** A branch that a file can be read as by hand. */
export interface BranchChoice {
  /** Identifier. */
  readonly id: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** Its magic and versions, for people. */
  readonly header: string;
  /** Whether header and version of the file are its own. */
  readonly fits: boolean;
}

/** What a file may be. */
export interface DetectionReport {
  /** The branches that it may be, best first; those that the content speaks for, as far as it says anything. */
  readonly candidates: readonly CandidateSummary[];
  /** The games that it may be of, best first. */
  readonly games: readonly GameGuessSummary[];
  /** Every branch there is. */
  readonly choices: readonly BranchChoice[];
}

/** What a map is taken for, and why. */
export interface DetectionApi {
  /** Reads what says most of the game, and weighs it. */
  report(): Promise<DetectionReport>;
}
