import type { FlatValue } from '@brushwork/record';
import type { Leaf } from './leaf.js';
import { hasText, isPlain, type ListSide } from './list-side.js';

/** What both files have in their elements under one name. */
export interface SharedLeaf {
  /** The name; the reading of an overlay is part of it. */
  readonly name: string;
  /** What the left file has; several where arms of a union share a name. */
  readonly left: readonly Leaf[];
  /** What the right file has. */
  readonly right: readonly Leaf[];
}

/** A list that both files have. */
export class ListPair {
  /** Path of the list: a lump, or parts of one, `GAME_LUMP.sprp.props`. */
  readonly path: string;
  /** The elements in the left file. */
  readonly left: ListSide;
  /** The elements in the right file. */
  readonly right: ListSide;
  /** Whether both have the same parts at the same places, so that bytes can be compared. */
  readonly isLike: boolean;
  /** What is compared, sorted by name unless both have the same parts. */
  readonly shared: readonly SharedLeaf[];
  /** Names of what only one of the files has. */
  readonly unshared: { readonly left: readonly string[]; readonly right: readonly string[] };
  /** Names of what only numbers the elements: another number is no difference. */
  readonly numbers: ReadonlySet<string>;

  constructor(path: string, left: ListSide, right: ListSide, numbers: ReadonlySet<string> = new Set()) {
    this.path = path;
    this.numbers = numbers;
    this.left = left;
    this.right = right;
    this.isLike = left.isLike(right);
    const [lefts, rights] = [byKey(left.leaves), byKey(right.leaves)];
    const names = [...lefts.keys()].filter((name) => rights.has(name));
    if (!this.isLike) names.sort();
    this.shared = names.map((name) => ({ name, left: lefts.get(name) ?? [], right: rights.get(name) ?? [] }));
    this.unshared = {
      left: [...lefts.keys()].filter((name) => !rights.has(name)),
      right: [...rights.keys()].filter((name) => !lefts.has(name)),
    };
  }

  /** Whether a leaf that leads nowhere has the same value in an element of each file. */
  isSameValue(left: { leaf: Leaf; i: number }, right: { leaf: Leaf; i: number }): boolean {
    const { elements: a } = this.left;
    const { elements: b } = this.right;
    const [o, p] = [left.i * a.size + left.leaf.offset, right.i * b.size + right.leaf.offset];
    const { field } = left.leaf;
    const { field: other } = right.leaf;
    const areBytesValues = a.littleEndian === b.littleEndian || field.size === 1;
    if (areBytesValues && field === other && field.kind !== 'bits' && !hasText(field)) {
      for (let k = 0; k < field.size; k++) if (a.d.getUint8(o + k) !== b.d.getUint8(p + k)) return false;
      return true;
    }
    const values: FlatValue[] = [];
    const others: FlatValue[] = [];
    field.flatten(a.d, o, a.littleEndian, values);
    other.flatten(b.d, p, b.littleEndian, others);
    return values.length === others.length && values.every((value, k) => Object.is(value, others[k]));
  }
}

/** Name by which a leaf is found in the other file. */
export function leafKey({ name, overlay }: Leaf): string {
  return overlay === undefined || overlay.reading === 'raw' ? name : `${name}.${overlay.reading}`;
}

function byKey(leaves: readonly Leaf[]): Map<string, Leaf[]> {
  const keys = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const key = leafKey(leaf);
    const known = keys.get(key);
    if (known === undefined) keys.set(key, [leaf]);
    else known.push(leaf);
  }
  return keys;
}

/** Whether a shared leaf is in the bytes of elements that both files lay out alike, whatever is in them. */
export function isInOwnBytes({ left }: SharedLeaf): boolean {
  return left.length === 1 && isPlain(left[0] as Leaf);
}
