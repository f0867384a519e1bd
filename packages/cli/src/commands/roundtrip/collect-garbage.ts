import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;
let usedSince = 0;

/** So many bytes may be used and left before they are given back: less costs time, more costs memory. */
const portion = 4 * 1024 * 1024;
/** A piece as large as this is given back at once: what was made of it is larger still. */
const largePiece = 1024 * 1024;

/**
 * Keeps the part of the heap that new values go to as small as it is at the start: it would grow by half a map, for
 * blocks of plain data that are gone when the next one is made.
 */
export function useLittleMemory(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}

/**
 * Gives back memory that nothing uses any more. Node itself waits until there is much more of it: a file that was read
 * and written whole would stay in memory beside all that comes after.
 */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
  usedSince = 0;
}

/** Says that some bytes were used and are of no use any more, and gives memory back when they have become many. */
export function collectGarbageAfter(byteCount: number): void {
  usedSince += byteCount;
  if (usedSince >= portion || byteCount >= largePiece) collectGarbage();
}
