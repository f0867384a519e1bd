import path from 'node:path';
import { isStandardInput } from '../../files/input-path.js';
import type { CommandInput } from '../../program/each-input.js';

/** Name of a map: that of its file without folder and ending; `undefined` for standard input. */
export function mapNameOf({ path: input }: CommandInput): string | undefined {
  if (isStandardInput(input)) return undefined;
  const file = input.inner === undefined ? path.basename(input.file) : (input.inner.split('/').at(-1) ?? '');
  // A compressed file has two endings.
  return file.replace(/\.(?:gz|bz2)$/i, '').replace(/\.[^.]*$/, '');
}
