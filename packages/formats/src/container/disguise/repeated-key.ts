import { FormatError } from '@brushwork/record';
import type { Disguise, DisguiseFinder } from './disguise.js';

class RepeatedKey implements Disguise {
  readonly kind = 'repeated-key';
  readonly title: string;
  /** What the bytes of the file are combined with, over and over, by exclusive or. */
  private readonly key: Uint8Array;
  /** Where it stands bare. */
  private readonly place: number;

  constructor(key: Uint8Array, place: number) {
    this.key = key;
    this.place = place;
    this.title = `every byte combined with one of ${key.length} key bytes`;
  }

  turn(bytes: Uint8Array, offset: number): void {
    const { key } = this;
    const { length } = key;
    let place = offset % length;
    for (let i = 0; i < bytes.length; i++) {
      bytes[i] = (bytes[i] as number) ^ (key[place] as number);
      place = place + 1 === length ? 0 : place + 1;
    }
  }

  hide(file: Uint8Array): void {
    const { place, key } = this;
    const bare = file.subarray(place, place + key.length);
    const filled = bare.findIndex((byte) => byte !== 0);
    if (filled >= 0 || bare.length < key.length) {
      const message = `can't be hidden: the ${key.length} bytes from ${place} on have to be 0, since the key is found there`;
      throw new FormatError('does-not-fit', message, { offset: place, expected: 0, found: bare[filled] });
    }
    this.turn(file, 0);
  }
}

/**
 * Finds a key that the bytes of a file are combined with by exclusive or, over and over from the file's start, where it
 * stands bare: at `offset`, where the file beneath has nothing but zeros. `undefined` when the file ends before, and when
 * zeros stand there, since then nothing is disguised.
 */
export function repeatedKeyAt(offset: number, length: number): DisguiseFinder {
  return {
    headSize: offset + length,
    find(head) {
      const key = head.subarray(offset, offset + length);
      if (key.length < length || key.every((byte) => byte === 0)) return undefined;
      // The key begins anew at each multiple of its length.
      const start = offset % length;
      const turned = new Uint8Array(length);
      for (let i = 0; i < length; i++) turned[(start + i) % length] = key[i] as number;
      return new RepeatedKey(turned, offset);
    },
  };
}
