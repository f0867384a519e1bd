import { type GameMap, identify, type LumpEntry, type Lumps } from '@brushwork/formats';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { headOf, openMapSource } from '../shared/open-map.js';
import { inspectContent, worldModels } from './inspect-content.js';
import type { InspectedLump, Inspection } from './inspection.js';

/** A lump whose records vary in size is only read to be counted while it is no larger than this. */
const readLimit = 4 * 1024 * 1024;

/** Finds out about a map without reading more of it than that takes. Throws as `openSource` does. */
export async function inspectMap(input: CommandInput, options: CommonOptions): Promise<Inspection> {
  const opened = await openMapSource(input, options);
  const map = await opened.load(lumpsToRead(opened.map));
  const identity = identify(await headOf(input.source), map.size);
  return {
    file: input.name,
    format: identity?.format ?? map.branch.container.magic,
    description: identity?.description ?? map.branch.title,
    branch: map.branch.id,
    title: map.branch.title,
    candidates: map.candidates,
    version: map.version,
    byteOrder: map.byteOrder,
    size: map.size,
    lumps: map.lumpNames.map((name) => inspectLump(map, name)),
    content: inspectContent(map),
    issues: [...input.issues, ...map.issues],
  };
}

function typeOf(map: GameMap, name: string): LumpEntry['type'] {
  return ((map.branch.lumps as Lumps)[name] as LumpEntry).type;
}

/** Entities, models, what can't be told from its length, and what is wrong by its length, so that its issue is there. */
function lumpsToRead(map: GameMap): string[] {
  return map.lumpNames.filter((name) => {
    if (name === map.branch.capabilities.entities) return true;
    const { start, end } = map.entryOf(name);
    const { elementSize, kind } = typeOf(map, name);
    if (kind === 'opaque') return false;
    if (elementSize === undefined) return end - start <= readLimit;
    return name === worldModels || (end - start) % elementSize !== 0;
  });
}

function inspectLump(map: GameMap, name: string): InspectedLump {
  const { index, offset, length, start, end } = map.entryOf(name);
  const { elementSize, kind } = typeOf(map, name);
  const place = { index, name, offset, length, recordSize: elementSize ?? null };
  if (map.isLoaded(name)) {
    const content = map.lump(name);
    // A sequence is one thing made of parts, and counting it says nothing.
    const isCounted = content.status !== 'opaque' && kind !== 'opaque' && kind !== 'sequence';
    return { ...place, count: isCounted ? content.length : null, status: content.status };
  }
  if (kind === 'opaque') return { ...place, count: null, status: 'opaque' };
  if (elementSize === undefined) return { ...place, count: null, status: 'unread' };
  return { ...place, count: Math.floor((end - start) / elementSize), status: 'ok' };
}
