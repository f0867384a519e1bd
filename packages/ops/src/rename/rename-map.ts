import {
  comparableName,
  EntityText,
  type GameMap,
  type OwnFiles,
  type PakEntry,
  type PakEntryChange,
} from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { pakLump, pakLumpName } from '../pak/pak-lump.js';
import { requireCapability } from '../world/require-capability.js';
import { mentionsOf, staleNames } from './left-behind.js';
import { chooseName, nameProblem } from './map-names.js';
import { OwnNames } from './own-names.js';
import { type PackedText, packedTexts } from './packed-texts.js';
import type { ChangedValue, RenamedFile, RenameReport } from './rename-report.js';
import { renameText } from './rename-text.js';
import { repacked } from './repacked.js';
import { type TextureChanges, textLumpNames, textureChanges } from './texture-names.js';

/** How a map is renamed. */
export interface RenameMapOptions {
  /** The new name, without folder and ending. */
  readonly to: string;
  /** The name that the map's files have; found out unless given. */
  readonly from?: string | undefined;
  /** Name of the map's file without folder and ending, which its files most likely have. */
  readonly fileName?: string | undefined;
}

/** Names of the lumps that have to be loaded for renaming. */
export function lumpsToRename(map: GameMap<object>): string[] {
  const { entities } = map.branch.capabilities;
  const names = [entities, pakLumpName(map), ...textLumpNames(map)];
  return [...new Set(names.filter((name) => name !== undefined))];
}

/**
 * Renames what belongs to a map by its name: files of its pakfile, what they and the entities refer to, and the names of
 * textures. What isn't changed keeps its bytes; packed files keep their order and the way they are packed. Either all of
 * it is changed or, when something is thrown, nothing.
 *
 * Throws `FormatError` 'unsupported' for a format of which the names aren't known, and for a pakfile that can't be read;
 * 'does-not-fit' for a name that no map can have, or that makes that of a material too long; 'ambiguous' when it can't be
 * told which name the files have, or a file with the new name is there already.
 */
export async function renameMap(map: GameMap<object>, options: RenameMapOptions): Promise<RenameReport> {
  const own = requireCapability(map, 'ownFiles');
  const { to } = options;
  const problem = nameProblem(to);
  if (problem !== undefined)
    throw new FormatError('does-not-fit', `is no name for a map: ${problem}`, { found: to });
  const from = options.from ?? chooseName(map, own, options.fileName);
  const names = new OwnNames(own, { from, to });
  const content = pakLump(map);
  if (content?.document.failure !== undefined) {
    const { failure } = content.document;
    throw new FormatError('unsupported', `the pakfile can't be read: ${failure.reason}`, { cause: failure });
  }
  const entries = content?.entries ?? [];
  const files = entries.map((entry) => changedFile(entry, names));
  checkFree(entries, files);
  const textures = textureChanges(map, (text) => names.reference(text));
  checkLengths(own, textures);
  const texts = new Map<PakEntry, PackedText>();
  for (const packed of packedTexts(entries)) {
    const { text, changes } = renameText(packed.text, names, {
      isBegunByName: names.isBegunByName(packed.entry.name),
    });
    if (changes.length > 0) texts.set(packed.entry, { entry: packed.entry, text, changes });
  }
  const replaced = new Map<PakEntry, Awaited<ReturnType<typeof repacked>>>();
  for (const { entry, text } of texts.values()) replaced.set(entry, await repacked(entry, text));
  // From here on nothing can go wrong any more.
  const entities = renameEntities(map, names);
  for (const one of textures) one.apply();
  const namesNow = new Map(entries.map((entry, i) => [entry, files[i]?.to ?? entry.name]));
  const changes = entries.flatMap((entry, i): [PakEntry, PakEntryChange][] => {
    const packed = replaced.get(entry);
    const file = files[i];
    if (packed === undefined && file === undefined) return [];
    return [
      [
        entry,
        { ...(packed !== undefined && { content: packed }), ...(file !== undefined && { name: file.to }) },
      ],
    ];
  });
  content?.document.editAll(new Map(changes));
  return {
    from,
    to,
    files: files.filter((change) => change !== undefined),
    texts: [...texts.values()].map(({ entry, changes = [] }) => ({
      file: namesNow.get(entry) ?? entry.name,
      changes,
    })),
    textures: textures.flatMap(({ lump, rewritten }) =>
      rewritten.changes.map((change) => ({ lump, ...change })),
    ),
    entities,
    left: mentionsOf(map, names),
    stale: staleNames(map, own, to),
  };
}

function changedFile({ name }: PakEntry, names: OwnNames): RenamedFile | undefined {
  const to = names.file(name);
  return to === undefined || to === name ? undefined : { from: name, to };
}

/** Refuses a new name that another file has or had, or that two files get. */
function checkFree(entries: readonly PakEntry[], files: readonly (RenamedFile | undefined)[]): void {
  if (files.every((change) => change === undefined)) return;
  const taken = new Map(entries.map((entry) => [comparableName(entry.name), entry]));
  const given = new Map<string, PakEntry>();
  entries.forEach((entry, i) => {
    const change = files[i];
    if (change === undefined) return;
    const key = comparableName(change.to);
    const other = given.get(key) ?? taken.get(key);
    if (other !== undefined && other !== entry) {
      const message = `the pakfile has '${other.name}', so that '${change.from}' can't be called '${change.to}'`;
      throw new FormatError('ambiguous', message, { found: change.to });
    }
    given.set(key, entry);
  });
}

function checkLengths({ longestMaterial }: OwnFiles, textures: readonly TextureChanges[]): void {
  for (const { lump, rewritten } of textures) {
    for (const { index, from, to } of rewritten.changes) {
      if (to.length <= longestMaterial || to.length <= from.length) continue;
      throw new FormatError('does-not-fit', `the name of a material would have ${to.length} bytes: '${to}'`, {
        path: [lump, index],
        expected: longestMaterial,
        found: to.length,
      });
    }
  }
}

function renameEntities(map: GameMap<object>, names: OwnNames): ChangedValue[] {
  const { entities: lump } = map.branch.capabilities;
  const content = lump === undefined || !map.isLoaded(lump) ? undefined : map.lump(lump);
  if (!(content instanceof EntityText)) return [];
  return content.entities.flatMap((entity) => {
    // A pair keeps its number while values are changed.
    const changes = entity.pairs.flatMap(({ key, value }, pair) => {
      const to = names.reference(value);
      return to === undefined || to === value ? [] : [{ pair, entity: entity.index, key, from: value, to }];
    });
    return changes.map(({ pair, ...change }) => {
      entity.setPair(pair, change.to);
      return change;
    });
  });
}
