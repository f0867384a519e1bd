import { type AnyField, BitsField } from '@brushwork/record';
import type { Elements } from '../validate/schema/elements.js';
import type { Leaf } from './leaf.js';
import { leavesOf } from './leaves-of.js';

/** The name of the reading of each element's overlay, by the overlay's name. */
export type Readings = ReadonlyMap<string, readonly (string | undefined)[]>;

/** Which lists an element may lead to, by the name that references have for them. */
export function targetName(elements: Pick<Elements, 'lump'>, lump: string): string {
  return lump.startsWith('.') ? elements.lump + lump : lump;
}

/** The elements of a list in one of two files, with what they are compared by. */
export class ListSide {
  /** The elements. */
  readonly elements: Elements;
  /** What each is compared by. */
  readonly leaves: readonly Leaf[];
  /** The same by name; overlays aren't in it. */
  readonly byName: ReadonlyMap<string, Leaf>;
  /** Which readings of overlays hold. */
  readonly readings: Readings;

  constructor(elements: Elements, readings: Readings) {
    this.elements = elements;
    this.readings = readings;
    this.leaves = knownLeavesOf(elements);
    this.byName = new Map(
      this.leaves.filter(({ overlay }) => overlay === undefined).map((leaf) => [leaf.name, leaf]),
    );
  }

  /** Whether a leaf is there in an element. */
  has({ holds, overlay }: Leaf, i: number): boolean {
    const { d, size } = this.elements;
    if (holds !== undefined && !holds(d, i * size)) return false;
    if (overlay === undefined) return true;
    return (this.readings.get(overlay.overlay)?.[i] ?? 'raw') === overlay.reading;
  }

  /** The bytes of an element. */
  bytesOf(i: number): Uint8Array {
    const { d, size } = this.elements;
    return new Uint8Array(d.buffer, d.byteOffset + i * size, size);
  }

  /** Whether an element has the same parts at the same places as one of another list. */
  isLike({ elements }: ListSide): boolean {
    return elements.littleEndian === this.elements.littleEndian && isSameRoot(elements, this.elements);
  }
}

function isSameRoot(a: Elements, b: Elements): boolean {
  if (a.root === b.root) return true;
  // The single values of a sequence are laid out for each file.
  if (a.isList || b.isList || !('slots' in a.root) || !('slots' in b.root)) return false;
  const [left, right] = [a.root.slots, b.root.slots];
  return (
    left.length === right.length &&
    left.every(({ name, field, offset }, i) => {
      const other = right[i];
      return other?.name === name && other.field === field && other.offset === offset;
    })
  );
}

const known = {
  little: new WeakMap<object, readonly Leaf[]>(),
  big: new WeakMap<object, readonly Leaf[]>(),
};

function knownLeavesOf({ root, littleEndian }: Elements): readonly Leaf[] {
  const cache = littleEndian ? known.little : known.big;
  let leaves = cache.get(root);
  if (leaves === undefined) {
    leaves = leavesOf(root, littleEndian);
    cache.set(root, leaves);
  }
  return leaves;
}

/** Which bits of an element's bytes count whatever is in it: those of leaves that lead nowhere and are always there. */
export function ownBits(side: ListSide, size: number): Uint8Array {
  const mask = new Uint8Array(size);
  const little = side.elements.littleEndian;
  for (const leaf of side.leaves) {
    if (!isPlain(leaf)) continue;
    const { field, offset } = leaf;
    if (field instanceof BitsField) addBits(mask, { field, offset, little });
    else mask.fill(0xff, offset, offset + field.size);
  }
  return mask;
}

/** Whether a leaf's bytes are its value, always. */
export function isPlain({ field, holds, overlay, role }: Leaf): boolean {
  return holds === undefined && overlay === undefined && role === undefined && !hasText(field);
}

/** Whether bytes behind a NUL aren't part of the value. */
export function hasText(field: AnyField): boolean {
  const element = (field as AnyField & { readonly element?: AnyField }).element;
  return field.kind === 'text' || (element !== undefined && hasText(element));
}

function addBits(
  mask: Uint8Array,
  {
    field,
    offset,
    little,
  }: { readonly field: BitsField<string>; readonly offset: number; readonly little: boolean },
): void {
  for (let bit = field.shift; bit < field.shift + field.bits; bit++) {
    const byte = little ? bit >> 3 : field.size - 1 - (bit >> 3);
    mask[offset + byte] = (mask[offset + byte] as number) | (1 << (bit & 7));
  }
}
