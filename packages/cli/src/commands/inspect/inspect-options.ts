import type { MaterialOptions } from '../shared/material-folder.js';
import type { TagOptions } from '../shared/tag-schema.js';

/** Options of `inspect`. */
export interface InspectOptions extends TagOptions, MaterialOptions {
  /** Show how much of each limit a map uses, and nothing else. */
  readonly limits?: boolean | undefined;
  /** Count what is in all models together, and show nothing else. */
  readonly summary?: boolean | undefined;
}
