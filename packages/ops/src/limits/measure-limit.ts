import { EntityText, type GameMap, type LimitMeasure, type Lumps, type StoredLump } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type Content,
  type FormatPath,
  ListBase,
  type RecordList,
  type ValueList,
  VectorField,
} from '@brushwork/record';

/** What was measured, and where. */
export interface Measured {
  /** The number. */
  readonly used: number;
  /** Lump, and the element where it is one's own. */
  readonly path: FormatPath;
  /** Absolute offset of that place; `undefined` when it isn't known. */
  readonly offset: number | undefined;
}

type LumpMeasure = Extract<LimitMeasure, { readonly lumps: readonly string[] }>;
type EntityMeasure = Exclude<LimitMeasure, LumpMeasure>;

/** A NUL at the end counts. */
const NUL = 1;

/** Whether something can be measured by the directory alone. */
export function needsNoLump(map: GameMap<object>, measure: LimitMeasure): boolean {
  if (measure.kind === 'bytes') return true;
  if (measure.kind !== 'elements') return false;
  return measure.lumps.every((name) => (typeOf(map, name)?.elementSize ?? 0) > 0);
}

/** The lumps that a measure looks at, of those that the branch has. */
export function lumpsOf(map: GameMap<object>, measure: LimitMeasure): readonly string[] {
  if ('lumps' in measure) return measure.lumps.filter((name) => typeOf(map, name) !== undefined);
  const { entities } = map.branch.capabilities;
  return entities === undefined ? [] : [entities];
}

function typeOf(map: GameMap<object>, name: string): Lumps[string]['type'] | undefined {
  const { lumps } = map.branch;
  return Object.hasOwn(lumps, name) ? (lumps as Lumps)[name]?.type : undefined;
}

/** Measures a map; `undefined` when it has nothing of the kind, or the lumps for it aren't loaded. */
export function measure(map: GameMap<object>, what: LimitMeasure): Measured | undefined {
  if (!('lumps' in what)) return measureEntities(map, what);
  let most: Measured | undefined;
  for (const name of lumpsOf(map, what)) {
    const found = measureLump(map, name, what);
    if (found !== undefined && (most === undefined || found.used > most.used)) most = found;
  }
  return most;
}

/** Bytes of what a lump that isn't loaded holds, as the directory has it. */
function storedSize({ unpacked, isElsewhere, length, start, end }: StoredLump): number {
  if (unpacked !== undefined && unpacked > 0 && end > start) return unpacked;
  return isElsewhere === true ? Math.max(0, length) : end - start;
}

function measureLump(map: GameMap<object>, name: string, what: LumpMeasure): Measured | undefined {
  const entry = map.entryOf(name);
  const whole = { path: [name], offset: entry.offset };
  if (!map.isLoaded(name)) {
    const size = storedSize(entry);
    const elementSize = typeOf(map, name)?.elementSize ?? 0;
    if (what.kind === 'bytes') return { ...whole, used: size };
    return what.kind === 'elements' && elementSize > 0
      ? { ...whole, used: Math.floor(size / elementSize) }
      : undefined;
  }
  const content = map.lump(name);
  switch (what.kind) {
    case 'bytes':
      return { ...whole, used: content.bytes.length };
    case 'elements':
      return content.status === 'opaque' ? undefined : { ...whole, used: content.length };
    case 'largest':
      return largest(content, what.field, what.plus ?? 0);
    case 'farthest':
      return farthest(content);
    case 'longest-text':
      return longestText(content);
  }
}

function fieldOf(content: ListBase, name: string): { field: AnyField; offset: number } | undefined {
  if (content.kind === 'values') return { field: (content as ValueList<unknown>).element, offset: 0 };
  return (content as RecordList<AnyStruct>).record.layout.byName.get(name);
}

/** The largest number of a field, and the element that has it; without elements 0. */
function largest(content: Content, name: string, plus: number): Measured | undefined {
  const found = content instanceof ListBase ? fieldOf(content, name) : undefined;
  if (!(content instanceof ListBase) || found === undefined) return undefined;
  const { $d: d, $b: base, elementSize } = content;
  const littleEndian = content.byteOrder === 'little';
  let used = 0;
  let at = -1;
  for (let i = 0; i < content.length; i++) {
    const value = Number(found.field.get(d, base + i * elementSize + found.offset, littleEndian)) + plus;
    if (!(value > used)) continue;
    used = value;
    at = i;
  }
  if (at < 0) return { used: 0, path: [content.name], offset: content.offset };
  return { used, path: [content.name, at, name], offset: content.offsetOf(at) + found.offset };
}

/** The largest coordinate of a list of points; what is no number is passed over. */
function farthest(content: Content): Measured | undefined {
  const field = content instanceof ListBase ? fieldOf(content, '')?.field : undefined;
  if (!(content instanceof ListBase) || !(field instanceof VectorField)) return undefined;
  const { $d: d, $b: base, elementSize } = content;
  const littleEndian = content.byteOrder === 'little';
  const { element, components } = field;
  let used = 0;
  let at = 0;
  for (let i = 0; i < content.length; i++) {
    for (let k = 0; k < components.length; k++) {
      const value = Math.abs(element.get(d, base + i * elementSize + k * element.size, littleEndian));
      if (!(value > used) || value === Number.POSITIVE_INFINITY) continue;
      used = value;
      at = i;
    }
  }
  const place = content.length === 0 ? content.offset : content.offsetOf(at);
  return { used, path: content.length === 0 ? [content.name] : [content.name, at], offset: place };
}

function longestText({ bytes, name, offset }: Content): Measured {
  let used = 0;
  let at = 0;
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0, start);
    const length = (end < 0 ? bytes.length : end) - start + NUL;
    if (length > used) {
      used = length;
      at = start;
    }
    start += length;
  }
  return { used, path: [name], offset: offset + at };
}

function measureEntities(map: GameMap<object>, what: EntityMeasure): Measured | undefined {
  const name = map.branch.capabilities.entities;
  if (name === undefined || !map.isLoaded(name)) return undefined;
  const content = map.lump(name);
  if (!(content instanceof EntityText)) return undefined;
  const { entities } = content;
  if (what.kind === 'entities') {
    const wanted = what.classname;
    const count =
      wanted === undefined
        ? entities.length
        : entities.filter(({ classname }) => classname?.toLowerCase() === wanted).length;
    return { used: count, path: [name], offset: content.offset };
  }
  let most: Measured = { used: 0, path: [name], offset: content.offset };
  entities.forEach((entity, i) => {
    const found = { path: [name, i], offset: content.offset + entity.span.start };
    if (what.kind === 'pairs') {
      if (entity.pairs.length > most.used) most = { ...found, used: entity.pairs.length };
      return;
    }
    for (const { key, value, keySpan, valueSpan } of entity.pairs) {
      const [text, span] = what.kind === 'key' ? [key, keySpan] : [value, valueSpan];
      const used = text.length + NUL;
      if (used > most.used) most = { used, path: [name, i, key], offset: content.offset + span.start };
    }
  });
  return most;
}
