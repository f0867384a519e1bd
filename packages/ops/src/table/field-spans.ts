import {
  type AnyField,
  type AnyStruct,
  ArrayField,
  BitsField,
  type Layout,
  NestedField,
  NumberField,
  UnionField,
  VectorField,
} from '@brushwork/record';

/** Bytes of a record that belong together: a number, a text, or what no field takes. */
export interface FieldSpan {
  /** First byte, from the start of the element. */
  readonly start: number;
  /** Byte behind the last one. */
  readonly end: number;
  /** Path of the field in the element, `shape.firstVertex`; empty for an element that is a value itself, and for a hole. */
  readonly name: string;
  /** What it is: `field`; `padding` that is declared; `hole` that alignment leaves. */
  readonly kind: 'field' | 'padding' | 'hole';
  /** How it is read: `u16`, `text 64`. */
  readonly type: string;
  /** The field; `undefined` for a hole. Fields that share a word have the bytes of all of it. */
  readonly field: AnyField | undefined;
}

/** Where the bytes of an element are. */
export interface ElementBytes {
  /** View of them. */
  readonly d: DataView;
  /** Position of the element in it. */
  readonly o: number;
  /** Byte order of the numbers. */
  readonly littleEndian: boolean;
}

/** Longer arrays are one span: pixels, samples. */
const mostElements = 64;

/** Every field of one element down to its numbers, in the order of the file, with the arm of a union that holds. */
export function fieldSpans(
  root: AnyField | Pick<Layout, 'slots' | 'holes'>,
  bytes: ElementBytes,
): FieldSpan[] {
  const spans: FieldSpan[] = [];
  const walk = new SpanWalk(spans, bytes);
  if ('slots' in root) walk.record(root, { name: '', offset: 0 });
  else walk.field(root, { name: '', offset: 0 });
  return spans.sort((a, b) => a.start - b.start);
}

interface At {
  readonly name: string;
  readonly offset: number;
}

class SpanWalk {
  private readonly spans: FieldSpan[];
  private readonly bytes: ElementBytes;

  constructor(spans: FieldSpan[], bytes: ElementBytes) {
    this.spans = spans;
    this.bytes = bytes;
  }

  record(layout: Pick<Layout, 'slots' | 'holes'>, at: At): void {
    const prefix = at.name === '' ? '' : `${at.name}.`;
    for (const { name, field, offset } of layout.slots)
      this.field(field, { name: prefix + name, offset: at.offset + offset });
    for (const { offset, size } of layout.holes)
      this.push({ name: '', offset: at.offset + offset }, size, {
        kind: 'hole',
        type: `${size} bytes`,
        field: undefined,
      });
  }

  field(field: AnyField, at: At): void {
    if (field instanceof NestedField) this.record((field.record as AnyStruct).layout, at);
    else if (field instanceof UnionField) this.union(field as UnionField<unknown>, at);
    else if (field instanceof VectorField) {
      const { element, components } = field as VectorField<string>;
      for (const [i, name] of components.entries())
        this.field(element as AnyField, {
          name: joined(at.name, name),
          offset: at.offset + i * element.size,
        });
    } else if (field instanceof ArrayField && field.length <= mostElements) {
      const element = field.element as AnyField;
      for (let i = 0; i < field.length; i++)
        this.field(element, { name: joined(at.name, i), offset: at.offset + i * element.size });
    } else
      this.push(at, field.size, {
        kind: field.kind === 'padding' ? 'padding' : 'field',
        type: typeText(field),
        field,
      });
  }

  private union(field: UnionField<unknown>, at: At): void {
    const { d, o, littleEndian } = this.bytes;
    const { $case } = field.plain(d, o + at.offset, littleEndian) as { readonly $case: string };
    const arm = field.arms.get($case);
    if (arm === undefined) return;
    this.record(arm.layout, at);
    if (arm.size < field.size)
      this.push({ name: '', offset: at.offset + arm.size }, field.size - arm.size, {
        kind: 'hole',
        type: `${field.size - arm.size} bytes`,
        field: undefined,
      });
  }

  private push(at: At, size: number, what: Pick<FieldSpan, 'kind' | 'type' | 'field'>): void {
    if (size > 0) this.spans.push({ start: at.offset, end: at.offset + size, name: at.name, ...what });
  }
}

function joined(name: string, inner: string | number): string {
  return name === '' ? String(inner) : `${name}.${inner}`;
}

/** How a field is read, in a word or two. */
export function typeText(field: AnyField): string {
  if (field instanceof NumberField) return field.type;
  if (field instanceof VectorField) return `${field.components.length} × ${field.element.type}`;
  if (field instanceof ArrayField) return `${field.length} × ${typeText(field.element as AnyField)}`;
  if (field instanceof BitsField) return `${field.bits} bits of ${field.carrier.type}`;
  if (field.kind === 'bigint') return (field as AnyField & { readonly type: string }).type;
  if (field.kind === 'text' || field.kind === 'bytes' || field.kind === 'padding')
    return `${field.kind} ${field.size}`;
  return field.kind;
}
