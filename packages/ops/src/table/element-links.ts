import { findPart, type GameMap, type LumpEntry, type Lumps, lumpOfPath } from '@brushwork/formats';
import { type AnyStruct, isNone, ListBase, type RefRole, type Role, readingAt } from '@brushwork/record';
import { layOutTrees } from '../validate/checks/block-trees.js';
import { countReader } from '../validate/schema/count-reader.js';
import { type Elements, elementsAt } from '../validate/schema/elements.js';
import { type Place, placeName } from '../validate/schema/place.js';
import { placesOf } from '../validate/schema/places-of.js';

/** What a number of an element refers to. */
export interface ElementLink {
  /** Field that refers, `children.0`; empty for an element that is a number itself. */
  readonly field: string;
  /** Lump or part that it refers to, as `dump` takes it. */
  readonly lump: string;
  /** Number of the element there, the first of several; `undefined` for what has no number: a text by its offset. */
  readonly index: number | undefined;
  /** How many follow each other, where it refers to several. */
  readonly count: number | undefined;
  /** Whether that is there; `undefined` where the lump isn't loaded and doesn't tell otherwise. */
  readonly isInside: boolean | undefined;
}

interface LinkedPlace {
  readonly place: Place;
  readonly name: string;
  readonly role: Role;
  /** First element of each run or block of children. */
  starts?: Float64Array | Int32Array;
}

/** References of the elements of a lump, or of a part of one. The lump has to be loaded; those referred to needn't be. */
export class ElementLinks {
  private readonly map: GameMap<object>;
  private readonly elements: Elements;
  private readonly places: readonly LinkedPlace[];
  private readonly readings = new Map<string, Uint8Array>();

  private constructor(map: GameMap<object>, elements: Elements) {
    this.map = map;
    this.elements = elements;
    this.places = elements.places.flatMap((place): LinkedPlace[] => {
      const { role } = place;
      if (role === undefined || role.kind === 'enum' || role.kind === 'flags') return [];
      return [{ place, name: placeName(place), role }];
    });
  }

  /** Those of a lump or part; `undefined` where its elements refer to nothing. */
  static of(map: GameMap<object>, path: string): ElementLinks | undefined {
    const elements = elementsAt(map, path);
    if (elements === undefined) return undefined;
    const links = new ElementLinks(map, elements);
    return links.places.length === 0 ? undefined : links;
  }

  /** Lumps whose records say which reading of an overlay of a lump's elements holds. None has to be loaded. */
  static owners(map: GameMap<object>, path: string): string[] {
    const lumps = map.branch.lumps as Lumps;
    return Object.keys(lumps).filter((name) => {
      const { record } = (lumps[name] as LumpEntry).type as { readonly record?: AnyStruct };
      const places = record === undefined ? [] : placesOf(record.layout, true);
      return places.some(
        ({ role }) =>
          (role?.kind === 'run' || role?.kind === 'span') && role.lump === path && role.choose !== undefined,
      );
    });
  }

  /** Lump or part that each field refers to, by the field's name. */
  get targets(): ReadonlyMap<string, string> {
    return new Map(this.places.map(({ name, role }) => [name, (role as { readonly lump: string }).lump]));
  }

  /** What the numbers of element `i` refer to; nothing for those that mean "nothing". */
  at(i: number): ElementLink[] {
    const { d, size } = this.elements;
    const o = i * size;
    const links: ElementLink[] = [];
    for (const linked of this.places) {
      const { place } = linked;
      if (place.holds !== undefined && !place.holds(d, o)) continue;
      if (place.overlay !== undefined && this.readingOf(place, i) !== place.overlay.reading) continue;
      const link = this.link(linked, i, place.read(d, o));
      if (link !== undefined) links.push(link);
    }
    return links;
  }

  /**
   * What the numbers of element `i` are that can be read in several ways, where its owner says which: name of the field,
   * name of the reading, and the number as it is then read.
   */
  readingsOf(i: number): { readonly field: string; readonly reading: string; readonly value: number }[] {
    const { d, places, size } = this.elements;
    return places.flatMap((place) => {
      const { overlay, read } = place;
      if (overlay === undefined || this.readingOf(place, i) !== overlay.reading) return [];
      return [{ field: placeName(place), reading: overlay.reading, value: read(d, i * size) }];
    });
  }

  private link(linked: LinkedPlace, i: number, value: number): ElementLink | undefined {
    const { role } = linked;
    switch (role.kind) {
      case 'ref':
        return isNone(role, value) ? undefined : this.one(linked, role.lump, indexOf(this.map, role, value));
      case 'signed':
        return this.one(linked, role.lump, Math.abs(value));
      case 'either':
        return value >= 0 ? this.one(linked, role.lump, value) : this.one(linked, role.negative, -1 - value);
      case 'text-offset':
        return {
          field: linked.name,
          lump: role.lump,
          index: undefined,
          count: undefined,
          isInside: undefined,
        };
      case 'span': {
        if (isNone(role, value)) return undefined;
        const { littleEndian, d, size } = this.elements;
        const count = countReader(role.count, linked.place.scope, littleEndian)(d, i * size);
        return this.several(linked, role.lump, { first: role.from === 'start' ? 0 : value, count });
      }
      case 'run':
      case 'children':
        return this.several(linked, role.lump, { first: this.startOf(linked, i), count: value });
      default:
        return undefined;
    }
  }

  private one({ name }: LinkedPlace, lump: string, index: number): ElementLink {
    const length = lengthOf(this.map, lump);
    const isInside = length === undefined ? undefined : index >= 0 && index < length;
    return { field: name, lump, index, count: undefined, isInside };
  }

  private several(
    { name }: LinkedPlace,
    lump: string,
    { first, count }: { readonly first: number; readonly count: number },
  ): ElementLink | undefined {
    if (!(count > 0)) return undefined;
    const length = lengthOf(this.map, lump);
    const isInside =
      length === undefined ? undefined : first >= 0 && count <= length && first <= length - count;
    return { field: name, lump, index: first, count, isInside };
  }

  /** Where a run or a block of children begins: worked out once for all elements. */
  private startOf(linked: LinkedPlace, i: number): number {
    linked.starts ??= startsOf(this.elements, linked);
    return linked.starts[i] ?? -1;
  }

  /** Which reading of an overlay holds, as the owners of the elements say; `undefined` while they aren't loaded. */
  private readingOf({ overlay }: Place, i: number): string | undefined {
    if (overlay === undefined) return undefined;
    let readings = this.readings.get(overlay.overlay);
    if (readings === undefined) {
      readings = readingsOf(this.map, this.elements, overlay.overlay);
      this.readings.set(overlay.overlay, readings);
    }
    const number = readings[i] ?? 0;
    return number === 0 ? undefined : this.readingNames(overlay.overlay)[number - 1];
  }

  private readingNames(field: string): readonly string[] {
    return readingNames(this.elements, field);
  }
}

function readingNames({ places }: Elements, field: string): readonly string[] {
  return [...new Set(places.flatMap(({ overlay }) => (overlay?.overlay === field ? [overlay.reading] : [])))];
}

/** The number of the reading of each element, from 1; 0 where no owner says. */
function readingsOf(map: GameMap<object>, elements: Elements, field: string): Uint8Array {
  const numbers = new Map(readingNames(elements, field).map((name, i) => [name, i + 1]));
  const found = new Uint8Array(elements.length);
  for (const lump of map.lumpNames) {
    if (!map.isLoaded(lump)) continue;
    const owners = elementsAt(map, lump);
    for (const place of owners?.places ?? []) {
      const { role } = place;
      if (owners === undefined || (role?.kind !== 'run' && role?.kind !== 'span')) continue;
      if (role.lump !== elements.lump || role.choose?.field !== field) continue;
      const { choose } = role;
      const count =
        role.kind === 'span' ? countReader(role.count, place.scope, owners.littleEndian) : place.read;
      let cursor = 0;
      for (let i = 0; i < owners.length; i++) {
        const o = i * owners.size;
        const first = role.kind === 'span' ? place.read(owners.d, o) : cursor;
        const length = Math.max(0, count(owners.d, o));
        cursor += length;
        const end = Math.min(found.length, first + length);
        for (let k = Math.max(0, first); k < end; k++)
          if (found[k] === 0) found[k] = numbers.get(readingAt(choose, k - first)) ?? 255;
      }
    }
  }
  return found;
}

function startsOf({ d, length, size }: Elements, { place, role }: LinkedPlace): Float64Array | Int32Array {
  const counts = Float64Array.from({ length }, (_, i) => place.read(d, i * size));
  if (role.kind === 'children') return layOutTrees(counts, undefined).firstChild;
  const starts = new Float64Array(length);
  let cursor = 0;
  for (let i = 0; i < length; i++) {
    starts[i] = cursor;
    cursor += Math.max(0, counts[i] as number);
  }
  return starts;
}

/** Number of the element that a reference names, which may count bytes. */
function indexOf(map: GameMap<object>, { lump, unit }: RefRole, value: number): number {
  if (unit !== 'bytes') return value;
  const size = elementSizeOf(map, lump);
  return size === undefined || size === 0 ? value : Math.floor(value / size);
}

function elementSizeOf(map: GameMap<object>, path: string): number | undefined {
  const name = lumpOfPath(map, path);
  if (!map.isLoaded(name)) return ((map.branch.lumps as Lumps)[name] as LumpEntry).type.elementSize;
  const { content } = findPart(map, path);
  return content instanceof ListBase ? content.elementSize : undefined;
}

/** How many elements a lump or part holds; `undefined` for one that isn't loaded, if the directory doesn't tell. */
function lengthOf(map: GameMap<object>, path: string): number | undefined {
  const name = lumpOfPath(map, path);
  if (map.isLoaded(name)) return findPart(map, path).content.length;
  const { start, end, unpacked = 0, isElsewhere } = map.entryOf(name);
  const { elementSize } = ((map.branch.lumps as Lumps)[name] as LumpEntry).type;
  if (path !== name || unpacked > 0 || isElsewhere === true || elementSize === undefined) return undefined;
  return Math.floor((end - start) / elementSize);
}
