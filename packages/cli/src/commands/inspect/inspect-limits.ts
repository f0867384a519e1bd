import type { OpenedSource } from '@brushwork/formats';
import { type LimitUsage, limits, lumpsForLimits } from '@brushwork/ops';

/** A limit as `inspect --json` tells of it. */
export interface InspectedLimit {
  /** Name of the limit. */
  readonly id: string;
  /** What is limited. */
  readonly title: string;
  /** How much there is. */
  readonly used: number;
  /** How much is allowed. */
  readonly most: number;
  /** What is used, in per cent of what is allowed, to two decimals. */
  readonly percent: number;
  /** By how much there is more than is allowed. */
  readonly over: number;
  /** Who holds to it: the format, the engine or its compilers. */
  readonly by: LimitUsage['by'];
  /** Limits of other engines for maps of the same layout. */
  readonly elsewhere: LimitUsage['elsewhere'];
  /** Where the most is used. */
  readonly path: LimitUsage['path'];
}

/** How much of each limit a map uses, in the order of its branch; reads the lumps that it takes. */
export async function measureLimits(opened: OpenedSource): Promise<LimitUsage[]> {
  return limits(await opened.load(lumpsForLimits(opened.map)));
}

/** A limit for JSON. */
export function inspectedLimit(usage: LimitUsage): InspectedLimit {
  const { id, title, used, most, percent, over, by, elsewhere, path } = usage;
  return { id, title, used, most, percent: Math.round(percent * 100) / 100, over, by, elsewhere, path };
}
