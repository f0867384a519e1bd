import type { EngineLimit, LimitHolder } from '@brushwork/formats';
import type { FormatPath } from '@brushwork/record';

/** How much of a limit a map uses. */
export interface LimitUsage {
  /** Name of the limit, such as `MAX_MAP_BRUSHES`. */
  readonly id: string;
  /** What is limited, in a few words. */
  readonly title: string;
  /** How much there is. */
  readonly used: number;
  /** How much is allowed. */
  readonly most: number;
  /** What is used, in per cent of what is allowed, not rounded. */
  readonly percent: number;
  /** By how much there is more than is allowed; 0 when there isn't. */
  readonly over: number;
  /** Who holds to the limit. */
  readonly by: LimitHolder;
  /** Limits of other engines for the same layout. */
  readonly elsewhere: readonly EngineLimit[];
  /** Where the most is used: the lump, and the element where it is one's own. */
  readonly path: FormatPath;
  /** Absolute offset of that place in the file; `undefined` when it isn't known. */
  readonly offset: number | undefined;
}
