import { FormatError, type FormatPath } from '@brushwork/record';

/** The clusters of a row in ascending order: numbers, and ranges with their last one, as in `0-3 7 9-12`. */
export function rowText(row: Uint8Array): string {
  const ranges: string[] = [];
  let first = -1;
  const close = (last: number): void => {
    if (first >= 0) ranges.push(first === last ? `${first}` : `${first}-${last}`);
    first = -1;
  };
  for (let i = 0; i < row.length; i++) {
    const byte = row[i] as number;
    if (byte === 0 || byte === 0xff) {
      if (byte === 0) close(i * 8 - 1);
      else if (first < 0) first = i * 8;
      continue;
    }
    for (let bit = 0; bit < 8; bit++) {
      const cluster = i * 8 + bit;
      if ((byte & (1 << bit)) === 0) close(cluster - 1);
      else if (first < 0) first = cluster;
    }
  }
  close(row.length * 8 - 1);
  return ranges.join(' ');
}

const RANGE = /^(\d+)(?:-(\d+))?$/;

/** A row of `size` bytes from what `rowText` writes; `does-not-fit` for other text and for clusters that the row has no bit for. */
export function rowFromText(text: string, size: number, path: FormatPath): Uint8Array {
  const row = new Uint8Array(size);
  for (const range of text.split(' ')) {
    if (range === '') continue;
    const match = RANGE.exec(range);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (!(first <= last && last < size * 8)) {
      throw new FormatError('does-not-fit', 'needs ranges of clusters such as 0-3 7', {
        path,
        expected: `0 to ${size * 8 - 1}`,
        found: range.slice(0, 40),
      });
    }
    for (let cluster = first; cluster <= last; cluster++) row[cluster >> 3]! |= 1 << (cluster & 7);
  }
  return row;
}
