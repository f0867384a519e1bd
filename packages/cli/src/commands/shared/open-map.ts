import {
  type GameMap,
  identify,
  type OpenedSource,
  type OpenFileOptions,
  open,
  openSource,
  readZipDirectory,
  registryEntry,
} from '@brushwork/formats';
import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { neighboursOf } from '../../files/neighbours.js';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';

/** What is added to the options that every verb has. */
export interface MapOptions extends Pick<OpenFileOptions, 'overlaps' | 'allocate'> {
  /** Whether files beside the map that hold parts of it are read, too; for verbs that don't write it. */
  readonly withNeighbours?: boolean;
}

/** Opens a map of which no more is read than is asked for. Throws as `openSource` does, `UsageError` for an unknown branch. */
export async function openMapSource(
  input: CommandInput,
  options: CommonOptions,
  { withNeighbours, ...mapOptions }: MapOptions = {},
): Promise<OpenedSource> {
  checkBranch(options);
  await refuseArchive(input);
  const beside = besideOf(input, { withNeighbours });
  return openSource(input.source, { ...mapOptions, ...beside, ...openOptions(options) });
}

/** Opens a map with all its bytes in memory. Throws as `open` does, `UsageError` for an unknown branch. */
export async function openWholeMap(
  input: CommandInput,
  options: CommonOptions,
  mapOptions: Pick<MapOptions, 'withNeighbours'> = {},
): Promise<GameMap> {
  const bytes = await readBytes(input.source, 0, input.source.byteLength);
  checkBranch(options);
  await refuseArchive(input);
  return open(bytes, { ...openOptions(options), ...besideOf(input, mapOptions) });
}

function besideOf(
  input: CommandInput,
  { withNeighbours = false }: { readonly withNeighbours?: boolean | undefined },
): Pick<OpenFileOptions, 'beside'> {
  const beside = withNeighbours ? neighboursOf(input.path) : undefined;
  return beside === undefined ? {} : { beside };
}

/** Opens a map of all the bytes of an input, which belong to the map from then on. Throws as `openWholeMap` does. */
export async function openBytes(
  input: CommandInput,
  bytes: Uint8Array,
  options: CommonOptions,
): Promise<GameMap> {
  checkBranch(options);
  await refuseArchive(input);
  return open(bytes, openOptions(options));
}

/** The first bytes of a source, enough to tell what it is. */
export async function headOf(source: ByteSource): Promise<Uint8Array> {
  return readBytes(source, 0, Math.min(32, source.byteLength));
}

/** Whether a source is a zip archive, told by its first bytes. */
export async function isArchive(source: ByteSource): Promise<boolean> {
  return identify(await headOf(source), source.byteLength)?.format === 'zip';
}

/** Refuses a branch that doesn't exist with a `UsageError` that names those that do. */
function checkBranch({ branch }: CommonOptions): void {
  if (branch === undefined) return;
  try {
    registryEntry(branch);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UsageError(`no game is called '${branch}'; there are ${error.expected ?? ''}`, {
      cause: error,
    });
  }
}

function openOptions({ branch, strict }: CommonOptions): OpenFileOptions {
  return { ...(branch === undefined ? {} : { branch }), ...(strict === undefined ? {} : { strict }) };
}

/** Says how to name a map in an archive, when an archive itself is given. */
async function refuseArchive(input: CommandInput): Promise<void> {
  if (!(await isArchive(input.source))) return;
  let example = 'maps/NAME.bsp';
  try {
    const { entries } = await readZipDirectory(input.source);
    const maps = entries.filter(({ name }) => name.toLowerCase().endsWith('.bsp'));
    if (maps.length === 0) throw new FormatError('bad-magic', 'is a zip archive without any map in it');
    example = maps[0]?.name ?? example;
  } catch (error) {
    // A broken archive is still one.
    if (error instanceof FormatError && error.reason.startsWith('is a zip')) throw error;
  }
  const file = input.path.inner === undefined ? input.name : 'ARCHIVE';
  throw new FormatError('bad-magic', `is a zip archive: name a map in it, e.g. '${file}!${example}'`);
}
