import { readFile } from 'node:fs/promises';
import { differingLumps, type GameMap, openAs, type SavedMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { checkUnchanged, type FileStamp, stampOf } from '../../files/file-stamp.js';
import { writeOutput } from '../../files/write-output.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { checkOutput } from './check-output.js';
import { ownFile } from './own-file.js';

/** Where a map is written to. */
export interface WriteMapOptions {
  /** The file to write. */
  readonly output?: string | undefined;
  /** Write in the place of the file that was read. */
  readonly inPlace?: boolean | undefined;
  /** Replace the output if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** A file that a map is going to be written to. */
export interface MapTarget {
  /** Its path. */
  readonly file: string;
  /** Whether a file that is there is replaced. */
  readonly overwrite: boolean;
  /** What it was like when it was opened, when it is the file that was read. */
  readonly stamp?: FileStamp;
}

/** Refuses options that don't say where the result goes, or say it twice, before anything is read. */
export async function checkWriteOptions({ output, inPlace, overwrite }: WriteMapOptions): Promise<void> {
  if (output !== undefined && inPlace === true)
    throw new UsageError('the result goes either to --output or --in-place');
  if (output === undefined && inPlace !== true)
    throw new UsageError('say where the result goes: --output FILE, or --in-place');
  if (output !== undefined) await checkOutput(output, { overwrite });
}

/** The file that the result of an input goes to. `UsageError` for an input that nothing can be written in the place of. */
export async function mapTarget(input: CommandInput, options: WriteMapOptions): Promise<MapTarget> {
  const { output, overwrite = false } = options;
  if (output !== undefined) return { file: output, overwrite };
  const file = await ownFile(input);
  return { file, overwrite: true, stamp: input.stamp ?? (await stampOf(file)) };
}

/**
 * Writes a map beside its target, opens what was written again, compares what every lump holds with what was meant, and
 * only then gives it its name. Throws `FormatError` 'bad-value' when it reads otherwise, 'io' when the file that was read
 * has been changed since it was opened, and as `writeOutput` does; the old file is whole then.
 */
export async function writeMap(target: MapTarget, saved: SavedMap, meant: GameMap): Promise<void> {
  const { file, overwrite, stamp } = target;
  await writeOutput(file, saved.bytes, {
    overwrite,
    beforePlacing: async (written) => {
      await checkWritten(written, meant);
      if (stamp !== undefined) await checkUnchanged(file, stamp);
    },
  });
}

async function checkWritten(written: string, meant: GameMap): Promise<void> {
  const again = openAs(meant.branch, new Uint8Array(await readFile(written)));
  const lumps = differingLumps(meant, again);
  if (lumps.length === 0) return;
  throw new FormatError(
    'bad-value',
    `what was written does not read as what was meant: ${lumps.join(', ')}; nothing was replaced`,
  );
}
