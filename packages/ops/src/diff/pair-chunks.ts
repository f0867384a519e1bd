import { type ChunkTree, fileLevel } from '@brushwork/formats';
import { align } from './align.js';
import { Hashes, Mixer } from './hashes.js';

/** A chunk of two trees: by its number in each, `undefined` where there is none. */
export interface ChunkPair {
  /** Number in the left tree. */
  readonly left: number | undefined;
  /** Number in the right tree. */
  readonly right: number | undefined;
}

/** Hash of all that is in each chunk, and hash of its tag. */
export interface ChunkHashes {
  /** Of what is in it, the chunks inside included. */
  readonly content: Hashes;
  /** Of its tag alone. */
  readonly tag: Hashes;
}

/** Hashes of the chunks of a tree. Every byte is looked at once. */
export function chunkHashes(tree: ChunkTree): ChunkHashes {
  const { count } = tree;
  const content = new Hashes(count);
  const tag = new Hashes(count);
  const mixer = new Mixer();
  // What is inside a chunk comes behind it.
  for (let i = count - 1; i >= 0; i--) {
    const chunk = tree.chunk(i);
    mixer.start();
    mixer.add(chunk.id);
    mixer.finish(tag, i);
    mixer.start();
    mixer.add(chunk.id);
    if (chunk.isContainer) {
      for (const child of tree.childIndexes(i)) mixer.addHash(content, child);
      const tail = tree.tailOf(i);
      mixer.addBytes(tree.bytes.subarray(tail.start, tail.end));
    } else mixer.addBytes(chunk.payload);
    mixer.finish(content, i);
  }
  return { content, tag };
}

/**
 * Puts the chunks of two trees together, level by level: equal ones, then those of one tag in their order. Chunks of which
 * one tree has no counterpart are given without what is in them; the others from the outside in.
 */
export function pairChunks(left: ChunkTree, right: ChunkTree, maxThings: number): ChunkPair[] {
  const [lefts, rights] = [chunkHashes(left), chunkHashes(right)];
  const found: ChunkPair[] = [];
  const open: [number, number][] = [[fileLevel, fileLevel]];
  for (let parents = open.pop(); parents !== undefined; parents = open.pop()) {
    const [ones, others] = [[...left.childIndexes(parents[0])], [...right.childIndexes(parents[1])]];
    const { leftToRight, rightToLeft } = align(pick(lefts.content, ones), pick(rights.content, others), {
      identities: [{ left: pick(lefts.tag, ones), right: pick(rights.tag, others) }],
      areMovedFound: true,
      maxThings,
    });
    ones.forEach((one, k) => {
      const other = others[leftToRight[k] as number];
      found.push({ left: one, right: other });
      if (other === undefined) return;
      const isSame = lefts.content.isSame(one, rights.content, other);
      if (!isSame && left.chunk(one).isContainer && right.chunk(other).isContainer) open.push([one, other]);
    });
    others.forEach((other, k) => {
      if (rightToLeft[k] === -1) found.push({ left: undefined, right: other });
    });
  }
  return found;
}

function pick(hashes: Hashes, indexes: readonly number[]): Hashes {
  const picked = new Hashes(indexes.length);
  indexes.forEach((index, k) => {
    picked.low[k] = hashes.low[index] as number;
    picked.high[k] = hashes.high[index] as number;
  });
  return picked;
}
