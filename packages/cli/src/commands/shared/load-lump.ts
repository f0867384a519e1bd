import type { GameMap, OpenedSource, SavedMap, StoredLump } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { escapeText } from '../../text/escape-text.js';
import { counted, grouped } from './number-text.js';

/**
 * Loads the one lump that a command is about, and others that are read beside it. A lump that the file doesn't hold, or
 * not whole, is among the remarks of the input, so that no command takes what is there for all of it. Throws
 * `FormatError` 'not-found' for one in a file beside the map that isn't there, or isn't looked for.
 */
export async function loadLump(
  input: CommandInput,
  opened: OpenedSource,
  { name, others = [] }: { readonly name: string; readonly others?: readonly string[] },
): Promise<GameMap> {
  refuseMissing(opened.map, name);
  const map = await opened.load([name, ...others]);
  input.remarks.push(...missingBytes(map, name));
  return map;
}

function refuseMissing(map: GameMap, name: string): void {
  const origin = map.originOf(name);
  if (origin.kind !== 'missing') return;
  const file = origin.file === undefined ? 'a file' : `'${escapeText(origin.file)}'`;
  throw new FormatError('not-found', `lies in ${file} beside the map, which isn't there`, { path: [name] });
}

/**
 * Remarks on lumps that the file doesn't hold, or not whole, when all lumps are placed anew: the directory that is
 * written says of each what is there, so that nothing in the new file tells that there was more.
 */
export function remarkMissing(input: CommandInput, map: GameMap, { report }: SavedMap): void {
  if (!report.relaid) return;
  const known = new Set(input.remarks.map(({ path }) => path[0]));
  const names = map.lumpNames.filter((name) => !known.has(name));
  input.remarks.push(...names.flatMap((name) => missingBytes(map, name)));
}

/** What the directory says of a lump that can't be read where it says, or not all of it. */
export function missingBytes(map: GameMap, name: string): Issue[] {
  return map.head.issues
    .filter(({ rule, path }) => path[0] === name && (rule === cutOff || rule === negative))
    .map((found) => (found.rule === cutOff ? { ...found, message: cutOffText(map.entryOf(name)) } : found));
}

const cutOff = 'lump-out-of-bounds';
const negative = 'lump-negative';

function cutOffText({ start, end, length }: StoredLump): string {
  const present = end - start;
  const rest = present === 0 ? 'none' : grouped(present);
  return `is cut off: ${rest} of its ${counted(length, 'byte')} ${present === 1 ? 'is' : 'are'} in the file`;
}
