import type { GameMap, MaterialFlags, MaterialNames } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from '../world/require-capability.js';
import { textAt, textureName } from '../world/texture-name.js';
import { type AnyRecords, checkReference, placeOf, recordsOf, valuesOf } from '../world/typed-lumps.js';
import type { SceneMaterial } from './scene.js';
import type { SceneIssues } from './scene-issues.js';

/** The materials of a scene, and which of them each record stands for that surfaces name. */
export interface MaterialTable {
  /** The materials; the last one stands for surfaces that name none. */
  readonly materials: readonly SceneMaterial[];
  /** Material of each record. */
  readonly byRecord: Uint32Array;
  /** Material of surfaces that name none. */
  readonly nameless: number;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the materials that surfaces name, each name and kind once, in the order in which records first name them. A
 * name that can't be read is an issue, and the material has none. `unsupported` without the capability.
 */
export function sceneMaterials(map: GameMap<object>, issues: SceneIssues): MaterialTable {
  const capability = requireCapability(map, 'surfaceMaterials');
  const records = recordsOf(map, capability.lump);
  const parts = namedElements(map, capability.name);
  const sizes = capability.size === undefined ? undefined : recordsOf(map, capability.size.lump);
  const known = new Map<string, number>();
  const materials: SceneMaterial[] = [];
  const indexOf = (material: SceneMaterial): number => {
    const key = JSON.stringify([material.name.toLowerCase(), material.kind, material.isTranslucent]);
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, materials.length);
    materials.push(material);
    return materials.length - 1;
  };
  const byRecord = new Uint32Array(records.length);
  for (let i = 0; i < records.length; i++) {
    const record = records.at(i) as unknown as Values;
    const name = nameOf(map, records, i) ?? '';
    const said = traits(record, capability.flags);
    byRecord[i] = indexOf({ name, ...traitsByName(name, capability.names, said), ...sizeOf(record) });
  }
  return { materials, byRecord, nameless: indexOf({ name: '', kind: 'plain', isTranslucent: false }) };

  function nameOf(owner: GameMap<object>, list: AnyRecords, i: number): string | undefined {
    const { name } = capability;
    try {
      if (name.kind === 'texture-names') return textureName(owner, i);
      if (name.kind === 'text') return textOf(owner, name, { list, record: i });
      const value = (list.at(i) as unknown as Values)[name.kind === 'field' ? name.field : name.index];
      if (name.kind === 'field') return String(value);
      const found = parts[Number(value)]?.['name'];
      return found === undefined ? undefined : String(found);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      issues.add('scene-material', error.code, error.reason, error);
      return undefined;
    }
  }

  function sizeOf(record: Values): Pick<SceneMaterial, 'width' | 'height'> {
    const { size, name } = capability;
    if (size === undefined && name.kind === 'part')
      return sidesOf(parts[Number(record[name.index])], 'width', 'height');
    const index = size === undefined ? -1 : Number(record[size.index]);
    if (size === undefined || sizes === undefined || !(index >= 0 && index < sizes.length)) return {};
    return sidesOf(sizes.at(index) as unknown as Values, size.width, size.height);
  }
}

/** A name in a lump of text, whose offset a record says, or what the record names. */
function textOf(
  map: GameMap<object>,
  { field, offsets, text }: { readonly field: string; readonly offsets?: string; readonly text: string },
  { list, record }: { readonly list: AnyRecords; readonly record: number },
): string {
  const value = Number((list.at(record) as unknown as Values)[field]);
  const place = placeOf(list, record, field);
  if (offsets === undefined) return textAt(map, { text, offset: value, place });
  const values = valuesOf(map, offsets);
  checkReference(values, value, place);
  return textAt(map, { text, offset: Number(values.at(value)), place });
}

function sidesOf(
  record: Values | undefined,
  widthName: string,
  heightName: string,
): Pick<SceneMaterial, 'width' | 'height'> {
  const width = Number(record?.[widthName]);
  const height = Number(record?.[heightName]);
  return width > 0 && height > 0 ? { width, height } : {};
}

type Traits = Pick<SceneMaterial, 'kind' | 'isTranslucent'>;

function traits(record: Values, flags: MaterialFlags | undefined): Traits {
  if (flags === undefined) return { kind: 'plain', isTranslucent: false };
  const bits = Number(record[flags.field]);
  const { contents = { field: flags.field, liquid: 0, translucent: 0 } } = flags;
  const volume = Number(record[contents.field]);
  const isLiquid = (bits & flags.liquid) !== 0 || (volume & contents.liquid) !== 0;
  const has = (wanted: number): boolean => (bits & wanted) !== 0;
  const kind = has(flags.hidden) ? 'hidden' : has(flags.sky) ? 'sky' : isLiquid ? 'liquid' : 'plain';
  return { kind, isTranslucent: has(flags.translucent) || (volume & contents.translucent) !== 0 };
}

/** What a name says of a material, where the bits say that it is nothing but a thing to see. */
function traitsByName(name: string, names: MaterialNames | undefined, said: Traits): Traits {
  if (names === undefined || said.kind !== 'plain') return said;
  const found = name.toLowerCase();
  const begins = (starts: readonly string[]): boolean => starts.some((start) => found.startsWith(start));
  const isTranslucent = said.isTranslucent || begins(names.translucent);
  if (names.hidden.includes(found)) return { kind: 'hidden', isTranslucent };
  if (begins(names.sky)) return { kind: 'sky', isTranslucent };
  return { kind: begins(names.liquid) ? 'liquid' : 'plain', isTranslucent };
}

/**
 * The elements of a lump by their index, where materials are named by those: its rows, when they have names and perhaps
 * sizes, and otherwise its parts.
 */
function namedElements(
  map: GameMap<object>,
  name: ReturnType<typeof requireCapability<'surfaceMaterials'>>['name'],
): readonly Values[] {
  if (name.kind !== 'part') return [];
  const content = map.lump(name.lump);
  const rows = content.rows?.();
  if (rows?.columns.some((column) => column.name === 'name') === true)
    return Array.from({ length: rows.length }, (_, i) => rows.row(i));
  return [...(content.namedParts?.().keys() ?? [])].map((part) => ({ name: part }));
}
