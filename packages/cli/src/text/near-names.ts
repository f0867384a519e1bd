/** Names that may have been meant by one that isn't among them, the nearest first; at most three. */
export function nearNames(name: string, names: readonly string[]): string[] {
  const most = Math.max(1, Math.floor(name.length * 0.4));
  return [...new Set(names)]
    .map((other) => ({ other, distance: other.includes(name) ? 1 : editDistance(name, other) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.other.length - b.other.length)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** What follows a message about a name that isn't known: names that may have been meant; empty without any. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? '' : ` (did you mean ${names.join(' or ')}?)`;
}

/** How many letters have to be changed, added, taken away or swapped with the next one to make one text of another. */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const ways = [
        (row[j - 1] as number) + 1,
        (last[j] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
        ...(isSwap ? [(before[j - 2] as number) + 1] : []),
      ];
      row.push(Math.min(...ways));
    }
    before = last;
    last = row;
  }
  return last[to.length] as number;
}
