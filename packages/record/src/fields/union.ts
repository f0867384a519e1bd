import { FormatError } from '../errors.js';
import type { Layout } from '../layout.js';
import { flattenRecord, plainRecord, setRecord, writeFlatRecord, writeRecord } from '../plain.js';
import type { PlainRecord, Schema } from '../schema.js';
import type { AnyStruct, RecordView } from '../struct.js';
import { newView } from '../view-class.js';
import { type AnyField, Field, type FlatValue, type LayoutScope, pathOf, type WriteTarget } from './field.js';
import { bytesAt } from './hex.js';
import { checkName } from './names.js';

/** Which arm of a union holds: its name by the tag's value, and for every other value. */
export type UnionPick<C extends string> = { readonly [value: number]: C } & { readonly otherwise: C };

/** Type only: the live value of a union: one of its arms, told apart by `$case`. */
export type UnionView<C> = { [K in keyof C]: RecordView<C[K]> & { readonly $case: K } }[keyof C];

/** Type only: a union as plain data. */
export type PlainUnion<C> = { [K in keyof C]: PlainRecord<C[K]> & { $case: K } }[keyof C];

interface Arm {
  readonly name: string;
  readonly record: AnyStruct;
}

/**
 * Bytes that mean different things by the value of a tag in the same record. Live and plain values carry the arm's
 * name as `$case`; the pick has an arm for every value of the tag.
 */
export class UnionField<C, L extends string = string> extends Field<UnionView<C>, PlainUnion<C>, L> {
  /** Always `union`. */
  readonly kind = 'union' as const;
  /** Name of the sibling field that decides. */
  readonly tag: string;
  /** Arm by the tag's value. */
  readonly pick: UnionPick<string>;
  /** The arms by name. */
  readonly arms: ReadonlyMap<string, AnyStruct>;
  override readonly size: number;
  override readonly align: number;
  private readonly tagDistance: number | undefined;
  private readonly tagField: AnyField | undefined;

  constructor(
    tag: string,
    pick: UnionPick<string>,
    arms: ReadonlyMap<string, AnyStruct>,
    bound?: { readonly distance: number; readonly field: AnyField },
  ) {
    super();
    this.tag = tag;
    this.pick = pick;
    this.arms = arms;
    this.align = Math.max(1, ...[...arms.values()].map((arm) => arm.layout.align));
    // As in C: the widest arm, and then to the end of the alignment that another arm may ask for.
    this.size =
      Math.ceil(Math.max(0, ...[...arms.values()].map((arm) => arm.size)) / this.align) * this.align;
    this.tagDistance = bound?.distance;
    this.tagField = bound?.field;
    for (const name of Object.values(pick) as string[]) {
      if (!arms.has(name)) throw new RangeError(`the union over '${tag}' has no arm named '${name}'`);
    }
  }

  override bind(scope: LayoutScope): UnionField<C, L> {
    const tag = scope.sibling(this.tag);
    if (tag === undefined) throw new RangeError(`a union's tag '${this.tag}' is no field of the record`);
    if (!['number', 'bits', 'bool', 'bigint'].includes(tag.field.kind)) {
      throw new RangeError(`a union's tag '${this.tag}' is a ${tag.field.kind}: it needs a number`);
    }
    return new UnionField<C, L>(this.tag, this.pick, this.arms, {
      distance: tag.offset - scope.offset,
      field: tag.field,
    });
  }

  /** Name of the arm that a value of the tag picks. */
  armName(tag: number): string {
    return Object.hasOwn(this.pick, tag) ? (this.pick[tag] as string) : this.pick.otherwise;
  }

  private arm(d: DataView, o: number, littleEndian: boolean): Arm {
    if (this.tagField === undefined || this.tagDistance === undefined)
      throw new RangeError('a union needs a record around it');
    const tag = Number(this.tagField.get(d, o + this.tagDistance, littleEndian));
    const name = this.armName(tag);
    return { name, record: this.arms.get(name) as AnyStruct };
  }

  override get(d: DataView, o: number, littleEndian: boolean): UnionView<C> {
    return newView(this.arm(d, o, littleEndian).record, d, o, littleEndian) as UnionView<C>;
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    const arm = this.arm(d, o, littleEndian);
    this.checkCase(arm, value, []);
    setRecord(arm.record.layout, d, o, littleEndian, value);
  }

  override plain(d: DataView, o: number, littleEndian: boolean): PlainUnion<C> {
    const arm = this.arm(d, o, littleEndian);
    return {
      $case: arm.name,
      ...plainRecord(this.whole(arm), d, o, littleEndian),
    } as unknown as PlainUnion<C>;
  }

  override write(target: WriteTarget, o: number, value: unknown): void {
    const arm = this.arm(target.d, o, target.littleEndian);
    this.checkCase(arm, value, [...pathOf(target)]);
    bytesAt(target.d, o, this.size).fill(0);
    writeRecord(this.whole(arm), target, o, value);
  }

  override flatten(d: DataView, o: number, littleEndian: boolean, leaves: FlatValue[]): void {
    flattenRecord(this.arm(d, o, littleEndian).record.layout, d, o, { littleEndian, leaves });
  }

  override writeFlat(target: WriteTarget, o: number, next: () => unknown): void {
    if (this.tagDistance === undefined || this.tagDistance > 0) {
      throw new FormatError(
        'unsupported',
        `can't be made from a flat list: its tag '${this.tag}' follows it`,
        {
          path: pathOf(target),
        },
      );
    }
    const arm = this.arm(target.d, o, target.littleEndian);
    bytesAt(target.d, o, this.size).fill(0);
    writeFlatRecord(arm.record.layout, target, o, next);
  }

  /** Always: what an arm's values don't say stands in the arm's own `$raw`. */
  override exact(): boolean {
    return true;
  }

  private readonly wholes = new Map<string, Layout>();

  /** The arm's layout with the rest of the union's bytes as a hole, so that they come back too. */
  private whole(arm: Arm): Layout {
    const known = this.wholes.get(arm.name);
    if (known !== undefined) return known;
    const { layout } = arm.record;
    const rest = this.size - layout.size;
    const whole: Layout =
      rest === 0
        ? layout
        : { ...layout, size: this.size, holes: [...layout.holes, { offset: layout.size, size: rest }] };
    this.wholes.set(arm.name, whole);
    return whole;
  }

  private checkCase(arm: Arm, value: unknown, path: (string | number)[]): void {
    const named =
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)['$case'] : undefined;
    if (named !== undefined && named !== arm.name) {
      throw new FormatError('does-not-fit', `is a '${String(named)}', but '${this.tag}' says '${arm.name}'`, {
        path,
      });
    }
  }
}

/** The arms of a union as record classes that carry `$case`. */
export function armClasses(
  cases: Readonly<Record<string, Schema>>,
  make: (schema: Schema) => AnyStruct,
): Map<string, AnyStruct> {
  const arms = new Map<string, AnyStruct>();
  for (const [name, schema] of Object.entries(cases)) {
    checkName(name, 'arm');
    const arm = make(schema);
    Object.defineProperty(arm.prototype as object, '$case', { value: name, enumerable: true });
    Object.defineProperty(arm, 'name', { value: name });
    arms.set(name, arm);
  }
  return arms;
}
