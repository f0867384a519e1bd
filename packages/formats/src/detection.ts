/** One thing that speaks for a candidate. */
export interface Evidence {
  /** What was seen. */
  readonly text: string;
  /** How much it weighs. */
  readonly weight: number;
}

/** A branch that a file may be. */
export interface Candidate {
  /** Identifier of the branch. */
  readonly branch: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** Sum of the evidence's weights. */
  readonly score: number;
  /** What speaks for it. */
  readonly evidence: readonly Evidence[];
}
