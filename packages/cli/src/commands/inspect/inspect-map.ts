import { type GameMap, guessGames, identify, type LumpEntry, type Lumps } from '@brushwork/formats';
import { lostLump } from '@brushwork/ops';
import type { CommandInput } from '../../program/each-input.js';
import { headOf } from '../shared/file-kind.js';
import { openMapSource } from '../shared/open-map.js';
import { contentSize, isCompressed } from './content-size.js';
import { inspectContent, worldModels } from './inspect-content.js';
import { inspectGameLumps, inspectPakfile } from './inspect-inside.js';
import { measureLimits } from './inspect-limits.js';
import type { InspectOptions } from './inspect-options.js';
import type { InspectedLump, Inspection } from './inspection.js';
import { inspectDigests, inspectPatches } from './map-files.js';

/** A lump whose records vary in size is only read to be counted while it is no larger than this. */
const readLimit = 4 * 1024 * 1024;

/** Finds out about a map without reading more of it than that takes. Throws as `openSource` does. */
export async function inspectMap(input: CommandInput, options: InspectOptions): Promise<Inspection> {
  const opened = await openMapSource(input, options, { withNeighbours: true });
  const map = await opened.load(lumpsToRead(opened.map));
  const identity = identify(await headOf(input.source), map.size);
  const gameLumps = await inspectGameLumps(opened);
  return {
    file: input.name,
    format: identity?.format ?? map.branch.container.magic,
    description: identity?.description ?? map.branch.title,
    branch: map.branch.id,
    title: map.branch.title,
    candidates: map.candidates,
    // Of the same memory as the game lump, which is there by now.
    games: guessGames(map, { fileName: input.name }),
    version: map.version,
    byteOrder: map.byteOrder,
    size: map.size,
    lumps: map.lumpNames.map((name) => inspectLump(map, name)),
    documents: map.documents.map(({ name, file, content }) => ({ name, file, count: content.length })),
    content: inspectContent(map),
    gameLumps,
    pakfile: await inspectPakfile(map, input.source),
    digests: await inspectDigests(map, input.source),
    lumpPatches: await inspectPatches(input, opened),
    limits: options.json === true || options.limits === true ? await measureLimits(opened) : [],
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
    const size = contentSize(map, name);
    const { elementSize, kind } = typeOf(map, name);
    if (kind === 'opaque') return false;
    if (elementSize === undefined) return size <= readLimit;
    return name === worldModels || size % elementSize !== 0;
  });
}

function inspectLump(map: GameMap, name: string): InspectedLump {
  const entry = map.entryOf(name);
  const { index, offset, length } = entry;
  const { elementSize, kind } = typeOf(map, name);
  const unpackedSize = isCompressed(entry) ? contentSize(map, name) : null;
  const origin = map.originOf(name);
  const file = origin.kind === 'map' ? null : (origin.file ?? null);
  const place = {
    ...{ index, name, offset, length, unpackedSize, recordSize: elementSize ?? null },
    ...{ origin: origin.kind, externalFile: file },
  };
  if (origin.kind === 'missing') return { ...place, count: null, status: 'missing' };
  if (map.isLoaded(name)) {
    if (lostLump(map, name) !== undefined) return { ...place, count: null, status: 'lost' };
    const content = map.lump(name);
    // A sequence is one thing made of parts, and counting it says nothing.
    const isCounted = content.status !== 'opaque' && kind !== 'opaque' && kind !== 'sequence';
    return { ...place, count: isCounted ? content.length : null, status: content.status };
  }
  if (kind === 'opaque') return { ...place, count: null, status: 'opaque' };
  if (elementSize === undefined) return { ...place, count: null, status: 'unread' };
  return { ...place, count: Math.floor(contentSize(map, name) / elementSize), status: 'ok' };
}
