import type { GameMap } from '@brushwork/formats';
import type { LostLump, SeenFromPoint, VisibilityStatistics } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { escapeText } from '../../text/escape-text.js';
import { counted, grouped } from '../shared/number-text.js';

/** A map that is written about. */
export interface WrittenMap {
  /** How the command runs. */
  readonly context: CommandContext;
  /** The file. */
  readonly input: CommandInput;
  /** The map. */
  readonly map: GameMap;
}

/** Number of rooms of a map; `undefined` for formats without. */
export function cellCount(map: GameMap): number | undefined {
  const { cells } = map.branch.capabilities;
  return cells === undefined
    ? undefined
    : (map.lump(cells.lump) as unknown as { readonly length: number }).length;
}

/** How much the clusters of a map see, for people. */
export function statisticsText({ context, input, map }: WrittenMap, found: VisibilityStatistics): string {
  const { clusterCount, isStored, least, lost, median, mean, most, share, widest } = found;
  const name = context.colour.bold(escapeText(input.name));
  const rooms = cellCount(map);
  const of = rooms === undefined ? '' : `, ${counted(rooms, 'cell')}`;
  const lines = [`${name}: ${counted(clusterCount, 'cluster')}${of}`];
  if (lost !== undefined) return written([...lines, lostText(lost)], input);
  if (!isStored) lines.push('nothing is stored: everything is seen from everywhere');
  else if (clusterCount > 0)
    lines.push(
      `a cluster sees ${grouped(least)} to ${grouped(most)}, half of them ${grouped(median)} or more, ` +
        `${rounded(mean)} on average (${rounded(share * 100)}% of all)`,
      `cluster ${widest} sees the most`,
    );
  const odd = [
    oddLine(found.blind, 'sees nothing', 'see nothing'),
    oddLine(found.unseenBySelf, "doesn't see itself", "don't see themselves"),
    oddLine(found.brokenRows, 'has no whole row', 'have no whole row'),
    found.oneWay === undefined || found.oneWay === 0
      ? ''
      : `${counted(found.oneWay, 'pair')} of which only one sees the other`,
  ];
  return written([...lines, ...odd.filter((line) => line !== '')], input);
}

/** What is seen from a point, for people. */
export function seenText(
  { context, input, at }: WrittenMap & { readonly at: readonly number[] },
  { leaf, cluster, clusters, leaves, lost, surfaces, cell, cells }: SeenFromPoint,
): string {
  const name = context.colour.bold(escapeText(input.name));
  const place = cluster < 0 ? 'no cluster: solid or outside' : `cluster ${cluster}`;
  const seen = [
    counted(clusters.length, 'cluster'),
    counted(leaves.length, 'leaf', 'leaves'),
    ...(surfaces === undefined ? [] : [counted(surfaces.length, 'surface')]),
  ];
  const lines = [
    `${name} at ${at.join(', ')}: leaf ${leaf}, ${place}`,
    lost === undefined ? `sees ${seen.join(', ')}` : lostText(lost),
  ];
  if (cell !== undefined)
    lines.push(
      cell < 0
        ? 'in no cell'
        : `in cell ${cell}; portals lead from there to ${otherCells(cells ?? [], cell)}`,
    );
  return written(lines, input);
}

/** What is stored and can't be read is neither everything nor nothing. */
function lostText({ lump, reason }: LostLump): string {
  return `what is seen is stored, but it isn't known: ${lump} ${reason}`;
}

function otherCells(cells: readonly number[], own: number): string {
  const others = cells.filter((cell) => cell !== own);
  return others.length === 0 ? 'no others' : `${counted(others.length, 'other')}: ${others.join(', ')}`;
}

function oddLine(count: number, one: string, several: string): string {
  if (count === 0) return '';
  return `${counted(count, 'cluster')} ${count === 1 ? one : several}`;
}

function rounded(value: number): string {
  return grouped(Math.round(value * 10) / 10);
}

function written([first, ...rest]: readonly string[], input: CommandInput): string {
  return `${input.index > 0 ? '\n' : ''}${first}\n${rest.map((line) => `  ${line}\n`).join('')}`;
}
