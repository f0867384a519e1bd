import { findPart, type GameMap, type LumpEntry, type Lumps, latin1Text } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type ContentType,
  isNone,
  type Layout,
  ListBase,
  lumpsOfRole,
} from '@brushwork/record';
import { elementsAt } from '../validate/schema/elements.js';
import { placesOf } from '../validate/schema/places-of.js';

/** Most lumps that lie between a record and the text that names it. */
const longestWay = 3;
/** Longer names are cut. */
const longestName = 128;

interface Way {
  /** How many lumps lie between. */
  readonly steps: number;
  /** Lumps that have to be loaded to read the name. */
  readonly lumps: readonly string[];
}

/**
 * Names of records: the text that a record holds, or that it leads to by its references: of a face's texture the name,
 * whatever lies between. What leads to a text follows from the schemas, so that only those lumps have to be loaded.
 */
export class RecordLabels {
  private readonly ways = new Map<string, Way | undefined>();
  private readonly branch: GameMap<object>['branch'];

  constructor(branch: GameMap<object>['branch']) {
    this.branch = branch;
  }

  /** Lumps that have to be loaded to name the records of one; `undefined` when nothing names them. */
  lumpsFor(lump: string): readonly string[] | undefined {
    return this.wayFrom(lump, [])?.lumps;
  }

  /** Name of a record of a loaded lump; `undefined` for one without, and where one of the lumps isn't loaded. */
  labelOf(map: GameMap<object>, lump: string, index: number): string | undefined {
    const way = this.wayFrom(lump, []);
    if (way === undefined || !way.lumps.every((name) => map.isLoaded(name))) return undefined;
    return this.read(map, { lump, index, left: longestWay });
  }

  private wayFrom(lump: string, above: readonly string[]): Way | undefined {
    if (this.ways.has(lump)) return this.ways.get(lump);
    if (above.includes(lump) || above.length > longestWay) return undefined;
    const type = typeOf(this.branch.lumps as Lumps, lump);
    if (type === undefined) return undefined;
    let best: Way | undefined;
    for (const root of rootsOf(type)) {
      if (hasText(root)) best = { steps: 0, lumps: [lump] };
      for (const { role } of placesOf(root, true)) {
        if (role?.kind === 'text-offset') best = shorter(best, { steps: 1, lumps: [lump, role.lump] });
        if (role?.kind !== 'ref') continue;
        for (const next of lumpsOfRole(role)) {
          const way = this.wayFrom(next, [...above, lump]);
          if (way !== undefined && way.steps < longestWay)
            best = shorter(best, { steps: way.steps + 1, lumps: [lump, ...way.lumps] });
        }
      }
    }
    if (type.kind === 'textures') best = { steps: 0, lumps: [lump] };
    if (above.length === 0) this.ways.set(lump, best);
    return best;
  }

  private read(
    map: GameMap<object>,
    at: { readonly lump: string; readonly index: number; readonly left: number },
  ): string | undefined {
    const { lump, index, left } = at;
    const { content } = findPart(map, lump);
    if (!(index >= 0 && index < content.length)) return undefined;
    if (!(content instanceof ListBase)) {
      const rows = content.rows?.();
      const name = rows !== undefined && index < rows.length ? rows.row(index)['name'] : undefined;
      return typeof name === 'string' ? name : undefined;
    }
    const own = textOf(content, index);
    if (own !== undefined) return own;
    const elements = elementsAt(map, lump);
    if (elements === undefined) return undefined;
    const o = index * elements.size;
    let best: { readonly lump: string; readonly index: number; readonly steps: number } | undefined;
    for (const { role, read, holds, overlay } of elements.places) {
      if (overlay !== undefined || (holds !== undefined && !holds(elements.d, o))) continue;
      const value = role?.kind === 'ref' || role?.kind === 'text-offset' ? read(elements.d, o) : Number.NaN;
      if (role?.kind === 'text-offset') return textAt(map, role.lump, value);
      if (role?.kind !== 'ref' || isNone(role, value) || role.unit === 'bytes' || left === 0) continue;
      const steps = this.wayFrom(role.lump, [])?.steps;
      if (steps !== undefined && steps < (best?.steps ?? left))
        best = { lump: role.lump, index: value, steps };
    }
    return best === undefined ? undefined : this.read(map, { ...best, left: left - 1 });
  }
}

function shorter(a: Way | undefined, b: Way): Way {
  return a !== undefined && a.steps <= b.steps ? a : b;
}

function typeOf(lumps: Lumps, name: string): ContentType | undefined {
  return Object.hasOwn(lumps, name) ? (lumps[name] as LumpEntry).type : undefined;
}

type Root = AnyField | Layout;

/** What the elements of a lump may be, in any of its layouts. */
function rootsOf(type: ContentType): Root[] {
  const { record, element, layouts } = type as ContentType & {
    readonly record?: AnyStruct;
    readonly element?: AnyField;
    readonly layouts?: Readonly<Record<string, ContentType>>;
  };
  if (record !== undefined) return [record.layout];
  if (element !== undefined) return [element];
  return layouts === undefined ? [] : Object.values(layouts).flatMap(rootsOf);
}

function hasText(root: Root): boolean {
  return 'slots' in root && root.slots.some(({ field }) => field.kind === 'text');
}

function textOf(content: ListBase, index: number): string | undefined {
  const { record } = content as ListBase & { readonly record?: AnyStruct };
  const slot = record?.layout.slots.find(({ field }) => field.kind === 'text');
  if (slot === undefined) return undefined;
  const o = content.$b + index * content.elementSize + slot.offset;
  return String(slot.field.plain(content.$d, o, content.byteOrder === 'little'));
}

function textAt(map: GameMap<object>, lump: string, at: number): string | undefined {
  const { bytes } = findPart(map, lump).content;
  if (!(at >= 0 && at < bytes.length)) return undefined;
  const some = bytes.subarray(at, at + longestName);
  const end = some.indexOf(0);
  return latin1Text(end < 0 ? some : some.subarray(0, end));
}
