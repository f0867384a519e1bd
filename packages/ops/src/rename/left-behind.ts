import { EntityText, type GameMap, type OwnFiles } from '@brushwork/formats';
import { keyValueTokens } from '../pak/key-values.js';
import { pakLump } from '../pak/pak-lump.js';
import { FolderNames, type OwnNames } from './own-names.js';
import { packedOthers, packedTexts } from './packed-texts.js';
import type { LeftPlace, StaleName } from './rename-report.js';
import { textureNames } from './texture-names.js';

const mostPlaces = 5;
const mostLeft = 200;

function entityValues(map: GameMap<object>): { readonly where: string; readonly value: string }[] {
  const { entities: lump } = map.branch.capabilities;
  const content = lump === undefined || !map.isLoaded(lump) ? undefined : map.lump(lump);
  if (!(content instanceof EntityText)) return [];
  return content.entities.flatMap((entity) =>
    entity.pairs.map(({ key, value }) => ({ where: `${content.name}[${entity.index}].${key}`, value })),
  );
}

/**
 * What has the old name in it after a map was renamed: values of entities that are the name alone, which may mean
 * something else, and packed files of which it can't be told what they name.
 */
export function mentionsOf(map: GameMap<object>, names: OwnNames): LeftPlace[] {
  if (names.from.toLowerCase() === names.to.toLowerCase()) return [];
  const left: LeftPlace[] = entityValues(map)
    .filter(({ value }) => names.isName(value))
    .map(({ where, value }) => ({ where, text: value }));
  for (const { entry, text } of packedOthers(pakLump(map)?.entries ?? [])) {
    const path = pathWith(text, names.from);
    if (path !== undefined) left.push({ where: entry.name, text: path });
  }
  return left.slice(0, mostLeft);
}

/** The first path with a folder or a file of a name in a text, whatever the text is. */
function pathWith(text: string, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const before = lower[at - 1];
    const behind = lower[at + wanted.length];
    const isPart = before === '/' || before === '\\';
    if (isPart && (behind === '/' || behind === '\\' || behind === '.')) {
      const from = Math.max(0, at - 40);
      const start = lower.slice(from, at).search(/[\w./\\-]*$/) + from;
      return text.slice(start, at + wanted.length + 1);
    }
  }
  return undefined;
}

/** Files, textures and references that lie in the folders of other maps. */
export function staleNames(map: GameMap<object>, own: OwnFiles, name: string): StaleName[] {
  const folders = new FolderNames(own);
  const found = new Map<string, { name: string; count: number; places: LeftPlace[] }>();
  const meet = (where: string, text: string, names = folders.inReference(text)): void => {
    for (const [key, other] of new Map(names.map((one) => [one.toLowerCase(), one]))) {
      if (key === name.toLowerCase()) continue;
      const known = found.get(key) ?? { name: other, count: 0, places: [] };
      known.count++;
      if (known.places.length < mostPlaces) known.places.push({ where, text });
      found.set(key, known);
    }
  };
  const content = pakLump(map);
  const entries = content?.entries ?? [];
  for (const { name: path } of entries) meet(content?.name ?? '', path, folders.inPath(path));
  for (const { where, text } of textureNames(map)) meet(where, text);
  for (const { where, value } of entityValues(map)) meet(where, value);
  for (const { entry, text } of packedTexts(entries))
    for (const { text: word } of keyValueTokens(text)) meet(entry.name, word);
  return [...found.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
