import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { UsageError } from '../../program/usage-error.js';
import { didYouMean, nearNames } from '../../text/near-names.js';

/**
 * The lump of a map that `find` finds by what the user called it. Throws `UsageError` when there is none, which names those
 * that may have been meant, and all.
 */
export function lumpNamed(
  map: Pick<GameMap, 'lumpNames'>,
  called: string,
  find: (called: string) => string,
): string {
  try {
    return find(called);
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'not-found') throw error;
    const [name = ''] = called.toUpperCase().split(/[.[]/);
    const near = didYouMean(nearNames(name, map.lumpNames));
    throw new UsageError(`${error.reason}${near}; there are ${map.lumpNames.join(', ')}`, { cause: error });
  }
}
