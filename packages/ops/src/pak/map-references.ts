import { EntityText, type GameMap, type LumpEntry, type Lumps } from '@brushwork/formats';
import type { Content, Role } from '@brushwork/record';
import { type AssetReference, materialReference, modelReference } from './asset-reference.js';
import { entityReferences } from './entity-references.js';

/** A file that something in a map names, and where. */
export interface NamedAsset {
  /** The file. */
  readonly reference: AssetReference;
  /** Who names it: a lump with an index, or a file of the pakfile. */
  readonly by: string;
}

/**
 * The files that a map names outside its pakfile: materials of surfaces, models of props, and what entities name. Lumps
 * that aren't loaded are passed over.
 */
export function mapReferences(map: GameMap<object>): NamedAsset[] {
  const lumps = Object.entries(map.branch.lumps as Lumps) as [string, LumpEntry][];
  return lumps.flatMap(([name, { type }]) => {
    if (!map.isLoaded(name)) return [];
    const content = map.lump(name);
    if (content instanceof EntityText) return entityAssets(content);
    const role = (type as { readonly element?: { readonly role?: Role } }).element?.role;
    if (role?.kind === 'text-offset' && map.isLoaded(role.lump))
      return materialAssets(content, map.lump(role.lump));
    return modelNames(content).map((named) => ({ reference: modelReference(named), by: name }));
  });
}

function entityAssets(content: EntityText): NamedAsset[] {
  return content.entities.flatMap((entity) => {
    const by = `${content.name}[${entity.index}]${entity.classname === undefined ? '' : ` ${entity.classname}`}`;
    return entityReferences(entity).map((reference) => ({ reference, by }));
  });
}

/** No engine has names of textures that are as long, in characters. */
const LONGEST_NAME = 1024;

/** Names of materials: a lump of offsets into a lump of text. */
function materialAssets(offsets: Content, texts: Content): NamedAsset[] {
  const { at, length } = offsets as Content & { at?(i: number): unknown };
  const { textAt } = texts as Content & { textAt?(offset: number, most: number): string | undefined };
  if (at === undefined || textAt === undefined) return [];
  const found: NamedAsset[] = [];
  for (let i = 0; i < length; i++) {
    const name = textAt.call(texts, Number(at.call(offsets, i)), LONGEST_NAME);
    if (name !== undefined && name !== '')
      found.push({ reference: materialReference(name), by: `${offsets.name}[${i}]` });
  }
  return found;
}

/** Names of models in lists of texts, however deep the lump holds them. */
function modelNames(content: Content): string[] {
  const inner = content as Content & {
    readonly lumps?: readonly { readonly content: Content }[];
    readonly parts?: Readonly<Record<string, unknown>>;
  };
  if (content.kind === 'game-lump') return (inner.lumps ?? []).flatMap((lump) => modelNames(lump.content));
  if (content.kind !== 'sequence' || inner.parts === undefined) return [];
  return Object.values(inner.parts).flatMap((part) => {
    const list = part as { readonly length?: unknown; at?(i: number): unknown } | null;
    if (typeof list !== 'object' || typeof list?.at !== 'function' || typeof list.length !== 'number')
      return [];
    const names: string[] = [];
    for (let i = 0; i < list.length; i++) {
      const value = list.at(i);
      if (typeof value !== 'string') return [];
      if (value.toLowerCase().endsWith('.mdl')) names.push(value);
    }
    return names;
  });
}
