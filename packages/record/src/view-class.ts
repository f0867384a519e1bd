import { bytesAt } from './fields/hex.js';
import { toJsonValue } from './json.js';
import { flatRecord, plainRecord, setRecord } from './plain.js';
import type { AnyStruct } from './struct.js';

/** The class of the live records of one record class in one byte order. */
export type ViewClass = new (d: DataView, o: number) => { $d: DataView; $o: number };

const little = new WeakMap<AnyStruct, ViewClass>();
const big = new WeakMap<AnyStruct, ViewClass>();

/**
 * Makes a view class. It is a plain base class whose prototype inherits from the record's, so that `instanceof` holds:
 * calling `new` on the record's own class costs 2 to 100 times as much. The internals are plain names, assigned in the
 * constructor and never declared as class fields; symbols and private names are several times slower.
 */
function makeViewClass(record: AnyStruct, littleEndian: boolean): ViewClass {
  class View {
    declare $d: DataView;
    declare $o: number;
    constructor(d: DataView, o: number) {
      this.$d = d;
      this.$o = o;
    }
  }
  Object.setPrototypeOf(View.prototype, record.prototype as object);
  Object.defineProperty(View, 'name', { value: record.name });
  const { layout } = record;
  for (const { name, field, offset } of layout.slots) {
    Object.defineProperty(View.prototype, name, {
      get: field.getter(offset, littleEndian),
      set: field.setter(offset, littleEndian),
      enumerable: true,
      configurable: true,
    });
  }
  const methods: Record<string, (this: View, values?: unknown) => unknown> = {
    toObject() {
      return plainRecord(layout, this.$d, this.$o, littleEndian);
    },
    toJSON() {
      return toJsonValue(plainRecord(layout, this.$d, this.$o, littleEndian));
    },
    flat() {
      return flatRecord(layout, this.$d, this.$o, littleEndian);
    },
    toBytes() {
      return bytesAt(this.$d, this.$o, layout.size).slice();
    },
    set(values) {
      setRecord(layout, this.$d, this.$o, littleEndian, values);
      return this;
    },
  };
  for (const name of Object.keys(methods)) {
    Object.defineProperty(View.prototype, name, { value: methods[name], enumerable: false });
  }
  Object.defineProperty(View.prototype, Symbol.for('nodejs.util.inspect.custom'), {
    value(this: View, _depth: number, options: object, inspect: (value: unknown, options: object) => string) {
      return `${record.name} ${inspect(plainRecord(layout, this.$d, this.$o, littleEndian), options)}`;
    },
  });
  return View;
}

/** The view class of a record class in one byte order, made when first asked for. */
export function viewClassOf(record: AnyStruct, littleEndian: boolean): ViewClass {
  const known = littleEndian ? little : big;
  let view = known.get(record);
  if (view === undefined) {
    view = makeViewClass(record, littleEndian);
    known.set(record, view);
  }
  return view;
}

/** A live record at position `o` of a view. The caller has checked that it fits. */
export function newView(record: AnyStruct, d: DataView, o: number, littleEndian: boolean): object {
  return new (viewClassOf(record, littleEndian))(d, o);
}
