import {
  type FieldModel,
  kaitaiIdentifier,
  ModelIndex,
  type ReferenceModel,
  type TypeModel,
} from '@brushwork/ops';
import { type Parsed, propertyOf } from './kaitai-program.js';

type Plain = Readonly<Record<string, unknown>>;

/** Compares what compiled code read with what the library read, value by value. */
export class KaitaiComparison {
  /** Values that were compared: numbers, texts, runs of bytes. */
  count = 0;
  /** The first values that aren't the same. */
  readonly differences: string[] = [];
  private readonly index: ModelIndex;

  constructor(model: ReferenceModel) {
    this.index = new ModelIndex(model);
  }

  /** Compares two values that have to be the same. */
  same(ours: unknown, theirs: unknown, path: string): void {
    this.count++;
    if (!Object.is(ours, theirs) && this.differences.length < 20)
      this.differences.push(`${path}: ${String(ours)}, Kaitai has ${String(theirs)}`);
  }

  /** Compares a record. */
  record(id: string, ours: unknown, theirs: unknown, path: string): void {
    this.fields(this.index.record(id).fields, ours, theirs, path);
  }

  private fields(fields: readonly FieldModel[], ours: unknown, theirs: unknown, path: string): void {
    for (const { name, type } of fields) {
      if (type.kind === 'padding') continue;
      this.value(type, (ours as Plain)[name], property(theirs, name), `${path}.${name}`);
    }
  }

  /** Compares a value of a type. */
  value(type: TypeModel, ours: unknown, theirs: unknown, path: string): void {
    switch (type.kind) {
      case 'number':
        this.number(type.type, ours, theirs, path);
        break;
      case 'bits':
      case 'bigint':
      case 'char':
      case 'text':
        this.same(ours, theirs, path);
        break;
      case 'bool':
        this.same(ours, theirs !== 0, path);
        break;
      case 'bytes':
        this.same(ours, Buffer.from(theirs as Uint8Array).toString('hex'), path);
        break;
      case 'padding':
        break;
      case 'vector':
        for (const name of type.components)
          this.number(type.type, (ours as Plain)[name], property(theirs, name), `${path}.${name}`);
        break;
      case 'array':
        this.list(type.element, ours as readonly unknown[], theirs, path);
        break;
      case 'nested':
        this.record(type.record, ours, theirs, path);
        break;
      case 'union': {
        const arm = type.arms.find(({ name }) => name === (ours as Plain)['$case']);
        this.fields(arm?.fields ?? [], ours, theirs, path);
        break;
      }
      case 'overlay':
        this.same(ours, property(theirs, 'raw'), path);
        this.readings(type, ours as number, theirs, path);
        break;
    }
  }

  private readings(
    type: TypeModel & { readonly kind: 'overlay' },
    raw: number,
    theirs: unknown,
    path: string,
  ): void {
    const d = new DataView(new ArrayBuffer(4));
    d.setInt32(0, raw);
    for (const { name, type: reading } of type.readings) {
      if (reading.kind !== 'number') continue;
      const ours =
        reading.type === 'f32' ? d.getFloat32(0) : reading.type === 'i32' ? d.getInt32(0) : undefined;
      if (ours !== undefined) this.same(ours, property(theirs, name), `${path}.${name}`);
    }
  }

  private number(type: string, ours: unknown, theirs: unknown, path: string): void {
    this.same(ours, type === 'f16' ? property(theirs, 'value') : theirs, path);
  }

  /** Compares values that follow each other. */
  list(element: TypeModel, ours: readonly unknown[], theirs: unknown, path: string): void {
    const values = (theirs ?? []) as ArrayLike<unknown>;
    this.same(ours.length, values.length, `${path}.length`);
    if (theirs instanceof Uint8Array) {
      this.same(Buffer.from(ours as number[]).toString('hex'), Buffer.from(theirs).toString('hex'), path);
      return;
    }
    const isRow = element.kind === 'array';
    ours.forEach((one, i) => {
      const other = values[i];
      const row = isRow && !(other instanceof Uint8Array) ? property(other, 'items') : other;
      this.value(element, one, row, `${path}[${i}]`);
    });
  }
}

/** A field or instance by the name that the library has for it. */
export function property(parsed: unknown, name: string): unknown {
  return (parsed as Parsed)[propertyOf(kaitaiIdentifier(name))];
}
