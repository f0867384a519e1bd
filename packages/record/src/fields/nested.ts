import { flattenRecord, plainRecord, setRecord, writeFlatRecord, writeRecord } from '../plain.js';
import type { PlainRecord } from '../schema.js';
import type { AnyStruct } from '../struct.js';
import { newView } from '../view-class.js';
import { Field, type FlatValue, type WriteTarget } from './field.js';

/** A record inside a record; live it is a view of its own. */
export class NestedField<T extends AnyStruct, L extends string = string> extends Field<
  InstanceType<T>,
  PlainRecord<T['schema']>,
  L
> {
  /** Always `nested`. */
  readonly kind = 'nested' as const;
  /** Class of the nested record. */
  readonly record: T;
  override readonly size: number;
  override readonly align: number;

  constructor(record: T) {
    super();
    this.record = record;
    this.size = record.size;
    this.align = record.layout.align;
  }

  override get(d: DataView, o: number, littleEndian: boolean): InstanceType<T> {
    return newView(this.record, d, o, littleEndian) as InstanceType<T>;
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    setRecord(this.record.layout, d, o, littleEndian, value);
  }

  override plain(d: DataView, o: number, littleEndian: boolean): PlainRecord<T['schema']> {
    return plainRecord(this.record.layout, d, o, littleEndian) as PlainRecord<T['schema']>;
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    writeRecord(this.record.layout, target, o, value);
  }

  override flatten(d: DataView, o: number, littleEndian: boolean, leaves: FlatValue[]): void {
    flattenRecord(this.record.layout, d, o, { littleEndian, leaves });
  }

  override writeFlat(target: WriteTarget, o: number, next: () => unknown): void {
    writeFlatRecord(this.record.layout, target, o, next);
  }

  /** Always: what the values don't say stands in the `$raw` of the nested record itself. */
  override exact(): boolean {
    return true;
  }
}
