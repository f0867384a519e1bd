import {
  decodeText,
  EntityText,
  type GameMap,
  type LumpEntry,
  type Lumps,
  latin1Bytes,
} from '@brushwork/formats';
import { contentSize } from './content-size.js';
import type { ClassCount, InspectedContent } from './inspection.js';

/** The lump of models, of which the first is the world. */
export const worldModels = 'MODELS';

/** Lumps that say most about a map, in the order in which they are told. */
const tellingLumps: readonly string[] = [
  'MATERIALS',
  'TEXTURES',
  worldModels,
  'BRUSHES',
  'TRIANGLE_SOUPS',
  'FACES',
  'LIGHTS',
  'LIGHTMAPS',
  'CELLS',
  'PORTALS',
];

/** What is remarkable in a map, of which entities and models have to be loaded. */
export function inspectContent(map: GameMap): InspectedContent {
  return { entities: inspectEntities(map), counts: countTelling(map), bounds: worldBounds(map) };
}

function inspectEntities(map: GameMap): InspectedContent['entities'] {
  const name = map.branch.capabilities.entities;
  const isThere = name !== undefined && map.originOf(name).kind !== 'missing';
  const content = isThere ? map.lump(name) : undefined;
  if (!(content instanceof EntityText)) return null;
  const { document } = content;
  const counts = new Map<string, number>();
  for (const { classname = '' } of document.entities) counts.set(classname, (counts.get(classname) ?? 0) + 1);
  const classes: ClassCount[] = Array.from(counts, ([latin1, count]) => ({
    name: decodeText(latin1Bytes(latin1), document.encoding).text,
    count,
  }));
  classes.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  return { count: document.entities.length, encoding: document.encoding, classes };
}

function countTelling(map: GameMap): { lump: string; count: number }[] {
  const lumps = map.branch.lumps as Lumps;
  return tellingLumps
    .filter((name) => Object.hasOwn(lumps, name))
    .map((name) => {
      const { elementSize } = (lumps[name] as LumpEntry).type;
      return {
        lump: name,
        count: elementSize === undefined ? 0 : Math.floor(contentSize(map, name) / elementSize),
      };
    })
    .filter(({ count }) => count > 0);
}

function worldBounds(map: GameMap): InspectedContent['bounds'] {
  // One that is kept as bytes isn't loaded for this.
  if (!Object.hasOwn(map.branch.lumps, worldModels) || !map.isLoaded(worldModels)) return null;
  const models = map.lump(worldModels);
  const [world] = models.length === 0 ? [] : (models.block(0, 1) as Readonly<Record<string, unknown>>[]);
  const mins = componentsOf(world?.['mins']);
  const maxs = componentsOf(world?.['maxs']);
  return mins === undefined || maxs === undefined ? null : { mins, maxs };
}

function componentsOf(vector: unknown): number[] | undefined {
  if (vector === null || typeof vector !== 'object') return undefined;
  const components = Object.values(vector);
  return components.every((component) => typeof component === 'number') ? components : undefined;
}
