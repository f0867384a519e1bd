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

/** Opens a map and reads its entities. Throws as `openMapSource` does, and 'unsupported' for a format without entities. */
export async function openEntities(input: CommandInput, options: EntitiesOptions): Promise<OpenedEntities> {
  const opened = await openMapSource(input, options, { overlaps: options.overlaps ?? 'refuse' });
  const name = opened.map.branch.capabilities.entities;
  const map = name === undefined ? await opened.load([]) : await loadLump(input, opened, { name });
  const content = name === undefined ? undefined : map.lump(name);
  if (!(content instanceof EntityText))
    throw new FormatError('unsupported', `a map of ${map.branch.title} has no text of entities`);
  const { encoding } = options;
  const document = encoding === undefined ? content.document : content.documentIn(encoding);
  return { opened, map, content, document };
}
