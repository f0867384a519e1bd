import { FormatError } from '../errors.js';
import { plainRecord, writeRecord } from '../plain.js';
import type { InitialValues, LumpsOf, PlainObject } from '../schema.js';
import type { AnyStruct } from '../struct.js';
import { viewClassOf } from '../view-class.js';
import { type Column, type ColumnOf, readColumn } from './column.js';
import type { ContentPlace, ContentType } from './content.js';
import { ListBase } from './list-base.js';

/** A lump of records: live views over the file's own bytes, in the order of the file. */
export interface RecordList<T extends AnyStruct> extends ListBase, Iterable<InstanceType<T>> {
  /** Always `records`. */
  readonly kind: 'records';
  /** Class of the records. */
  readonly record: T;
  /** Live record `i`; `not-found` outside. */
  at(i: number): InstanceType<T>;
  /** Record `i` as plain data. */
  object(i: number): PlainObject<T>;
  /** Writes record `i` from plain data, strictly; `does-not-fit` when a value doesn't. */
  setObject(i: number, object: unknown): void;
  /** Adds a record at the end, from any of its fields, and returns its index. Views made before are stale. */
  append(values: InitialValues<T>): number;
  /** Takes record `i` out. Views made before are stale. */
  remove(i: number): void;
  /** One field of every record as an array, without copying where alignment and byte order allow. */
  column<K extends keyof T['schema'] & string>(field: K): ColumnOf<T['schema'][K]>;
}

type RecordListClass = new (place: ContentPlace) => ListBase & { at(i: number): unknown };

const classes = {
  little: new WeakMap<AnyStruct, RecordListClass>(),
  big: new WeakMap<AnyStruct, RecordListClass>(),
};

/**
 * Makes the list class of one record class and byte order. Each has its own: with a shared one, `at` sees the view
 * classes of all lumps and runs at a tenth of the speed.
 */
function makeRecordListClass(record: AnyStruct, littleEndian: boolean): RecordListClass {
  const View = viewClassOf(record, littleEndian);
  const { size, layout } = record;
  class Records extends ListBase {
    readonly kind = 'records';
    readonly record = record;

    constructor(place: ContentPlace) {
      super(place, size);
    }

    at(i: number): unknown {
      if (i >>> 0 !== i || i >= this.length) this.check(i);
      return new View(this.$d, this.$b + i * size);
    }

    *[Symbol.iterator](): IterableIterator<unknown> {
      for (let i = 0; i < this.length; i++) yield new View(this.$d, this.$b + i * size);
    }

    object(i: number): unknown {
      this.check(i);
      return plainRecord(layout, this.$d, this.$b + i * size, littleEndian);
    }

    setObject(i: number, object: unknown): void {
      this.check(i);
      const scratch = new Uint8Array(size);
      const d = new DataView(scratch.buffer);
      writeRecord(layout, { d, littleEndian, path: [this.name, i] }, 0, object);
      this.bytes.set(scratch, i * size);
    }

    append(values: unknown): number {
      const scratch = new DataView(new ArrayBuffer(size));
      writeRecord(layout, { d: scratch, littleEndian, path: [this.name, this.length] }, 0, values, {
        partial: true,
      });
      const i = this.length;
      this.resize(i + 1);
      this.bytes.set(new Uint8Array(scratch.buffer), i * size);
      return i;
    }

    remove(i: number): void {
      this.check(i);
      const bytes = new Uint8Array((this.length - 1) * size);
      bytes.set(this.bytes.subarray(0, i * size));
      bytes.set(this.bytes.subarray((i + 1) * size, this.length * size), i * size);
      this.setBytes(bytes);
    }

    column(name: string): Column {
      const slot = layout.byName.get(name);
      if (slot === undefined)
        throw new FormatError('not-found', `${record.name} has no field '${name}'`, { path: [this.name] });
      return readColumn(slot, {
        d: this.$d,
        base: this.$b,
        length: this.length,
        recordSize: size,
        littleEndian,
      });
    }

    blockCount(blockSize: number): number {
      return Math.ceil(this.length / blockSize);
    }

    block(i: number, blockSize: number): unknown[] {
      const block: unknown[] = [];
      const end = Math.min(this.length, (i + 1) * blockSize);
      for (let k = i * blockSize; k < end; k++)
        block.push(plainRecord(layout, this.$d, this.$b + k * size, littleEndian));
      return block;
    }
  }
  return Records;
}

/** How a lump of records of one class is read. */
export interface RecordsType<T extends AnyStruct, L extends string = string>
  extends ContentType<RecordList<T>, L> {
  /** Always `records`. */
  readonly kind: 'records';
  /** Class of the records. */
  readonly record: T;
  /** Size of a record in bytes. */
  readonly elementSize: number;
}

/** A lump that holds records of one class. */
export function records<T extends AnyStruct>(record: T): RecordsType<T, LumpsOf<T>> {
  return {
    kind: 'records',
    record,
    elementSize: record.size,
    fits: (size) => size % record.size === 0,
    open(place) {
      const known = classes[place.byteOrder];
      let List = known.get(record);
      if (List === undefined) {
        List = makeRecordListClass(record, place.byteOrder === 'little');
        known.set(record, List);
      }
      return new List(place) as unknown as RecordList<T>;
    },
    rebuild(block, place, first) {
      if (!Array.isArray(block))
        throw new FormatError('does-not-fit', 'needs a list of records', { path: [place.name] });
      const bytes = new Uint8Array(block.length * record.size);
      const d = new DataView(bytes.buffer);
      const littleEndian = place.byteOrder === 'little';
      for (let i = 0; i < block.length; i++) {
        writeRecord(
          record.layout,
          { d, littleEndian, path: [place.name, first + i] },
          i * record.size,
          block[i],
        );
      }
      return bytes;
    },
  };
}
