import { type AnyField, ArrayField, BytesField } from '@brushwork/record';
import { countReader } from '../validate/schema/count-reader.js';
import { readerOf } from '../validate/schema/read-number.js';
import { runStarts } from './add-reference.js';
import type { Alignment } from './alignment.js';
import { ChangeTable, type TableRow } from './change-table.js';
import type { DiffChange, DiffTarget, FieldChange } from './diff-change.js';
import { noChanges } from './diff-kind.js';
import type { Leaf } from './leaf.js';
import type { LeafComparer } from './leaf-comparer.js';
import { type ListPair, leafKey } from './list-pair.js';
import { type ListSide, targetName } from './list-side.js';
import type { ChangeOptions, PartComparison } from './part-comparison.js';

/** Values of more bytes are told by their first difference. */
const longValue = 256;
/** How many values from the first difference on are told. */
const toldValues = 16;

/** The differences of one list: its records by number, what differs in them when it is asked for. */
export class ListComparison implements PartComparison {
  readonly kind: 'records' | 'values';
  readonly path: string;
  readonly table: ChangeTable | undefined;
  private readonly pair: ListPair;
  private readonly comparer: LeafComparer;
  private readonly starts = new Map<Leaf, Float64Array>();

  /** `found`: how the lists were put side by side, and whether two elements differ; without it they are identical. */
  constructor(
    comparer: LeafComparer,
    found?: { readonly alignment: Alignment; readonly isChanged: (left: number, right: number) => boolean },
  ) {
    this.comparer = comparer;
    this.pair = comparer.pair;
    this.path = this.pair.path;
    this.kind = 'slots' in this.pair.left.elements.root ? 'records' : 'values';
    this.table = found === undefined ? undefined : new ChangeTable(found.alignment, found.isChanged);
  }

  /** Number of elements in the left file. */
  get leftCount(): number {
    return this.pair.left.elements.length;
  }

  /** Number of elements in the right file. */
  get rightCount(): number {
    return this.pair.right.elements.length;
  }

  /** How many elements differ, and how. */
  get counts(): typeof noChanges {
    return this.table?.counts ?? noChanges;
  }

  /** Number of differences. */
  get changeCount(): number {
    return this.table?.length ?? 0;
  }

  /** Some of the differences. */
  changes(first: number, count: number, { areAllFields = false }: ChangeOptions = {}): DiffChange[] {
    return (this.table?.rows(first, count) ?? []).map((row) => this.change(row, areAllFields));
  }

  private change({ kind, left, right }: TableRow, isAll: boolean): DiffChange {
    const isWanted = isAll || kind === 'changed';
    return {
      kind,
      left: left < 0 ? undefined : left,
      right: right < 0 ? undefined : right,
      fields: isWanted ? this.fieldsOf(left, right).filter(({ isSame }) => isAll || isSame !== true) : [],
    };
  }

  /** All fields of two elements, or of the one that there is where the other is -1. */
  private fieldsOf(left: number, right: number): FieldChange[] {
    if (left < 0 || right < 0) return this.fieldsOfOne(left, right);
    return this.pair.shared.flatMap((shared): FieldChange[] => {
      const compared = this.comparer.compare(shared, { left, right });
      if (compared.left === undefined && compared.right === undefined) return [];
      const values = this.valuesOf({ leaf: compared.left, i: left }, { leaf: compared.right, i: right });
      return [
        {
          field: shared.name,
          ...values,
          ...(compared.isSame && { isSame: true }),
          ...withTarget('leftTarget', this.targetOf(this.pair.left, compared.left, left)),
          ...withTarget('rightTarget', this.targetOf(this.pair.right, compared.right, right)),
        },
      ];
    });
  }

  private fieldsOfOne(left: number, right: number): FieldChange[] {
    const isLeft = right < 0;
    const side = isLeft ? this.pair.left : this.pair.right;
    const i = isLeft ? left : right;
    return side.leaves
      .filter((leaf) => side.has(leaf, i))
      .map((leaf) => {
        const value = shortPlain(side, leaf, i);
        const target = withTarget(isLeft ? 'leftTarget' : 'rightTarget', this.targetOf(side, leaf, i));
        return {
          field: leafKey(leaf),
          left: isLeft ? value : undefined,
          right: isLeft ? undefined : value,
          ...target,
        };
      });
  }

  private valuesOf(
    one: { readonly leaf: Leaf | undefined; readonly i: number },
    other: { readonly leaf: Leaf | undefined; readonly i: number },
  ): Pick<FieldChange, 'left' | 'right' | 'from' | 'differing'> {
    const { left, right } = this.pair;
    const [a, b] = [one.leaf?.field, other.leaf?.field];
    if (one.leaf !== undefined && other.leaf !== undefined && a !== undefined && b !== undefined) {
      const isLong = a.size > longValue && (a instanceof ArrayField || a instanceof BytesField);
      if (isLong && b.kind === a.kind)
        return longValues(flatOf(left, one.leaf, one.i), flatOf(right, other.leaf, other.i));
    }
    return { left: plainOf(left, one.leaf, one.i), right: plainOf(right, other.leaf, other.i) };
  }

  private targetOf(side: ListSide, leaf: Leaf | undefined, i: number): DiffTarget | undefined {
    const role = leaf?.role;
    if (leaf === undefined || role === undefined) return undefined;
    const { elements } = side;
    const o = i * elements.size;
    const value = readerOf(leaf.field, leaf.offset, elements.littleEndian)(elements.d, o);
    const lump = targetName(elements, role.lump);
    switch (role.kind) {
      case 'either':
        return value >= 0
          ? { lump, index: value }
          : { lump: targetName(elements, role.negative), index: -1 - value };
      case 'signed':
        return { lump, index: Math.abs(value) };
      case 'span': {
        const count = countReader(role.count, leaf.scope, elements.littleEndian)(elements.d, o);
        return count > 0 ? { lump, index: role.from === 'start' ? 0 : value, count } : undefined;
      }
      case 'run': {
        const starts = this.starts.get(leaf) ?? runStarts(side, leaf);
        this.starts.set(leaf, starts);
        return value > 0 ? { lump, index: starts[i] as number, count: value } : undefined;
      }
      case 'ref':
        return value >= 0 && role.unit === undefined ? { lump, index: value } : undefined;
      default:
        return undefined;
    }
  }
}

function withTarget(
  name: 'leftTarget' | 'rightTarget',
  target: DiffTarget | undefined,
): Partial<Record<typeof name, DiffTarget>> {
  return target === undefined ? {} : { [name]: target };
}

function plainOf({ elements }: ListSide, leaf: Leaf | undefined, i: number): unknown {
  if (leaf === undefined) return undefined;
  return leaf.field.plain(elements.d, i * elements.size + leaf.offset, elements.littleEndian);
}

/** A plain value; of a long array or long bytes the beginning. */
function shortPlain(side: ListSide, leaf: Leaf, i: number): unknown {
  const { elements } = side;
  const { field } = leaf;
  const o = i * elements.size + leaf.offset;
  if (field.size <= longValue) return plainOf(side, leaf, i);
  if (field instanceof BytesField) return [...field.get(elements.d, o).subarray(0, toldValues)];
  if (!(field instanceof ArrayField)) return plainOf(side, leaf, i);
  const element = field.element as AnyField;
  const count = Math.min(field.length, toldValues);
  return Array.from({ length: count }, (_, k) =>
    element.plain(elements.d, o + k * element.size, elements.littleEndian),
  );
}

function flatOf(side: ListSide, leaf: Leaf, i: number): readonly unknown[] {
  const { elements } = side;
  const o = i * elements.size + leaf.offset;
  if (leaf.field instanceof BytesField) return [...leaf.field.get(elements.d, o)];
  const values: (number | bigint | boolean | string)[] = [];
  leaf.field.flatten(elements.d, o, elements.littleEndian, values);
  return values;
}

function longValues(
  left: readonly unknown[],
  right: readonly unknown[],
): Pick<FieldChange, 'left' | 'right' | 'from' | 'differing'> {
  const length = Math.max(left.length, right.length);
  let from = -1;
  let differing = 0;
  for (let k = 0; k < length; k++) {
    if (Object.is(left[k], right[k])) continue;
    if (from < 0) from = k;
    differing++;
  }
  const start = Math.max(0, from);
  if (differing === 0) return { left: left.slice(0, toldValues), right: right.slice(0, toldValues) };
  return {
    left: left.slice(start, start + toldValues),
    right: right.slice(start, start + toldValues),
    from: start,
    differing,
  };
}
