import { FormatError, type Issue, issue } from '../errors.js';
import { type NamesIn, parseExpression } from '../expression.js';
import { NEEDS_RECORD } from '../fields/element-kinds.js';
import type { AnyField } from '../fields/field.js';
import { fromHex, toHex } from '../fields/hex.js';
import { NestedField } from '../fields/nested.js';
import type { LumpsOf, NamesSiblings, PlainOf, SchemaEntry, ViewOf } from '../schema.js';
import { type AnyStruct, type ByteOrderOption, toField } from '../struct.js';
import type { Content, ContentPlace, ContentStatus, ContentType, Part, RebuildPlace } from './content.js';
import { plainOrKept, writePlainOrKept } from './kept-value.js';
import type { ListBase } from './list-base.js';
import { type RecordList, records } from './record-list.js';
import { list, type ValueList } from './value-list.js';

/** Several values in a row whose number is said by parts before them. */
export class ManyPart<E extends SchemaEntry> {
  /** Type only: the values. */
  declare readonly $element: E;
  /** Type of each value. */
  readonly element: AnyField;
  /** How many: an expression over parts before, or `rest` for all that fit. */
  readonly count: string;
  /** How each value is read. */
  readonly type: ContentType<ListBase>;

  constructor(element: E, count: string) {
    this.element = toField(element);
    this.count = count;
    this.type = listType(this.element);
  }
}

function listType(field: AnyField): ContentType<ListBase> {
  return (field instanceof NestedField
    ? records(field.record)
    : list(field)) as unknown as ContentType<ListBase>;
}

/** Several values in a row; `count` is an expression over the parts before, or `rest` for all that still fit. */
export function many<E extends SchemaEntry, const C extends string>(
  element: E,
  count: C,
): ManyPart<E> & NamesSiblings<Exclude<C, 'rest'>> {
  return new ManyPart<E>(element, count) as ManyPart<E> & NamesSiblings<Exclude<C, 'rest'>>;
}

/** The parts of a sequence by name, in the order of the file. */
export interface Parts {
  readonly [name: string]: SchemaEntry | ManyPart<SchemaEntry>;
}

/** Type only: the live parts of a sequence. */
export type PartsView<S> = {
  [K in keyof S]: S[K] extends ManyPart<infer E>
    ? E extends AnyStruct
      ? RecordList<E>
      : ValueList<ViewOf<E>, PlainOf<E>>
    : ViewOf<S[K]>;
};

/** Type only: a sequence as plain data. */
export type PlainParts<S> = { [K in keyof S]: S[K] extends ManyPart<infer E> ? PlainOf<E>[] : PlainOf<S[K]> };

type TargetsOfPart<P> = P extends ManyPart<infer E> ? LumpsOf<E> : LumpsOf<P>;

type LumpsOfParts<S> = Exclude<{ [K in keyof S]: TargetsOfPart<S[K]> }[keyof S], `.${string}`>;

/** Type only: parts of the same sequence that a part names: those that its counts count by, and `.name` in its references. */
type PartsNamedBy<P> =
  | (P extends NamesSiblings<infer N> ? NamesIn<N> : never)
  | (TargetsOfPart<P> extends infer T ? (T extends `.${infer N}` ? N : never) : never);

/** Type only: parts whose counts and references name no part that isn't there. */
export type CheckedParts<S> = {
  [K in keyof S]: Exclude<PartsNamedBy<S[K]>, keyof S> extends never
    ? S[K]
    : `no part named ${Exclude<PartsNamedBy<S[K]>, keyof S> & string}`;
};

/** A lump of parts that follow each other: counts, records, numbers. */
export interface Sequence<S> extends Content {
  /** Always `sequence`. */
  readonly kind: 'sequence';
  /**
   * The live parts by name; what isn't there reads as 0, or as an empty list. A list that is made longer or shorter
   * makes the lump so too: its count is the caller's to set.
   */
  readonly parts: PartsView<S>;
  /** The parts as they are declared. */
  readonly declared: S;
  /** The parts by name, each as content: a list of one for a single value. */
  namedParts(): ReadonlyMap<string, Part>;
  /** The sequence as plain data. */
  toObject(): PlainParts<S>;
  /**
   * Writes the whole anew from plain data, without what may have been left behind the last part; `does-not-fit` when a
   * value doesn't, a name is unknown, or a list isn't as long as its count.
   */
  setObject(object: PlainParts<S>): void;
}

/** How a sequence is read. */
export interface SequenceType<S, L extends string = string> extends ContentType<Sequence<S>, L> {
  /** Always `sequence`. */
  readonly kind: 'sequence';
  /** Name of the record, for documents. */
  readonly title: string;
  /** The parts by name. */
  readonly parts: S;
  /** Bytes of a sequence made from plain data; `does-not-fit` as in `setObject`. */
  build(object: PlainParts<S>, options?: ByteOrderOption): Uint8Array;
}

interface ReadPart {
  readonly name: string;
  readonly part: AnyField | ManyPart<SchemaEntry>;
  /** The bytes that it was read from. */
  readonly bytes: Uint8Array;
  readonly list: ListBase | undefined;
}

/** Where a part begins: bytes left for it, absolute offset, and where to report that they are too few. */
interface PartPlace {
  readonly name: string;
  readonly left: number;
  readonly offset: number;
  readonly issues: Issue[];
}

class SequenceContent implements Content {
  readonly kind = 'sequence' as const;
  readonly parts: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  status: ContentStatus = 'ok';
  length = 0;
  remainder = 0;
  issues: readonly Issue[] = [];
  private readonly place: ContentPlace;
  private readonly type: SequenceOf;
  private current: Uint8Array;
  private read: ReadPart[] = [];

  constructor(type: SequenceOf, place: ContentPlace) {
    this.type = type;
    this.place = place;
    this.current = place.bytes;
    this.setBytes(place.bytes);
  }

  get name(): string {
    return this.place.name;
  }

  get offset(): number {
    return this.place.offset;
  }

  /** The bytes as they are now, with the lists of the parts as long as they have become. */
  get bytes(): Uint8Array {
    const grown = this.read.some(({ list, bytes }) => list !== undefined && list.bytes !== bytes);
    if (!grown) return this.current;
    const rest = this.current.subarray(this.current.length - this.remainder);
    return concatenate([...this.read.map(({ list, bytes }) => list?.bytes ?? bytes), rest]);
  }

  setBytes(bytes: Uint8Array): void {
    const littleEndian = this.place.byteOrder === 'little';
    const issues: Issue[] = [];
    this.current = bytes;
    this.read = [];
    this.status = bytes.length === 0 ? 'empty' : 'ok';
    this.length = bytes.length === 0 ? 0 : 1;
    let cursor = 0;
    for (const [name, part] of this.type.entries) {
      // Behind a part that was cut short nothing is where it should be: it reads as 0, or as an empty list.
      const whole = this.status === 'ok';
      const left = bytes.length - cursor;
      const at: PartPlace = { name, left: whole ? left : 0, offset: this.place.offset + cursor, issues };
      const size = part instanceof ManyPart ? this.sizeOfMany(part, at) : this.sizeOfOne(part, at);
      const own = bytes.subarray(cursor, cursor + size);
      if (part instanceof ManyPart) {
        const place = { ...this.place, name: `${this.place.name}.${name}`, bytes: own, offset: at.offset };
        const list = part.type.open(place);
        this.parts[name] = list;
        if (whole) this.read.push({ name, part, bytes: list.bytes, list });
      } else {
        const fits = size === part.size;
        this.define(name, part, { bytes: fits ? own : new Uint8Array(part.size), littleEndian });
        if (whole && fits) this.read.push({ name, part, bytes: own, list: undefined });
      }
      cursor += size;
    }
    this.remainder = bytes.length - cursor;
    if (this.status === 'ok' && this.remainder > 0) {
      this.status = 'remainder';
      issues.push(
        issue('lump-remainder', 'error', 'bad-length', {
          message: `${this.remainder} bytes are left behind the last part`,
          path: [this.place.name],
          offset: this.place.offset + cursor,
          expected: cursor,
          found: bytes.length,
        }),
      );
    }
    this.issues = issues;
  }

  get declared(): Parts {
    return this.type.parts;
  }

  namedParts(): ReadonlyMap<string, Part> {
    const found = new Map<string, Part>();
    let cursor = 0;
    for (const [name, declared] of this.type.entries) {
      const read = this.read.find((part) => part.name === name);
      const offset = this.place.offset + cursor;
      cursor += read?.bytes.length ?? 0;
      if (declared instanceof ManyPart) found.set(name, { open: () => this.parts[name] as Content });
      else if (read !== undefined && declared.kind !== 'padding') {
        const place = { ...this.place, name: `${this.place.name}.${name}`, bytes: read.bytes, offset };
        found.set(name, { open: () => listType(declared).open(place) });
      }
    }
    return found;
  }

  private define(name: string, part: AnyField, at: { bytes: Uint8Array; littleEndian: boolean }): void {
    const d = viewOf(at.bytes);
    Object.defineProperty(this.parts, name, {
      get: () => part.get(d, 0, at.littleEndian),
      set: (value: unknown) => part.set(d, 0, at.littleEndian, value),
      enumerable: true,
      configurable: true,
    });
  }

  /** Value of a part that was read before, for counts; NaN when it wasn't. */
  private scalar(name: string): number {
    const found = this.read.find((part) => part.name === name);
    if (found === undefined || found.list !== undefined) return Number.NaN;
    return Number((found.part as AnyField).get(viewOf(found.bytes), 0, this.place.byteOrder === 'little'));
  }

  /** Bytes that a single value takes: all of them or none. */
  private sizeOfOne(part: AnyField, at: PartPlace): number {
    if (part.size <= at.left) return part.size;
    if (this.status === 'ok') {
      this.status = 'truncated';
      at.issues.push(
        issue('sequence-truncated', 'error', 'truncated', {
          message: `'${at.name}' takes ${part.size} bytes, ${at.left} are left`,
          path: [this.place.name, at.name],
          offset: at.offset,
          expected: part.size,
          found: at.left,
        }),
      );
    }
    return 0;
  }

  /** Bytes that a list takes: its count is checked before it is multiplied; whole elements that fit are kept. */
  private sizeOfMany(part: ManyPart<SchemaEntry>, at: PartPlace): number {
    const { size } = part.element;
    const fitting = size === 0 ? 0 : Math.floor(at.left / size);
    if (part.count === 'rest') return fitting * size;
    const expression = parseExpression(part.count);
    const count = expression.evaluate((name) => this.scalar(name));
    // The fields one by one too: two negative ones have a product like any other.
    const possible = [count, ...expression.names.map((name) => this.scalar(name))].every(
      (one) => Number.isInteger(one) && one >= 0,
    );
    if (possible && count <= fitting) return count * size;
    if (this.status === 'ok') {
      this.status = 'truncated';
      at.issues.push(
        issue('sequence-count', 'error', 'bad-count', {
          message: `${part.count} = ${count} elements of ${size} bytes, ${at.left} bytes are left`,
          path: [this.place.name, at.name],
          offset: at.offset,
          expected: `0 to ${fitting}`,
          found: count,
        }),
      );
    }
    return possible ? fitting * size : 0;
  }

  toObject(): Record<string, unknown> {
    return Object.fromEntries(
      this.read.map((part) => [
        part.name,
        part.list === undefined ? this.plain(part) : part.list.block(0, Math.max(1, part.list.length)),
      ]),
    );
  }

  private plain({ part, bytes }: ReadPart): unknown {
    return plainOrKept(part as AnyField, viewOf(bytes), 0, this.place.byteOrder === 'little');
  }

  setObject(object: Record<string, unknown>): void {
    this.setBytes(this.type.build(object, { byteOrder: this.place.byteOrder }));
  }

  blockCount(size: number): number {
    let count = this.remainder > 0 ? 1 : 0;
    for (const part of this.read) count += part.list === undefined ? 1 : part.list.blockCount(size);
    return count;
  }

  block(i: number, size: number): unknown {
    let left = i;
    for (const part of this.read) {
      const { name, list } = part;
      const count = list === undefined ? 1 : list.blockCount(size);
      if (left < count) {
        return list === undefined
          ? { part: name, value: this.plain(part) }
          : { part: name, items: list.block(left, size) };
      }
      left -= count;
    }
    return { rest: toHex(this.current.subarray(this.current.length - this.remainder)) };
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

class SequenceOf {
  readonly kind = 'sequence' as const;
  readonly elementSize = undefined;
  readonly title: string;
  readonly parts: Parts;
  readonly entries: readonly (readonly [string, AnyField | ManyPart<SchemaEntry>])[];

  constructor(title: string, parts: Parts) {
    this.title = title;
    this.parts = parts;
    this.entries = Object.entries(parts).map(([name, part]) => [
      name,
      part instanceof ManyPart ? part : toField(part),
    ]);
    const before = new Set<string>();
    for (const [name, part] of this.entries) {
      if (part instanceof ManyPart) this.checkNames(name, part, before);
      else {
        if (part.kind !== 'padding' && NEEDS_RECORD.has(part.kind)) {
          throw new RangeError(`'${name}' is a ${part.kind}: it needs a record around it`);
        }
        before.add(name);
      }
    }
  }

  /** Refuses a count that names what isn't read by then. */
  private checkNames(name: string, part: ManyPart<SchemaEntry>, before: ReadonlySet<string>): void {
    const names = part.count === 'rest' ? [] : parseExpression(part.count).names;
    const absent = names.find((one) => !before.has(one));
    if (absent !== undefined)
      throw new RangeError(`'${name}' counts by '${absent}', which is no single value before it`);
  }

  open(place: ContentPlace): SequenceContent {
    return new SequenceContent(this, place);
  }

  build(object: Record<string, unknown>, options: ByteOrderOption = {}): Uint8Array {
    const place: RebuildPlace = { name: this.title, byteOrder: options.byteOrder ?? 'little' };
    if (object === null || typeof object !== 'object') {
      throw new FormatError('does-not-fit', 'needs an object with the parts', { path: [this.title] });
    }
    const unknownName = Object.keys(object).find((name) => !Object.hasOwn(this.parts, name));
    if (unknownName !== undefined) {
      throw new FormatError('does-not-fit', `has no part '${unknownName}'`, { path: [this.title] });
    }
    const chunks = this.entries.map(([name, part]) => {
      const value = object[name];
      if (!(part instanceof ManyPart)) return this.rebuild({ part: name, value }, place);
      this.checkCount(name, part, object);
      return this.rebuild({ part: name, items: value }, place);
    });
    return concatenate(chunks);
  }

  private checkCount(name: string, part: ManyPart<SchemaEntry>, object: Record<string, unknown>): void {
    const value = object[name];
    const length = Array.isArray(value) ? value.length : Number.NaN;
    const expected =
      part.count === 'rest'
        ? length
        : parseExpression(part.count).evaluate((sibling) => Number(object[sibling]));
    if (length !== expected) {
      throw new FormatError('does-not-fit', `needs a list of ${part.count} = ${expected} elements`, {
        path: [this.title, name],
        found: length,
      });
    }
  }

  rebuild(block: unknown, place: RebuildPlace, first = 0): Uint8Array {
    const given = (block ?? {}) as { part?: unknown; value?: unknown; items?: unknown; rest?: unknown };
    if (typeof given.rest === 'string')
      return fromHex(given.rest, Math.floor(given.rest.length / 2), [place.name]);
    const entry = this.entries.find(([name]) => name === given.part);
    if (entry === undefined)
      throw new FormatError('does-not-fit', `has no part '${String(given.part)}'`, { path: [place.name] });
    const [name, part] = entry;
    if (part instanceof ManyPart)
      return part.type.rebuild(given.items, { ...place, name: `${place.name}.${name}` }, first);
    const bytes = new Uint8Array(part.size);
    const littleEndian = place.byteOrder === 'little';
    writePlainOrKept(part, { d: viewOf(bytes), littleEndian, path: [place.name, name] }, 0, given.value);
    return bytes;
  }
}

/** Byte arrays one behind the other. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Declares a lump of parts that follow each other without padding: `sequence('Visibility', { rowCount: i32, rows:
 * many(u8, 'rowCount') })`. A reference to `.rows` is one to a part of the same sequence, which no other lump can name.
 */
export function sequence<S extends Parts>(
  title: string,
  parts: S & CheckedParts<S>,
): SequenceType<S, LumpsOfParts<S>> {
  return new SequenceOf(title, parts as Parts) as unknown as SequenceType<S, LumpsOfParts<S>>;
}
