import type { CommonOptions } from '../../program/context.js';

/** Options of `inspect`. */
export interface InspectOptions extends CommonOptions {
  /** Show how much of each limit a map uses, and nothing else. */
  readonly limits?: boolean | undefined;
}
