/** What `alignGap` works with. */
interface GapTask {
  /** Whether two things are equal. */
  isSame(left: number, right: number): boolean;
  /** Puts two things together. */
  pair(left: number, right: number): void;
}

/** Pairs a longest common subsequence of two short lists. Time and memory are their product. */
export function alignGap(left: readonly number[], right: readonly number[], { isSame, pair }: GapTask): void {
  const width = right.length + 1;
  const longest = new Int32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const at = i * width + j;
      longest[at] = isSame(left[i] as number, right[j] as number)
        ? (longest[at + width + 1] as number) + 1
        : Math.max(longest[at + width] as number, longest[at + 1] as number);
    }
  }
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const at = i * width + j;
    const [l, r] = [left[i] as number, right[j] as number];
    if (isSame(l, r)) {
      pair(l, r);
      i++;
      j++;
    } else if ((longest[at + width] as number) >= (longest[at + 1] as number)) i++;
    else j++;
  }
}

/** What `alignSimilar` works with. */
interface SimilarTask {
  /** How much of two things is the same, from 0 to 1. */
  similarity(left: number, right: number): number;
  /** Puts two things together. */
  pair(left: number, right: number): void;
}

/** Less than that, and two things are taken for different ones. */
const leastSimilar = 0.5;

/** Pairs things of two short lists in their order so that as much as can be is the same. Time and memory are their product. */
export function alignSimilar(
  left: readonly number[],
  right: readonly number[],
  { similarity, pair }: SimilarTask,
): void {
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  const scores = new Float64Array(left.length * right.length);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      const found = similarity(left[i] as number, right[j] as number);
      const score = found >= leastSimilar ? found : -1;
      scores[i * right.length + j] = score;
      const at = i * width + j;
      best[at] = Math.max(
        best[at + width] as number,
        best[at + 1] as number,
        score < 0 ? 0 : score + (best[at + width + 1] as number),
      );
    }
  }
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const at = i * width + j;
    const score = scores[i * right.length + j] as number;
    if (score >= 0 && best[at] === score + (best[at + width + 1] as number)) {
      pair(left[i] as number, right[j] as number);
      i++;
      j++;
    } else if (best[at] === best[at + width]) i++;
    else j++;
  }
}
