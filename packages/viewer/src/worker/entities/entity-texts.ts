import { EntityFile, EntityText, type GameMap, type LumpEntry, type Lumps } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { OpenDocument } from '../open-document.js';

/** A text of entities of a map. */
export interface FoundEntityText {
  /** Path that selections name it by. */
  readonly path: string;
  /** File beside the map that holds it; `undefined` for one in the map. */
  readonly file: string | undefined;
  /** The text. */
  readonly text: EntityText;
  /** Whether it is stored as it is in the map, so that offsets in it are those of the file. */
  readonly isInPlace: boolean;
}

/** The texts of entities of a map, and what can't be read of them. */
export interface FoundEntityTexts {
  /** The texts, those of the map first. */
  readonly texts: readonly FoundEntityText[];
  /** Names of lumps that lie in files which aren't at hand, with what those would be called. */
  readonly missing: readonly string[];
}

/** Reads every text of entities: lumps of the map, wherever they lie, and documents beside it. */
export async function entityTexts(opened: OpenDocument): Promise<FoundEntityTexts> {
  const names = entityLumps(opened.map);
  const map = await opened.load(names);
  const texts: FoundEntityText[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const origin = map.originOf(name);
    if (origin.kind === 'missing') {
      missing.push(`${name} lies in ${origin.file ?? 'a file beside the map'}, which isn't at hand`);
      continue;
    }
    const content = map.lump(name);
    const text = content instanceof EntityFile ? content.text : content;
    if (!(text instanceof EntityText)) continue;
    const file = origin.kind === 'file' ? origin.file : undefined;
    const isInPlace = file === undefined && map.blockOf(name) === undefined;
    texts.push({ path: name, file, text, isInPlace });
  }
  for (const { name, file, content } of map.documents) {
    const text = content instanceof EntityFile ? content.text : content;
    if (text instanceof EntityText) texts.push({ path: name, file, text, isInPlace: false });
  }
  return { texts, missing };
}

/** The text of a path; `not-found` when there is none. */
export async function entityTextAt(opened: OpenDocument, path: string): Promise<FoundEntityText> {
  const { texts } = await entityTexts(opened);
  const found = texts.find((one) => one.path === path);
  if (found !== undefined) return found;
  throw new FormatError('not-found', `there is no text of entities called '${path}'`);
}

/** Lumps that hold entities. */
function entityLumps(map: GameMap): string[] {
  const lumps = map.branch.lumps as Lumps;
  return map.lumpNames.filter((name) => {
    const { kind } = (lumps[name] as LumpEntry).type;
    return kind === 'entity-text' || kind === 'entity-file';
  });
}
