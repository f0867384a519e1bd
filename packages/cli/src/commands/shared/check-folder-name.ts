import { stat } from 'node:fs/promises';
import { UsageError } from '../../program/usage-error.js';

/** What the name of a file ends with, and that of a folder hardly ever. */
const fileEnding = /\.[a-z][a-z0-9]{2,4}$/i;

/**
 * Refuses a folder that isn't there yet and is called like a file, with a `UsageError`: its name is a mistake more often than
 * not. `instead`: what can be done, for people. A slash at its end says that a folder is meant.
 */
export async function checkFolderName(output: string, instead: string): Promise<void> {
  if (!fileEnding.test(output)) return;
  const info = await stat(output).catch(() => undefined);
  if (info !== undefined) return;
  throw new UsageError(`${output} is called like a file: ${instead}; ${output}/ would be a folder`);
}
