import { FormatError, type Issue, issue } from '../errors.js';
import { type Expression, type NamesIn, parseExpression } from '../expression.js';
import type { AnyField } from '../fields/field.js';
import { fromHex, toHex } from '../fields/hex.js';
import { NestedField } from '../fields/nested.js';
import type { LumpsOf, NamesSiblings, PlainOf, SchemaEntry, ViewOf } from '../schema.js';
import { type AnyStruct, type ByteOrderOption, toField } from '../struct.js';
import type { Content, ContentPlace, ContentStatus, ContentType, RebuildPlace } from './content.js';
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
    const { element: field } = this;
    this.type = (field instanceof NestedField ? records(field.record) : list(field)) as unknown as ContentType<ListBase>;
  }
}

/** Several values in a row; `count` is an expression over the parts before, or `rest` for all that still fit. */
export function many<E extends SchemaEntry, const C extends string>(element: E, count: C): ManyPart<E> & NamesSiblings<Exclude<C, 'rest'>> {
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

type LumpsOfParts<S> = { [K in keyof S]: S[K] extends ManyPart<infer E> ? LumpsOf<E> : LumpsOf<S[K]> }[keyof S];

/** Type only: parts whose counts name no part that isn't there. */
export type CheckedParts<S> = {
  [K in keyof S]: S[K] extends NamesSiblings<infer N>
    ? Exclude<NamesIn<N>, keyof S> extends never
      ? S[K]
      : `no part named ${Exclude<NamesIn<N>, keyof S>}`
    : S[K];
};

/** A lump of parts that follow each other: counts, records, numbers. */
export interface Sequence<S> extends Content {
  readonly kind: 'sequence';
  /** The live parts by name; what isn't there reads as 0, or as an empty list. */
  readonly parts: PartsView<S>;
  /** The sequence as plain data. */
  toObject(): PlainParts<S>;
  /** Writes the whole anew from plain data; `does-not-fit` when a value doesn't or a list isn't as long as its count. */
  setObject(object: PlainParts<S>): void;
}

/** How a sequence is read. */
export interface SequenceType<S, L extends string = string> extends ContentType<Sequence<S>, L> {
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
  readonly offset: number;
  readonly size: number;
  readonly list: ListBase | undefined;
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

  get bytes(): Uint8Array {
    return this.current;
  }

  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
    const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const littleEndian = this.place.byteOrder === 'little';
    const issues: Issue[] = [];
    this.read = [];
    this.status = bytes.length === 0 ? 'empty' : 'ok';
    this.length = bytes.length === 0 ? 0 : 1;
    let cursor = 0;
    const scalar = (name: string): number => {
      const found = this.read.find((part) => part.name === name);
      return found === undefined || found.list !== undefined ? Number.NaN : Number((found.part as AnyField).get(d, found.offset, littleEndian));
    };
    for (const [name, part] of this.type.entries) {
      const left = bytes.length - cursor;
      const size = part instanceof ManyPart ? this.sizeOfMany(name, part, scalar, { left, cursor, issues }) : part.size;
      const fits = size <= left;
      if (!fits && bytes.length > 0) this.cut(issues, name, size, { left, cursor });
      const used = part instanceof ManyPart ? size : fits ? size : 0;
      const offset = cursor;
      if (part instanceof ManyPart) {
        const list = part.type.open({ ...this.place, name: `${this.place.name}.${name}`, bytes: bytes.subarray(offset, offset + used), offset: this.place.offset + offset });
        this.parts[name] = list;
        this.read.push({ name, part, offset, size: used, list });
      } else {
        this.define(name, part, { d, offset, littleEndian, fits });
        if (fits) this.read.push({ name, part, offset, size: used, list: undefined });
      }
      cursor += used;
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

  private define(name: string, part: AnyField, at: { d: DataView; offset: number; littleEndian: boolean; fits: boolean }): void {
    const d = at.fits ? at.d : new DataView(new ArrayBuffer(part.size));
    const offset = at.fits ? at.offset : 0;
    Object.defineProperty(this.parts, name, {
      get: () => part.get(d, offset, at.littleEndian),
      set: (value: unknown) => part.set(d, offset, at.littleEndian, value),
      enumerable: true,
      configurable: true,
    });
  }

  private cut(issues: Issue[], name: string, size: number, at: { left: number; cursor: number }): void {
    this.status = 'truncated';
    issues.push(
      issue('sequence-truncated', 'error', 'truncated', {
        message: `'${name}' takes ${size} bytes, ${at.left} are left`,
        path: [this.place.name, name],
        offset: this.place.offset + at.cursor,
        expected: size,
        found: at.left,
      }),
    );
  }

  /** Bytes that a list takes: its count is checked before it is multiplied; whole elements that fit are kept. */
  private sizeOfMany(
    name: string,
    part: ManyPart<SchemaEntry>,
    scalar: (name: string) => number,
    at: { left: number; cursor: number; issues: Issue[] },
  ): number {
    const { size } = part.element;
    const fitting = size === 0 ? 0 : Math.floor(at.left / size);
    if (part.count === 'rest') return fitting * size;
    const count = parseExpression(part.count).evaluate(scalar);
    if (count >= 0 && count <= fitting) return count * size;
    if (this.current.length > 0 && !Number.isNaN(count)) {
      this.status = 'truncated';
      at.issues.push(
        issue('sequence-count', 'error', 'bad-count', {
          message: `${part.count} = ${count} elements of ${size} bytes, ${at.left} bytes are left`,
          path: [this.place.name, name],
          offset: this.place.offset + at.cursor,
          expected: `0 to ${fitting}`,
          found: count,
        }),
      );
    }
    return count < 0 || Number.isNaN(count) ? 0 : fitting * size;
  }

  toObject(): Record<string, unknown> {
    const d = new DataView(this.current.buffer, this.current.byteOffset, this.current.byteLength);
    const littleEndian = this.place.byteOrder === 'little';
    return Object.fromEntries(
      this.read.map(({ name, part, offset, list }) => [
        name,
        list === undefined ? (part as AnyField).plain(d, offset, littleEndian) : list.block(0, Math.max(1, list.length)),
      ]),
    );
  }

  setObject(object: Record<string, unknown>): void {
    this.setBytes(this.type.build(object as never, { byteOrder: this.place.byteOrder }));
  }

  blockCount(size: number): number {
    let count = this.remainder > 0 ? 1 : 0;
    for (const part of this.read) count += part.list === undefined ? 1 : part.list.blockCount(size);
    return count;
  }

  block(i: number, size: number): unknown {
    let left = i;
    const d = new DataView(this.current.buffer, this.current.byteOffset, this.current.byteLength);
    for (const { name, part, offset, list } of this.read) {
      const count = list === undefined ? 1 : list.blockCount(size);
      if (left < count) {
        if (list !== undefined) return { part: name, items: list.block(left, size) };
        return { part: name, value: (part as AnyField).plain(d, offset, this.place.byteOrder === 'little') };
      }
      left -= count;
    }
    return { rest: toHex(this.current.subarray(this.current.length - this.remainder)) };
  }
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
    this.entries = Object.entries(parts).map(([name, part]) => [name, part instanceof ManyPart ? part : toField(part)]);
    for (const [, part] of this.entries) {
      const expression: Expression | undefined = part instanceof ManyPart && part.count !== 'rest' ? parseExpression(part.count) : undefined;
      for (const name of expression?.names ?? []) {
        if (!Object.hasOwn(parts, name)) throw new RangeError(`no part named '${name}' to count by`);
      }
    }
  }

  open(place: ContentPlace): SequenceContent {
    return new SequenceContent(this, place);
  }

  build(object: Record<string, unknown>, options: ByteOrderOption = {}): Uint8Array {
    const place: RebuildPlace = { name: this.title, byteOrder: options.byteOrder ?? 'little' };
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
    const expected = part.count === 'rest' ? length : parseExpression(part.count).evaluate((sibling) => Number(object[sibling]));
    if (length !== expected) {
      throw new FormatError('does-not-fit', `needs a list of ${part.count} = ${expected} elements`, { path: [this.title, name], found: length });
    }
  }

  rebuild(block: unknown, place: RebuildPlace, first = 0): Uint8Array {
    const given = (block ?? {}) as { part?: unknown; value?: unknown; items?: unknown; rest?: unknown };
    if (typeof given.rest === 'string') return fromHex(given.rest, Math.floor(given.rest.length / 2), [place.name]);
    const entry = this.entries.find(([name]) => name === given.part);
    if (entry === undefined) throw new FormatError('does-not-fit', `has no part '${String(given.part)}'`, { path: [place.name] });
    const [name, part] = entry;
    if (part instanceof ManyPart) return part.type.rebuild(given.items, { ...place, name: `${place.name}.${name}` }, first);
    const bytes = new Uint8Array(part.size);
    part.write({ d: new DataView(bytes.buffer), littleEndian: place.byteOrder === 'little', path: [place.name, name] }, 0, given.value);
    return bytes;
  }
}

/** Byte arrays one behind the other. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** Declares a lump of parts that follow each other without padding: `sequence('Visibility', { rowCount: i32, rows: many(u8, 'rowCount') })`. */
export function sequence<S extends Parts>(title: string, parts: S & CheckedParts<S>): SequenceType<S, LumpsOfParts<S>> {
  return new SequenceOf(title, parts as Parts) as unknown as SequenceType<S, LumpsOfParts<S>>;
}
