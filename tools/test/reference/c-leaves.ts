import { cIdentifier } from '@brushwork/ops';
import {
  type AnyField,
  ArrayField,
  BigIntField,
  BitsField,
  type Layout,
  NestedField,
  NumberField,
  OverlayField,
  UnionField,
  VectorField,
} from '@brushwork/record';

/** A value of a record as C reads it and as the library does. */
export interface Leaf {
  /** Statement that prints it, of the struct `r`. */
  readonly statement: string;
  /** What it has to print. */
  readonly expected: string;
}

/** The values of a record at `at` in a file, each as a statement of C and as the reader has it. */
export function leavesOf(layout: Layout, view: object, file: DataView, at: number): Leaf[] {
  return layout.slots.flatMap(({ name, field, offset }) =>
    leaves(field, {
      path: `r.${cIdentifier(name)}`,
      value: (view as Record<string, unknown>)[name],
      file,
      at: at + offset,
    }),
  );
}

/** The values of one element of a list without field names: the variable `r` itself. */
export function leavesOfElement(field: AnyField, value: unknown, file: DataView, at: number): Leaf[] {
  return leaves(field, { path: 'r', value, file, at });
}

interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly file: DataView;
  readonly at: number;
}

function integer(path: string, value: unknown): Leaf {
  return { statement: `printf("%lld\\n", (long long)${path});`, expected: String(value) };
}

function bytes(path: string, { file, at }: Place, size: number): Leaf {
  const hex = Array.from({ length: size }, (_, i) =>
    file
      .getUint8(at + i)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
  return { statement: `print_bytes(&${path}, ${size});`, expected: hex };
}

/** A float by its bits, as the reader's number has them: text would lose some. */
function float(path: string, value: unknown, size: number): Leaf {
  const d = new DataView(new ArrayBuffer(8));
  if (size === 4) d.setFloat32(0, Number(value), true);
  else d.setFloat64(0, Number(value), true);
  const hex = Array.from({ length: size }, (_, i) => d.getUint8(i).toString(16).padStart(2, '0')).join('');
  return { statement: `print_bytes(&${path}, ${size});`, expected: hex };
}

function number(type: string, path: string, value: unknown): Leaf {
  if (type === 'f32' || type === 'f64') return float(path, value, type === 'f32' ? 4 : 8);
  return integer(path, value);
}

function leaves(field: AnyField, place: Place): Leaf[] {
  const { path, value, file, at } = place;
  if (field instanceof NumberField) {
    // C sees the bits of half floats.
    return field.type === 'f16'
      ? [integer(path, file.getUint16(at, true))]
      : [number(field.type, path, value)];
  }
  if (field instanceof BitsField) return [integer(path, value)];
  if (field instanceof BigIntField) {
    const letter = field.type === 'u64' ? 'llu' : 'lld';
    const cast = field.type === 'u64' ? 'unsigned long long' : 'long long';
    return [{ statement: `printf("%${letter}\\n", (${cast})${path});`, expected: String(value) }];
  }
  if (field.kind === 'bool') return [integer(`(${path} != 0)`, Number(value))];
  if (field.kind === 'char') return [integer(`(unsigned char)${path}`, String(value).charCodeAt(0))];
  if (field.kind === 'text' || field.kind === 'bytes' || field.kind === 'padding')
    return [bytes(path, place, field.size)];
  if (field instanceof VectorField) {
    const vector = value as Record<string, number>;
    return field.components.map((name: string) =>
      number(field.element.type, `${path}.${cIdentifier(name)}`, vector[name]),
    );
  }
  if (field instanceof NestedField) {
    return leavesOf(field.record.layout as Layout, value as object, file, at).map((leaf) =>
      under(leaf, path),
    );
  }
  if (field instanceof ArrayField) {
    const element = field.element as AnyField;
    const indexes = indexesOf(field.options.shape ?? [field.length]);
    return Array.from(value as Iterable<unknown>).flatMap((item, i) =>
      leaves(element, { path: `${path}${indexes[i]}`, value: item, file, at: at + i * element.size }),
    );
  }
  if (field instanceof UnionField) {
    const name = (value as { $case: string }).$case;
    const arm = field.arms.get(name);
    if (arm === undefined) throw new Error(`no arm ${name}`);
    return leavesOf(arm.layout, value as object, file, at).map((leaf) =>
      under(leaf, `${path}.${cIdentifier(name)}`),
    );
  }
  if (field instanceof OverlayField) {
    const overlay = value as Record<string, number>;
    const readings = [...field.readings].map(([name, reading]) =>
      number(reading.type, `${path}.${cIdentifier(name)}`, overlay[name]),
    );
    return [integer(`${path}.raw`, overlay['raw']), ...readings];
  }
  throw new Error(`a field of the kind '${field.kind}' has no values of C`);
}

/** A statement of a nested record's own `r`, for the record that holds it. */
function under(leaf: Leaf, path: string): Leaf {
  return { ...leaf, statement: leaf.statement.replace(/\br\./, `${path}.`) };
}

/** `[0][0]`, `[0][1]` and so on, for an array of these sides. */
function indexesOf(sides: readonly number[]): string[] {
  const [side, ...inner] = sides;
  if (side === undefined) return [''];
  const rest = indexesOf(inner);
  return Array.from({ length: side }, (_, i) => rest.map((index) => `[${i}]${index}`)).flat();
}
