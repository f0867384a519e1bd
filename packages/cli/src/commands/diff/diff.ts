import type { MapDiff, PartComparison } from '@brushwork/ops';
import { diffMaps, diffModels } from '@brushwork/ops';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { didYouMean, nearNames } from '../../text/near-names.js';
import { changesText } from './changes-text.js';
import { changesJson, diffJson } from './diff-json.js';
import { diffText } from './diff-text.js';
import { type OpenedSide, openSides } from './open-sides.js';

/** Options of `diff`. */
export interface DiffCommandOptions extends CommonOptions {
  /** Lump, part or chunk of which the differences are shown one by one. */
  readonly lump?: string;
  /** Whether lumps that are the same are listed, too. */
  readonly all?: boolean;
  /** Most differences of each part that are shown. */
  readonly limit?: number;
  /** Differences that are left out before them. */
  readonly offset?: number;
  /** How far down is shown: which lumps differ, records, or what is in packed files and texts, too. */
  readonly detail?: DiffDetail;
  /** Equal lines that are shown around lines that differ. */
  readonly context?: number;
  /** A C header with the ids of tags. */
  readonly tags?: string;
}

/** How far down differences are shown. */
export const diffDetails = ['lumps', 'records', 'content'] as const;

/** One of `diffDetails`. */
export type DiffDetail = (typeof diffDetails)[number];

const usualLimit = 50;
const usualContext = 3;
/** Lines of one text that are shown to people, for each difference that is. */
const linesOfLimit = 10;

/** `brushwork diff`: what differs in two files. */
export async function diff(
  context: CommandContext,
  files: { readonly left: string; readonly right: string },
  options: DiffCommandOptions,
): Promise<ExitCode> {
  const sides = await openSides(context, files, options);
  if (typeof sides === 'number') return sides;
  const compared = compare(sides.left, sides.right);
  const names = { left: sides.left.name, right: sides.right.name };
  const { lump, limit = usualLimit, offset = 0, context: contextLines = usualContext } = options;
  const { detail = lump === undefined ? 'lumps' : 'records' } = options;
  const end = compared.isSame ? ExitCode.fine : ExitCode.issues;
  if (detail === 'lumps') {
    const text =
      options.json === true
        ? formatJsonLine(diffJson(compared, names))
        : diffText(compared, { ...names, isAll: options.all === true, context });
    await context.out.write(text);
    return end;
  }
  const parts =
    lump === undefined ? compared.lumps.flatMap((one) => one.parts) : partsNamed(compared, lump, sides.left);
  const page = { first: offset, count: limit };
  const depth = detail === 'content' ? { contextLines, maxLines: limit * linesOfLimit } : undefined;
  const text =
    options.json === true
      ? formatJsonLine(changesJson(compared, { ...names, lump, parts, page, depth }))
      : changesText(parts, { ...names, notes: compared.notes, page, depth, context });
  await context.out.write(text);
  if (lump === undefined) return end;
  return parts.some(({ changeCount }) => changeCount > 0) ? ExitCode.issues : ExitCode.fine;
}

function compare(left: OpenedSide, right: OpenedSide): MapDiff {
  if (left.map !== undefined && right.map !== undefined) return diffMaps(left.map, right.map);
  if (left.model !== undefined && right.model !== undefined) return diffModels(left.model, right.model);
  const kind = ({ map }: OpenedSide): string => (map === undefined ? 'a model' : 'a map');
  throw new UsageError(
    `'${left.name}' is ${kind(left)} and '${right.name}' is ${kind(right)}: they have nothing in common`,
  );
}

/** The parts that a name stands for: a lump with all that is in it, or one part. Throws `UsageError` when there is none. */
function partsNamed(compared: MapDiff, lump: string, { map }: OpenedSide): readonly PartComparison[] {
  const wanted = (map === undefined || !/^\d+$/.test(lump) ? lump : map.nameOf(lump)).toLowerCase();
  const isWanted = (name: string): boolean => name.toLowerCase() === wanted;
  const whole = compared.lumps.find(({ name }) => isWanted(name));
  if (whole !== undefined) return whole.parts;
  const all = compared.lumps.flatMap(({ parts }) => parts);
  const inside = all.filter(({ path }) => isWanted(path) || path.toLowerCase().startsWith(`${wanted}.`));
  if (inside.length > 0) return inside;
  const names = [...compared.lumps.map(({ name }) => name), ...all.map(({ path }) => path)];
  const hint = didYouMean(nearNames(lump.toUpperCase(), names));
  throw new UsageError(`nothing named '${lump}' was compared${hint}`);
}
