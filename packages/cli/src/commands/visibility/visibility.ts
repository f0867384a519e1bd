import type { GameMap } from '@brushwork/formats';
import {
  type SeenFromPoint,
  seenFromPoint,
  type VisibilityStatistics,
  visibilityStatistics,
} from '@brushwork/ops';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { openWholeMap } from '../shared/open-map.js';
import { cellCount, seenText, statisticsText } from './visibility-text.js';

/** Options of `visibility`. */
export interface VisibilityOptions extends CommonOptions {
  /** Point that is looked from. */
  readonly at?: readonly [x: number, y: number, z: number];
}

/** `brushwork visibility`: what is seen from where. */
export async function visibility(
  context: CommandContext,
  files: readonly string[],
  options: VisibilityOptions,
): Promise<ExitCode> {
  const { at } = options;
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    const map = await openWholeMap(input, options, { withNeighbours: true });
    input.remarks.push(...map.issues.filter(({ severity }) => severity === 'error'));
    if (at !== undefined) {
      const seen = seenFromPoint(map, { x: at[0], y: at[1], z: at[2] });
      await context.out.write(
        options.json === true
          ? jsonSeen({ input, map, at }, seen)
          : seenText({ context, input, map, at }, seen),
      );
      return seen.lost === undefined ? ExitCode.fine : ExitCode.issues;
    }
    const statistics = visibilityStatistics(map);
    await context.out.write(
      options.json === true
        ? jsonStatistics({ input, map }, statistics)
        : statisticsText({ context, input, map }, statistics),
    );
    return statistics.brokenRows > 0 || statistics.lost !== undefined ? ExitCode.issues : ExitCode.fine;
  });
}

interface Looked {
  readonly input: CommandInput;
  readonly map: GameMap;
}

function jsonStatistics({ input, map }: Looked, found: VisibilityStatistics): string {
  const { clusterCount, isStored, least, lost, median, mean, most, share, widest } = found;
  const { blind, unseenBySelf, oneWay, brokenRows } = found;
  return formatJsonLine({
    file: input.name,
    branch: map.branch.id,
    clusterCount,
    stored: isStored,
    lost: lost?.lump ?? null,
    seen: lost === undefined ? { least, median, mean, most, share, widest } : null,
    ...{ blind, unseenBySelf, oneWay: lost === undefined ? (oneWay ?? null) : null, brokenRows },
    cells: cellCount(map) ?? null,
  });
}

function jsonSeen(
  { input, map, at }: Looked & { readonly at: readonly number[] },
  { leaf, cluster, clusters, leaves, lost, surfaces, cell, cells }: SeenFromPoint,
): string {
  return formatJsonLine({
    file: input.name,
    branch: map.branch.id,
    point: at,
    ...{ leaf, cluster, lost: lost?.lump ?? null },
    ...(lost === undefined ? { clusters, leaves } : { clusters: null, leaves: null }),
    ...{ surfaces: lost === undefined ? (surfaces ?? null) : null, cell: cell ?? null, cells: cells ?? null },
  });
}
