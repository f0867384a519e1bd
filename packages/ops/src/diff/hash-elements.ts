import type { FlatValue } from '@brushwork/record';
import { type AddReference, referenceAdder } from './add-reference.js';
import { Hashes, Mixer } from './hashes.js';
import type { Leaf } from './leaf.js';
import { isInOwnBytes, type ListPair, type SharedLeaf } from './list-pair.js';
import { type ListSide, ownBits } from './list-side.js';
import type { Targets } from './target-list.js';

/** A leaf and how what it leads to goes into a hash. */
interface Added {
  readonly leaf: Leaf;
  readonly add: AddReference;
}

/** Makes hashes of the elements of one side of a pair of lists: of what they are and of what they lead to. */
export class ElementHasher {
  private readonly side: ListSide;
  private readonly addOwn: (mixer: Mixer, o: number) => void;
  /** Of what each element has, once. */
  private readonly always: readonly AddReference[];
  /** Of what an element may have, or has in one of several places. */
  private readonly others: readonly (readonly Added[])[];
  private readonly mixer = new Mixer();

  /** `names`: what goes in; everything that both sides have unless given. */
  constructor(
    pair: ListPair,
    which: 'left' | 'right',
    options: { targets: Targets; names?: readonly string[] },
  ) {
    const { targets, names } = options;
    const side = pair[which];
    this.side = side;
    const shared = names === undefined ? comparedOf(pair) : sharedOf(pair, names);
    const isWhole = pair.isLike && names === undefined && pair.numbers.size === 0;
    this.addOwn = isWhole ? ownBytesAdder(side) : () => {};
    const wanted = shared.filter((one) => !(isWhole && isInOwnBytes(one)));
    const adders = (one: SharedLeaf): Added[] =>
      one[which].map((leaf) => ({ leaf, add: adderOf(side, leaf, { targets, one }) }));
    this.always = wanted.filter(isAlways).flatMap((one) => adders(one).map(({ add }) => add));
    this.others = wanted.filter((one) => !isAlways(one)).map(adders);
  }

  /** The hash of each element. */
  hashAll(): Hashes {
    const { length } = this.side.elements;
    const hashes = new Hashes(length);
    for (let i = 0; i < length; i++) this.hash(i, hashes, i);
    return hashes;
  }

  /** Writes the hash of an element down. */
  hash(i: number, hashes: Hashes, at: number): void {
    const { addOwn, always, mixer, others, side } = this;
    const o = i * side.elements.size;
    mixer.start();
    addOwn(mixer, o);
    for (let k = 0; k < always.length; k++) (always[k] as AddReference)(mixer, i, o);
    for (let k = 0; k < others.length; k++) {
      for (const { leaf, add } of others[k] as readonly Added[]) {
        if ((leaf.holds === undefined && leaf.overlay === undefined) || side.has(leaf, i)) {
          add(mixer, i, o);
          break;
        }
      }
    }
    mixer.finish(hashes, at);
  }
}

/** Whether every element of both files has it, in one place. */
function isAlways({ left, right }: SharedLeaf): boolean {
  return [left, right].every((leaves) => {
    const [leaf] = leaves;
    return leaves.length === 1 && leaf?.holds === undefined && leaf?.overlay === undefined;
  });
}

/** All leaves but those that only number the elements. */
function comparedOf({ numbers, shared }: ListPair): readonly SharedLeaf[] {
  return numbers.size === 0 ? shared : shared.filter(({ name }) => !numbers.has(name));
}

/** Leaves of some names; a name of a whole, such as a vector, stands for all that is in it. */
function sharedOf(pair: ListPair, names: readonly string[]): SharedLeaf[] {
  return pair.shared.filter(({ name }) =>
    names.some((wanted) => name === wanted || name.startsWith(`${wanted}.`)),
  );
}

function adderOf(
  side: ListSide,
  leaf: Leaf,
  { targets, one }: { readonly targets: Targets; readonly one: SharedLeaf },
): AddReference {
  const leads = [...one.left, ...one.right].every(({ role }) => role !== undefined);
  if (leads && leaf.role !== undefined) return referenceAdder(side, leaf, targets);
  return valueAdder(side, leaf);
}

/** How a leaf's value goes into a hash, whatever bytes it takes. */
function valueAdder(side: ListSide, { field, offset }: Leaf): AddReference {
  const { d, littleEndian } = side.elements;
  const values: FlatValue[] = [];
  return (mixer, _, o) => {
    values.length = 0;
    field.flatten(d, o + offset, littleEndian, values);
    for (const value of values) {
      if (typeof value === 'number') mixer.addNumber(value);
      else mixer.addText(String(value));
    }
  };
}

/** How the bytes of an element go into a hash without those that count otherwise or not at all. */
function ownBytesAdder(side: ListSide): (mixer: Mixer, o: number) => void {
  const { d, size } = side.elements;
  const whole = size - (size % 4);
  const mask = ownBits(side, size);
  const offsets: number[] = [];
  const masks: number[] = [];
  const maskView = new DataView(mask.buffer);
  for (let at = 0; at < whole; at += 4) {
    const word = maskView.getInt32(at, true);
    if (word === 0) continue;
    offsets.push(at);
    masks.push(word);
  }
  const [words, wordMasks] = [Int32Array.from(offsets), Int32Array.from(masks)];
  return (mixer, o) => {
    for (let k = 0; k < words.length; k++)
      mixer.add(d.getInt32(o + (words[k] as number), true) & (wordMasks[k] as number));
    for (let at = whole; at < size; at++) {
      const bits = mask[at] as number;
      if (bits !== 0) mixer.add(d.getUint8(o + at) & bits);
    }
  };
}
