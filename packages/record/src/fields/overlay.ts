import { FormatError } from '../errors.js';
import { Field, isLive, pathOf, type ViewInternals, type WriteTarget } from './field.js';
import { checkName } from './names.js';
import { integerRange, type NumberField } from './number.js';

/** A live overlay: the integer carrier as `raw`, and the same bytes in each reading. `R`: the readings by name. */
export type OverlayView<R> = { raw: number } & { -readonly [K in keyof R]: number };

type OverlayClass = new (d: DataView, o: number) => ViewInternals;

/**
 * One number's bytes with several readings, of which the record's owner decides (the plane of a brush side is a
 * distance or an index by its position in the brush). Its plain form is the integer carrier, which says it all.
 */
export class OverlayField<R, L extends string = string> extends Field<OverlayView<R>, number, L> {
  /** Always `overlay`. */
  readonly kind = 'overlay' as const;
  /** The integer that holds all the bits. */
  readonly carrier: NumberField;
  /** The readings by name. */
  readonly readings: ReadonlyMap<string, NumberField<string>>;
  override readonly size: number;
  override readonly align: number;
  private readonly views: (OverlayClass | undefined)[] = [undefined, undefined];

  constructor(carrier: NumberField, readings: ReadonlyMap<string, NumberField<string>>) {
    super();
    this.carrier = carrier;
    this.readings = readings;
    this.size = carrier.size;
    this.align = carrier.align;
    if (integerRange(carrier.type) === undefined) {
      throw new RangeError(`an overlay's carrier holds every bit as it is: an integer, not ${carrier.type}`);
    }
    for (const [name, reading] of readings) {
      checkName(name, 'reading');
      if (reading.size !== carrier.size)
        throw new RangeError(`reading '${name}' is not as wide as its carrier`);
      if (name === 'raw') throw new RangeError("a reading can't be named 'raw'");
    }
  }

  private viewClass(littleEndian: boolean): OverlayClass {
    const known = this.views[littleEndian ? 1 : 0];
    if (known !== undefined) return known;
    class Overlay implements ViewInternals {
      declare $d: DataView;
      declare $o: number;
      constructor(d: DataView, o: number) {
        this.$d = d;
        this.$o = o;
      }
    }
    for (const [name, reading] of [['raw', this.carrier] as const, ...this.readings]) {
      Object.defineProperty(Overlay.prototype, name, {
        get: reading.getter(0, littleEndian),
        set: reading.setter(0, littleEndian),
        enumerable: true,
      });
    }
    const carrier = this.carrier.getter(0, littleEndian);
    Object.defineProperty(Overlay.prototype, 'toJSON', { value: carrier });
    Object.defineProperty(Overlay.prototype, 'valueOf', { value: carrier });
    Object.defineProperty(Overlay.prototype, Symbol.for('nodejs.util.inspect.custom'), { value: carrier });
    this.views[littleEndian ? 1 : 0] = Overlay;
    return Overlay;
  }

  override get(d: DataView, o: number, littleEndian: boolean): OverlayView<R> {
    return new (this.viewClass(littleEndian))(d, o) as unknown as OverlayView<R>;
  }

  override set(d: DataView, o: number, littleEndian: boolean, value: unknown): void {
    this.write({ d, littleEndian, path: [] }, o, value);
  }

  override plain(d: DataView, o: number, littleEndian: boolean): number {
    return this.carrier.get(d, o, littleEndian);
  }

  /** Takes the carrier's integer, an object with one reading (`{ distance: 64 }`), or a live overlay. */
  override write(target: WriteTarget, o: number, value: unknown): void {
    const carried = isLive(value) ? Number(value) : value;
    if (typeof carried === 'number') {
      this.carrier.write(target, o, carried);
      return;
    }
    const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
    const given = entries.filter(([name]) => name === 'raw' || this.readings.has(name));
    const [name, number] = given[0] ?? [];
    if (given.length !== 1 || name === undefined) {
      const names = [...this.readings.keys()].join(', ');
      throw new FormatError('does-not-fit', `needs an integer or one of the readings ${names}`, {
        path: pathOf(target),
      });
    }
    (this.readings.get(name) ?? this.carrier).write(target, o, number);
  }

  override exact(): boolean {
    return true;
  }
}
