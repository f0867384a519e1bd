import type { GameMap, LumpEntry, Lumps, Pakfile } from '@brushwork/formats';
import type { Content } from '@brushwork/record';

/** Name of the lump of files that maps of a format bring along; `undefined` where the format has none. */
export function pakLumpName(map: GameMap<object>): string | undefined {
  const lumps = Object.entries(map.branch.lumps as Lumps) as [string, LumpEntry][];
  return lumps.find(([, { type }]) => type.kind === 'pakfile')?.[0];
}

/** The files that a map brings along; `undefined` where the format has no lump for them, or it isn't loaded. */
export function pakLump(map: GameMap<object>): Pakfile | undefined {
  const name = pakLumpName(map);
  if (name === undefined || !map.isLoaded(name)) return undefined;
  const content = map.lump(name);
  return isPakfile(content) ? content : undefined;
}

function isPakfile(content: Content): content is Pakfile {
  return content.kind === 'pakfile';
}
