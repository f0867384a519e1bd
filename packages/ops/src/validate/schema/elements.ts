import type { GameMap, Lumps } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type Content,
  type FormatPath,
  type Layout,
  ListBase,
  ManyPart,
  type RecordList,
  type SchemaEntry,
  type Slot,
  toField,
  type ValueList,
} from '@brushwork/record';
import type { Place } from './place.js';
import { placesOf } from './places-of.js';

/** Elements of one kind in a lump, with the numbers in them that checks look at. */
export interface Elements {
  /** Name of the lump. */
  readonly lump: string;
  /** Path of the list: the lump, and the part of a sequence. */
  readonly path: FormatPath;
  /** Whether an element's number belongs into its path; not so for the single values of a sequence. */
  readonly isList: boolean;
  /** The bytes, the first element at 0. */
  readonly d: DataView;
  /** Byte order of the numbers. */
  readonly littleEndian: boolean;
  /** Number of elements. */
  readonly length: number;
  /** Size of an element in bytes. */
  readonly size: number;
  /** Absolute offset of the first element in the file. */
  readonly offset: number;
  /** What an element is. */
  readonly root: AnyField | Pick<Layout, 'slots' | 'byName'>;
  /** The numbers of each element. */
  readonly places: readonly Place[];
}

/** Path and absolute offset of a number. */
export function locate(
  elements: Elements,
  i: number,
  place: Pick<Place, 'path' | 'offset'>,
): { path: FormatPath; offset: number } {
  const index = elements.isList ? [i] : [];
  return {
    path: [...elements.path, ...index, ...place.path],
    offset: elements.offset + i * elements.size + place.offset,
  };
}

const known = {
  little: new WeakMap<object, readonly Place[]>(),
  big: new WeakMap<object, readonly Place[]>(),
};

/** The places of a record or value, worked out once for each byte order. */
function knownPlacesOf(root: Elements['root'], littleEndian: boolean): readonly Place[] {
  const cache = littleEndian ? known.little : known.big;
  let places = cache.get(root);
  if (places === undefined) {
    places = placesOf(root, littleEndian);
    cache.set(root, places);
  }
  return places;
}

/** The elements of a lump that is loaded, whatever kind of content it is; none for bytes and text. */
export function elementsOf(map: GameMap<object>, name: string): Elements[] {
  const content = map.lump(name);
  if (content instanceof ListBase) return [ofList(content, name, [name])];
  if (content.kind === 'sequence') return ofSequence(map, content, name);
  return [];
}

function ofList(content: ListBase, lump: string, path: FormatPath): Elements {
  const littleEndian = content.byteOrder === 'little';
  const root =
    content.kind === 'values'
      ? (content as ValueList<unknown>).element
      : (content as RecordList<AnyStruct>).record.layout;
  return {
    lump,
    path,
    isList: true,
    d: content.$d,
    littleEndian,
    length: content.length,
    size: content.elementSize,
    offset: content.offset,
    root,
    places: knownPlacesOf(root, littleEndian),
  };
}

interface SequenceContent extends Content {
  readonly parts: Readonly<Record<string, unknown>>;
}

/** The parts that the layout of a sequence declares. */
function partsOf(
  map: GameMap<object>,
  content: Content,
): Readonly<Record<string, SchemaEntry | ManyPart<SchemaEntry>>> {
  const type = (map.branch.lumps as Lumps)[content.name]?.type as
    | { parts?: object; layouts?: object }
    | undefined;
  const layout = (content as { layout?: string }).layout;
  const own =
    layout === undefined ? type : (type?.layouts as Record<string, { parts?: object }> | undefined)?.[layout];
  return (own?.parts ?? {}) as Readonly<Record<string, SchemaEntry | ManyPart<SchemaEntry>>>;
}

/** The same elements with references to `.part` naming that part of their own lump: `LUMP.part`. */
function withOwnParts(elements: Elements): Elements {
  const { lump, places } = elements;
  const renamed = places.map((place): Place => {
    const { role } = place;
    if (role === undefined || !('lump' in role) || !role.lump.startsWith('.')) return place;
    return { ...place, role: { ...role, lump: lump + role.lump } };
  });
  return { ...elements, places: renamed };
}

function ofSequence(map: GameMap<object>, content: Content, name: string): Elements[] {
  const lists: Elements[] = [];
  const slots: Slot[] = [];
  const { parts } = content as SequenceContent;
  const { bytes } = content;
  const littleEndian = map.byteOrder === 'little';
  let cursor = 0;
  for (const [part, entry] of Object.entries(partsOf(map, content))) {
    if (entry instanceof ManyPart) {
      const list = parts[part];
      if (!(list instanceof ListBase)) continue;
      lists.push(withOwnParts(ofList(list, name, [name, part])));
      cursor += list.bytes.length;
    } else {
      const field: AnyField = toField(entry);
      if (cursor + field.size > bytes.length) break;
      slots.push({ name: part, field, offset: cursor });
      cursor += field.size;
    }
  }
  const layout = { slots, byName: new Map(slots.map((slot) => [slot.name, slot])) };
  const single: Elements = {
    lump: name,
    path: [name],
    isList: false,
    d: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    littleEndian,
    length: slots.length === 0 ? 0 : 1,
    size: bytes.length,
    offset: content.offset,
    root: layout,
    places: placesOf(layout, littleEndian),
  };
  return [single, ...lists];
}
