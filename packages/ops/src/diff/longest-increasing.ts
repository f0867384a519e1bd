/**
 * Which of the numbers of a list are part of a longest run of ascending ones: 1 where they are. Numbers below 0 never are.
 * Time is that of sorting.
 */
export function longestIncreasing(values: Int32Array): Uint8Array {
  const { length } = values;
  const tails = new Int32Array(length);
  const before = new Int32Array(length);
  let size = 0;
  for (let i = 0; i < length; i++) {
    const value = values[i] as number;
    if (value < 0) continue;
    let low = 0;
    let high = size;
    if (size > 0 && (values[tails[size - 1] as number] as number) < value) low = size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = low === 0 ? -1 : (tails[low - 1] as number);
    tails[low] = i;
    if (low === size) size++;
  }
  const chosen = new Uint8Array(length);
  for (let i = size === 0 ? -1 : (tails[size - 1] as number); i >= 0; i = before[i] as number) chosen[i] = 1;
  return chosen;
}
