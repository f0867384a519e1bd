import {
  type AnyField,
  type EitherRole,
  isNone,
  type RefRole,
  type SignedRole,
  type SpanRole,
  type TextOffsetRole,
} from '@brushwork/record';
import { countReader } from '../validate/schema/count-reader.js';
import { readerOf } from '../validate/schema/read-number.js';
import type { Mixer } from './hashes.js';
import type { Leaf } from './leaf.js';
import { type ListSide, targetName } from './list-side.js';
import type { TargetList, Targets } from './target-list.js';

/** Adds what a number of element `i`, which begins at `o`, leads to. */
export type AddReference = (mixer: Mixer, i: number, o: number) => void;

/** Longest text, and most bytes, that are looked at where a number leads into a lump without elements. */
const mostBytes = 64;

/** Marks of what a number means, so that different ones never look alike. */
const mark = { number: 1, element: 2, negative: 3, none: 4, span: 5, text: 6 } as const;

/**
 * How what a leaf leads to goes into a hash: as what the target is, whatever its number. A number that leads nowhere goes
 * in as it is. Follows one step: what the target itself leads to is in the target's own hash already.
 */
export function referenceAdder(side: ListSide, leaf: Leaf, targets: Targets): AddReference {
  const { elements } = side;
  const { role, field, offset } = leaf;
  const read = readerOf(field, offset, elements.littleEndian);
  const { d } = elements;
  switch (role?.kind) {
    case 'span':
      return addSpan(side, { leaf, role }, targets);
    case 'run':
      return addRun(side, { leaf, lump: role.lump }, targets);
    case 'ref':
    case 'signed':
    case 'either':
    case 'text-offset': {
      const add = addOne(side, role, targets);
      return (mixer, _, o) => add(mixer, read(d, o));
    }
    default:
      return (mixer, _, o) => mixer.addNumber(read(d, o));
  }
}

type One = RefRole | EitherRole | SignedRole | TextOffsetRole;

function addOne(side: ListSide, role: One, targets: Targets): (mixer: Mixer, value: number) => void {
  const name = targetName(side.elements, role.lump);
  const list = targets.list(name);
  if (role.kind === 'text-offset') return addText(targets.bytes(name));
  if (role.kind === 'either') {
    const other = targets.list(targetName(side.elements, role.negative));
    return (mixer, value) => {
      if (value >= 0) addElement(mixer, list, value);
      else {
        mixer.add(mark.negative);
        addElement(mixer, other, -1 - value);
      }
    };
  }
  if (role.kind === 'signed')
    return (mixer, value) => {
      if (value < 0) mixer.add(mark.negative);
      addElement(mixer, list, Math.abs(value));
    };
  const isBytes = role.unit === 'bytes';
  const bytes = isBytes && list === undefined ? targets.bytes(name) : undefined;
  return (mixer, value) => {
    if (isNone(role, value)) {
      mixer.add(mark.none);
      mixer.addNumber(value);
    } else if (bytes !== undefined) addBytes(mixer, bytes, value);
    else if (isBytes && list !== undefined) addElement(mixer, list, value / Math.max(1, list.elementSize));
    else addElement(mixer, list, value);
  };
}

function addElement(mixer: Mixer, list: TargetList | undefined, index: number): void {
  const ids = list?.ids;
  if (list === undefined || !(Number.isInteger(index) && index >= 0 && index < list.length)) {
    mixer.add(mark.number);
    mixer.addNumber(index);
    return;
  }
  mixer.add(mark.element);
  // What isn't known yet leads back to where it came from: it is added in the rounds that follow.
  if (ids !== undefined) mixer.addHash(ids, index);
}

function addText(bytes: Uint8Array | undefined): (mixer: Mixer, value: number) => void {
  return (mixer, value) => {
    if (bytes === undefined || !(value >= 0 && value < bytes.length)) mixer.addNumber(value);
    else {
      const reach = bytes.subarray(value, value + mostBytes * 4);
      const nul = reach.indexOf(0);
      mixer.add(mark.text);
      mixer.addBytes(nul < 0 ? reach : reach.subarray(0, nul));
    }
  };
}

function addBytes(mixer: Mixer, bytes: Uint8Array, value: number): void {
  if (value >= 0 && value < bytes.length) mixer.addBytes(bytes.subarray(value, value + mostBytes));
  else mixer.addNumber(value);
}

function addSpan(
  side: ListSide,
  { leaf, role }: { leaf: Leaf; role: SpanRole },
  targets: Targets,
): AddReference {
  const { elements } = side;
  const { d, littleEndian } = elements;
  const read = readerOf(leaf.field, leaf.offset, littleEndian);
  const readCount = countReader(role.count, leaf.scope, littleEndian);
  const list = targets.list(targetName(elements, role.lump));
  return (mixer, _, o) => {
    const count = readCount(d, o);
    const first = read(d, o);
    mixer.add(mark.span);
    // Without elements it doesn't matter where they would begin.
    if (count === 0) return;
    if (isNone(role, first)) mixer.addNumber(first);
    else addStretch(mixer, list, { first: role.from === 'start' ? 0 : first, count, written: first });
  };
}

interface Stretch {
  readonly first: number;
  readonly count: number;
  /** The number as it is written, for a stretch that isn't there. */
  readonly written: number;
}

function addStretch(mixer: Mixer, list: TargetList | undefined, { first, count, written }: Stretch): void {
  const isInside =
    list !== undefined &&
    Number.isInteger(first) &&
    Number.isInteger(count) &&
    first >= 0 &&
    count > 0 &&
    count <= list.length &&
    first <= list.length - count;
  if (!isInside) {
    mixer.add(mark.number);
    mixer.addNumber(written);
    return;
  }
  const { spans } = list;
  mixer.add(count);
  if (spans === undefined) return;
  mixer.add(spans.lowOf(first, first + count));
  mixer.add(spans.highOf(first, first + count));
}

function addRun(
  side: ListSide,
  { leaf, lump }: { leaf: Leaf; lump: string },
  targets: Targets,
): AddReference {
  const list = targets.list(targetName(side.elements, lump));
  const starts = runStarts(side, leaf);
  return (mixer, i) => {
    const first = starts[i] as number;
    const count = (starts[i + 1] as number) - first;
    mixer.add(mark.span);
    mixer.addNumber(count);
    if (count > 0) addStretch(mixer, list, { first, count, written: -1 });
  };
}

/** Where each run of a list begins, and behind the last one where it ends: a count below 0 is 0. */
export function runStarts(side: ListSide, leaf: Leaf): Float64Array {
  const { d, length, littleEndian, size } = side.elements;
  const read = readerOf(leaf.field as AnyField, leaf.offset, littleEndian);
  const starts = new Float64Array(length + 1);
  for (let i = 0; i < length; i++) {
    const count = side.has(leaf, i) ? read(d, i * size) : 0;
    starts[i + 1] = (starts[i] as number) + Math.max(0, count);
  }
  return starts;
}
