import {
  type GameMap,
  type OpenedSource,
  type OpenFileOptions,
  open,
  openSource,
  registryEntry,
} from '@brushwork/formats';
import { FormatError, readBytes } from '@brushwork/record';
import { neighboursOf } from '../../files/neighbours.js';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { UsageError } from '../../program/usage-error.js';
import { fileKindOf, pictureTitleOf } from './file-kind.js';
import { pictureUses } from './image-kind.js';
import { archiveTitles, openArchiveInput } from './open-archive-input.js';

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
  await refuseOthers(input);
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
  await refuseOthers(input);
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
  mapOptions: Pick<MapOptions, 'withNeighbours'> = {},
): Promise<GameMap> {
  checkBranch(options);
  await refuseOthers(input);
  return open(bytes, { ...openOptions(options), ...besideOf(input, mapOptions) });
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

/** Refuses what is known to be no map, and says what to do with it. */
async function refuseOthers(input: CommandInput): Promise<void> {
  const kind = await fileKindOf(input);
  if (kind === 'archive') await refuseArchive(input);
  if (kind === 'picture')
    throw new FormatError('unsupported', `is ${await pictureTitleOf(input)}, not a map: ${pictureUses}`);
  if (kind === 'model' || kind === 'model-text')
    throw new FormatError(
      'unsupported',
      'is a model, not a map: inspect, dump, validate, roundtrip and convert work on models',
    );
}

/** Says how to name a map in an archive, when an archive itself is given. */
async function refuseArchive(input: CommandInput): Promise<void> {
  const archive = await openArchiveInput(input).catch((error: unknown) => {
    // A broken archive is still one.
    if (error instanceof FormatError) return undefined;
    throw error;
  });
  const title = archive === undefined ? 'an archive' : archiveTitles[archive.format];
  const maps = archive?.members.filter(({ name }) => name.toLowerCase().endsWith('.bsp'));
  if (maps?.length === 0) throw new FormatError('bad-magic', `is ${title} without any map in it`);
  const file = input.path.inner === undefined ? input.name : 'ARCHIVE';
  const example = maps?.[0]?.name ?? 'maps/NAME.bsp';
  throw new FormatError('bad-magic', `is ${title}: name a map in it, e.g. '${file}!${example}'`);
}
