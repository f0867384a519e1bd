import { type FoundPart, findPart, type GameMap, partsOf } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type FormatPath,
  type Layout,
  ListBase,
  ManyPart,
  type Parts,
  PlacedRecords,
  type RecordList,
  type Sequence,
  type Slot,
  toField,
  type ValueList,
} from '@brushwork/record';
import type { Place } from './place.js';
import { placesOf } from './places-of.js';

/** Elements of one kind in a lump, with the numbers in them that checks look at. */
export interface Elements {
  /** Name of the lump, or path of the sequence in it that they are a part of: `GAME_LUMP.sprp`. */
  readonly lump: string;
  /** Path of the list: the lump, and the parts that lead to it. */
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
  /** Absolute offset of each element, where they don't follow each other in the file. */
  readonly offsets?: readonly number[];
  /** Absolute offset of the block that they were unpacked from: other offsets then count from there, and are none of the file. */
  readonly block: number | undefined;
  /** What an element is. */
  readonly root: AnyField | Pick<Layout, 'slots' | 'byName'>;
  /** The numbers of each element. */
  readonly places: readonly Place[];
}

/** Where something is in a file. */
export interface Location {
  /** Where, from the outside in. */
  readonly path: FormatPath;
  /** Absolute offset in the file: of the packed block, for what was unpacked. */
  readonly offset: number;
  /** Offset in what the block unpacks to. */
  readonly unpackedOffset?: number;
}

/** Path and absolute offset of a number. */
export function locate(
  elements: Elements,
  i: number,
  place: Pick<Place, 'path' | 'offset'> = { path: [], offset: 0 },
): Location {
  const { block, offsets, size } = elements;
  const index = elements.isList ? [i] : [];
  const path = [...elements.path, ...index, ...place.path];
  const offset = (offsets?.[i] ?? elements.offset + i * size) + place.offset;
  return block === undefined ? { path, offset } : { path, offset: block, unpackedOffset: offset - block };
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

/** Deepest part whose elements are looked at. */
const DEEPEST = 6;

/** The elements of a lump that is loaded, and of all its parts, whatever kind of content it is; none for bytes and text. */
export function elementsOf(map: GameMap<object>, lump: string): Elements[] {
  return [...elementsIn(findPart(map, lump), map)];
}

/** The elements that a path leads to: a lump's own, or those of a part. */
export function elementsAt(map: GameMap<object>, path: string): Elements | undefined {
  const found = findPart(map, path);
  const isPart = found.path.length > 1;
  const parent = isPart ? findPart(map, found.path.slice(0, -1).join('.')) : undefined;
  // A list of a sequence is read together with it, so that references to its neighbours are known for what they are.
  const from = parent?.content.kind === 'sequence' ? parent : found;
  const { content } = from;
  const hasOwn = content instanceof ListBase || content instanceof PlacedRecords;
  if (!hasOwn && content.kind !== 'sequence') return undefined;
  const name = found.path.join('.');
  return [...elementsIn(from, map)].find((elements) => elements.path.join('.') === name);
}

function* elementsIn(found: FoundPart, map: GameMap<object>): Generator<Elements> {
  const { content, path } = found;
  if (content instanceof ListBase) yield ofList(content, found);
  else if (content instanceof PlacedRecords) yield ofPlaced(content, found, map);
  else if (content.kind === 'sequence') yield* ofSequence(map, found);
  else if (path.length < DEEPEST) {
    for (const part of partsOf(found)) yield* elementsIn(part, map);
  }
}

function ofList(content: ListBase, { path, block }: Pick<FoundPart, 'path' | 'block'>): Elements {
  const littleEndian = content.byteOrder === 'little';
  const root =
    content.kind === 'values'
      ? (content as ValueList<unknown>).element
      : (content as RecordList<AnyStruct>).record.layout;
  return {
    lump: path.join('.'),
    path,
    isList: true,
    d: content.$d,
    littleEndian,
    length: content.length,
    size: content.elementSize,
    offset: content.offset,
    block,
    root,
    places: knownPlacesOf(root, littleEndian),
  };
}

/** Records that lie apart, brought together. */
function ofPlaced(content: PlacedRecords, { path, block }: FoundPart, map: GameMap<object>): Elements {
  const { record, positions, offset } = content;
  const littleEndian = map.byteOrder === 'little';
  const bytes = content.gathered();
  return {
    lump: path.join('.'),
    path,
    isList: true,
    d: new DataView(bytes.buffer),
    littleEndian,
    length: content.length,
    size: record.size,
    offset,
    offsets: positions.map((position) => offset + position),
    block,
    root: record.layout,
    places: knownPlacesOf(record.layout, littleEndian),
  };
}

/** The same elements with references to `.part` naming that part of their own sequence: `LUMP.part`. */
function withOwnParts(elements: Elements, sequence: string): Elements {
  const places = elements.places.map((place): Place => {
    const { role } = place;
    if (role === undefined || !('lump' in role) || !role.lump.startsWith('.')) return place;
    return { ...place, role: { ...role, lump: sequence + role.lump } };
  });
  return { ...elements, lump: sequence, places };
}

function ofSequence(map: GameMap<object>, { content, path, block }: FoundPart): Elements[] {
  const lists: Elements[] = [];
  const slots: Slot[] = [];
  const { parts, declared } = content as unknown as Sequence<Parts>;
  const { bytes } = content;
  const littleEndian = map.byteOrder === 'little';
  const lump = path.join('.');
  let cursor = 0;
  for (const [part, entry] of Object.entries(declared)) {
    if (entry instanceof ManyPart) {
      const list = (parts as Readonly<Record<string, unknown>>)[part];
      if (!(list instanceof ListBase)) continue;
      lists.push(withOwnParts(ofList(list, { path: [...path, part], block }), lump));
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
    lump,
    path,
    isList: false,
    d: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    littleEndian,
    length: slots.length === 0 ? 0 : 1,
    size: bytes.length,
    offset: content.offset,
    block,
    root: layout,
    places: placesOf(layout, littleEndian),
  };
  return [withOwnParts(single, lump), ...lists];
}
