import { type FormatPath, formatPath } from '@brushwork/record';
import type { Selection } from '../../protocol/selection.js';

/**
 * The selection that the path of an issue of a map leads to: names up to the first number are the lump or part, that number
 * the record, what follows the field. `undefined` for the file as a whole. Names of files in archives stay whole.
 */
export function selectionOfPath(path: FormatPath, isLump: (name: string) => boolean): Selection | undefined {
  const [lump] = path;
  if (typeof lump !== 'string' || !isLump(lump)) return undefined;
  const number = path.findIndex((part) => typeof part === 'number');
  if (number < 0) return { path: path.join('.') };
  const field = fieldOf(path.slice(number + 1));
  return {
    path: path.slice(0, number).join('.'),
    index: path[number] as number,
    ...(field !== undefined && { field }),
  };
}

/** The selection that the path of an issue of a model leads to: chunks with their numbers, and then a record of the last. */
export function selectionOfChunk(
  path: FormatPath,
  isChunk: (path: string) => boolean,
): Selection | undefined {
  for (let length = path.length; length > 0; length--) {
    const chunk = formatPath(path.slice(0, length));
    if (!isChunk(chunk)) continue;
    const [index, ...rest] = path.slice(length);
    const field = fieldOf(typeof index === 'number' ? rest : path.slice(length));
    return {
      path: chunk,
      ...(typeof index === 'number' && { index }),
      ...(field !== undefined && typeof index === 'number' && { field }),
    };
  }
  return undefined;
}

function fieldOf(path: FormatPath): string | undefined {
  return path.length === 0 ? undefined : formatPath(path);
}
