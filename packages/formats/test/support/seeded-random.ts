/** Random numbers that are the same in each run (xorshift32), so that a failure can be looked at again. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
