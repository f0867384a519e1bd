import type { Disguise, DisguiseFinder } from './disguise.js';

class RepeatedKey implements Disguise {
  readonly kind = 'repeated-key';
  readonly title: string;
  /** What the bytes of the file are combined with, over and over, by exclusive or. */
  readonly key: Uint8Array;

  constructor(key: Uint8Array) {
    this.key = key;
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
}

/** A file whose bytes are combined with a key by exclusive or, over and over from the file's start. */
export function repeatedKey(key: Uint8Array): Disguise {
  return new RepeatedKey(Uint8Array.from(key));
}

/**
 * Finds such a key where it stands bare: at `offset`, where the file beneath has nothing but zeros. `undefined` when the
 * file ends before, and when zeros stand there, since then nothing is disguised.
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
      return repeatedKey(turned);
    },
  };
}
