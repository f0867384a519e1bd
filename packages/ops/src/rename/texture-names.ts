import { type GameMap, type LumpEntry, type Lumps, latin1Text } from '@brushwork/formats';
import type { Content, Role } from '@brushwork/record';
import { longestText, type RewrittenStrings, rewriteStrings } from './rewrite-strings.js';

/** A list of offsets into a lump of texts, and those texts. */
interface TextTable {
  readonly offsets: Content & { at(i: number): unknown; set(i: number, value: unknown): void };
  readonly texts: Content;
}

/** Names of textures that are to be changed. */
export interface TextureChanges {
  /** The lump of offsets. */
  readonly lump: string;
  /** The texts as they will be. */
  readonly rewritten: RewrittenStrings;
  /** Puts them into the map. */
  apply(): void;
}

/** Names of the lumps of texts and of those of offsets into them. */
export function textLumpNames(map: GameMap<object>): string[] {
  const lumps = Object.entries(map.branch.lumps as Lumps) as [string, LumpEntry][];
  return lumps.flatMap(([name, { type }]) => {
    const role = (type as { readonly element?: { readonly role?: Role } }).element?.role;
    return role?.kind === 'text-offset' ? [name, role.lump] : [];
  });
}

/** Lumps of offsets into texts that are loaded. A lump of texts with several of them isn't there in any format. */
function textTables(map: GameMap<object>): TextTable[] {
  const lumps = Object.entries(map.branch.lumps as Lumps) as [string, LumpEntry][];
  return lumps.flatMap(([name, { type }]) => {
    const role = (type as { readonly element?: { readonly role?: Role } }).element?.role;
    if (role?.kind !== 'text-offset' || !map.isLoaded(name) || !map.isLoaded(role.lump)) return [];
    const offsets = map.lump(name);
    return isList(offsets) ? [{ offsets, texts: map.lump(role.lump) }] : [];
  });
}

function isList(content: Content): content is TextTable['offsets'] {
  const { at, set } = content as Content & { readonly at?: unknown; readonly set?: unknown };
  return typeof at === 'function' && typeof set === 'function';
}

function offsetsOf({ offsets }: TextTable): number[] {
  return Array.from({ length: offsets.length }, (_, i) => Number(offsets.at(i)));
}

/** Works out how the names of textures change. Nothing is changed before `apply`. */
export function textureChanges(
  map: GameMap<object>,
  rename: (text: string) => string | undefined,
): TextureChanges[] {
  return textTables(map).map((table) => {
    const { offsets, texts } = table;
    const before = offsetsOf(table);
    const rewritten = rewriteStrings({ bytes: texts.bytes, offsets: before }, rename);
    return {
      lump: offsets.name,
      rewritten,
      apply() {
        if (rewritten.changes.length === 0) return;
        texts.setBytes(rewritten.bytes);
        rewritten.offsets.forEach((offset, i) => {
          if (offset !== before[i]) offsets.set(i, offset);
        });
      },
    };
  });
}

/** The names of textures with their places. */
export function textureNames(map: GameMap<object>): { readonly where: string; readonly text: string }[] {
  return textTables(map).flatMap((table) => {
    const { bytes } = table.texts;
    const known = new Map<number, string | undefined>();
    return offsetsOf(table).flatMap((offset, i) => {
      if (!known.has(offset)) known.set(offset, nameAt(bytes, offset));
      const text = known.get(offset);
      return text === undefined ? [] : [{ where: `${table.offsets.name}[${i}]`, text }];
    });
  });
}

/** The text at an offset, one character a byte; `undefined` outside, and for one that is too long to be a name. */
function nameAt(bytes: Uint8Array, offset: number): string | undefined {
  if (!(offset >= 0 && offset < bytes.length)) return undefined;
  const most = bytes.subarray(offset, offset + longestText + 1);
  const nul = most.indexOf(0);
  if (nul < 0 && most.length > longestText) return undefined;
  return latin1Text(nul < 0 ? most : most.subarray(0, nul));
}
