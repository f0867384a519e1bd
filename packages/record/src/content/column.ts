import { FormatError } from '../errors.js';
import { ArrayField } from '../fields/array.js';
import { BigIntField } from '../fields/bigint.js';
import { BitsField } from '../fields/bits.js';
import type { AnyField } from '../fields/field.js';
import { NestedField } from '../fields/nested.js';
import { NumberField, type NumericType } from '../fields/number.js';
import { OverlayField } from '../fields/overlay.js';
import { VectorField } from '../fields/vector.js';
import type { Slot } from '../layout.js';
import type { AnyStruct } from '../struct.js';
import { copyBits } from './copy-bits.js';
import { copyNumbers } from './copy-numbers.js';

/** The arrays that a column can be. */
export type ColumnArray =
  | Uint8Array
  | Int8Array
  | Uint16Array
  | Int16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array
  | BigUint64Array
  | BigInt64Array;

/**
 * One field of every record: value `c` of record `i` is `array[offset + i * stride + c]`, for `c` below `width`. The
 * values are the file's: a truth is its byte, a text its bytes, of half floats there is a copy as single floats.
 */
export interface Column<A extends ColumnArray = ColumnArray> {
  /** The file's own bytes where that is possible, else a copy. */
  readonly array: A;
  /** Index of the first record's first value. */
  readonly offset: number;
  /** Elements from one record to the next. */
  readonly stride: number;
  /** Values in each record: 1 for a number, 3 for a position. */
  readonly width: number;
  /** Whether the array is a copy, which later changes of the file don't reach. */
  readonly copied: boolean;
}

/** Columns of an overlay: one for each reading of the bytes, and `raw`. */
export type OverlayColumns<R> = { readonly raw: Column } & { readonly [K in keyof R]: Column };

/** Type only: the column of a field; `never` for a union or a nested record, which have none. */
export type ColumnOf<F> =
  F extends OverlayField<infer R, string>
    ? OverlayColumns<R>
    : F extends AnyStruct
      ? never
      : F extends { readonly $view: infer V }
        ? ColumnOfValue<V>
        : never;

type ColumnOfValue<V> = V extends bigint
  ? Column<BigUint64Array | BigInt64Array>
  : V extends number | boolean | string
    ? Column<NumberArray>
    : V extends Iterable<infer E>
      ? ColumnOfValue<E>
      : never;

/** The arrays of numbers. */
export type NumberArray = Exclude<ColumnArray, BigUint64Array | BigInt64Array>;

/** Where the records of a list lie. */
export interface ColumnSource {
  /** View of the bytes. */
  readonly d: DataView;
  /** Position of the first record in the view. */
  readonly base: number;
  /** Number of records. */
  readonly length: number;
  /** Size of a record in bytes. */
  readonly recordSize: number;
  /** Byte order of the file. */
  readonly littleEndian: boolean;
}

type ArrayClass = {
  new (buffer: ArrayBufferLike, offset: number, length: number): ColumnArray;
  new (length: number): ColumnArray;
  readonly BYTES_PER_ELEMENT: number;
};

const ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f32: Float32Array,
  f64: Float64Array,
  u64: BigUint64Array,
  i64: BigInt64Array,
} as unknown as Readonly<Record<Exclude<NumericType, 'f16'> | 'u64' | 'i64', ArrayClass>>;

const HOST_IS_LITTLE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

interface Primitives {
  readonly type: NumericType | 'u64' | 'i64';
  readonly size: number;
  readonly width: number;
}

/** A field as so many numbers of one type side by side; `undefined` when it isn't that. */
function primitivesOf(field: AnyField): Primitives | undefined {
  if (field instanceof NumberField || field instanceof BigIntField)
    return { type: field.type, size: field.size, width: 1 };
  if (field instanceof VectorField)
    return { type: field.element.type, size: field.element.size, width: field.components.length };
  if (field.kind === 'bool' || field.kind === 'char') return { type: 'u8', size: 1, width: 1 };
  if (field.kind === 'bytes' || field.kind === 'padding' || field.kind === 'text')
    return { type: 'u8', size: 1, width: field.size };
  if (field instanceof ArrayField) {
    const inner = primitivesOf(field.element as AnyField);
    return inner === undefined ? undefined : { ...inner, width: inner.width * field.length };
  }
  return undefined;
}

/** Reads one field of every record. `unsupported` for a union or a nested record, whose values aren't of one type. */
export function readColumn(slot: Slot, source: ColumnSource): Column {
  const { field } = slot;
  if (field instanceof BitsField) return bitsColumn(field, slot.offset, source);
  if (field instanceof OverlayField) return overlayColumns(field, slot.offset, source) as unknown as Column;
  const primitives = primitivesOf(field);
  if (primitives === undefined || field instanceof NestedField) {
    throw new FormatError('unsupported', `'${slot.name}' is a ${field.kind}: it has no single column`, {
      path: [slot.name],
    });
  }
  return primitiveColumn(primitives, slot.offset, source);
}

function primitiveColumn(primitives: Primitives, offset: number, source: ColumnSource): Column {
  const { d, base, length, recordSize, littleEndian } = source;
  const { type, size, width } = primitives;
  const arrayType = type === 'f16' ? 'f32' : type;
  const position = d.byteOffset + base + offset;
  if (length === 0)
    return { array: new ARRAYS[arrayType](0), offset: 0, stride: width, width, copied: false };
  const native = size === 1 || littleEndian === HOST_IS_LITTLE;
  if (type !== 'f16' && native && position % size === 0 && recordSize % size === 0) {
    const stride = recordSize / size;
    const count = (length - 1) * stride + width;
    return { array: new ARRAYS[type](d.buffer, position, count), offset: 0, stride, width, copied: false };
  }
  const array = new ARRAYS[arrayType](length * width);
  copyNumbers(type, array, { d, base: base + offset, length, recordSize, width, littleEndian });
  return { array, offset: 0, stride: width, width, copied: true };
}

function bitsColumn(field: BitsField<string>, offset: number, source: ColumnSource): Column {
  return { array: copyBits(field, offset, source), offset: 0, stride: 1, width: 1, copied: true };
}

function overlayColumns(
  field: OverlayField<unknown>,
  offset: number,
  source: ColumnSource,
): Record<string, Column> {
  const columns: Record<string, Column> = Object.create(null) as Record<string, Column>;
  for (const [name, reading] of [['raw', field.carrier] as const, ...field.readings]) {
    columns[name] = primitiveColumn({ type: reading.type, size: reading.size, width: 1 }, offset, source);
  }
  return columns;
}
