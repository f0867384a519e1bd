import type { GameMap, Lumps } from '@brushwork/formats';
import type { OpenDocument } from '../open-document.js';

/** A map with everything that its scene may need: all but the files that it brings along, which images alone need. */
export function loadForScene(document: OpenDocument): Promise<GameMap> {
  const { map } = document;
  const lumps = map.branch.lumps as Lumps;
  return document.load(map.lumpNames.filter((name) => lumps[name]?.type.kind !== 'pakfile'));
}
