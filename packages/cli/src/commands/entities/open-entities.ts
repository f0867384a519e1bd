import { type EntityDocument, EntityText, type GameMap, type OpenedSource } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { loadLump } from '../shared/load-lump.js';
import { openMapSource } from '../shared/open-map.js';
import type { EntitiesOptions } from './entities.js';

/** A map of which the entities are loaded. */
export interface OpenedEntities {
  /** The file. */
  readonly opened: OpenedSource;
  /** The map. */
  readonly map: GameMap;
  /** The lump. */
  readonly content: EntityText;
  /** Its text in the encoding that was asked for. Edits of it are not ones of the lump yet. */
  readonly document: EntityDocument;
}

/**
 * Opens a map and reads its entities, from a file beside it where they lie in one. Throws as `openMapSource` and `loadLump`
 * do, and 'unsupported' for a format without entities.
 */
export async function openEntities(input: CommandInput, options: EntitiesOptions): Promise<OpenedEntities> {
  return readEntities(input, options, await openMapSource(input, options, { withNeighbours: true }));
}

/** The same to change them: 'unsupported' for those in a file beside the map, which is not written. */
export async function openEntitiesToEdit(
  input: CommandInput,
  options: EntitiesOptions,
): Promise<OpenedEntities> {
  const { map } = await openMapSource(input, options, { withNeighbours: true });
  const { entities } = map.branch.capabilities;
  if (entities !== undefined && map.originOf(entities).kind !== 'map') {
    const message = 'lies in a file beside the map: only what is in the map itself can be changed';
    throw new FormatError('unsupported', message, { path: [entities] });
  }
  const opened = await openMapSource(input, options, { overlaps: options.overlaps ?? 'refuse' });
  return readEntities(input, options, opened);
}

async function readEntities(
  input: CommandInput,
  options: EntitiesOptions,
  opened: OpenedSource,
): Promise<OpenedEntities> {
  const name = opened.map.branch.capabilities.entities;
  const map = name === undefined ? await opened.load([]) : await loadLump(input, opened, { name });
  const content = name === undefined ? undefined : map.lump(name);
  if (!(content instanceof EntityText))
    throw new FormatError('unsupported', `a map of ${map.branch.title} has no text of entities`);
  const { encoding } = options;
  const document = encoding === undefined ? content.document : content.documentIn(encoding);
  return { opened, map, content, document };
}
